import { betterAuth } from 'better-auth'
import type { Database } from './db/database.server.ts'
import { engineOf } from './db/database.server.ts'
import type { Env } from './env.server.ts'
import { fold } from './fold.ts'
import type { SessionState } from './http/context.server.ts'
import { db, env } from './process.server.ts'
import { secret } from './secret.server.ts'

/** Fields of a person that no request may set (trust.md 1). */
const ownField = { input: false } as const

/**
 * Better Auth on our own tables. It is called as a library: its own HTTP endpoints stay closed,
 * but for the return address of the OIDC provider.
 */
export function createAuth(db: Database, env: Env) {
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
        techLevel: { type: 'string', defaultValue: 'beginner', ...ownField },
        city: { type: 'string', defaultValue: () => env.CITY, ...ownField },
        searchText: { type: 'string', required: false, ...ownField },
        lastLoginAt: { type: 'date', required: false, ...ownField },
      },
    },
    session: { modelName: 'sessions', cookieCache: { enabled: false } },
    account: { modelName: 'accounts' },
    verification: { modelName: 'verifications' },
    emailAndPassword: { enabled: true, minPasswordLength: 6, maxPasswordLength: 128 },
    databaseHooks: {
      user: {
        create: {
          before: async (user) => ({
            data: { ...user, searchText: fold(`${user.name} ${user.email}`) },
          }),
        },
      },
    },
    advanced: { useSecureCookies: env.isHttps, cookiePrefix: 'fucina' },
    telemetry: { enabled: false },
  })
}

export type Auth = ReturnType<typeof createAuth>

let instance: Auth | undefined

/** The one instance of this process, made at its first use: after the migrations ran. */
export function auth(): Auth {
  instance ??= createAuth(db, env)
  return instance
}

/**
 * Who sent these headers. A database that cannot be asked gives `unknown`, never `anonymous`.
 * @returns the state, and the headers that refresh the session's cookie
 */
export async function readSession(
  headers: Headers,
): Promise<{ state: SessionState; headers?: Headers }> {
  try {
    const found = await auth().api.getSession({ headers, returnHeaders: true })
    const user = found.response?.user
    if (!found.response || !user?.isActive) return { state: { kind: 'anonymous' } }
    return {
      headers: found.headers,
      state: {
        kind: 'user',
        user: {
          id: user.id,
          name: user.name,
          email: user.email,
          emailVerified: user.emailVerified,
          photoURL: user.image ?? null,
          role: user.role === 'admin' ? 'admin' : 'customer',
          techLevel: user.techLevel as 'beginner',
          city: user.city,
          sessionId: found.response.session.id,
        },
      },
    }
  } catch (cause) {
    return { state: { kind: 'unknown', cause } }
  }
}
