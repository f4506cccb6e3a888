import { z } from 'zod'
import { limits } from '../account.ts'
import { texts } from '../account-texts.ts'
import { personName } from '../person-schema.ts'
import { isCommonPassword } from './common-passwords.server.ts'

const email = z
  .string(texts.emailInvalid)
  .trim()
  .toLowerCase()
  .max(limits.email, texts.emailInvalid)
  .pipe(z.email(texts.emailInvalid))

/** A new password; also the settings ask for one. */
export const newPassword = z
  .string(texts.passwordTooShort)
  .min(limits.passwordLeast, texts.passwordTooShort)
  .max(limits.passwordMost, texts.passwordTooLong)
  .refine((password) => !isCommonPassword(password), texts.passwordTooCommon)

/** Whether a password is the person's own address, which is what others try first. */
export const isAddress = (password: string, email: string) =>
  password.trim().toLowerCase() === email.toLowerCase()

export const bothPasswordsEqual = <T extends { password: string; confirm: string }>(
  values: T,
  context: z.RefinementCtx<T>,
) => {
  if (values.password === values.confirm) return
  context.addIssue({
    code: 'custom',
    path: ['confirm'],
    message: texts.passwordsDiffer,
    input: values.confirm,
  })
}

export const signInSchema = z.object({
  email,
  password: z
    .string(texts.passwordMissing)
    .min(1, texts.passwordMissing)
    .max(limits.passwordMost, texts.passwordTooLong),
})

/** Nothing but these fields is read of a registration: no role, no state. */
export const registerSchema = z
  .object({
    name: personName,
    email,
    password: newPassword,
    confirm: z.string(texts.passwordsDiffer),
  })
  .superRefine(bothPasswordsEqual)
  .refine(({ password, email }) => !isAddress(password, email), {
    path: ['password'],
    message: texts.passwordIsEmail,
  })

export const resetSchema = z.object({ email })

export const newPasswordSchema = z
  .object({
    token: z.string(texts.linkWorthless).regex(/^[\w-]{1,200}$/, texts.linkWorthless),
    password: newPassword,
    confirm: z.string(texts.passwordsDiffer),
  })
  .superRefine(bothPasswordsEqual)
