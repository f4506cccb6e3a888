import type { FieldError } from '../../ui/error-summary.tsx'
import type { LoginForm } from '../account.ts'
import { texts } from '../account-texts.ts'
import { type Invalid, withValid } from '../valid-form.server.ts'
import { newPasswordSchema, registerSchema, resetSchema, signInSchema } from './account-schema.ts'
import { resetPassword } from './reset-password.server.ts'
import { register, requestReset, type SignedIn, type SignInDesk, signIn } from './sign-in.server.ts'

/** What the screen shows after a form was sent. Passwords are never sent back. */
export type LoginAnswer = {
  mode: LoginForm
  code: string
  message: string
  errors: FieldError[]
  values: { name: string; email: string }
}

/** Signed in (with the cookie's headers), or what to show. */
export type LoginOutcome =
  | ({ kind: 'signedIn' | 'passwordChanged' } & SignedIn)
  | { kind: 'resetSent' }
  | Invalid

const intents = new Set<LoginForm>(['login', 'register', 'reset', 'newPassword'])

/** Which form was sent; anything unknown counts as signing in. */
export function intentOf(form: FormData): LoginForm {
  const intent = form.get('intent') as LoginForm
  return intents.has(intent) ? intent : 'login'
}

/** What is kept of a form for showing it again. */
const keptValues = (form: FormData) => ({
  name: String(form.get('name') ?? '').slice(0, 200),
  email: String(form.get('email') ?? '').slice(0, 300),
})

/**
 * Does what one of the four forms asks for.
 * @throws KnownFailure with a text of the catalogue
 */
export async function submitLogin(
  desk: SignInDesk,
  intent: LoginForm,
  form: FormData,
): Promise<LoginOutcome> {
  switch (intent) {
    case 'login':
      return withValid(signInSchema, form, async (credentials) => ({
        kind: 'signedIn',
        ...(await signIn(desk, credentials)),
      }))
    case 'register':
      return withValid(registerSchema, form, async (person) => ({
        kind: 'signedIn',
        ...(await register(desk, person)),
      }))
    case 'reset':
      return withValid(resetSchema, form, async (person) => {
        await requestReset(desk, person)
        return { kind: 'resetSent' }
      })
    case 'newPassword':
      return withValid(newPasswordSchema, form, async (wish) => ({
        kind: 'passwordChanged',
        ...(await resetPassword(desk, wish)),
      }))
  }
}

/** The field a failure belongs to, if it belongs to one. */
const fieldOf: Record<string, string> = {
  EMAIL_TAKEN: 'email',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_IS_EMAIL: 'password',
}

/** What to show for a failure: an address in use leads to signing in with it. */
export function answerTo(
  intent: LoginForm,
  form: FormData,
  { code, message }: { code: string; message: string },
): LoginAnswer {
  return {
    mode: code === 'EMAIL_TAKEN' ? 'login' : intent,
    code,
    message,
    errors: [{ field: code in fieldOf ? fieldOf[code] : null, message }],
    values: keptValues(form),
  }
}

/** What to show for a form that does not fit. */
export const answerToInvalid = (
  intent: LoginForm,
  form: FormData,
  errors: FieldError[],
): LoginAnswer => ({
  mode: intent,
  code: 'INVALID',
  message: errors[0]?.message ?? texts.failed,
  errors,
  values: keptValues(form),
})
