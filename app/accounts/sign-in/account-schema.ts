import { z } from 'zod'
import { isReserved } from '../../platform/has-address.ts'
import { passwordLeast } from '../../platform/password-least.ts'
import { withoutUnseen } from '../../platform/seen.ts'
import { codeMissing, deskCodeField } from '../../security/desk/desk-code.ts'
import { accountLimits } from '../account.ts'
import { accountTexts } from '../account-texts.ts'
import { personName } from '../person-schema.ts'
import { isCommonPassword } from './common-passwords.server.ts'

/** A mail address as it is stored: without room around it, in small letters. */
export const email = z
  .string(accountTexts.emailInvalid)
  .overwrite(withoutUnseen)
  .trim()
  .toLowerCase()
  .max(accountLimits.email, accountTexts.emailInvalid)
  .pipe(z.email(accountTexts.emailInvalid))
  .refine((address) => !isReserved(address), accountTexts.emailInvalid)

/** A new password; also the settings ask for one. */
export const newPassword = z
  .string(accountTexts.passwordTooShort)
  .min(passwordLeast.customer, accountTexts.passwordTooShort)
  .max(accountLimits.passwordMost, { error: accountTexts.passwordTooLong, abort: true })
  .refine((password) => !isCommonPassword(password), accountTexts.passwordTooCommon)

export const bothPasswordsEqual = <T extends { password: string; confirm: string }>(
  values: T,
  context: z.RefinementCtx<T>,
) => {
  if (values.password === values.confirm) return
  context.addIssue({
    code: 'custom',
    path: ['confirm'],
    message: accountTexts.passwordsDiffer,
    input: values.confirm,
  })
}

export const signInSchema = z.object({
  email,
  password: z
    .string(accountTexts.passwordMissing)
    .min(1, accountTexts.passwordMissing)
    .max(accountLimits.passwordMost, accountTexts.passwordTooLong),
})

/** Nothing but these fields is read of a registration: no role, no state. */
export const registerSchema = z
  .object({
    name: personName,
    email,
    password: newPassword,
    confirm: z.string(accountTexts.passwordsDiffer),
  })
  .superRefine(bothPasswordsEqual)

export const resetSchema = z.object({ email })

const linkFields = z.object({
  token: z.string(accountTexts.linkWorthless).regex(/^[\w-]{1,200}$/, accountTexts.linkWorthless),
  password: newPassword,
  confirm: z.string(accountTexts.passwordsDiffer),
})
export const newPasswordSchema = linkFields.superRefine(bothPasswordsEqual)

/** Whoever is invited says what they are called, too. */
export const invitedSchema = linkFields.extend({ name: personName }).superRefine(bothPasswordsEqual)

/** A code of the desk, and whose; what is no code is a wrong one. */
export const deskCodeSchema = z.object({
  email,
  [deskCodeField]: z.string(codeMissing).overwrite(withoutUnseen).trim().min(1, codeMissing),
})

export const deskPasswordSchema = deskCodeSchema
  .extend({ password: newPassword, confirm: z.string(accountTexts.passwordsDiffer) })
  .superRefine(bothPasswordsEqual)
