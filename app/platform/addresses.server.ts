import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

export type Address = ipaddr.IPv4 | ipaddr.IPv6

/** A network: an address of it, and how many bits at its beginning count. */
export type Range = [address: Address, bits: number]

/**
 * Parses an IPv4 or IPv6 address. An IPv4 address that came over an IPv6 socket is the IPv4
 * address; zones are left out.
 * @returns null when it is no address
 */
export function parseAddress(text: string): Address | null {
  const bare = text.trim().replace(/%.*$/, '')
  // The library takes numbers like 127.1 and 0x7f000001 for addresses.
  return isIP(bare) === 0 ? null : ipaddr.process(bare)
}

const addressBits = (address: Address): 32 | 128 => (address instanceof ipaddr.IPv4 ? 32 : 128)

/**
 * Parses an address or a CIDR range.
 * @returns null when it is neither; an address alone is a range with all its bits
 */
export function parseRange(text: string): Range | null {
  const [given = '', length, ...rest] = text.split('/')
  const address = parseAddress(given)
  if (!address || rest.length > 0) return null
  if (length === undefined) return [address, addressBits(address)]
  const isLength = /^\d{1,3}$/.test(length) && Number(length) <= addressBits(address)
  return isLength ? [address, Number(length)] : null
}

/** Whether an address lies in one of the ranges. */
export function isInRanges(address: Address | null, ranges: readonly Range[]): boolean {
  if (address === null) return false
  return ranges.some(
    ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
  )
}

/**
 * What counts as one address: an IPv4 address, or the /64 network one household gets of IPv6.
 * @param bits of an IPv6 address that count: 64, or 48 for all that a customer may be given
 */
export function addressGroup(text: string, bits: 48 | 64 = 64): string {
  const address = parseAddress(text)
  if (!(address instanceof ipaddr.IPv6)) return address?.toString() ?? text
  const groups = address.parts.slice(0, bits / 16).map((part) => part.toString(16))
  return `${groups.join(':')}::/${bits}`
}
