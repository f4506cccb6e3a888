import type { Env } from './settings/env.server.ts'

/** Before the names of the cookies that the sign-in library makes. */
export const cookiePrefix = 'fucina'

/** The session's cookie, behind a prefix of `hostPrefix`. */
export const sessionCookie = `${cookiePrefix}.session_token`

/** Under https browsers take such a cookie from this very host only, and from no subdomain. */
export const hostPrefix = ({ isHttps }: Pick<Env, 'isHttps'>): '' | '__Host-' =>
  isHttps ? '__Host-' : ''

/** The value of a cookie as it was sent, or null. */
export function cookieValue(cookies: string | null, name: string): string | null {
  for (const cookie of cookies?.split(';') ?? []) {
    const text = cookie.trim()
    if (text.startsWith(`${name}=`)) return text.slice(name.length + 1)
  }
  return null
}
