import type { SubmissionResult } from '@conform-to/react'
import { useMemo } from 'react'
import { intentField } from '../acts/acts.ts'
import type { ShownDifference } from '../versions/differences.tsx'

/** What a form's action answers when it does not lead on. */
export type FormAnswer = {
  /** The form as it was sent, with its errors; null when nothing could be read of it. */
  reply: SubmissionResult<string[]> | null
  /** 'INVALID', 'CONFLICT', 'UNAUTHENTICATED', … */
  code: string | null
  asked?: string
  message: string | null
  /** The other version that a 'CONFLICT' is about. */
  found: number | null
  /** Where that one differs from what was sent. */
  differences?: readonly ShownDifference[]
  /** What was decided already (`overwrite`, `losing`, …) and stays so in the next try. */
  decided: Partial<Record<Decision, string>>
}

/** Answers to questions that a save asked: each is present where something is wanted on purpose. */
export const decisions = [
  // Somebody else's version, which it names, is replaced.
  'overwrite',
  // Learners' progress goes with what is taken out.
  'losing',
  // What looks unfinished is shown to everybody so.
  'unfinished',
  // What stands in the record's place, which it names, gives way.
  'replace',
  // Records that name this one stay without it.
  'leaving',
] as const

export type Decision = (typeof decisions)[number]

/** Names in a form beside the record's own fields. */
export const formNames = {
  intent: intentField,
  /** The version of the record that the form began with. */
  version: 'version',
  /** Says that the form holds every part of the record: one that is absent is then empty. */
  whole: 'whole',
} as const

/** Whatever came back from an action, as far as a form can show it; the same as long as it is. */
export const useFormAnswer = (answer: unknown): FormAnswer | null =>
  useMemo(() => {
    if (typeof answer !== 'object' || answer === null) return null
    const none = { reply: null, code: null, message: null, found: null, decided: {} }
    return { ...none, ...(answer as Partial<FormAnswer>) }
  }, [answer])
