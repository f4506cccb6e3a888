import { cookieValue, hostPrefix, setCookie } from '../platform/cookies.server.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { callLifetime } from './call.ts'

export const callSeconds = callLifetime / 1000

const cookieName = (env: Env) => `${hostPrefix(env)}fucina_gettone`

/** The `Set-Cookie` value by which a browser finds its call again. @param id of the call: nobody guesses it */
export const callCookie = (env: Env, id: string): string =>
  setCookie(env, cookieName(env), id, callSeconds)

/** The `Set-Cookie` value after which it finds none. */
export const forgottenCall = (env: Env): string => setCookie(env, cookieName(env), '', 0)

/** The id of the call that a browser made; null: none, or none of ours. */
export function callOfBrowser(env: Env, headers: Headers): string | null {
  const value = cookieValue(headers.get('Cookie'), cookieName(env)) ?? ''
  return /^[\w-]{36}$/.test(value) ? value : null
}
