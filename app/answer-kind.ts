import type { AnswerKind } from '../db/content-types.ts'

/** What an answer may be that is a text to send. */
export const answerKinds = ['letter', 'message'] as const satisfies readonly AnswerKind[]

/** How it is called. */
export const answerKindNames: Record<AnswerKind, string> = {
  letter: 'la lettera',
  message: 'il messaggio',
}
