import type { Database } from '../../platform/db/database.server.ts'
import { codeField, codeMost } from '../../security/desk/desk-code.ts'
import type { FieldError } from '../../ui/error-summary.tsx'
import { accountLimits, type LoginForm, sharedField } from '../account.ts'
import { accountTexts } from '../account-texts.ts'
import { enterWithDeskCode, openDeskCode, type TypedCode } from '../desk/desk-code.server.ts'
import type { DeskGround } from '../desk/help-person.server.ts'
import { type Invalid, withValid } from '../valid-form.server.ts'
import {
  deskCodeSchema,
  deskPasswordSchema,
  newPasswordSchema,
  registerSchema,
  resetSchema,
  signInSchema,
} from './account-schema.ts'
import { correctedAddress, isUnasked, nearMiss } from './near-miss.ts'
import { type PasswordReset, requestReset, resetPassword } from './password-reset.server.ts'
import { register, type SignedIn, type SignInContext, signIn } from './sign-in.server.ts'

/** What the screen shows after a form was sent. Passwords are never sent back. */
export type LoginAnswer = {
  mode: LoginForm
  code: string
  message: string
  errors: FieldError[]
  values: { name: string; email: string; isShared: boolean }
  /** The address that was probably meant. */
  meant: string | null
  /** The code of the desk as it was typed: the next form sends it again. */
  deskCode: string
}

/** Signed in (with the cookie's headers), or what to show. */
export type LoginOutcome =
  | ({ kind: 'signedIn' } & SignedIn)
  | ({ kind: 'passwordChanged' } & PasswordReset)
  | { kind: 'resetSent' }
  /** The code of the desk is good. */
  | { kind: 'codeOpened' }
  /** A new password with a code of the desk. */
  | { kind: 'deskPassword'; accountId: string }
  /** The form comes back, with a question about its address or with the one that was meant. */
  | { kind: 'shownAgain'; email: string }
  | Invalid

const intents = new Set<LoginForm>([
  ...(['login', 'register', 'reset', 'newPassword', 'desk', 'deskPassword'] as const),
])

/** Which form was sent; anything unknown counts as signing in. */
export function parseIntent(form: FormData): LoginForm {
  const intent = form.get('intent') as LoginForm
  return intents.has(intent) ? intent : 'login'
}

const longestKept = { name: 200, email: 300 }

/** What is kept of a form for showing it again. */
function valuesShownAgain(form: FormData, address: string = String(form.get('email') ?? '')) {
  const name = String(form.get('name') ?? '').slice(0, longestKept.name)
  const email = address.slice(0, longestKept.email)
  return {
    values: { name, email, isShared: form.has(sharedField) },
    meant: nearMiss(email),
    deskCode: typedCode(form).code,
  }
}

/** Whose code of the desk a form sends, and the code. */
const typedCode = (form: FormData): TypedCode => ({
  email: String(form.get('email') ?? '')
    .slice(0, longestKept.email)
    .trim()
    .toLowerCase(),
  // One more shows that it is too long.
  code: String(form.get(codeField) ?? '').slice(0, codeMost + 1),
})

/**
 * Does what one of the forms asks for.
 * @throws KnownFailure with a text of the catalogue
 */
export async function submitLogin(
  context: SignInContext & { log: DeskGround['log'] },
  intent: LoginForm,
  form: FormData,
): Promise<LoginOutcome> {
  const email = String(form.get('email') ?? '')
  const corrected = correctedAddress(form)
  if (corrected !== null) return { kind: 'shownAgain', email: corrected }
  switch (intent) {
    case 'login':
      return withValid(signInSchema, form, async (credentials) => ({
        kind: 'signedIn',
        ...(await signIn(context, credentials)),
      }))
    case 'register':
      return withValid(registerSchema, form, async (person) =>
        isUnasked(form)
          ? { kind: 'shownAgain', email }
          : { kind: 'signedIn', ...(await register(context, person)) },
      )
    case 'reset':
      return withValid(resetSchema, form, async (person) => {
        await requestReset(context, person)
        return { kind: 'resetSent' }
      })
    case 'newPassword':
      return withValid(newPasswordSchema, form, async (wish) => ({
        kind: 'passwordChanged',
        ...(await resetPassword(context, wish)),
      }))
    case 'desk':
      return withValid(deskCodeSchema, form, async () => {
        await openDeskCode(context, typedCode(form))
        return { kind: 'codeOpened' }
      })
    case 'deskPassword':
      return withValid(deskPasswordSchema, form, async ({ password }) => {
        const wish = { ...typedCode(form), password }
        const { id } = await enterWithDeskCode(context, context.address, wish)
        return { kind: 'deskPassword', accountId: id }
      })
  }
}

/** The form as it was sent, or with another address; no fault. */
export const answerAgain = (intent: LoginForm, form: FormData, email: string): LoginAnswer => ({
  mode: intent,
  code: 'SHOWN_AGAIN',
  message: '',
  errors: [],
  ...valuesShownAgain(form, email),
})

/** The field a failure belongs to, if it belongs to one. */
const failureFields: Record<string, string> = {
  EMAIL_TAKEN: 'email',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_IS_OWN: 'password',
  DESK_CODE_WRONG: codeField,
}

/** Where a failure leads: an address in use to signing in with it, a code that is worth nothing back. */
const otherForms: Record<string, LoginForm | undefined> = {
  EMAIL_TAKEN: 'login',
  DESK_CODE_WRONG: 'desk',
}

/** What to show for a failure. */
export function answerTo(
  intent: LoginForm,
  form: FormData,
  { code, message }: { code: string; message: string },
): LoginAnswer {
  return {
    mode: otherForms[code] ?? intent,
    code,
    message,
    errors: [{ field: code in failureFields ? failureFields[code] : null, message }],
    ...valuesShownAgain(form),
  }
}

/** A good code of the desk opens the form for a new password. */
export const answerToCode = (form: FormData): LoginAnswer => ({
  mode: 'deskPassword',
  code: 'CODE_OPENED',
  message: '',
  errors: [],
  ...valuesShownAgain(form),
})

/** What to show for a form that does not fit. */
export const answerToInvalid = (
  intent: LoginForm,
  form: FormData,
  errors: FieldError[],
): LoginAnswer => ({
  mode: intent,
  code: 'INVALID',
  message: errors[0]?.message ?? accountTexts.failed,
  errors,
  ...valuesShownAgain(form),
})

/** The account that a form of the sign-in page is about; null: nobody has that address. */
export async function accountNamedIn(db: Database, form: FormData): Promise<string | null> {
  const email = String(form.get('email') ?? '')
    .trim()
    .toLowerCase()
  if (email === '' || email.length > accountLimits.email) return null
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return found?.id ?? null
}
