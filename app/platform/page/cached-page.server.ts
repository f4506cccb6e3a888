import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { takesGzip } from '../http/compression.server.ts'

type Encoding = 'br' | 'gzip' | 'identity'
type Body = { bytes: Buffer; headers: string[] }

const policyName = 'Content-Security-Policy'

/** Headers that are made anew for each answer, or follow from the body. */
const ownHeaders = new Set(['cache-control', 'content-length', 'vary', 'x-request-id'])

/**
 * A browser may keep the page, must ask whether it still holds, and never shows it to somebody who
 * has signed in since: then the cookies differ.
 */
const caching = ['Cache-Control', 'private, no-cache', 'Vary', 'Accept-Encoding, Cookie']

const brotlied = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * A page as it is sent: with a policy that allows what is inline in it, as it was rendered without a
 * nonce, and in the three encodings that a browser may ask for, each made when it is needed.
 */
export class CachedPage {
  readonly #etag: string
  readonly #headers: string[]
  readonly #html: Buffer
  readonly #bodies = new Map<Encoding, Body | Promise<Body>>()

  /** @param given the headers that it was rendered with */
  constructor(html: string, given: Headers) {
    const headers = new Headers(given)
    headers.set(policyName, withInlineHashes(headers.get(policyName) ?? '', html))
    const common = [...headers].flatMap(([name, value]) =>
      ownHeaders.has(name) ? [] : [name, value],
    )
    this.#html = Buffer.from(html)
    const hash = createHash('sha256').update(this.#html).update(JSON.stringify(common))
    this.#etag = `W/"${hash.digest('base64url').slice(0, 22)}"`
    this.#headers = [...common, ...caching, 'ETag', this.#etag]
  }

  async send({ headers, method }: IncomingMessage, response: ServerResponse): Promise<void> {
    const requestId = ['X-Request-Id', randomUUID()]
    if (headers['if-none-match']?.includes(this.#etag.slice(2))) {
      response.writeHead(304, [...caching, 'ETag', this.#etag, ...requestId])
      response.end()
      return
    }
    const body = this.#body(encodingOf(String(headers['accept-encoding'] ?? '')))
    const { bytes, headers: sent } = body instanceof Promise ? await body : body
    response.writeHead(200, sent.concat(requestId))
    response.end(method === 'HEAD' ? undefined : bytes)
  }

  #body(encoding: Encoding): Body | Promise<Body> {
    const known = this.#bodies.get(encoding)
    if (known) return known
    const making = this.#compressed(encoding).then((bytes) => {
      const named = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
      const headers = [...this.#headers, ...named, 'Content-Length', String(bytes.length)]
      const body = { bytes, headers }
      this.#bodies.set(encoding, body)
      return body
    })
    this.#bodies.set(encoding, making)
    making.catch(() => this.#bodies.delete(encoding))
    return making
  }

  async #compressed(encoding: Encoding): Promise<Buffer> {
    const html = this.#html
    if (encoding === 'identity') return html
    if (encoding === 'gzip') return gzipped(html, { level: 9 })
    return brotlied(html, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: html.length } })
  }
}

/** Which of the three a browser takes. */
function encodingOf(accepted: string): Encoding {
  // Only clients that weigh encodings, as no browser does, need the whole grammar.
  if (!accepted.includes('q=') && /\bbr\b/.test(accepted)) return 'br'
  return takesGzip(accepted) ? 'gzip' : 'identity'
}

/** The policy, allowing by their hashes the scripts and styles that are inline in the page. */
function withInlineHashes(policy: string, html: string): string {
  const scripts = hashesOf(html, /<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs)
  const styles = hashesOf(html, /<style[^>]*>(.*?)<\/style>/gs)
  return policy
    .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' '))
    .replace("style-src 'self'", ["style-src 'self'", ...styles].join(' '))
}

function hashesOf(html: string, inline: RegExp): string[] {
  const texts = new Set([...html.matchAll(inline)].map(([, text = '']) => text))
  return [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
