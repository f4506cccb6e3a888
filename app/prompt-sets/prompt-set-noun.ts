// First, before a schema is made: it tells Zod not to compile, which our policy refuses.
import '../records/form/field-schema.ts'
import { z } from 'zod'
import { adminPromptSetsPath, editPromptSetPath } from '../admin-paths.ts'
import { answerKinds } from '../answer-kind.ts'
import { isSeen } from '../platform/seen.ts'
import { isStorable, wellFormed } from '../platform/well-formed.ts'
import { longestPrompt } from '../prompt-path.ts'
import { defineNoun, type SchemaNeeds } from '../records/noun.ts'
import { countText } from '../ui/count-text.ts'
import { blockCategories, everydaySetId, everydayTitle } from './prompt-set.ts'
import { withTemplateIds } from './template-ids.ts'

/** What an answer is, as an editor chooses it. */
export const answerKindLabels = {
  letter: 'Una lettera da mandare',
  message: 'Un messaggio da mandare',
} as const satisfies Record<(typeof answerKinds)[number], string>

/**
 * How much a set may hold; texts in characters. Only administrators' screens and the server ask.
 */
export const promptSetLimits = {
  blocks: 400,
  blockText: 1000,
  templates: 100,
  templateBlocks: 30,
  title: 120,
  description: 300,
  need: 60,
  why: 300,
  sets: 2000,
} as const

/** What the forms of a prompt set say, and what else can be wrong in one. */
const promptSetTexts = {
  professionMissing: 'Seleziona una professione',
  blocksMissing: 'Aggiungi almeno un blocco prompt',
  templateTitleMissing: 'Scrivi il titolo del template',
  templateTextMissing: 'Scrivi almeno un pezzo di testo per il template',
  templateTooLong: `Il testo del template è troppo lungo: al massimo ${countText(longestPrompt)} caratteri in tutto`,
  blockTwice: "Questo blocco c'è già",
  emojiInvalid: 'Metti una sola emoji, per esempio 📝',
} as const

/** What a new template carries, and one that came without. */
export const defaultEmoji = '📝'

const unreadable = 'Il testo contiene caratteri che non si possono salvare'

/** A text without blanks around it; what a form leaves out is empty. */
function text(maximum: number, name: string) {
  return z
    .string({ error: `${name}: serve un testo` })
    .refine(
      (value) => value.trim().length <= maximum,
      `${name}: al massimo ${countText(maximum)} caratteri`,
    )
    .refine(isStorable, unreadable)
    .nullish()
    .transform((value) => (isSeen(value ?? '') ? wellFormed(value ?? '').trim() : ''))
}

const list = <Item extends z.ZodType>(item: Item, maximum: number, tooMany: string) =>
  z.array(item, { error: 'Serve un elenco' }).max(maximum, tooMany)

/** A form leaves an empty list out. */
const orNone = <Item, Input>(items: z.ZodType<Item[], Input>) =>
  items.nullish().transform((value) => value ?? [])

/** Firefox before 125 cannot count what a reader sees as one; there the server says it. */
const isOneCharacter = (value: string) =>
  typeof Intl.Segmenter !== 'function' ||
  [...new Intl.Segmenter('it', { granularity: 'grapheme' }).segment(value)].length === 1

const isEmoji = (value: string) =>
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u.test(value) && isOneCharacter(value)

const emoji = text(32, 'Emoji')
  .transform((value) => value || defaultEmoji)
  .refine(isEmoji, promptSetTexts.emojiInvalid)

const templateBlock = z.object(
  { text: text(longestPrompt, 'Testo') },
  { error: 'Serve un pezzo di testo' },
)

const block = z.object(
  {
    category: z
      .enum(blockCategories, { error: `Categoria: scegli tra ${blockCategories.join(', ')}` })
      .nullish()
      .transform((category) => category ?? blockCategories[0]),
    text: text(promptSetLimits.blockText, 'Blocco'),
  },
  { error: 'Serve un blocco' },
)

type ParsedBlock = z.output<typeof block>

/** Blank rows are dropped; their places still count where an error names one. */
const blocksSchema = list(
  block,
  promptSetLimits.blocks,
  `Blocchi: al massimo ${promptSetLimits.blocks}`,
)
  .superRefine((rows, context) => {
    const seen = new Set<string>()
    for (const [index, { text: own }] of rows.entries()) {
      if (own !== '' && seen.has(own)) {
        const path = [index, 'text']
        context.addIssue({ code: 'custom', path, message: promptSetTexts.blockTwice })
      }
      seen.add(own)
    }
  })
  .transform((rows): ParsedBlock[] => rows.filter((row) => row.text !== ''))

