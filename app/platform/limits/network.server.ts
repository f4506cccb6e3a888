import { addressGroup, isInRanges, parseAddress, parseRange } from '../addresses.server.ts'
import type { Database } from '../db/database.server.ts'
import { hiddenText, type SecretSettings } from '../settings/secret.server.ts'

/** A network that many people use, such as a library's: an administrator named it. */
export type SharedAddress = {
  /** An address range as CIDR, for instance `198.51.100.7/32`. */
  range: string
  name: string
}

/** How many times as much may come from such a network as from another. */
export const sharedAddressTimes = 10

const prefix = 'ai:shared:'
/** The key of the stored setting, whose value is the name. */
export const sharedKey = (range: string) => `${prefix}${range}`

/** More of them would make every question slow. */
export const mostSharedAddresses = 50

/** A wider range holds half a country: naming one would switch the limits off. */
const widest = { ipv4: 16, ipv6: 32 } as const
/** What one address stands for: of IPv6 a household's whole network. */
const single = { ipv4: 32, ipv6: 64 } as const

export type SharedRange = { range: string } | { fault: 'unreadable' | 'tooWide' }

/** Parses an IPv4 or IPv6 address or range as somebody types it. */
export function parseSharedRange(text: string): SharedRange {
  const parsed = parseRange(text.trim())
  if (!parsed) return { fault: 'unreadable' }
  const [address, length] = parsed
  const bits = text.includes('/') ? length : single[address.kind()]
  return bits < widest[address.kind()] ? { fault: 'tooWide' } : { range: `${address}/${bits}` }
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
  const shared = await readSharedAddresses(db)
  const ranges = shared.map(({ range }) => parseRange(range)).filter((range) => range !== null)
  return isInRanges(parseAddress(address), ranges)
}

/** Where somebody asks from, as far as it counts. */
export type Network = {
  /** As it may be stored, the narrowest first: see `hiddenNetworks`. */
  hidden: string[]
  isNamed: boolean
}

/** @param address the real one, which is never stored */
export const readNetwork = async (
  db: Database,
  settings: SecretSettings,
  address: string,
): Promise<Network> => ({
  hidden: hiddenNetworks(settings, address),
  isNamed: await isSharedAddress(db, address),
})

/**
 * What is stored of the address an account is made from: its hidden networks; null for a shared
 * one, so that nobody carries a library's count home.
 */
export async function registrationNetworks(
  db: Database,
  settings: SecretSettings,
  address: string,
): Promise<string | null> {
  const { hidden, isNamed } = await readNetwork(db, settings, address)
  return isNamed ? null : hidden.join(' ')
}

/** An address as it may be stored: it counts the same household without naming it. */
export function hiddenAddress(env: SecretSettings, address: string): string {
  return hidden(env, addressGroup(address))
}

/**
 * The networks an address belongs to, as they may be stored, the narrowest first: of IPv4 the
 * address itself, of IPv6 its /64 and its /48.
 */
function hiddenNetworks(env: SecretSettings, address: string): string[] {
  const groups = [addressGroup(address), addressGroup(address, 48)]
  return [...new Set(groups)].map((group) => hidden(env, group))
}

const hidden = (env: SecretSettings, network: string) => hiddenText(env, `address:${network}`)
