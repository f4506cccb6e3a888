import { z } from 'zod'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { isWellFormed } from '../../platform/well-formed.ts'
import { deskTexts, reasonField, reasons, type TypedReason, wordsField, wordsMost } from './desk.ts'

const words = z
  .string()
  .trim()
  .max(wordsMost, deskTexts.wordsTooLong)
  .regex(/^\P{Cc}*$/u, deskTexts.wordsUnreadable)
  .refine(isWellFormed, deskTexts.wordsUnreadable)

/** What a form says of why, as it was sent; no longer than it may be. */
export const typedReason = (form: FormData): TypedReason => ({
  reason: String(form.get(reasonField) ?? '').slice(0, 20),
  words: String(form.get(wordsField) ?? '').slice(0, wordsMost),
})

/** The ready reason that was chosen. */
const chosen = (form: FormData) =>
  Object.entries(reasons).find(([key]) => key === form.get(reasonField))?.[1]

/**
 * Why something is done: a ready reason, own words, or both: 'Password dimenticata: non ha la posta'.
 * @throws KnownFailure 400 at its field where there is none, or one that does not fit
 */
export function readReason(form: FormData): string {
  const typed = words.safeParse(String(form.get(wordsField) ?? ''))
  if (!typed.success) {
    const message = typed.error.issues[0]?.message ?? deskTexts.wordsUnreadable
    throw new KnownFailure('REASON', 400, message, wordsField)
  }
  const reason = [chosen(form), typed.data].filter(Boolean).join(': ')
  if (reason === '') throw new KnownFailure('REASON', 400, deskTexts.reasonMissing, reasonField)
  return reason
}

/** The ready reason of a form alone: it names nobody, and may stay where a person is gone. */
export const readyReason = (form: FormData): string | null => chosen(form) ?? null

/** Whether a form says anything of why. */
export const hasReason = (form: FormData): boolean => form.has(reasonField) || form.has(wordsField)
