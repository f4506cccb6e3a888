import '../records/form/browser-schema.ts'
import { z } from 'zod'
import { isSeen } from '../platform/seen.ts'
import { isStorable, wellFormed } from '../platform/well-formed.ts'
import { longestPrompt } from '../prompt-path.ts'
import { countText } from '../ui/format-number.ts'
import { blockCategories } from './prompt-set.ts'

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
  why: 300,
  sets: 2000,
} as const

/** What the forms of a prompt set say, and what else can be wrong in one. */
export const promptSetTexts = {
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
const blocks = list(block, promptSetLimits.blocks, `Blocchi: al massimo ${promptSetLimits.blocks}`)
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
    id: z
      .string({ error: 'Template: identificativo non valido' })
      .trim()
      .regex(/^[\w-]{0,100}$/, 'Template: identificativo non valido')
      .nullish()
      .transform((id) => id || null),
    title: text(promptSetLimits.title, 'Titolo'),
    description: text(promptSetLimits.description, 'Descrizione'),
    emoji,
    why: text(promptSetLimits.why, 'Perché funziona'),
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

const isBlank = ({ title, description, why, blocks: pieces }: ParsedTemplate) =>
  title + description + why === '' && pieces.length === 0

const template = templateFields.superRefine((one, context) => {
  if (isBlank(one)) return
  const wrong = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message })
  if (one.title === '') wrong('title', promptSetTexts.templateTitleMissing)
  if (one.blocks.length === 0) wrong('blocks', promptSetTexts.templateTextMissing)
  if (one.blocks.map((piece) => piece.text).join(' ').length > longestPrompt) {
    wrong('blocks', promptSetTexts.templateTooLong)
  }
})

/** A template that nobody began to fill is dropped. */
const templates = list(
  template,
  promptSetLimits.templates,
  `Template: al massimo ${promptSetLimits.templates}`,
).transform((rows) => rows.filter((row) => !isBlank(row)))

const professionId = z
  .string({ error: 'Professione: serve un testo' })
  .trim()
  .max(100, promptSetTexts.professionMissing)

type Asked = { professionId?: string | undefined; blocks?: readonly unknown[] | undefined }

/** First the profession, then the blocks. What is not given is not asked for. */
function askInOrder(given: Asked, context: z.RefinementCtx) {
  if (given.professionId === '') {
    const message = promptSetTexts.professionMissing
    context.addIssue({ code: 'custom', path: ['professionId'], message })
  } else if (given.blocks?.length === 0) {
    const message = promptSetTexts.blocksMissing
    context.addIssue({ code: 'custom', path: ['blocks'], message })
  }
}

/**
 * A whole set as its form sends it. `professionId` is a profession's id, or `everydaySetId` for
 * the set that belongs to none.
 */
export const promptSetSchema = z
  .object({
    professionId: professionId.nullish().transform((id) => id ?? ''),
    blocks: orNone(blocks),
    templates: orNone(templates),
  })
  .superRefine(askInOrder)

/** What a save changes: only what is given. */
export const promptSetChangesSchema = z
  .object({
    professionId: professionId.optional(),
    blocks: blocks.optional(),
    templates: templates.optional(),
  })
  .superRefine(askInOrder)

export type PromptSetInput = z.output<typeof promptSetSchema>
export type TemplateInput = PromptSetInput['templates'][number]

const reference = z
  .string({ error: 'serve un testo' })
  .trim()
  .max(200)
  .nullish()
  .transform((value) => value || null)

const importedSet = z
  .object(
    {
      id: reference,
      isPublished: z
        .boolean({ error: 'isPublished: vale true o false' })
        .nullish()
        .transform((value) => value ?? null),
      professionId: reference,
      professionTitle: reference,
      title: reference,
      blocks: orNone(blocks),
      templates: orNone(templates),
    },
    { error: 'Serve un set di prompt' },
  )
  .refine((set) => set.blocks.length + set.templates.length > 0, 'Non ha né blocchi né template')

/**
 * Sets from a file: what our own export writes, and the older shape without ids of professions
 * and templates.
 */
export const importedSetsSchema = z
  .array(importedSet, { error: 'Il file non contiene un elenco di set di prompt' })
  .min(1, 'Il file non contiene nessun set di prompt')
  .max(promptSetLimits.sets, `Il file contiene più di ${promptSetLimits.sets} set di prompt`)

export type ImportedSet = z.output<typeof importedSet>
