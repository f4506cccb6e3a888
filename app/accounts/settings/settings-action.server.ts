import type { Role } from '../../platform/roles.ts'
import type { MailGround } from '../../security/send-to-person.server.ts'
import type { FieldError } from '../../ui/error-summary.tsx'
import { accountTexts } from '../account-texts.ts'
import { askAddressChange, forgetAskedChange } from '../address/address-change.server.ts'
import { settingsSchema } from '../person-schema.ts'
import { endOtherSessions, endSession } from '../session/sessions.server.ts'
import type { PasswordAccount } from '../sign-in/known-browser.server.ts'
import { correctedAddress, isUnasked, nearMiss } from '../sign-in/near-miss.ts'
import { changePassword, requirePassword } from '../sign-in/password.server.ts'
import {
  doesMailLeave,
  type RequestContext,
  requestReset,
} from '../sign-in/password-reset.server.ts'
import { mayHavePassword } from '../sign-in/who-has-passwords.ts'
import { type Invalid, withValid } from '../valid-form.server.ts'
import { deleteAccount, hasAccount } from './delete-account.server.ts'
import { changeSettings, signInMethods } from './settings.server.ts'
import {
  type DoneByForm,
  intents,
  type SettingsForm,
  type SettingsIntent,
} from './settings-forms.ts'
import {
  changeAddressSchema,
  changeAddressWithPasswordSchema,
  changePasswordSchema,
  deleteWithPasswordSchema,
  deleteWithWordSchema,
  sessionSchema,
} from './settings-schema.ts'
import { settingsTexts } from './settings-texts.ts'

/** What the screen shows after a form that was not carried out. Passwords are never sent back. */
export type SettingsAnswer = {
  form: SettingsForm
  errors: FieldError[]
  values: { name: string; city: string; techLevel: string; email: string }
  /** The address that was probably meant. */
  meant: string | null
}

/**
 * What became of a form: something to tell, nobody to tell it to any more, a password that the
 * account has now, or what is wrong.
 */
export type SettingsOutcome =
  | DoneByForm
  | 'deleted'
  | { changed: PasswordAccount }
  /** The form comes back, with a question about its address or with the one that was meant. */
  | { again: string }
  | Invalid

type SettingsContext = RequestContext & MailGround
type Person = {
  id: string
  name: string
  email: string
  givenRole: Role
  sessionId: string
  place?: string
}

/** Which form was sent; null for none of ours. */
export function settingsIntent(
  form: FormData,
): { intent: SettingsIntent; form: SettingsForm } | null {
  const intent = String(form.get('intent'))
  if (!Object.hasOwn(intents, intent)) return null
  const known = intent as SettingsIntent
  return { intent: known, form: intents[known] }
}

/**
 * Does what a form of the settings asks for, for the acting person alone.
 * @throws KnownFailure with its own text
 */
export async function submitSettings(
  context: SettingsContext,
  user: Person,
  intent: SettingsIntent,
  form: FormData,
): Promise<SettingsOutcome> {
  const { db } = context
  switch (intent) {
    case 'save':
      return withValid(settingsSchema, form, async (settings) => {
        await changeSettings(db, user, settings)
        return 'save'
      })
    case 'change-address':
      return submitAddress(context, user, form)
    case 'forget':
      await forgetAskedChange(db, user)
      return 'forget'
    case 'change-password':
      return withValid(changePasswordSchema, form, async (wish) => {
        return { changed: await changePassword(context, user, wish) }
      })
    case 'send-reset':
      await requestReset(context, user, `session:${user.sessionId}`)
      return (await doesMailLeave(context.env)) ? 'send-reset' : 'delay-reset'
    case 'end-session':
      return withValid(sessionSchema, form, async ({ id }) => {
        await endSession(db, user, id)
        return 'end-session'
      })
    case 'end-other-sessions':
      await endOtherSessions(db, user)
      return 'end-other-sessions'
    case 'delete':
      return submitDeletion(context, user, form)
  }
}

