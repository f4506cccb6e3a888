import type { Env } from './settings/env.server.ts'

/** Before the names of the cookies that the sign-in library makes. */
export const cookiePrefix = 'fucina'

/** The session's cookie, behind a prefix of `hostPrefix`. */
export const sessionCookie = `${cookiePrefix}.session_token`

/** The session's cookie as the browser names it. */
export const sessionCookieName = (env: Pick<Env, 'isHttps'>): string =>
  `${hostPrefix(env)}${sessionCookie}`

/** Under https browsers take such a cookie from this very host only, and from no subdomain. */
export const hostPrefix = ({ isHttps }: Pick<Env, 'isHttps'>): '' | '__Host-' =>
  isHttps ? '__Host-' : ''

/**
 * A `Set-Cookie` value of ours: for every page, and out of reach of scripts.
 * @param seconds it is kept; null: until the browser is closed
 */
export function setCookie(
  env: Pick<Env, 'isHttps'>,
  name: string,
  value: string,
  seconds: number | null,
): string {
  const age = seconds === null ? '' : `; Max-Age=${seconds}`
  const secure = env.isHttps ? '; Secure' : ''
  return `${name}=${value}; Path=/${age}; HttpOnly; SameSite=Lax${secure}`
}

/**
 * The `Set-Cookie` values that make a browser forget every cookie of ours that it sent.
 * @param cookies the request's header
 */
export function forgottenCookies(env: Pick<Env, 'isHttps'>, cookies: string | null): string[] {
  const names = (cookies ?? '').split(';').map((cookie) => cookie.split('=', 1).join().trim())
  return names
    .filter((name) => /^(?:__Host-)?fucina[\w.]*$/.test(name))
    .map((name) => setCookie(env, name, '', 0))
}

/** The value of a cookie as it was sent, or null. */
export function cookieValue(cookies: string | null, name: string): string | null {
  for (const cookie of cookies?.split(';') ?? []) {
    const text = cookie.trim()
    if (text.startsWith(`${name}=`)) return text.slice(name.length + 1)
  }
  return null
}
