import { z } from 'zod'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { isWellFormed } from '../../platform/well-formed.ts'
import { deskTexts, deskWordsField, reasonField, reasons, wordsMost } from './desk.ts'

const words = z
  .string()
  .trim()
  .max(wordsMost, deskTexts.wordsTooLong)
  .regex(/^\P{Cc}*$/u, deskTexts.wordsUnreadable)
  .refine(isWellFormed, deskTexts.wordsUnreadable)

/** The ready reason of a form alone: it names nobody, and may stay where a person is gone. */
export const readyReason = (form: FormData): string | null =>
  Object.entries(reasons).find(([key]) => key === form.get(reasonField))?.[1] ?? null

/**
 * Why something is done: a ready reason, and words beside it: 'Password dimenticata: non ha la posta'.
 * @throws KnownFailure 400 at its field where there is none, or one that does not fit
 */
export function readReason(form: FormData): string {
  const typed = words.safeParse(String(form.get(deskWordsField) ?? ''))
  if (!typed.success) {
    const message = typed.error.issues[0]?.message ?? deskTexts.wordsUnreadable
    throw new KnownFailure('REASON', 400, message, deskWordsField)
  }
  const ready = readyReason(form)
  if (!ready) throw new KnownFailure('REASON', 400, deskTexts.reasonMissing, reasonField)
  return typed.data === '' ? ready : `${ready}: ${typed.data}`
}
