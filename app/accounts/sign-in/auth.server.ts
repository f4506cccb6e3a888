import { type BetterAuthPlugin, betterAuth } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import { loginPath } from '../../paths.ts'
import { cookiePrefix, hostPrefix } from '../../platform/cookies.server.ts'
import { namingOutage } from '../../platform/db/checked-dialect.server.ts'
import { type Database, engineOf } from '../../platform/db/database.server.ts'
import { hasAddress } from '../../platform/has-address.ts'
import type { Log } from '../../platform/log/log.server.ts'
import { passwordLeast } from '../../platform/password-least.ts'
import { db, env, log } from '../../platform/process.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { secret } from '../../platform/settings/secret.server.ts'
import type { SignInProvider } from '../../platform/settings/sign-in-providers.server.ts'
import { afterProviderPath } from '../../sign-in-paths.ts'
import { accountLimits, resetLinkLifetime, suspendedCode, suspendedText } from '../account.ts'
import { isNameOfSite } from '../free-name.server.ts'
import { endOldestSessions, updateAgeSeconds } from '../session/session-limits.server.ts'
import { sessionLifetimes } from '../session/session-limits.ts'
import { tellByMail } from '../tell-by-mail.server.ts'
import {
  forgetResetLinks,
  personSearchText,
  recordSignIn,
  renewResetLink,
} from '../user-record.server.ts'
import { hashPassword, verifyPassword } from './password-hash.server.ts'
import { providerPlugin } from './provider-plugin.server.ts'
import { discoveryAddress, isIssuer } from './provider-requests.server.ts'

/**
 * Opens a session for somebody who has shown a passkey, or the words of a slip, as the library opens
 * one for a password, hooks included. No address leads to it.
 */
const openSession = {
  id: 'open-session',
  endpoints: {
    openSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string(), hasSecondProof: z.boolean() }) },
      async (ctx) => {
        const { internalAdapter } = ctx.context
        const user = await internalAdapter.findUserById(ctx.body.userId)
        if (!user) throw ctx.error('UNAUTHORIZED')
        const shown = ctx.body.hasSecondProof ? { secondProofAt: new Date() } : {}
        const session = await internalAdapter.createSession(user.id, false, shown)
        await setSessionCookie(ctx, { session, user })
        return { userId: user.id }
      },
    ),
  },
} satisfies BetterAuthPlugin

/** Fields of a person that no request may set (SECURITY.md 1). */
const ownField = { input: false } as const

/** Says where an account is made from, in headers that we hand on ourselves (provider-callback). */
export const registeredFromHeader = 'x-registered-from'

const discoveryMilliseconds = 5000

/** Who gives no name, and has no address that could stand for it. */
const nameless = 'Senza nome'

type Parts = { db: Database; env: Env; log: Log }

/**
 * Better Auth on our own tables. It is called as a library: its own HTTP endpoints stay closed,
 * but for the return addresses of the sign-in providers.
 * @param provider adds it, and asks its discovery address at once
 */
