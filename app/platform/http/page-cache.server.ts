import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Log } from '../log.server.ts'
import { takesGzip } from './compression.server.ts'
import { type DeferredParts, deferredPage, policyOf } from './deferred-page.server.ts'

type Body = { bytes: Buffer; headers: string[] }

/** A page as it is sent, in the three ways a browser may ask for it. */
type KeptPage = { etag: string; br: Body; gzip: Body; identity: Body }

/** The page that is kept, or being rendered, and what it is rendered from. */
type Entry = { state: string; page: KeptPage | undefined; rendering: Promise<KeptPage | null> }

export type PageCacheOptions = DeferredParts & {
  /** The only addresses that are ever kept. */
  paths: readonly string[]
  /** Renders a page for nobody in particular. */
  render: (path: string) => Promise<Response>
  /** Names what pages are rendered from; null while none may be kept or served. */
  state: () => string | null
  log: Log
}

/** A session makes a page somebody's own; every other cookie leaves these pages as they are. */
const sessionCookie = /(?:^|[;\s])(?:__Secure-|__Host-)?fucina\.session/

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
 * The public pages, rendered by the application itself, once for each state of the content, and
 * kept compressed. Whoever has a session or a query is none of its business.
 */
export class PageCache {
  readonly #options: PageCacheOptions
  readonly #paths: ReadonlySet<string>
  readonly #entries = new Map<string, Entry>()

  constructor(options: PageCacheOptions) {
    this.#options = options
    this.#paths = new Set(options.paths)
  }

  /**
   * Answers a request for a page that is kept, or will be.
   * @param pass called when the page turns out not to be one that may be kept
   * @returns false when the request is not for such a page: nothing has been done
   */
  answer(request: IncomingMessage, response: ServerResponse, pass: () => void): boolean {
    const { url = '', method, headers } = request
    if (!this.#paths.has(url) || (method !== 'GET' && method !== 'HEAD')) return false
    if (headers.cookie !== undefined && sessionCookie.test(headers.cookie)) return false
    const state = this.#options.state()
    if (state === null) return false
    const { page, rendering } = this.#entry(url, state)
    if (page) send(request, response, page)
    else void rendering.then((made) => (made ? send(request, response, made) : pass()))
    return true
  }

  /** One rendering for all who ask meanwhile. */
  #entry(path: string, state: string): Entry {
    const known = this.#entries.get(path)
    if (known?.state === state) return known
    const entry: Entry = { state, page: undefined, rendering: this.#made(path) }
    this.#entries.set(path, entry)
    void entry.rendering.then((page) => {
      // The content may have changed, or the database gone, while the page was rendered.
      if (page && this.#options.state() === state) entry.page = page
      else if (this.#entries.get(path) === entry) this.#entries.delete(path)
    })
    return entry
  }

  async #made(path: string): Promise<KeptPage | null> {
    const { render, log } = this.#options
    try {
      const answer = await render(path)
      if (answer.status !== 200 || answer.headers.getSetCookie().length > 0) return null
      const page = deferredPage(await answer.text(), this.#options)
      answer.headers.set(
        'Content-Security-Policy',
        policyOf(answer.headers.get('Content-Security-Policy') ?? '', page),
      )
      return await kept(Buffer.from(page.html), answer.headers)
    } catch (error) {
      log.error({ err: error, path }, 'a public page could not be kept')
      return null
    }
  }
}

async function kept(bytes: Buffer, given: Headers): Promise<KeptPage> {
  const common = [...given].flatMap(([name, value]) => (ownHeaders.has(name) ? [] : [name, value]))
  const hash = createHash('sha256').update(bytes).update(JSON.stringify(common))
  const etag = `W/"${hash.digest('base64url').slice(0, 22)}"`
  const headers = [...common, ...keeping, 'ETag', etag]
  const body = (content: Buffer, encoding?: string): Body => ({
    bytes: content,
    headers: [
      ...headers,
      ...(encoding ? ['Content-Encoding', encoding] : []),
      ...['Content-Length', String(content.length)],
    ],
  })
  const sizeHint = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }
  return {
    etag,
    br: body(await brotlied(bytes, sizeHint), 'br'),
    gzip: body(await gzipped(bytes, { level: 9 }), 'gzip'),
    identity: body(bytes),
  }
}

/** Which of the three a browser takes. */
function encodingOf(accepted = ''): 'br' | 'gzip' | 'identity' {
  // Only clients that weigh encodings, as no browser does, need the whole grammar.
  if (!accepted.includes('q=') && /\bbr\b/.test(accepted)) return 'br'
  return takesGzip(accepted) ? 'gzip' : 'identity'
}

function send({ headers, method }: IncomingMessage, response: ServerResponse, page: KeptPage) {
  const { bytes, headers: sent } = page[encodingOf(String(headers['accept-encoding'] ?? ''))]
  const requestId = ['X-Request-Id', randomUUID()]
  if (headers['if-none-match']?.includes(page.etag.slice(2))) {
    response.writeHead(304, [...keeping, 'ETag', page.etag, ...requestId])
    response.end()
    return
  }
  response.writeHead(200, sent.concat(requestId))
  response.end(method === 'HEAD' ? undefined : bytes)
}
