import type { Practice, RequestLevel } from '../../../db/practice-types.ts'

/** A conversation in the list; `number` counts from 1. */
export type PracticeItem = Pick<Practice, 'id' | 'title' | 'summary' | 'kind'> & { number: number }

/** A conversation, opened. */
export type PracticeView = {
  practice: Practice
  number: number
  total: number
  /** null: this is the last one. */
  nextId: string | null
}

/** Where the newest answer stands; links and forms lead there. */
export const newestId = 'risposta'
/** The field for one's own words, and its name in the form. */
export const ownWordsField = 'parole'

export const practiceTexts = {
  missing: 'Questa prova non si apre',
  noWords: 'Scrivi almeno una parola, poi prova di nuovo.',
  tooManyWords: 'Il testo è troppo lungo. Scrivi al massimo 600 caratteri, cioè lettere e spazi.',
} as const

/** What a level is called. */
export const levelNames: Record<RequestLevel, string> = {
  vague: 'Richiesta vaga',
  better: 'Richiesta migliore',
  good: 'Richiesta buona',
}
