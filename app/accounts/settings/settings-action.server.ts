import { type RouterContextProvider, redirect } from 'react-router'
import { hasSlip } from '../../platform/has-address.ts'
import { type AuditEvent, audit } from '../../platform/http/audit-log.server.ts'
import type { SignedInUser } from '../../platform/http/context.server.ts'
import { requireFreshProof } from '../../security/fresh-proof.server.ts'
import { askAddressChange, forgetAskedChange } from '../address/address-change.server.ts'
import { sendOwnAddressLink } from '../address/own-address.server.ts'
import { handleForm } from '../form-answer.server.ts'
import { requireFreeName } from '../free-name.server.ts'
import { settingsSchema } from '../person-schema.ts'
import { endSession, endSessions } from '../session/sessions.server.ts'
import { knownBrowserCookie } from '../sign-in/known-browser.server.ts'
import { changePassword, requirePassword } from '../sign-in/password.server.ts'
import { doesMailLeave, type ResetGround, requestReset } from '../sign-in/password-reset.server.ts'
import { mayHavePassword } from '../sign-in/who-has-passwords.ts'
import { requireSlip } from '../slip/slips.server.ts'
import { type MailGround, tellByMail } from '../tell-by-mail.server.ts'
import { deleteAccount, hasAccount } from './delete-account.server.ts'
import { changeSettings, signInMethods } from './settings.server.ts'
import {
  type DoneByForm,
  type SettingsIntent,
  settingsAddress,
  settingsIntents,
} from './settings-forms.ts'
import {
  changeAddressSchema,
  changeAddressWithPasswordSchema,
  changeAddressWithSlipSchema,
  changePasswordSchema,
  deleteWithPasswordSchema,
  deleteWithWordSchema,
  noFields,
  sessionSchema,
} from './settings-schema.ts'
import { settingsTexts } from './settings-texts.ts'

const auditEvents = {
  save: 'profileChanged',
  'change-address': 'addressAsked',
  'send-link': 'addressAsked',
  'forget-address': 'addressAsked',
  'change-password': 'passwordChanged',
  'send-reset': 'resetAsked',
  'delay-reset': 'resetAsked',
  'end-session': 'sessionsEnded',
  'end-other-sessions': 'sessionsEnded',
} as const satisfies Record<DoneByForm, AuditEvent>

/** A form of the settings as it was sent, by whom, and what it is worked on with. */
export type SentSettings = {
  context: Readonly<RouterContextProvider>
  request: Request
  url: URL
  ground: ResetGround & MailGround
  user: SignedInUser
  form: FormData
}

/** Which form was sent; null for none of ours. */
export function settingsIntent(form: FormData): SettingsIntent | null {
  const intent = String(form.get('intent'))
  return Object.hasOwn(settingsIntents, intent) ? (intent as SettingsIntent) : null
}

/**
 * Does what a form of the settings asks for, for the acting person alone.
 * @param gone what whoever has deleted their account is led to
 */
