/**
 * What the forms of the sign-in check themselves, before anything is sent; the server asks more. Each
 * function gives the faults in the order of the fields.
 */
import { passwordLeast } from '../../platform/password-least.ts'
import { withoutUnseen } from '../../platform/seen.ts'
import type { FieldError } from '../../ui/error-summary.tsx'
import { formTexts } from '../account.ts'

const value = (form: FormData, name: string) => String(form.get(name) ?? '')

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Of a form whose one question is the address. */
export function checkEmail(form: FormData): FieldError[] {
  const email = withoutUnseen(value(form, 'email')).trim()
  if (!email) return [{ field: 'email', message: formTexts.emailMissing }]
  return looksLikeEmail.test(email) ? [] : [{ field: 'email', message: formTexts.emailInvalid }]
}

export const checkSignIn = (form: FormData): FieldError[] => [
  ...checkEmail(form),
  ...(value(form, 'password') ? [] : [{ field: 'password', message: formTexts.passwordMissing }]),
]

/** Of a password that is chosen, and typed twice. */
export function checkNewPassword(form: FormData): FieldError[] {
  const password = value(form, 'password')
  return [
    ...(password.length < passwordLeast.customer
      ? [{ field: 'password', message: formTexts.passwordTooShortInForm }]
      : []),
    ...(password !== value(form, 'confirm')
      ? [{ field: 'confirm', message: formTexts.passwordsDiffer }]
      : []),
  ]
}

export const checkRegistration = (form: FormData): FieldError[] => [
  ...(value(form, 'name').trim() ? [] : [{ field: 'name', message: formTexts.nameMissing }]),
  ...checkEmail(form),
  ...checkNewPassword(form),
]
