import { isAPIError } from 'better-auth/api'
import type { RouterContextProvider } from 'react-router'
import type { Database } from '../../platform/db/database.server.ts'
import { clientAddressContext } from '../../platform/http/context.server.ts'
import { Crowded, KnownFailure } from '../../platform/known-failure.server.ts'
import { registrationNetworks } from '../../platform/limits/network.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { suspendedCode, suspendedText } from '../account.ts'
import { accountTexts } from '../account-texts.ts'
import { requireFreeName } from '../free-name.server.ts'
import { shortenSession } from '../session/shared-device.server.ts'
import { createPasswordUser, EmailTaken } from '../user-record.server.ts'
import { countRegistration, countSignIn } from './attempts.server.ts'
import type { Auth } from './auth.server.ts'
import { knownBrowser, knownBrowserCookie, type PasswordAccount } from './known-browser.server.ts'
import { requireAcceptable } from './password.server.ts'
import { mayHavePassword } from './who-has-passwords.ts'

/**
 * What every function here works with; `address` is the visitor's, `userAgent` what their browser
 * says it is, by which the person later tells their sessions apart.
 */
export type SignInGround = {
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

type SignInRequest = Pick<SignInGround, 'db' | 'env' | 'auth'> & {
  context: Readonly<RouterContextProvider>
  request: Request
}

/**
 * The ground of a sign-in that this request asks for.
 * @param isShared they said that the device is others' too
 */
export const signInGround = (
  { db, env, auth, context, request }: SignInRequest,
  isShared: boolean,
): SignInGround => ({
  ...{ db, env, auth, isShared },
  address: context.get(clientAddressContext),
  cookies: request.headers.get('Cookie'),
  userAgent: request.headers.get('User-Agent'),
})

/** Enough of what a browser says it is to tell what it is. */
const longestAgent = 400

/** Who is in now, and the headers that set the session's cookie. */
export type SignedIn = { accountId: string; headers: Headers }

/**
 * Signs in with e-mail and password.
 * @throws KnownFailure for wrong credentials, too many attempts or a suspended account
 */
export async function signIn(
  ground: SignInGround,
  credentials: { email: string; password: string },
): Promise<SignedIn> {
  const { db, env, address } = ground
  const { email } = credentials
  const account = await passwordAccount(db, email)
  const counted = await countSignIn(db, env, { email, address, own: ownBrowser(ground, account) })
  try {
    if (!(await isForPassword(ground, email))) throw signInFailed()
    const signedIn = await openSession(ground, credentials, account)
    await counted.succeeded()
    return signedIn
  } catch (error) {
    if (error instanceof Crowded) await counted.giveBack()
    throw error
  }
}

/** Whether whoever has this address may have a password here. */
export async function isForPassword(
  { db, env }: Pick<SignInGround, 'db' | 'env'>,
  email: string,
): Promise<boolean> {
  if (env.SIGN_IN_PASSWORD === 'yes') return true
  const person = await db
    .selectFrom('users')
    .select('role')
    .where('email', '=', email)
    .executeTakeFirst()
  return person !== undefined && mayHavePassword(env, person.role)
}

/** The account that signs in with this address and a password. */
export async function passwordAccount(
  db: Database,
  email: string,
): Promise<PasswordAccount | null> {
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
export function ownBrowser(
  { env, cookies }: Pick<SignInGround, 'env' | 'cookies'>,
  account: PasswordAccount | null,
) {
  const browser = account && knownBrowser(env, cookies, account)
  return browser && `browser:${browser}`
}

/** Opens a session; from now on the account knows this browser, unless others use it too. */
async function openSession(
  { db, env, auth, cookies, userAgent, isShared }: SignInGround,
  { email, password }: { email: string; password: string },
  account: PasswordAccount | null,
): Promise<SignedIn> {
  const body = { email, password }
  try {
    const asked = { body, headers: sentBy(userAgent), returnHeaders: true } as const
    const { headers, response } = await auth.api.signInEmail(asked)
    if (isShared) await shortenSession(db, env, headers)
    if (account && !isShared) {
      headers.append('Set-Cookie', knownBrowserCookie(env, cookies, account))
    }
    return { accountId: response.user.id, headers }
  } catch (error) {
    throw isAPIError(error) ? failureOfSignIn(error.body?.code, error) : error
  }
}

/** What the library reads of the browser. */
const sentBy = (userAgent: string | null) =>
  new Headers(userAgent ? { 'User-Agent': userAgent.slice(0, longestAgent) } : {})

/**
 * Opens a session for a person who has shown by other means than a password who they are; no
 * account gets to know the browser.
 * @param hasSecondProof nothing more is asked for
 * @throws KnownFailure for a suspended account
 */
export async function openSessionOf(
  { db, env, auth, userAgent, isShared }: SignInGround,
  userId: string,
  hasSecondProof = false,
): Promise<SignedIn> {
  try {
    const asked = {
      body: { userId, hasSecondProof },
      headers: sentBy(userAgent),
      returnHeaders: true,
    } as const
    const { headers } = await auth.api.openSession(asked)
    if (isShared) await shortenSession(db, env, headers)
    return { accountId: userId, headers }
  } catch (error) {
    throw isAPIError(error) ? failureOfSignIn(error.body?.code, error) : error
  }
}

const signInFailed = () => new KnownFailure('SIGN_IN_FAILED', 401, accountTexts.signInFailed)

/** What the library's refusal is in our words. */
function failureOfSignIn(code: string | undefined, error: unknown) {
  if (code === 'INVALID_EMAIL_OR_PASSWORD') {
    return signInFailed()
  }
  if (code === suspendedCode) return new KnownFailure(suspendedCode, 403, suspendedText)
  return error
}

/**
 * Registers a person and signs them in. The role is always customer.
 * @throws KnownFailure when people here have no passwords, the address is in use, there were too
 *   many attempts, or as `requireFreeName` and `requireAcceptable`
 */
export async function register(
  ground: SignInGround,
  person: { name: string; email: string; password: string },
): Promise<SignedIn> {
  const { db, env, address, cookies, isShared } = ground
  if (!mayHavePassword(env, 'customer')) {
    throw new KnownFailure('NO_PASSWORDS', 403, accountTexts.noPasswords)
  }
  requireFreeName(env, person.name)
  requireAcceptable(env, { ...person, role: 'customer' }, person.password)
  await countRegistration(db, env, address)
  try {
    const registeredFrom = await registrationNetworks(db, env, address)
    const id = await createPasswordUser(db, person, { city: env.CITY, registeredFrom })
    // Not by the password, which was hashed just now: hashing is what a class waits for.
    const signedIn = await openSessionOf(ground, id)
    const account = isShared ? null : await passwordAccount(db, person.email)
    if (account) signedIn.headers.append('Set-Cookie', knownBrowserCookie(env, cookies, account))
    return signedIn
  } catch (error) {
    if (!(error instanceof EmailTaken)) throw error
    throw new KnownFailure('EMAIL_TAKEN', 409, accountTexts.emailTaken, 'email')
  }
}
