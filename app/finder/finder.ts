import type { ToolContent } from '../../db/content-types.ts'
import type { UrgentNote } from '../urgency/urgent-notes.ts'

/** The longest goal, in characters. */
export const goalLength = 300

/** How many tools show first, and at most with 'Mostra altri'. */
export const shownTools = { first: 3, most: 100 }

export const finderTexts = {
  blank: 'Scrivi prima che cosa ti serve fare.',
  tooLong: 'Il testo è troppo lungo: al massimo 300 caratteri.',
  /** The catalogue's text. */
  nothing:
    'Mi dispiace, non ho trovato strumenti adatti al tuo scopo. Prova a descrivere il tuo obiettivo in modo più dettagliato o con parole diverse.',
  /** The catalogue's text. */
  failed: 'Si è verificato un errore durante la ricerca degli strumenti.',
} as const

/**
 * What a card of the results shows: `reasons` say in a few words why the tool was found,
 * `features` are the few that are nearest to the goal.
 */
export type FoundTool = Pick<
  ToolContent,
  'id' | 'name' | 'description' | 'imageUrl' | 'category' | 'rating'
> & { hasFree: boolean; reasons: string[]; features: string[] }

/** What a search came to: exactly one of these. */
export type FinderOutcome =
  | { kind: 'found'; tools: FoundTool[]; total: number }
  | { kind: 'nothing' }
  | { kind: 'failed' }
  | { kind: 'refused'; message: string }

/** Something of ours that can be done at once: a request, a guide, a lesson, the letter, the gym. */
export type Ready = {
  to: string
  /** A drawing of ours. */
  picture: string | null
  title: string
  text: string
  /** The act, as its button says it. */
  act: string
  /** Its page asks visitors to sign in. */
  needsAccount: boolean
}

export type FinderPage = {
  /** As it was typed. */
  goal: string
  /** What it came to; null while nothing was asked for. */
  outcome: FinderOutcome | null
  ready: Ready[]
  /** What somebody needs at once who wrote this: it stands above everything that was found. */
  urgent: UrgentNote | null
}

/** A goal to try, as it reads on its link. */
export const exampleGoals = [
  'Scrivere una lettera',
  'Fare un volantino',
  'Capire una bolletta',
  'Ordinare gli appuntamenti',
] as const

/** The heading of what was found first: what can be done here, else the tools. */
export const resultsId = 'risultati'

/** How many of our own things show: one with a button, the others as links. */
export const readyShown = 3

/** The id of the tool at this place of the results, counted from 1: 'Mostra altri' leads there. */
export const resultPlaceId = (place: number) => `strumento-${place}`

/** The address of a goal's results: the first of them, or all. */
export function finderPath(goal: string, isWhole = false): string {
  const query = new URLSearchParams({ cerca: goal })
  if (isWhole) query.set('mostra', String(shownTools.most))
  return `/?${query}#${isWhole ? resultPlaceId(shownTools.first + 1) : resultsId}`
}
