import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import sirv from 'sirv'
import { observer } from '../observer.server.ts'
import type { PageCache } from '../page/page-cache.server.ts'
import { env, log } from '../process.server.ts'
import { OperatorError } from '../settings/operator-error.server.ts'
import { productVersion } from '../settings/product-version.server.ts'
import { clientAddress, trustedProxies } from './client-address.server.ts'
import { refuseMalformed } from './malformed-request.server.ts'
import { plainHeaders, sendPlain } from './plain-page.server.ts'
import { requestKind } from './request-kind.server.ts'
import { RequestsAtWork, type RouterHandler } from './requests-at-work.server.ts'
import { strictTransport } from './security-headers.server.ts'

const hour = 3600

/** What a built file may do when it is opened by itself: a drawing may style itself. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** The reader of PDFs alone compiles what it brings with it: the decoder of JPEG 2000. */
const pdfWorker = /^\/assets\/pdf\.worker\.[^/]+\.js$/
const workerPolicy = `${policy}; script-src 'wasm-unsafe-eval'`

/** Serves the built files of a folder; whatever is no file is passed on. */
function staticFiles(directory: string): ReturnType<typeof sirv> {
  const files = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    maxAge: hour,
    setHeaders(response, path) {
      if (path.startsWith('/assets/')) {
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
      }
      // The one kind that the library does not know.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon')
      response.setHeader('X-Content-Type-Options', 'nosniff')
      response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
      response.setHeader('Content-Security-Policy', pdfWorker.test(path) ? workerPolicy : policy)
    },
  })
  return (request, response, next) => {
    // A file gone since the start, as in an update in place, ends its answer, not the process.
    response.on('pipe', (file) => file.on('error', () => response.destroy()))
    files(request, response, next)
  }
}

/** A slow phone may need this long to send a request, and so long for its head. */
const requestMilliseconds = 60_000
const headMilliseconds = 15_000
/** Longer than balancers keep connections: they, not we, end those that may be used again. */
const keepAliveMilliseconds = 75_000
const mostConnections = 15_000
/** Once nothing new is accepted, answers that stream on are ended, and a process that hangs. */
const graceMilliseconds = 7000
const stopMilliseconds = 10_000
/** Connections whose last answer has ended since are closed so often. */
const lookMilliseconds = 50

/** Answers whoever scrapes `/metrics`. */
export type Scraped = {
  isAllowed(request: IncomingMessage): boolean
  send(response: ServerResponse): Promise<void>
}

export type HttpServerParts = {
  handle: RouterHandler
  pages: PageCache
  directory: string
  /** null: nobody scrapes. */
  scrapes: Scraped | null
  /** What `/readyz` says. */
  isReady: () => boolean
  close: () => Promise<void>
}

/** Listens, and hands each request to the part that answers it. */
export class HttpServer {
  readonly #parts: HttpServerParts
  readonly #atWork: RequestsAtWork
  readonly #files: ReturnType<typeof staticFiles>
  readonly #proxies = trustedProxies(env.TRUST_PROXY)
  readonly #strictTransport = Object.entries(strictTransport(env))
  readonly #server = createServer({
    headersTimeout: headMilliseconds,
    requestTimeout: requestMilliseconds,
    keepAliveTimeout: keepAliveMilliseconds,
    connectionsCheckingInterval: 1000,
  })
  #isStopping = false

  constructor(parts: HttpServerParts) {
    this.#parts = parts
    this.#atWork = new RequestsAtWork(parts.handle)
    this.#files = staticFiles(parts.directory)
    this.#server.maxConnections = mostConnections
    this.#server.on('request', (request, response) => this.#answer(request, response))
  }

  /** @throws OperatorError when it cannot listen where the settings say */
  async listen(): Promise<void> {
    this.#server.listen(env.PORT, env.HOST)
    await once(this.#server, 'listening').catch((error) => {
      throw new OperatorError(listenFault(error))
    })
    log.info({ version: productVersion }, `listening on http://${env.HOST}:${env.PORT}`)
  }

  /** Serves on for a while, as `/readyz` says no, finishes what it has begun, and ends the process. */
  stop(): void {
    if (this.#isStopping) return
    this.#isStopping = true
    log.info('stopping')
    setTimeout(() => this.#close(), env.DRAIN_SECONDS * 1000)
  }

  get load(): number {
    return this.#atWork.count
  }

  #close() {
    const { pages, close } = this.#parts
    setTimeout(() => process.exit(1), stopMilliseconds).unref()
    setTimeout(() => this.#server.closeAllConnections(), graceMilliseconds).unref()
    setInterval(() => this.#server.closeIdleConnections(), lookMilliseconds).unref()
    this.#server.close(async () => {
      await pages.stop()
      await close()
      process.exit(0)
    })
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const { pages, scrapes, isReady } = this.#parts
    observe(request, response)
    if (this.#isStopping) response.setHeader('Connection', 'close')
    for (const [name, value] of this.#strictTransport) response.setHeader(name, value)
    const pass = () => void this.#atWork.answer(request, response, this.#addressOf(request))
    if (pages.answer(request, response, pass)) return
    const { method = 'GET', url = '/' } = request
    const [path = '/'] = url.split('?', 1)
    const refusal = refuseMalformed(method, path)
    if (refusal) {
      log.info({ method, status: refusal.status }, 'a malformed request was refused')
      return void sendPlain(response, refusal)
    }
    if (path === '/healthz') sendHealth(response, true)
    else if (path === '/readyz') sendHealth(response, !this.#isStopping && isReady())
    else if (path === '/metrics' && scrapes?.isAllowed(request)) void scrapes.send(response)
    else if (method === 'GET' || method === 'HEAD') this.#files(request, response, pass)
    else pass()
  }

  #addressOf({ socket, headers }: IncomingMessage): string {
    const forwardedFor = [headers['x-forwarded-for']].flat().join(',')
    return clientAddress(socket.remoteAddress ?? '', forwardedFor, this.#proxies)
  }
}

/** Counts a request once it is answered, or left by its reader. */
function observe({ method = 'GET', url = '/' }: IncomingMessage, response: ServerResponse) {
  const counting = observer()
  if (!counting) return
  const begun = performance.now()
  response.once('close', () => {
    const status = response.headersSent ? `${Math.floor(response.statusCode / 100)}xx` : 'none'
    counting.request(requestKind(method, url), status, (performance.now() - begun) / 1000)
  })
}

function sendHealth(response: ServerResponse, isWell: boolean) {
  const headers = { ...plainHeaders, 'Content-Type': 'text/plain; charset=utf-8' }
  response.writeHead(isWell ? 200 : 503, headers)
  response.end(isWell ? `ok, Fucina ${productVersion}\n` : 'no\n')
}

/** Why the server cannot listen, in one line that names the setting. */
function listenFault({ code, message }: NodeJS.ErrnoException): string {
  const { HOST, PORT } = env
  switch (code) {
    case 'EADDRINUSE':
      return `PORT: another program listens on ${HOST}:${PORT} already: stop it, or set another PORT`
    case 'EACCES':
      return `PORT: this user may not listen on ${PORT}: set one over 1023, and a proxy in front`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST: ${HOST} is no address of this machine: 127.0.0.1 and 0.0.0.0 always are`
    default:
      return `cannot listen on ${HOST}:${PORT}: ${message}`
  }
}
