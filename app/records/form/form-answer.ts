import type { SubmissionResult } from '@conform-to/react'
import { useMemo } from 'react'
import { keepScreen } from '../../ui/keep-screen.ts'
import { intentField } from '../acts/acts.ts'
import { forgetDrafts, forgetSent, forgetSlot, slotOf } from '../draft/draft.ts'
import type { ShownDifference } from '../versions/differences.tsx'

/** What a form's action answers when it does not lead on. */
export type FormAnswer = {
  /** The form as it was sent, with its errors; null when nothing could be read of it. */
  reply: SubmissionResult<string[]> | null
  /** 'INVALID', 'CONFLICT', 'UNAUTHENTICATED', … */
  code: string | null
  /** The act that the form asked for. */
  asked?: string
  /** A failure of the whole form. */
  message: string | null
  /** The other version that a 'CONFLICT' is about. */
  found: number | null
  /** Where that one differs from what was sent. */
  differences?: readonly ShownDifference[]
  /** What was decided already (`overwrite`, `losing`, …) and stays so in the next try. */
  decided: Partial<Record<Decision, string>>
}

/** Answers to questions that a save asked. */
export const decisions = ['overwrite', 'losing', 'unfinished', 'replace', 'leaving'] as const

export type Decision = (typeof decisions)[number]

/** Names in a form beside the record's own fields. */
export const formNames = {
  intent: intentField,
  /** The version of the record that the form began with. */
  version: 'version',
  /** Present when somebody else's version is to be replaced on purpose; names the version. */
  overwrite: 'overwrite',
  /** Present when learners' progress goes with what is taken out, on purpose. */
  losing: 'losing',
  /** Present when what looks unfinished is shown to everybody so, on purpose. */
  unfinished: 'unfinished',
  /** Present when records that name this one stay without it, on purpose. */
  leaving: 'leaving',
  /** Present when what stands in the record's place is to give way, on purpose; names the place. */
  replace: 'replace',
  /** Says that the form holds every part of the record: one that is absent is then empty. */
  whole: 'whole',
} as const

type ClientAction = { request: Request; serverAction: () => Promise<unknown> }

/**
 * A form's `clientAction`: what breaks on the way (offline, a session that ended) becomes an
 * answer, so that what was typed stays on screen. No draft stays of what was stored or deleted, nor of
 * a new record where it was begun.
 * @param acts with the catalogue's text for what was sent, if no answer comes
 */
export const keepForm =
  ({ failedText }: { failedText: (sent: FormData) => string }) =>
  async ({ request, serverAction }: ClientAction) => {
    const sent = await request.clone().formData()
    const text = failedText(sent)
    try {
      return await keepScreen(serverAction, text)
    } catch (error) {
      if (error instanceof Response && error.status < 400) {
        forgetDone(new URL(request.url).pathname, sent)
      }
      throw error
    }
  }

function forgetDone(pathname: string, sent: FormData): void {
  const isForm = sent.has(formNames.whole)
  if (sent.get(intentField) === 'delete') forgetDrafts(pathname)
  else if (isForm && !sent.has(formNames.version)) forgetSlot(slotOf(pathname))
  else if (isForm) forgetSent(pathname, sent, Object.values(formNames))
}

/** Whatever came back from an action, as far as a form can show it; the same as long as it is. */
export const useFormAnswer = (answer: unknown): FormAnswer | null =>
  useMemo(() => {
    if (typeof answer !== 'object' || answer === null) return null
    const none = { reply: null, code: null, message: null, found: null, decided: {} }
    return { ...none, ...(answer as Partial<FormAnswer>) }
  }, [answer])
