import { isAPIError } from 'better-auth/api'
import { cookieValue, hostPrefix, sessionCookie } from '../../platform/cookie-name.server.ts'
import type { SessionState, SignedInUser } from '../../platform/http/context.server.ts'
import { db, env } from '../../platform/process.server.ts'
import { difficulties } from '../../records/content/content.ts'
import { type Auth, auth } from '../sign-in/auth.server.ts'
import { isFromBefore } from './former-cookie.server.ts'
import { isIdle, isUseNews, sessionSeconds } from './session-life.server.ts'
import { wasSuspended } from './suspension.server.ts'

/** Under https sessions had this name; Better Auth's own prefix. */
const oldName = `__Secure-${sessionCookie}`
const currentName = `${hostPrefix(env)}${sessionCookie}`

type Found = NonNullable<Awaited<ReturnType<Auth['api']['getSession']>>>
type ReadSession = { state: SessionState; headers?: Headers }

/**
 * Who sent these headers. A database that cannot be asked gives `unknown`, never `anonymous`.
 * @param isUse the request keeps the session open; live news do not
 * @returns the state, and the headers that refresh the session's cookie
 */
export async function readSession(headers: Headers, isUse: boolean): Promise<ReadSession> {
  try {
    const former = formerCookie(headers)
    const sent = former ? underCurrentName(headers, former) : headers
    const found = await auth().api.getSession({ headers: sent, query: { disableRefresh: true } })
    if (!found || (former && !(await isFromBefore(db, found.session)))) {
      return { state: await withoutSession(headers) }
    }
    const { user, session } = found
    if (!user.isActive) return { state: { kind: 'anonymous', suspended: true } }
    if (isIdle(user.role, session)) {
      await db.deleteFrom('sessions').where('id', '=', session.id).execute()
      return { state: { kind: 'anonymous' } }
    }
    const state = { kind: 'user', user: signedInUser(found) } as const
    if (!isUse || !(former || isUseNews(session))) return { state }
    const noted = await noteUse(state, sent)
    return former ? withCurrentName(noted, former) : noted
  } catch (cause) {
    return { state: { kind: 'unknown', cause } }
  }
}

/** The session lives on from now; it may have ended meanwhile. */
async function noteUse(state: SessionState, headers: Headers): Promise<ReadSession> {
  try {
    const refreshed = await auth().api.getSession({ headers, returnHeaders: true })
    if (!refreshed.response) return { state: { kind: 'anonymous' } }
    return { state, headers: refreshed.headers }
  } catch (error) {
    if (isAPIError(error) && error.statusCode === 401) return { state: { kind: 'anonymous' } }
    throw error
  }
}

const signedInUser = ({ user, session }: Found): SignedInUser => ({
  id: user.id,
  name: user.name,
  email: user.email,
  emailVerified: user.emailVerified,
  photoURL: user.image ?? null,
  role: user.role === 'admin' ? 'admin' : 'customer',
  techLevel: difficulties.find((level) => level === user.techLevel) ?? 'beginner',
  city: user.city,
  reading: user.reading ?? null,
  sessionId: session.id,
})

/** Nobody is signed in; a browser whose session a suspension ended can be told so. */
async function withoutSession(headers: Headers): Promise<SessionState> {
  const token = tokenOf(headers)?.split('.', 1)[0]
  if (token && (await wasSuspended(db, token))) return { kind: 'anonymous', suspended: true }
  return { kind: 'anonymous' }
}

/** Whether a request comes with a session's cookie, be it a valid one or not. */
export const carriesSession = (headers: Headers): boolean => tokenOf(headers) !== null

/** What tells the session that a `Cookie` header names from others; it need not be a valid one. */
export const sessionIn = (cookies: string | undefined): string | null =>
  tokenOf(new Headers({ Cookie: cookies ?? '' }))

const tokenOf = (headers: Headers) =>
  cookieValue(headers.get('Cookie'), currentName) ?? formerCookie(headers)

/** The session of a browser that signed in before its cookie got today's name. */
function formerCookie(headers: Headers): string | null {
  const cookies = headers.get('Cookie')
  if (!env.isHttps || cookieValue(cookies, currentName) !== null) return null
  return cookieValue(cookies, oldName)
}

/** Better Auth sends a cookie only where it has renewed the session. */
function withCurrentName({ state, headers }: ReadSession, value: string): ReadSession {
  if (state.kind !== 'user' || headers?.has('Set-Cookie'))
    return { state, ...(headers && { headers }) }
  const renamed = new Headers(headers)
  const cookie = `${currentName}=${value}; Max-Age=${sessionSeconds}; Path=/; HttpOnly; Secure; SameSite=Lax`
  renamed.append('Set-Cookie', cookie)
  return { state, headers: renamed }
}

function underCurrentName(headers: Headers, value: string): Headers {
  const renamed = new Headers(headers)
  renamed.set('Cookie', `${headers.get('Cookie')}; ${currentName}=${value}`)
  return renamed
}
