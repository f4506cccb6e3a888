import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { addressGroup } from './addresses.server.ts'
import { hostPrefix } from './cookie-name.server.ts'
import type { Env } from './settings/env.server.ts'
import { secret } from './settings/secret.server.ts'

const cookieName = (env: Env) => `${hostPrefix(env)}fucina_visitor`
const cookieSeconds = 30 * 24 * 3600

const keys = new WeakMap<Env, string>()

/** The key that signs visitors' ids and hides their addresses; read once a process. */
function keyOf(env: Env): string {
  const known = keys.get(env)
  if (known) return known
  const key = secret(env)
  keys.set(env, key)
  return key
}

const sign = (env: Env, purpose: string, value: string) =>
  createHmac('sha256', keyOf(env)).update(`${purpose}:${value}`).digest('base64url')

export const newVisitorId = (): string => randomUUID()

/** The visitor a request comes from, or null: no cookie, or not one of ours. */
export function visitorOf(env: Env, headers: Headers): string | null {
  const cookies = headers.get('Cookie')?.split(';') ?? []
  for (const cookie of cookies) {
    const [name, value = ''] = cookie.trim().split('=', 2)
    if (name !== cookieName(env)) continue
    const [id = '', signature = ''] = value.split('.', 2)
    const expected = Buffer.from(sign(env, 'visitor', id))
    const given = Buffer.from(signature)
    if (given.length === expected.length && timingSafeEqual(given, expected)) return id
  }
  return null
}

/** The `Set-Cookie` value that makes a browser known as this visitor for thirty days. */
export function visitorCookie(env: Env, id: string): string {
  const secure = env.isHttps ? '; Secure' : ''
  const value = `${id}.${sign(env, 'visitor', id)}`
  return `${cookieName(env)}=${value}; Path=/; Max-Age=${cookieSeconds}; HttpOnly; SameSite=Lax${secure}`
}

/** An address as it may be stored: it counts the same household without naming it. */
export function hiddenAddress(env: Env, address: string): string {
  return hidden(env, addressGroup(address))
}

/**
 * The networks an address belongs to, as they may be stored, the narrowest first: of IPv4 the
 * address itself, of IPv6 its /64 and its /48.
 */
export function hiddenNetworks(env: Env, address: string): string[] {
  const groups = [addressGroup(address), addressGroup(address, 48)]
  return [...new Set(groups)].map((group) => hidden(env, group))
}

const hidden = (env: Env, network: string) => sign(env, 'address', network).slice(0, 22)
