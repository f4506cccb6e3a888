import { lookup } from 'node:dns/promises'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

class PictureNotFetched extends Error {
  override readonly name = 'PictureNotFetched'
  readonly code = 'PICTURE_NOT_FETCHED'
}

/** The largest picture that is taken from a provider, in bytes. */
export const longestPicture = 8_000_000

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an address is on the public internet; IPv4 written as IPv6 is not. */
export function isPublicAddress(text: string): boolean {
  const address = ipaddr.parse(text)
  if (address instanceof ipaddr.IPv6 && !address.match(globalUnicast)) return false
  return address.range() === 'unicast'
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
