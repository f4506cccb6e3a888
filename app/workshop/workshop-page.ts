import type { ProfessionCard } from '../professions/profession.ts'
import { parseGaps } from '../prompt-sets/gaps.ts'
import { everydaySetId } from '../prompt-sets/prompt-set.ts'
import type { PromptSetOfProfession } from '../prompt-sets/prompt-sets.server.ts'
import type { FoundTemplate } from '../prompt-sets/template-index.server.ts'
import type { MarkdownBlock } from '../ui/markdown/markdown-tree.ts'
import type { SentPrompt, SheetContent } from './state/sheet-content.ts'

export const workshopTexts = {
  cardsFailed: 'Errore nel caricamento delle professioni',
  promptsFailed: 'Errore nel caricamento dei prompt',
  promptsMissing: 'Nessun prompt trovato per questa professione',
  templatesFailed: 'Errore nel caricamento dei template',
  templatesMissing: 'Nessun template trovato per questa professione',
} as const

/** What is said under an answer that the service cut off. */
export const cutTexts = {
  length:
    'La risposta è stata tagliata: ha raggiunto la lunghezza massima. Falla continuare, o chiedi una versione più breve.',
  filter:
    'Il servizio ha interrotto la risposta per le sue regole. Puoi chiedere la stessa cosa con altre parole.',
  fault: 'La risposta si è interrotta a metà. Falla continuare.',
} as const

/** A door of the workshop: a profession, or everyday life. */
export type WorkshopDoor = Pick<ProfessionCard, 'id' | 'title' | 'heroImage'> & {
  color: string
  /** What waits behind it, where the name does not say it. */
  text?: string
}

/** The door of everyone else. */
export const everydayDoor: WorkshopDoor = {
  id: everydaySetId,
  title: 'Vita quotidiana',
  text: 'Lettere, bollette, auguri, ricette',
  heroImage: '/drawings/vita-quotidiana.svg',
  color: 'daylight',
}

/** Failures are texts, so that the prompt box works without the rest. */
export type WorkshopPage = {
  doors: WorkshopDoor[]
  isCardsFailed: boolean
  professionId: string | null
  /** null: none chosen, none stored, or not loaded (`isSetFailed`). */
  set: PromptSetOfProfession | null
  isSetFailed: boolean
  /** The template named by the address, when the set has it. */
  templateId: string | null
  /** The words the address puts on the sheet; they win over the template's. */
  text: string | null
  /** The person's own saved response that the text comes from, by its id. */
  savedId: string | null
  /** That response with its answer, to go on from. */
  resumed: Resumed | null
  /** What an answer is filed under that the form without script makes here. */
  filed: Filed
  /** Answers and pictures left today; null: unknown, or the AI is switched off. */
  remaining: number | null
  /** Where the words go when an answer is asked for, in a sentence. */
  goesTo: string
  /** Who is signed in: drafts are shown to their owner only. */
  userId: string | null
}

type Filed = Pick<SentPrompt, 'category' | 'tags' | 'answerKind'>

/** What stands on the screen at its beginning, and the version on screen parsed. */
export type Resumed = {
  content: Partial<SheetContent>
  /** What the answer is filed under; null: what the page says. */
  filed: Filed | null
  given: { text: string; blocks: MarkdownBlock[] }
}

/** What a search over the templates of all doors came to; `total` counts all. */
export type SearchedTemplates = {
  typed: string
  found: FoundTemplate[]
  total: number
  isFailed: boolean
}

/** The draft of a request in the first steps: the workshop takes it on with its answer. */
export const firstStepsDraft = (professionId: string | null, templateId: string | null) =>
  ['inizio', professionId, templateId].filter(Boolean).join(':')

export const answerId = 'risposta'

export const searchField = 'richiesta'

/** The field by which a form without script says why it was not sent on the last time. */
export const toldField = 'detto'

/** The field by which the form without script says that a template of a trade was chosen. */
export const tradeField = { name: 'template', value: 'mestiere' } as const

/**
 * Whether the words on the sheet come from a template of a trade, not of everyday life: some of
 * the template's own words still stand there.
 */
export const isTradeTemplate = (
  { composition }: Pick<SheetContent, 'composition'>,
  { set }: Pick<WorkshopPage, 'set'>,
): boolean =>
  composition.templateId !== null &&
  set !== null &&
  set.id !== everydaySetId &&
  parseGaps(composition.source).some((piece) => {
    const words = piece.kind === 'text' ? piece.text.trim() : ''
    return words.length > 10 && composition.prompt.includes(words)
  })

/** What the form without script gets back: the whole answer, or why there is none. */
export type NoScriptAnswer = Resumed & {
  prompt: string
  /** What was written into the gaps of its template, by label; absent: nobody knows. */
  values?: Record<string, string>
  remaining: number | null
}
