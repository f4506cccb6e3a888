import type { FieldError } from '../../ui/error-summary.tsx'
import { formTexts, type LoginForm, limits } from '../account.ts'

/** What is asked of an address before it is sent; the server asks more. */
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * The form's own check, before anything is sent.
 * @returns the first fault of each field, in the order of the fields
 */
export function checkForm(mode: LoginForm, form: FormData): FieldError[] {
  const value = (name: string) => String(form.get(name) ?? '')
  const faults: Record<string, string | undefined> = {}
  if (mode === 'register' && !value('name').trim()) faults['name'] = formTexts.nameMissing
  if (mode !== 'newPassword') faults['email'] = emailFault(value('email').trim())
  if (mode === 'login' && !value('password')) faults['password'] = formTexts.passwordMissing
  if (mode === 'register' || mode === 'newPassword') {
    if (value('password').length < limits.passwordLeast) {
      faults['password'] = formTexts.passwordTooShortInForm
    }
    if (value('password') !== value('confirm')) faults['confirm'] = formTexts.passwordsDiffer
  }
  return Object.entries(faults).flatMap(([field, message]) => (message ? { field, message } : []))
}

function emailFault(email: string): string | undefined {
  if (!email) return formTexts.emailMissing
  return looksLikeEmail.test(email) ? undefined : formTexts.emailInvalid
}
