import type { SubmissionResult } from '@conform-to/react'
import { keepScreen } from '../../ui/keep-screen.ts'
import { forgetDraft } from './form-draft.ts'

/** What a form's action answers when it does not lead on. */
export type FormAnswer = {
  /** The form as it was sent, with its errors; null when nothing could be read of it. */
  reply: SubmissionResult<string[]> | null
  /** 'INVALID', 'CONFLICT', 'UNAUTHENTICATED', … ; null when a list was only changed. */
  code: string | null
  /** A failure of the whole form. */
  message: string | null
}

/** Names in a form beside the record's own fields. */
export const formNames = {
  /** The moment of the last change that the form began with. */
  version: 'version',
  /** Present when somebody else's version is to be replaced on purpose. */
  overwrite: 'overwrite',
} as const

/**
 * The version of a record as its form carries it. A date that cannot be read is none: saving then
 * asks whether to replace what is there (ERR-52).
 */
export const versionOf = (updatedAt: Date): string =>
  Number.isNaN(updatedAt.getTime()) ? '' : updatedAt.toISOString()

/** The parameter of an address that says when the record was saved from this form. */
export const savedParameter = 'salvata'

type ClientAction = { request: Request; serverAction: () => Promise<unknown> }

/**
 * A form's `clientAction`: what breaks on the way (offline, a session that ended) becomes an answer,
 * so that what was typed stays on screen; the draft is forgotten once the record is stored.
 * @param failedText the catalogue's text for what was sent, if no answer comes
 */
export const keepForm =
  (failedText: string | ((sent: FormData) => string)) =>
  async ({ request, serverAction }: ClientAction) => {
    const text =
      typeof failedText === 'string' ? failedText : failedText(await request.clone().formData())
    try {
      return await keepScreen(serverAction, text)
    } catch (error) {
      if (error instanceof Response && error.status < 400) {
        forgetDraft(new URL(request.url).pathname)
      }
      throw error
    }
  }

/** Whatever came back from an action, as far as a form can show it. */
export function formAnswer(answer: unknown): FormAnswer | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { reply = null, code = null, message = null } = answer as Partial<FormAnswer>
  return { reply, code, message }
}
