import { randomUUID } from 'node:crypto'
import { addressGroup } from './addresses.server.ts'
import { cookieValue, hostPrefix, setCookie } from './cookies.server.ts'
import { dayMilliseconds } from './durations.ts'
import type { Env } from './settings/env.server.ts'
import { hiddenText, isSameSecret, type SecretSettings } from './settings/secret.server.ts'

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

/** An address as it may be stored: it counts the same household without naming it. */
export function hiddenAddress(env: SecretSettings, address: string): string {
  return hidden(env, addressGroup(address))
}

/**
 * The networks an address belongs to, as they may be stored, the narrowest first: of IPv4 the
 * address itself, of IPv6 its /64 and its /48.
 */
export function hiddenNetworks(env: SecretSettings, address: string): string[] {
  const groups = [addressGroup(address), addressGroup(address, 48)]
  return [...new Set(groups)].map((group) => hidden(env, group))
}

const hidden = (env: SecretSettings, network: string) => hiddenText(env, `address:${network}`)