function createAuth({ db, env, log }: Parts, provider: SignInProvider | null = null) {
  return betterAuth({
    baseURL: env.PUBLIC_URL,
    basePath: '/auth',
    secret: secret(env),
    database: {
      db,
      type: engineOf(db) === 'postgres' ? 'postgres' : 'sqlite',
      transaction: true,
    },
    user: {
      modelName: 'users',
      fields: { image: 'photoURL' },
      additionalFields: {
        role: { type: 'string', defaultValue: 'customer', ...ownField },
        isActive: { type: 'boolean', defaultValue: true, ...ownField },
        hasLongPassword: { type: 'boolean', defaultValue: false, ...ownField },
        techLevel: { type: 'string', defaultValue: 'beginner', ...ownField },
        city: { type: 'string', defaultValue: () => env.CITY, ...ownField },
        searchText: { type: 'string', required: false, ...ownField },
        lastLoginAt: { type: 'date', required: false, ...ownField },
        reading: { type: 'string', required: false, ...ownField },
        changes: { type: 'number', required: false, ...ownField },
        secondProofId: { type: 'string', required: false, ...ownField },
        registeredFrom: { type: 'string', required: false, returned: false, ...ownField },
      },
    },
    session: {
      modelName: 'sessions',
      cookieCache: { enabled: false },
      expiresIn: sessionLifetimes.user / 1000,
      updateAge: updateAgeSeconds,
      additionalFields: {
        isShared: { type: 'boolean', defaultValue: false, ...ownField },
        secondProofAt: { type: 'date', required: false, ...ownField },
        provenAt: { type: 'date', defaultValue: () => new Date(), ...ownField },
      },
    },
    account: { modelName: 'accounts', updateAccountOnSignIn: false },
    // One-time links are stored so that a reader of the table cannot use them.
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      // People register through createPasswordUser, which hashes outside the transaction.
      disableSignUp: true,
      minPasswordLength: passwordLeast.customer,
      maxPasswordLength: accountLimits.passwordMost,
      password: { hash: hashPassword, verify: verifyPassword },
      resetPasswordTokenExpiresIn: resetLinkLifetime / 1000,
      // A used link sets the password in password-reset.server.ts.
      async sendResetPassword({ user, token }) {
        // Not awaited: an unknown address must not be answered faster than a known one.
        void sendLink({ db, env, log }, user, token)
      },
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user, context) => {
            const told = (user.name.trim() || nameOf(user.email)).slice(0, accountLimits.name)
            const name = isNameOfSite(env, told) ? nameless : told
            const searchText = personSearchText(name, user.email)
            const registeredFrom = context?.headers?.get(registeredFromHeader) || null
            return { data: { ...user, name, searchText, registeredFrom } }
          },
        },
      },
      account: {
        create: {
          // We read the provider's profile once; nothing is done with its tokens later.
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null },
          }),
        },
      },
      session: {
        create: {
          before: async ({ userId }) => {
            const user = await db
              .selectFrom('users')
              .select('isActive')
              .where('id', '=', userId)
              .executeTakeFirst()
            if (!user?.isActive) {
              throw new APIError('FORBIDDEN', { code: suspendedCode, message: suspendedText })
            }
          },
          after: async ({ userId }) => {
            await recordSignIn(db, userId)
            await endOldestSessions(db, userId)
          },
        },
      },
    },
    plugins: provider ? [openSession, providerPlugin({ log, provider })] : [openSession],
    rateLimit: { enabled: false },
    // Where a broken return from a provider ends when nothing says where it began.
    onAPIError: {
      errorURL: `${env.PUBLIC_URL}${provider ? afterProviderPath(provider.id, null) : loginPath()}`,
    },
    // Its messages may quote what people typed, so that only errors pass, without their details.
    logger: {
      level: 'error',
      log: (_level, message) => log.error({ from: 'better-auth' }, message),
    },
    advanced: {
      // Its own prefix would be '__Secure-', which a subdomain can set too.
      useSecureCookies: false,
      cookiePrefix: `${hostPrefix(env)}${cookiePrefix}`,
      defaultCookieAttributes: { secure: env.isHttps },
      ipAddress: { disableIpTracking: true },
      // Our migrations make the tables: a look at all of them would fail requests for nothing.
      database: { validateSchema: false },
    },
    telemetry: { enabled: false },
  })
}

const nameOf = (email: string) => (hasAddress({ email }) ? email.split('@', 1).join() : nameless)

/** Mails a reset link, unless the account was deleted since it was asked for: then it goes too. */
async function sendLink(
  { db, env, log }: Parts,
  person: { id: string; email: string },
  token: string,
): Promise<void> {
  try {
    const user = await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', person.id)
      .executeTakeFirst()
    if (!user) return await forgetResetLinks(db, person.id)
    const renew = () => renewResetLink(db, token)
    await tellByMail({ env, log }, person, 'reset', { token }, renew)
  } catch (error) {
    log.error({ userId: person.id, err: error }, 'a reset link not sent')
  }
}

/**
 * Better Auth makes errors of its own of what the database says; through this a call that failed
 * because the database is away throws `DatabaseUnavailable`.
 */
function namingOutages<T extends { api: object }>(auth: T): T {
  const api = new Proxy(auth.api, {
    get(endpoints, name) {
      const call: unknown = Reflect.get(endpoints, name)
      if (typeof call !== 'function') return call
      return (...parameters: unknown[]) => namingOutage(async () => call(...parameters))
    },
  })
  return { ...auth, api }
}

export type Auth = ReturnType<typeof createAuth>

let instance: Auth | undefined
/** By the id of the provider. */
const instances = new Map<string, Auth>()

/** The one instance of this process, made at its first use: after the migrations ran. */
export function auth(): Auth {
  instance ??= namingOutages(createAuth({ db, env, log }))
  return instance
}

/**
 * The instance that knows one provider: apart from the others, so that neither sessions nor other
 * ways in ever wait for it.
 * @throws while its discovery address does not answer, or says that it is another provider; the
 *   next call asks again
 */
export async function authWith(provider: SignInProvider): Promise<Auth> {
  const known = instances.get(provider.id)
  if (known) return known
  const candidate = namingOutages(createAuth({ db, env, log }, provider))
  const issuer = await issuerOf(candidate, provider.id)
  if (issuer === null) throw new Error(`${discoveryAddress(provider)} does not answer as it should`)
  if (!isIssuer(provider, issuer)) {
    throw new Error(`${provider.issuer} says that it is another provider: correct its ISSUER`)
  }
  instances.set(provider.id, candidate)
  return candidate
}

/** What the provider calls itself; null: it does not answer. */
async function issuerOf(candidate: Auth, id: string): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, discoveryMilliseconds, null)
  })
  const found = candidate.$context.then(
    ({ socialProviders }) => socialProviders.find((one) => one.id === id)?.issuer ?? null,
    () => null,
  )
  return Promise.race([found, late]).finally(() => clearTimeout(timer))
}
