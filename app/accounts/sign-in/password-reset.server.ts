import { isReserved } from '../../platform/has-address.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { checkMail, mailDelivery } from '../../platform/mail.server.ts'
import type { Role } from '../../platform/roles.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { accountTexts } from '../account-texts.ts'
import { forgetAskedChange } from '../address/address-change.server.ts'
import { forgetResetLinks, preparePassword, storePassword } from '../user-record.server.ts'
import { countReset, forgetAttempts } from './attempts.server.ts'
import { knownBrowserCookie } from './known-browser.server.ts'
import { requireAcceptable } from './password.server.ts'
import { isForPassword, ownBrowser, passwordAccount, type SignInGround } from './sign-in.server.ts'
import { mayHavePassword } from './who-has-passwords.ts'

/** Milliseconds in which a mail server that is well says so. */
const mailPatience = 3000

/** Who asks, from where, and from which browser. */
export type ResetGround = Omit<SignInGround, 'userAgent' | 'isShared'>

/**
 * Sends a reset mail, if the address is known; the answer is the same if it is not.
 * @param own of somebody signed in: what counts the requests of this session
 * @throws KnownFailure when the site cannot send mail, or TOO_MANY_ATTEMPTS
 */
export async function requestReset(
  ground: ResetGround,
  { email }: { email: string },
  own?: string,
): Promise<void> {
  const { db, env, auth, address } = ground
  if (mailDelivery(env) === 'none')
    throw new KnownFailure('NO_MAIL', 503, accountTexts.resetWithoutMail)
  const ownRequests = own ?? ownBrowser(ground, await passwordAccount(db, email))
  const attempt = { email, address, own: ownRequests }
  await countReset(db, env, attempt)
  if (await isForPassword(ground, email)) await auth.api.requestPasswordReset({ body: { email } })
}

/** Whether what was just sent left us, or waits for the mail server. */
export async function doesMailLeave(env: Env): Promise<boolean> {
  const state = await checkMail(env, mailPatience)
  return state === 'answers' || state === 'outbox'
}

const identifier = (token: string) => `reset-password:${token}`
const worthless = () => new KnownFailure('LINK_WORTHLESS', 400, accountTexts.linkWorthless)

type LinkGround = Pick<ResetGround, 'db' | 'env' | 'auth'>

/**
 * The person a reset link belongs to, or null when it is used, expired or invented, or they may have
 * no password.
 */
async function ownerOfLink({ db, env, auth }: LinkGround, token: string) {
  const { internalAdapter } = await auth.$context
  const link = await internalAdapter.findVerificationValue(identifier(token))
  if (!link || link.expiresAt <= new Date()) return null
  const owner = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role'])
    .where('id', '=', link.value)
    .executeTakeFirst()
  return owner && !isReserved(owner.email) && mayHavePassword(env, owner.role) ? owner : null
}

/** The account that a reset link is for, as far as the form must know; null when it is worthless. */
export async function openResetLink(
  ground: LinkGround,
  token: string,
): Promise<{ role: Role } | null> {
  return ownerOfLink(ground, token)
}

/** Whose password it was, and the headers that make the browser known to the account. */
export type PasswordReset = { owner: { id: string; email: string }; headers: Headers }

/**
 * Sets the new password of the person the link belongs to, once. The link proves that the
 * address is the person's own: attempts of others count no more and this browser is known. All
 * sessions and all other links end; a second proof is asked for as before. Not through Better Auth,
 * which uses the link up before it hashes, also when it then cannot.
 * @throws KnownFailure when the link is worthless, or as `requireAcceptable`
 */
export async function resetPassword(
  ground: Pick<SignInGround, 'db' | 'env' | 'auth' | 'cookies'>,
  { token, password }: { token: string; password: string },
): Promise<PasswordReset> {
  const { db, env, auth, cookies } = ground
  const owner = await ownerOfLink(ground, token)
  if (!owner) throw worthless()
  requireAcceptable(env, owner, password)
  const prepared = await preparePassword(password)
  const { internalAdapter } = await auth.$context
  if (!(await internalAdapter.consumeVerificationValue(identifier(token)))) throw worthless()
  await db.transaction().execute(async (trx) => {
    await storePassword(trx, owner.id, prepared)
    await trx
      .updateTable('users')
      .set({ emailVerified: true, updatedAt: new Date() })
      .where('id', '=', owner.id)
      .where('email', '=', owner.email)
      .execute()
    await forgetAskedChange(trx, owner)
    await trx.deleteFrom('sessions').where('userId', '=', owner.id).execute()
    await forgetResetLinks(trx, owner.id)
  })
  await forgetAttempts(db, env, owner.email)
  const cookie = knownBrowserCookie(env, cookies, { id: owner.id, hash: prepared.hash })
  return { owner, headers: new Headers({ 'Set-Cookie': cookie }) }
}
