import { randomUUID } from 'node:crypto'
import { createCookie } from 'react-router'
import { addressGroup } from './addresses.server.ts'
import { hostPrefix } from './cookies.server.ts'
import { dayMilliseconds } from './durations.ts'
import type { Env } from './settings/env.server.ts'
import { hiddenText, secret } from './settings/secret.server.ts'

/** How long a browser is the same visitor's. */
export const visitorSeconds = (30 * dayMilliseconds) / 1000

/** Signed with a key of its own, so that no other cookie of ours passes for it. */
const signedCookie = (env: Env) =>
  createCookie(`${hostPrefix(env)}fucina_visitor`, {
    secrets: [`visitor:${secret(env)}`],
    maxAge: visitorSeconds,
    httpOnly: true,
    secure: env.isHttps,
  })

export const newVisitorId = (): string => randomUUID()

/** The visitor a request comes from, or null: no cookie, or not one of ours. */
export async function readVisitor(env: Env, headers: Headers): Promise<string | null> {
  const id: unknown = await signedCookie(env).parse(headers.get('Cookie'))
  return typeof id === 'string' && id !== '' ? id : null
}

/** The `Set-Cookie` value that makes a browser known as this visitor. */
export const visitorCookie = (env: Env, id: string): Promise<string> =>
  signedCookie(env).serialize(id)

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

const hidden = (env: Env, network: string) => hiddenText(env, `address:${network}`)
