import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { loginPath } from '../../paths.ts'
import { cookiePrefix, hostPrefix } from '../../platform/cookies.server.ts'
import { namingOutage } from '../../platform/db/checked-dialect.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { engineOf } from '../../platform/db/database.server.ts'
import type { Log } from '../../platform/log/log.server.ts'
import { mailFault, sendMail } from '../../platform/mail.server.ts'
import { passwordLeast } from '../../platform/password-least.ts'
import { db, env, log } from '../../platform/process.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { secret } from '../../platform/settings/secret.server.ts'
import { accountLimits, resetLinkLifetime, suspendedCode, suspendedText } from '../account.ts'
import { endOldestSessions, updateAgeSeconds } from '../session/session-limits.server.ts'
import { sessionLifetimes } from '../session/session-limits.ts'
import { forgetResetLinks, personSearchText, recordSignIn } from '../user-record.server.ts'
import { google } from './google-provider.server.ts'
import { openSession } from './open-session.server.ts'
import { hashPassword, verifyPassword } from './password-hash.server.ts'
import { resetMail } from './reset-mail.server.ts'

/** Fields of a person that no request may set (SECURITY.md 1). */
const ownField = { input: false } as const

/** Says where an account is made from, in headers that we hand on ourselves (google-callback). */
export const registeredFromHeader = 'x-registered-from'

const discoveryMilliseconds = 5000

type Parts = { db: Database; env: Env; log: Log }

/**
 * Better Auth on our own tables. It is called as a library: its own HTTP endpoints stay closed,
 * but for the return address of the OIDC provider.
 * @param options.withGoogle adds the OIDC provider, which asks its discovery address at once
 */
function createAuth({ db, env, log }: Parts, { withGoogle = false } = {}) {
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
        void sendLink({ db, env, log }, { ...user, token })
      },
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user, context) => {
            const name = (user.name.trim() || user.email.split('@', 1).join()).slice(
              0,
              accountLimits.name,
            )
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
    plugins: withGoogle ? [openSession, google(env)] : [openSession],
    rateLimit: { enabled: false },
    // Where a broken return from Google ends when nothing says where it began.
    onAPIError: { errorURL: `${env.PUBLIC_URL}${loginPath()}` },
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

/** Mails a reset link, unless the account was deleted since it was asked for: then it goes too. */
async function sendLink(
  { db, env, log }: Parts,
  { id: userId, email, token }: { id: string; email: string; token: string },
): Promise<void> {
  try {
    const user = await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .executeTakeFirst()
    if (!user) return await forgetResetLinks(db, userId)
    const file = await sendMail(env, resetMail(env, { email, token }))
    log.info({ userId, file }, 'reset mail sent')
  } catch (error) {
    log.error({ userId, ...mailFault(error) }, 'reset mail not sent')
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
let instanceWithGoogle: Auth | undefined

/** The one instance of this process, made at its first use: after the migrations ran. */
export function auth(): Auth {
  instance ??= namingOutages(createAuth({ db, env, log }))
  return instance
}

/**
 * The instance that knows the OIDC provider, apart from the other one so that sessions never wait
 * for the provider.
 * @returns null when Google is not configured, or while its discovery address does not answer;
 *   the next call asks again
 */
export async function authWithGoogle(): Promise<Auth | null> {
  if (!env.googleEnabled) return null
  if (instanceWithGoogle) return instanceWithGoogle
  const candidate = namingOutages(createAuth({ db, env, log }, { withGoogle: true }))
  if (!(await hasProvider(candidate))) return null
  instanceWithGoogle = candidate
  return candidate
}

async function hasProvider(candidate: Auth): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, discoveryMilliseconds, false)
  })
  const found = candidate.$context.then(
    (context) => context.socialProviders.some((provider) => provider.id === 'google'),
    () => false,
  )
  return Promise.race([found, late]).finally(() => clearTimeout(timer))
}
