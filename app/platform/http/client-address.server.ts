import { isInRanges, parseAddress, parseRange } from '../addresses.server.ts'

/** Says whether a peer is one of our own proxies. */
export type TrustedProxies = { has(address: string): boolean }

/**
 * @param list `TRUST_PROXY`: addresses and CIDR ranges, separated by commas or spaces
 * @throws Error naming the part that is neither
 */
export function trustedProxies(list: string | undefined): TrustedProxies {
  const parts = (list ?? '').split(/[\s,]+/).filter(Boolean)
  const ranges = parts.map((part) => {
    const range = parseRange(part)
    if (!range) throw new Error(`${part} is neither an address nor a CIDR range`)
    return range
  })
  return { has: (address) => isInRanges(parseAddress(address), ranges) }
}

/**
 * The address that a request comes from: the peer, or, when the peer is a trusted proxy, the last
 * address of X-Forwarded-For that no trusted proxy has. What a browser writes there itself never counts.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  proxies: TrustedProxies,
): string {
  let address = parseAddress(peer)?.toString() ?? peer
  const hops = (forwardedFor ?? '').split(',').map(parseAddress).reverse()
  for (const hop of hops) {
    if (!proxies.has(address) || !hop) break
    address = hop.toString()
  }
  return address
}