export async function submitSettings(
  sent: SentSettings,
  intent: SettingsIntent,
  gone: () => Promise<Response>,
) {
  const { context, ground, user, form } = sent
  const { db, env } = ground
  const done = (what: DoneByForm, headers = new Headers()) => {
    audit(context, auditEvents[what])
    return redirect(settingsAddress(settingsIntents[intent], what), { status: 303, headers })
  }
  const handled = { form, failed: settingsTexts.saveFailed }
  const simply = (what: DoneByForm, work: () => Promise<void>) =>
    handleForm(context, { ...handled, schema: noFields }, async () => {
      await work()
      return done(what)
    })
  switch (intent) {
    case 'save':
      return handleForm(context, { ...handled, schema: settingsSchema }, async (settings) => {
        // The first administrator was given such a name.
        if (settings.name !== user.name) requireFreeName(env, settings.name)
        await changeSettings(db, user, settings)
        return done('save')
      })
    case 'change-address':
      return submitAddress(sent, () => done('change-address'))
    case 'forget-address':
      return simply('forget-address', () => forgetAskedChange(db, user))
    case 'change-password':
      return handleForm(context, { ...handled, schema: changePasswordSchema }, async (wish) => {
        const account = await changePassword(ground, user, wish)
        void tellByMail(ground, user, 'passwordChanged', null)
        const headers = new Headers()
        // A known browser stays one.
        if (!user.isShared) {
          headers.set('Set-Cookie', knownBrowserCookie(env, ground.cookies, account))
        }
        return done('change-password', headers)
      })
    case 'send-link':
      return simply('send-link', () => sendOwnAddressLink(ground, user, ground.address))
    case 'send-reset':
      return handleForm(context, { ...handled, schema: noFields }, async () => {
        await requestReset(ground, user, `session:${user.sessionId}`)
        return done((await doesMailLeave(env)) ? 'send-reset' : 'delay-reset')
      })
    case 'end-session':
      return handleForm(context, { ...handled, schema: sessionSchema }, async ({ id }) => {
        await endSession(db, user, id)
        return done('end-session')
      })
    case 'end-other-sessions':
      return simply('end-other-sessions', () => endSessions(db, user, { but: user.sessionId }))
    case 'delete':
      return submitDeletion(sent, async () => {
        audit(context, 'accountDeleted')
        void tellByMail(ground, user, 'accountDeleted', null)
        return gone()
      })
  }
}

/**
 * Whoever has a password gives it, whoever has a slip its words, which the session alone does not
 * prove: a tablet is handed on. All others show once more who they are.
 */
async function submitAddress(sent: SentSettings, done: () => Response) {
  const { context, request, url, ground, user, form } = sent
  const { hasPassword } = await signInMethods(ground, user)
  const isOfSlip = hasSlip(user)
  if (!hasPassword && !isOfSlip) requireFreshProof({ context, request, url })
  const handled = { form, failed: settingsTexts.saveFailed }
  const ask = async (email: string, prove: () => Promise<unknown>) => {
    await prove()
    await askAddressChange(ground, user, { email, from: ground.address })
    return done()
  }
  if (isOfSlip) {
    return handleForm(
      context,
      { ...handled, schema: changeAddressWithSlipSchema },
      ({ email, slip }) => ask(email, () => requireSlip(ground, user, slip)),
    )
  }
  if (!hasPassword) {
    return handleForm(context, { ...handled, schema: changeAddressSchema }, ({ email }) =>
      ask(email, async () => {}),
    )
  }
  const wrong = settingsTexts.passwordWrong
  return handleForm(
    context,
    { ...handled, schema: changeAddressWithPasswordSchema },
    ({ email, addressPassword }) =>
      ask(email, () => requirePassword(ground, user, addressPassword, wrong, 'addressPassword')),
  )
}

/**
 * Whoever is gone has what they asked for: the answer to a second press must not say that the account
 * is still there.
 */
async function submitDeletion(sent: SentSettings, gone: () => Promise<Response>) {
  const { context, ground, user, form } = sent
  const { hasPassword } = await signInMethods(ground, user)
  const handled = { form, failed: settingsTexts.deleteFailed }
  const isUnused = !mayHavePassword(ground.env, user.givenRole)
  const answer = hasPassword
    ? await handleForm(
        context,
        { ...handled, schema: deleteWithPasswordSchema },
        async ({ ownPassword }) => {
          await deleteAccount(ground, user, { password: ownPassword })
          return null
        },
      )
    : await handleForm(context, { ...handled, schema: deleteWithWordSchema }, async () => {
        await deleteAccount(ground, user, { password: null, isUnused })
        return null
      })
  return answer === null || !(await isThere(sent)) ? gone() : answer
}

/** A database that cannot be asked has deleted nobody. */
const isThere = ({ ground, user }: SentSettings) => hasAccount(ground.db, user).catch(() => true)
