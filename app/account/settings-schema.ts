import { z } from 'zod'
import { limits } from './account.ts'
import { bothPasswordsEqual, newPassword, personName } from './account-schema.ts'
import { texts } from './account-texts.ts'
import { deletionWord, settingsLimits } from './settings.ts'
import { settingsTexts } from './settings-texts.ts'

/** What people may change of their own record; anything else in the body is ignored (PERM-10). */
export const settingsSchema = z.object({
  name: personName,
  city: z
    .string(settingsTexts.cityMissing)
    .trim()
    .min(1, settingsTexts.cityMissing)
    .max(settingsLimits.city, settingsTexts.cityTooLong)
    .regex(/^\P{Cc}*$/u, settingsTexts.cityUnreadable),
  techLevel: z.enum(['beginner', 'intermediate', 'advanced'], settingsTexts.levelMissing),
})

export type Settings = z.output<typeof settingsSchema>

const knownPassword = (missing: string) =>
  z.string(missing).min(1, missing).max(limits.passwordMost, texts.passwordTooLong)

export const changePasswordSchema = z
  .object({
    current: knownPassword(settingsTexts.currentMissing),
    password: newPassword,
    confirm: z.string(texts.passwordsDiffer),
  })
  .superRefine(bothPasswordsEqual)

/** Which session to end. */
export const sessionSchema = z.object({ session: z.string().regex(/^[\w-]{1,64}$/) })

/** What proves that a person means to delete the account: one of the two, by how he signs in. */
export const deleteWithPasswordSchema = z.object({
  ownPassword: knownPassword(settingsTexts.passwordMissing),
})
export const deleteWithWordSchema = z.object({
  word: z
    .string(settingsTexts.wordMissing)
    .trim()
    .refine((word) => word === deletionWord, settingsTexts.wordMissing),
})
