import { isAPIError } from 'better-auth/api'
import type { Database } from '../../platform/db/database.server.ts'
import { Crowded, KnownFailure } from '../../platform/known-failure.server.ts'
import { mailWay } from '../../platform/mail.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { registrationNetworks } from '../../platform/shared-addresses.server.ts'
import { texts } from '../account-texts.ts'
import { endSoon } from '../session/shared-device.server.ts'
import { suspendedCode, suspendedText } from '../session/suspended.ts'
import { createPasswordUser, EmailTaken } from '../user-record.server.ts'
import { countRegistration, countReset, countSignIn } from './attempts.server.ts'
import type { Auth } from './auth.server.ts'
import { knownBrowser, knownBrowserCookie, type MarkedAccount } from './known-browser.server.ts'

/**
 * What every function here works with; `address` is the visitor's, `userAgent` what their browser
 * says it is, by which the person later tells their sessions apart.
 */
export type SignInDesk = {
  db: Database
  env: Env
  auth: Auth
  address: string
  /** The request's header: a browser may be known by it. */
  cookies: string | null
  userAgent: string | null
  /** The device is others' too: the session ends soon, and no account gets to know the browser. */
  isShared: boolean
}

type RequestDesk = Omit<SignInDesk, 'userAgent' | 'isShared'>

/** Enough of what a browser says it is to tell what it is. */
const longestAgent = 400

/** Who is in now, and the headers that set the session's cookie. */
export type SignedIn = { accountId: string; headers: Headers }

/**
 * Signs in with e-mail and password.
 * @throws KnownFailure for wrong credentials, too many attempts or a suspended account
 */
export async function signIn(
  desk: SignInDesk,
  credentials: { email: string; password: string },
): Promise<SignedIn> {
  const { db, env, address } = desk
  const { email } = credentials
  const account = await passwordAccount(db, email)
  const counted = await countSignIn(db, env, { email, address, own: ownBrowser(desk, account) })
  try {
    const signedIn = await openSession(desk, credentials, account)
    await counted.wasRight()
    return signedIn
  } catch (error) {
    if (error instanceof Crowded) await counted.wasNothing()
    throw error
  }
}

/** The account that signs in with this address and a password. */
async function passwordAccount(db: Database, email: string): Promise<MarkedAccount | null> {
  const found = await db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.userId', 'users.id')
    .select(['users.id', 'accounts.password'])
    .where('users.email', '=', email)
    .where('accounts.providerId', '=', 'credential')
    .executeTakeFirst()
  return found?.password ? { id: found.id, hash: found.password } : null
}

/** What counts attempts of a browser that signed in to this account before. */
function ownBrowser({ env, cookies }: RequestDesk, account: MarkedAccount | null) {
  const browser = account && knownBrowser(env, cookies, account)
  return browser && `browser:${browser}`
}

/** Opens a session; from now on the account knows this browser, unless others use it too. */
async function openSession(
  { db, env, auth, cookies, userAgent, isShared }: SignInDesk,
  { email, password }: { email: string; password: string },
  account: MarkedAccount | null,
): Promise<SignedIn> {
  const body = { email, password }
  const sent = new Headers(userAgent ? { 'User-Agent': userAgent.slice(0, longestAgent) } : {})
  try {
    const asked = { body, headers: sent, returnHeaders: true } as const
    const { headers, response } = await auth.api.signInEmail(asked)
    if (isShared) await endSoon(db, env, headers)
    else if (account) headers.append('Set-Cookie', knownBrowserCookie(env, cookies, account))
    return { accountId: response.user.id, headers }
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
 * Registers a person and signs them in. The role is always customer.
 * @throws KnownFailure when the address is in use or there were too many attempts
 */
export async function register(
  desk: SignInDesk,
  person: { name: string; email: string; password: string },
): Promise<SignedIn> {
  const { db, env, address } = desk
  await countRegistration(db, env, { email: person.email, address })
  try {
    const registeredFrom = await registrationNetworks(db, env, address)
    await createPasswordUser(db, person, { city: env.CITY, registeredFrom })
  } catch (error) {
    if (!(error instanceof EmailTaken)) throw error
    throw new KnownFailure('EMAIL_TAKEN', 409, texts.emailTaken)
  }
  return openSession(desk, person, await passwordAccount(db, person.email))
}

/**
 * Sends a reset mail, if the address is known; the answer is the same if it is not, or if
 * strangers have asked for enough of them.
 * @param own of somebody signed in: what counts the requests of this session
 * @throws KnownFailure when the site cannot send mail, or TOO_MANY_ATTEMPTS
 */
export async function requestReset(
  desk: RequestDesk,
  { email }: { email: string },
  own?: string,
): Promise<void> {
  const { db, env, auth, address } = desk
  if (mailWay(env) === 'none') throw new KnownFailure('NO_MAIL', 503, texts.resetWithoutMail)
  const ownRequests = own ?? ownBrowser(desk, await passwordAccount(db, email))
  const attempt = { email, address, own: ownRequests }
  if (await countReset(db, env, attempt)) await auth.api.requestPasswordReset({ body: { email } })
}
