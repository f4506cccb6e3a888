import { letterPath, messagePath, promptsPath, withQuery } from './paths.ts'
import { truncate } from './platform/well-formed.ts'

/** How a request is made without a template: in one's own words, or from blocks. */
export type OwnWay = 'parole' | 'blocchi'

/** What an address may put into the workshop: a door, a template of it, words for the sheet. */
export type PromptStart = {
  profession?: string | null
  template?: string | null
  /** Without a template. */
  way?: OwnWay | null
  /** The fold that is open again, although something was chosen in it. */
  fold?: Fold | null
  text?: string | null
  /** A saved response whose prompt comes to the sheet, by its id. */
  saved?: string | null
  /** Its answer comes along, to be gone on from. */
  goOn?: boolean
  /** The guide whose exercise this is, to go back to. */
  guide?: string | null | undefined
}

/** The folds in which something is chosen before the sheet. */
export type Fold = 'mestiere' | 'richiesta'

const ways: readonly string[] = ['parole', 'blocchi'] satisfies OwnWay[]
const folds: readonly string[] = ['mestiere', 'richiesta'] satisfies Fold[]

/** The longest prompt, in characters: written, sent, saved, or carried in an address. */
export const longestPrompt = 4000

/**
 * The address of the workshop with a profession and a template chosen and a text on the sheet:
 * `promptPath({ profession: 'medico', text: 'Spiega …' })`. The text wins over the template's and
 * works without script. It is for texts of ours (examples, exercises): what a person typed travels
 * in the navigation's state or as the id of a saved response, because addresses are kept in
 * histories.
 */
export function promptPath(start: PromptStart = {}): string {
  const { profession, template, way, fold, text, saved, goOn, guide } = start
  const query = new URLSearchParams()
  if (profession) query.set('profession', profession)
  if (template) query.set('template', template)
  else if (way) query.set('come', way)
  if (fold) query.set('apri', fold)
  if (text?.trim()) query.set('testo', bounded(text))
  if (saved) query.set('risposta', saved)
  if (saved && goOn) query.set('continua', '1')
  if (guide) query.set('guida', guide)
  return withQuery(promptsPath(), query)
}

/** The page of its own that an address of the workshop leads to by now; null: none does. */
export function pageOfItsOwn(query: URLSearchParams): string | null {
  if (query.get('come') === 'lettera') return letterPath()
  const isMessage = query.get('template') === 'vita-quotidiana-messaggio-sospetto'
  return isMessage && !query.has('testo') && !query.has('risposta') ? messagePath() : null
}

/** What `promptPath` wrote; the inverse of it. */
export function parsePromptPath(query: URLSearchParams): Required<PromptStart> {
  const way = query.get('come') ?? ''
  const fold = query.get('apri') ?? ''
  return {
    profession: query.get('profession'),
    template: query.get('template'),
    way: ways.includes(way) ? (way as OwnWay) : null,
    fold: folds.includes(fold) ? (fold as Fold) : null,
    text: bounded(query.get('testo') ?? '') || null,
    saved: query.get('risposta'),
    goOn: query.has('risposta') && query.has('continua'),
    guide: query.get('guida'),
  }
}

const bounded = (text: string) => truncate(text.trim(), longestPrompt)
