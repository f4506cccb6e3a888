import { BlockList, isIP } from 'node:net'
import type { Database } from './db/database.server.ts'
import { plainAddress } from './http/client-address.server.ts'
import type { Env } from './settings/env.server.ts'
import { hiddenNetworks } from './visitor.server.ts'

/** A network that many people use, such as a library's: an administrator named it. */
export type SharedAddress = {
  /** An address range as CIDR, for instance `198.51.100.7/32`. */
  range: string
  name: string
}

const prefix = 'ai:shared:'
/** The key of the stored setting, whose value is the name. */
export const sharedKey = (range: string) => `${prefix}${range}`

/** More of them would make every question slow. */
export const mostSharedAddresses = 50

/** Wider ranges hold half a country: whoever named one would switch the limits off. */
const widest = { ipv4: 16, ipv6: 32 } as const
/** What one address stands for: of IPv6 a household's whole network. */
const single = { ipv4: 32, ipv6: 64 } as const

export type ParsedRange = { range: string } | { fault: 'unreadable' | 'tooWide' }

/** Reads an IPv4 or IPv6 address or range as somebody types it. */
export function parseRange(text: string): ParsedRange {
  const [given = '', length, ...rest] = text.trim().toLowerCase().split('/')
  const address = plainAddress(given)
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return { fault: 'unreadable' }
  const family = version === 4 ? 'ipv4' : 'ipv6'
  if (length !== undefined && !/^\d{1,3}$/.test(length)) return { fault: 'unreadable' }
  const bits = length === undefined ? single[family] : Number(length)
  if (bits > (family === 'ipv4' ? 32 : 128)) return { fault: 'unreadable' }
  return bits < widest[family] ? { fault: 'tooWide' } : { range: `${address}/${bits}` }
}

/** The addresses that administrators named, by name. */
export async function readSharedAddresses(db: Database): Promise<SharedAddress[]> {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'like', `${prefix}%`)
    .execute()
  return rows
    .map(({ key, value }) => ({ range: key.slice(prefix.length), name: value }))
    .sort((one, other) => one.name.localeCompare(other.name, 'it'))
}

/** Whether an administrator named the network of this address. */
export async function isSharedAddress(db: Database, address: string): Promise<boolean> {
  const plain = plainAddress(address)
  const version = isIP(plain)
  if (version === 0) return false
  const shared = await readSharedAddresses(db)
  const known = new BlockList()
  for (const { range } of shared) {
    const [network = '', bits] = range.split('/')
    known.addSubnet(network, Number(bits), isIP(network) === 6 ? 'ipv6' : 'ipv4')
  }
  return known.check(plain, version === 6 ? 'ipv6' : 'ipv4')
}

/**
 * What is stored of the address an account is made from: its hidden networks; null for a shared
 * one, so that nobody carries a library's count home.
 */
export async function registrationNetworks(
  db: Database,
  env: Env,
  address: string,
): Promise<string | null> {
  if (await isSharedAddress(db, address)) return null
  return hiddenNetworks(env, address).join(' ')
}
