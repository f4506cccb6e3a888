import { isAPIError } from 'better-auth/api'
import type { Auth } from '../platform/auth.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import type { Env } from '../platform/env.server.ts'
import { KnownFailure } from '../platform/http/failure.server.ts'
import { publish } from '../platform/live/bus.server.ts'
import { mailWay } from '../platform/mail.server.ts'
import { suspendedCode, suspendedText } from '../platform/suspended.ts'
import { createPasswordUser, EmailTaken } from '../platform/user-record.server.ts'
import { texts } from './account-texts.ts'
import { countRegistration, countReset, countSignIn, forgetFailures } from './attempts.server.ts'

/**
 * What every function here works with; `address` is the visitor's, `userAgent` what his browser
 * says it is, which the person later knows his sessions by.
 */
export type SignInDesk = {
  db: Database
  env: Env
  auth: Auth
  address: string
  userAgent: string | null
}

/** Enough of what a browser says it is to tell what it is. */
const longestAgent = 400

/**
 * Signs in with e-mail and password (AUTH-09).
 * @returns the headers that set the session's cookie
 * @throws KnownFailure with the texts of ERR-04, ERR-05 or the one for suspended people
 */
export async function signIn(
  desk: SignInDesk,
  credentials: { email: string; password: string },
): Promise<Headers> {
  const { db, env, address } = desk
  const succeed = await countSignIn(db, env, { email: credentials.email, address })
  const headers = await openSession(desk, credentials)
  await succeed()
  return headers
}

async function openSession(
  { auth, userAgent }: SignInDesk,
  body: { email: string; password: string },
): Promise<Headers> {
  const sent = new Headers(userAgent ? { 'User-Agent': userAgent.slice(0, longestAgent) } : {})
  try {
    const { headers } = await auth.api.signInEmail({ body, headers: sent, returnHeaders: true })
    return headers
  } catch (error) {
    throw isAPIError(error) ? failureOfSignIn(error.body?.code, error) : error
  }
}

function failureOfSignIn(code: string | undefined, error: unknown) {
  if (code === 'INVALID_EMAIL_OR_PASSWORD') {
    return new KnownFailure('SIGN_IN_FAILED', 401, texts.signInFailed)
  }
  if (code === suspendedCode) return new KnownFailure(suspendedCode, 403, suspendedText)
  return error
}

/**
 * Registers a person and signs him in (AUTH-10). The role is always customer (PERM-02).
 * @returns the headers that set the session's cookie
 * @throws KnownFailure with the texts of ERR-01 or ERR-05
 */
export async function register(
  desk: SignInDesk,
  person: { name: string; email: string; password: string },
): Promise<Headers> {
  const { db, env, address } = desk
  await countRegistration(db, env, { email: person.email, address })
  try {
    const userId = await createPasswordUser(db, person, { city: env.CITY })
    await publish({ type: 'changed', userId, topic: 'profile' })
  } catch (error) {
    if (!(error instanceof EmailTaken)) throw error
    throw new KnownFailure('EMAIL_TAKEN', 409, texts.emailTaken)
  }
  return openSession(desk, person)
}

/**
 * Sends a reset mail, if the address is known; the answer is the same if it is not (Q5).
 * @throws KnownFailure when the site cannot send mail, or with the text of ERR-05
 */
export async function requestReset(
  desk: Omit<SignInDesk, 'userAgent'>,
  { email }: { email: string },
): Promise<void> {
  const { db, env, auth, address } = desk
  if (mailWay(env) === 'none') throw new KnownFailure('NO_MAIL', 503, texts.resetWithoutMail)
  await countReset(db, env, { email, address })
  await auth.api.requestPasswordReset({ body: { email } })
}

const resetIdentifier = (token: string) => `reset-password:${token}`

/** The person a reset link belongs to, or null when it is used, expired or invented. */
export async function ownerOfLink(auth: Auth, token: string): Promise<string | null> {
  const { internalAdapter } = await auth.$context
  const link = await internalAdapter.findVerificationValue(resetIdentifier(token))
  return link && link.expiresAt > new Date() ? link.value : null
}

/** Whether a reset link can still be used. */
export const isResetLinkValid = async (auth: Auth, token: string) =>
  (await ownerOfLink(auth, token)) !== null

/**
 * Sets the new password of the person the link belongs to, once (AUTH-12). All his sessions end.
 * @throws KnownFailure when the link is worthless
 */
export async function resetPassword(
  { db, auth }: Pick<SignInDesk, 'db' | 'auth'>,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const worthless = new KnownFailure('LINK_WORTHLESS', 400, texts.linkWorthless)
  const userId = await ownerOfLink(auth, token)
  if (!userId) throw worthless
  try {
    await auth.api.resetPassword({ body: { newPassword: password, token } })
  } catch (error) {
    throw isAPIError(error) && error.body?.code === 'INVALID_TOKEN' ? worthless : error
  }
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  await forgetFailures(db, email)
}