/** Who has no password has shown who they are before this (settings.route.tsx). */
async function submitAddress(
  context: SettingsContext,
  user: Person,
  form: FormData,
): Promise<SettingsOutcome> {
  const corrected = correctedAddress(form)
  if (corrected !== null) return { again: corrected }
  const { hasPassword } = await signInMethods(context, user)
  const ask = async (email: string): Promise<SettingsOutcome> => {
    await askAddressChange(context, user, { email, from: context.address })
    return 'change-address'
  }
  if (!hasPassword) {
    return withValid(changeAddressSchema, form, async ({ email }) =>
      isUnasked(form) ? again(form) : ask(email),
    )
  }
  return withValid(changeAddressWithPasswordSchema, form, async ({ email, addressPassword }) => {
    if (isUnasked(form)) return again(form)
    await requirePassword(context, user, addressPassword, settingsTexts.passwordWrong)
    return ask(email)
  })
}

const again = (form: FormData) => ({ again: String(form.get('email')) })

/**
 * Whoever is gone has what they asked for: the answer to a second press must not say that the account
 * is still there.
 */
async function submitDeletion(
  context: SettingsContext,
  user: Person,
  form: FormData,
): Promise<SettingsOutcome> {
  try {
    const outcome = await tryDeletion(context, user, form)
    return outcome === 'deleted' || (await hasAccount(context.db, user)) ? outcome : 'deleted'
  } catch (error) {
    if (await hasAccount(context.db, user)) throw error
    return 'deleted'
  }
}

async function tryDeletion(
  context: SettingsContext,
  user: Person,
  form: FormData,
): Promise<SettingsOutcome> {
  const { hasPassword } = await signInMethods(context, user)
  if (hasPassword) {
    return withValid(deleteWithPasswordSchema, form, async ({ ownPassword }) => {
      await deleteAccount(context, user, { password: ownPassword })
      return 'deleted'
    })
  }
  return withValid(deleteWithWordSchema, form, async () => {
    const isUnused = !mayHavePassword(context.env, user.givenRole)
    await deleteAccount(context, user, { password: null, isUnused })
    return 'deleted'
  })
}

const passwordFields: Record<string, string> = {
  delete: 'ownPassword',
  'change-address': 'addressPassword',
}

/** The field a failure belongs to, if it belongs to one. */
const failedField = (intent: string, code: string) => {
  if (code === 'PASSWORD_TOO_SHORT' || code === 'PASSWORD_IS_OWN') return 'password'
  if (code === 'SAME_ADDRESS') return 'email'
  return code === 'WRONG_PASSWORD' ? (passwordFields[intent] ?? 'current') : null
}

/** The screen's answer to a form that failed. */
export const answerToFailure = (
  { intent, form }: { intent: string; form: SettingsForm },
  sent: FormData,
  { code, message }: { code: string; message: string },
): SettingsAnswer => answerToInvalid(form, sent, [{ field: failedField(intent, code), message }])

/** The screen's answer to a form with faults: what was typed comes back, but for passwords. */
export const answerToInvalid = (
  form: SettingsForm,
  sent: FormData,
  errors: FieldError[],
): SettingsAnswer => ({
  form,
  errors: errors.length > 0 ? errors : [{ message: accountTexts.failed }],
  ...typed(sent, String(sent.get('email') ?? '')),
})

/** The form as it was sent, or with another address; no fault. */
export const answerAgain = (form: SettingsForm, sent: FormData, email: string): SettingsAnswer => ({
  form,
  errors: [],
  ...typed(sent, email),
})

function typed(sent: FormData, address: string) {
  const email = address.slice(0, 300)
  return {
    values: {
      name: String(sent.get('name') ?? '').slice(0, 300),
      city: String(sent.get('city') ?? '').slice(0, 300),
      techLevel: String(sent.get('techLevel') ?? '').slice(0, 20),
      email,
    },
    meant: nearMiss(email),
  }
}

/** The catalogue's text for a form that fails without one of its own. */
export const failedText = (form: SettingsForm) =>
  form === 'deletion' ? settingsTexts.deleteFailed : settingsTexts.saveFailed
