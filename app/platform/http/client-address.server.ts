import { BlockList, isIP } from 'node:net'

/** Says whether a peer is one of our own proxies. */
export type TrustedProxies = { has(address: string): boolean }

const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i

/** An IPv4 address that came over an IPv6 socket is the IPv4 address; zones are left out. */
export function plainAddress(address: string): string {
  const bare = address.trim().replace(/%.*$/, '')
  return mapped.exec(bare)?.[1] ?? bare
}

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/**
 * @param list `TRUST_PROXY`: addresses and CIDR ranges, separated by commas or spaces
 * @throws Error naming the part that is neither
 */
export function trustedProxies(list: string | undefined): TrustedProxies {
  const known = new BlockList()
  for (const part of (list ?? '').split(/[\s,]+/).filter(Boolean)) {
    const [given = '', prefix] = part.split('/')
    const address = plainAddress(given)
    const longest = isIP(address) === 6 ? 128 : 32
    const length = prefix === undefined ? longest : Number(prefix)
    const isRange = prefix === undefined || (/^\d{1,3}$/.test(prefix) && length <= longest)
    if (!isIP(address) || !isRange)
      throw new Error(`${part} is neither an address nor a CIDR range`)
    known.addSubnet(address, length, family(address))
  }
  return {
    has: (address) => isIP(address) !== 0 && known.check(address, family(address)),
  }
}

/**
 * Whose request this is: the peer, or, when the peer is a trusted proxy, the last address of
 * X-Forwarded-For that no trusted proxy has. What a browser writes there itself never counts.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  proxies: TrustedProxies,
): string {
  let address = plainAddress(peer)
  const hops = (forwardedFor ?? '').split(',').map(plainAddress).reverse()
  for (const hop of hops) {
    if (!proxies.has(address) || !isIP(hop)) break
    address = hop
  }
  return address
}
