import type { EaseRatingsTable } from '../../../db/schema.ts'

/** What somebody found easy, so-so or hard: a guide or a lesson that they have finished. */
export type EaseSubject = Pick<EaseRatingsTable, 'kind' | 'aboutId'>

export type EaseAnswer = EaseRatingsTable['answer']

/** What somebody said, as their own page shows it. */
export type Ease = {
  answer: EaseAnswer
  /** '' when they wrote none. */
  words: string
  /** What lets a visitor's page change what it sent; '' for people with an account. */
  receipt: string
}

/** What the action answers: what is stored now, or why nothing changed. */
export type EaseReply = { ease: Ease } | { code: string; message: string }

/** The words of the form; `answers` in the order of their buttons. */
export type EaseWords = {
  question: string
  answers: { value: EaseAnswer; label: string }[]
  thanks: string
  field: { label: string; hint: string; name: string; rows: number; maxLength: number }
  send: string
}

/** The form as a page shows it; `said` null: nothing yet. */
export type EaseScreen = { said: Ease | null; words: EaseWords }

/** The names of the form's fields; that of the words comes with them. */
export const easeFields = { answer: 'facile', receipt: 'voto' } as const

/** The id of the form, where the browser comes back to without script. */
export const easeAnchor = 'facile'