const templateFields = z.object(
  {
    /** '': it gets one when it is stored. */
    id: z
      .string({ error: 'Template: identificativo non valido' })
      .trim()
      .regex(/^[\w-]{0,100}$/, 'Template: identificativo non valido')
      .nullish()
      .transform((id) => id ?? ''),
    title: text(promptSetLimits.title, 'Titolo'),
    description: text(promptSetLimits.description, 'Descrizione'),
    need: text(promptSetLimits.need, 'Bisogno'),
    emoji,
    why: text(promptSetLimits.why, 'Perché funziona'),
    // The choice of none is left out, so that what 1.0.0 stored is what it was.
    answerKind: z
      .enum(['', ...answerKinds], { error: 'Che cosa è la risposta: scegli una voce' })
      .nullish()
      .transform((kind) => kind || undefined)
      .optional(),
    blocks: orNone(
      list(
        templateBlock,
        promptSetLimits.templateBlocks,
        `Template: al massimo ${promptSetLimits.templateBlocks} pezzi di testo`,
      ).transform((rows) => rows.filter((row) => row.text !== '')),
    ),
  },
  { error: 'Serve un template' },
)

type ParsedTemplate = z.output<typeof templateFields>

const isBlank = ({ title, description, need, why, blocks: pieces }: ParsedTemplate) =>
  title + description + need + why === '' && pieces.length === 0

const templateOf = (isDraft: boolean) =>
  templateFields.superRefine((one, context) => {
    if (isBlank(one)) return
    const wrong = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (!isDraft && one.title === '') wrong('title', promptSetTexts.templateTitleMissing)
    if (!isDraft && one.blocks.length === 0) wrong('blocks', promptSetTexts.templateTextMissing)
    if (one.blocks.map((piece) => piece.text).join(' ').length > longestPrompt) {
      wrong('blocks', promptSetTexts.templateTooLong)
    }
  })

/** A template that nobody began to fill is dropped. */
const templatesSchema = (isDraft: boolean) =>
  list(
    templateOf(isDraft),
    promptSetLimits.templates,
    `Template: al massimo ${promptSetLimits.templates}`,
  ).transform((rows) => rows.filter((row) => !isBlank(row)))

const professionId = z
  .string({ error: 'Professione: serve un testo' })
  .trim()
  .max(100, promptSetTexts.professionMissing)

/** A title under which the profession of a set can be found; '' for none. */
const known = (name: string) => text(200, name)

/**
 * A set of prompts. `professionId` is a profession's id, `everydaySetId` for the one that belongs to
 * none, '' while nobody said. It goes, and comes back, with its profession.
 */
export const promptSetNoun = defineNoun(
  ({ isDraft }: SchemaNeeds) =>
    z
      .object({
        professionId: professionId.nullish().transform((id) => id ?? ''),
        professionTitle: known('Titolo della professione'),
        title: known('Titolo'),
        blocks: orNone(blocksSchema),
        templates: orNone(templatesSchema(isDraft)),
      })
      .superRefine((given, context) => {
        // First the profession, then the blocks.
        const wrong = (field: string, message: string) =>
          context.addIssue({ code: 'custom', path: [field], message })
        if (isDraft) return
        if (given.professionId === '') wrong('professionId', promptSetTexts.professionMissing)
        else if (given.blocks.length === 0) wrong('blocks', promptSetTexts.blocksMissing)
      }),
  {
    name: 'promptSet',
    words: { one: 'set di prompt', many: 'set di prompt', the: 'il set', isFeminine: false },
    failures: {
      list: 'Errore nel caricamento dei prompt',
      load: 'Errore nel caricamento dei prompt',
      create: 'Errore durante la creazione dei prompt',
      save: 'Errore durante il salvataggio dei prompt',
      delete: "Errore durante l'eliminazione dei prompt",
      missing: 'Prompt non trovato',
    },
    labels: {
      professionId: { label: 'Professione', isText: false },
      professionTitle: 'Titolo della professione',
      title: 'Titolo',
      blocks: { label: 'Blocco', parts: { category: 'Categoria', text: 'Testo' } },
      templates: {
        label: 'Template',
        parts: {
          id: { label: 'Identificativo', isText: false },
          title: 'Titolo',
          description: 'Descrizione',
          need: 'Bisogno',
          emoji: { label: 'Emoji', isText: false },
          why: 'Perché funziona',
          answerKind: { label: 'Che cosa è la risposta', values: answerKindLabels },
          blocks: { label: 'Pezzo di testo', parts: { text: 'Testo' } },
        },
      },
    },
    title: (set) => titleOfSet(set),
    facet: {
      label: 'Professione',
      all: 'Tutte le professioni',
      noun: 'profession',
      of: ({ professionId }) => professionId,
    },
    refs: ({ professionId: id }) =>
      id === '' || id === everydaySetId
        ? []
        : [{ noun: 'profession', id, field: 'professionId', goesWith: true }],
    unique: ({ professionId }) => professionId || null,
    fitted: (set, former) => ({
      ...set,
      // No field of the form holds the titles.
      title: set.title || (former?.title ?? ''),
      professionTitle:
        set.professionTitle ||
        (former?.professionId === set.professionId ? former.professionTitle : ''),
      templates: withTemplateIds(set.templates, former?.templates),
    }),
    places: {
      list: adminPromptSetsPath,
      edit: editPromptSetPath,
      seen: null,
    },
    most: promptSetLimits.sets,
  },
)

type Named = { professionId: string; professionTitle: string; title: string }

/** What people know a set by: its profession's title where it has one. */
const titleOfSet = (set: Named): string =>
  set.professionId === everydaySetId
    ? everydayTitle
    : set.professionTitle || set.title || 'Senza professione'
