import { lookup } from 'node:dns/promises'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

class PictureNotFetched extends Error {
  override readonly name = 'PictureNotFetched'
  readonly code = 'PICTURE_NOT_FETCHED'
}

/** The largest picture that is taken from a provider, in bytes. */
export const longestPicture = 8_000_000

/** Networks that are not on the public internet (IANA's special-purpose registries). */
const privateNetworks = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  privateNetworks.addSubnet(network, prefix, 'ipv4')
}
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  privateNetworks.addSubnet(network, prefix, 'ipv6')
}
const publicIpv6 = new BlockList()
publicIpv6.addSubnet('2000::', 3, 'ipv6')

/** An address on the public internet; IPv4 written as IPv6 is not one. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !privateNetworks.check(address, 'ipv4')
  if (family === 6) {
    return publicIpv6.check(address, 'ipv6') && !privateNetworks.check(address, 'ipv6')
  }
  return false
}

/** The addresses of `host`, all of them public, so that the connection goes where we looked. */
async function publicAddresses(host: string) {
  const literal = host.replace(/^\[|\]$/g, '')
  const family = isIP(literal)
  const found = family ? [{ address: literal, family }] : await lookup(host, { all: true })
  if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address))) {
    throw new PictureNotFetched('the picture is at a private address')
  }
  return found
}

/** A resolver that knows only the addresses that were checked. */
function pinned(addresses: { address: string; family: number }[]): LookupFunction {
  return (_host, options, callback) => {
    const [first] = addresses
    if (options.all) callback(null, addresses)
    else if (first) callback(null, first.address, first.family)
  }
}

/**
 * Fetches a picture a provider gave as an address (SECURITY.md 7): https only, no private
 * addresses, no redirects, bounded in size. The configured provider's own origin is exempt from the
 * first two, because local models live there.
 * @param options.trusted the origin of the configured provider
 * @throws PictureNotFetched, an error of the connection, or the signal's reason
 */
export async function fetchPicture(
  address: string,
  { trusted, signal }: { trusted: string | undefined; signal: AbortSignal },
): Promise<Uint8Array> {
  const url = URL.parse(address)
  if (!url) throw new PictureNotFetched('the picture has no address')
  const isTrusted = url.origin === trusted
  if (url.protocol !== 'https:' && !(isTrusted && url.protocol === 'http:')) {
    throw new PictureNotFetched('the picture is not at an https address')
  }
  const addresses = isTrusted ? undefined : await publicAddresses(url.hostname)
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      { agent: false, signal, ...(addresses && { lookup: pinned(addresses) }) },
      (response) => {
        if (response.statusCode !== 200) {
          request.destroy(new PictureNotFetched('the picture could not be fetched'))
          return
        }
        const chunks: Buffer[] = []
        let length = 0
        response.on('data', (chunk: Buffer) => {
          length += chunk.length
          if (length > longestPicture) {
            request.destroy(new PictureNotFetched('the picture is too large'))
          }
          chunks.push(chunk)
        })
        response.on('end', () => resolve(Buffer.concat(chunks)))
        response.on('error', reject)
      },
    )
    request.on('error', reject)
    request.end()
  })
}
