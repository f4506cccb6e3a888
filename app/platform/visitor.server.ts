import { randomUUID } from 'node:crypto'
import { cookieValue, hostPrefix, setCookie } from './cookies.server.ts'
import { dayMilliseconds } from './durations.ts'
import type { Env } from './settings/env.server.ts'
import { hiddenText, isSameSecret } from './settings/secret.server.ts'

/** How long a browser is the same visitor's. */
export const visitorSeconds = (30 * dayMilliseconds) / 1000

const cookieName = (env: Env) => `${hostPrefix(env)}fucina_visitor`

/** Signed as a visitor, so that nothing else of ours passes for it. */
const signed = (env: Env, id: string) => `${id}.${hiddenText(env, `visitor:${id}`)}`

export const newVisitorId = (): string => randomUUID()

/** The visitor a request comes from, or null: no cookie, or not one of ours. */
export function readVisitor(env: Env, headers: Headers): string | null {
  const value = cookieValue(headers.get('Cookie'), cookieName(env)) ?? ''
  const [id = ''] = value.split('.', 1)
  return id !== '' && isSameSecret(value, signed(env, id)) ? id : null
}

/** The `Set-Cookie` value that makes a browser known as this visitor. */
export const visitorCookie = (env: Env, id: string): string =>
  setCookie(env, cookieName(env), signed(env, id), visitorSeconds)
