import { z } from 'zod'
import { withoutUnseen } from '../../platform/seen.ts'
import { accountLimits } from '../account.ts'
import { accountTexts } from '../account-texts.ts'
import { bothPasswordsEqual, email, newPassword } from '../sign-in/account-schema.ts'
import { deletionWord } from './settings.ts'
import { settingsTexts } from './settings-texts.ts'

const knownPassword = (missing: string) =>
  z.string(missing).min(1, missing).max(accountLimits.passwordMost, accountTexts.passwordTooLong)

export const changePasswordSchema = z
  .object({
    current: knownPassword(settingsTexts.currentMissing),
    password: newPassword,
    confirm: z.string(accountTexts.passwordsDiffer),
  })
  .superRefine(bothPasswordsEqual)

/** Another mail address, and the password of who has one, or the words of who has a slip. */
export const changeAddressSchema = z.object({ email })
export const changeAddressWithPasswordSchema = changeAddressSchema.extend({
  addressPassword: knownPassword(settingsTexts.passwordMissing),
})

export const changeAddressWithSlipSchema = changeAddressSchema.extend({
  slip: z.string(accountTexts.slipMissing).trim().min(1, accountTexts.slipMissing).max(200),
})

/** A form that asks nothing. */
export const noFields = z.object({})

/** Which session to end. */
export const sessionSchema = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) })

/** What proves that a person means to delete the account: one of the two, by how they sign in. */
export const deleteWithPasswordSchema = z.object({
  ownPassword: knownPassword(settingsTexts.passwordMissing),
})
export const deleteWithWordSchema = z.object({
  word: z
    .string(settingsTexts.wordMissing)
    .overwrite(withoutUnseen)
    .trim()
    .refine((word) => word === deletionWord, settingsTexts.wordMissing),
})
