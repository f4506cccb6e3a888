import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { takesGzip } from './compression.server.ts'

type Encoding = 'br' | 'gzip' | 'identity'
type Body = { bytes: Buffer; headers: string[] }

/** Headers that are made anew for each answer, or follow from the body. */
const ownHeaders = new Set(['cache-control', 'content-length', 'vary', 'x-request-id'])

/**
 * A browser may keep the page, must ask whether it still holds, and never shows it to somebody who
 * has signed in since: then the cookies differ.
 */
const keeping = ['Cache-Control', 'private, no-cache', 'Vary', 'Accept-Encoding, Cookie']

const brotlied = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * A page as it is sent, in the three ways a browser may ask for it, each made when it is needed.
 */
export class KeptPage {
  readonly #etag: string
  readonly #headers: string[]
  readonly #bytes: Buffer
  readonly #bodies = new Map<Encoding, Body | Promise<Body>>()

  constructor(bytes: Buffer, given: Headers) {
    const common = [...given].flatMap(([name, value]) =>
      ownHeaders.has(name) ? [] : [name, value],
    )
    const hash = createHash('sha256').update(bytes).update(JSON.stringify(common))
    this.#etag = `W/"${hash.digest('base64url').slice(0, 22)}"`
    this.#headers = [...common, ...keeping, 'ETag', this.#etag]
    this.#bytes = bytes
  }

  async send({ headers, method }: IncomingMessage, response: ServerResponse): Promise<void> {
    const requestId = ['X-Request-Id', randomUUID()]
    if (headers['if-none-match']?.includes(this.#etag.slice(2))) {
      response.writeHead(304, [...keeping, 'ETag', this.#etag, ...requestId])
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
    const bytes = this.#bytes
    if (encoding === 'identity') return bytes
    if (encoding === 'gzip') return gzipped(bytes, { level: 9 })
    return brotlied(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
  }
}

/** Which of the three a browser takes. */
function encodingOf(accepted = ''): Encoding {
  // Only clients that weigh encodings, as no browser does, need the whole grammar.
  if (!accepted.includes('q=') && /\bbr\b/.test(accepted)) return 'br'
  return takesGzip(accepted) ? 'gzip' : 'identity'
}
