/**
 * The process: listens, serves the built files, hands everything else to the application, and
 * stops cleanly. Run with Node directly (`node server.ts`) after `npm run build`.
 */
import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createRequestListener } from '@remix-run/node-fetch-server'
import { createRequestHandler, type ServerBuild } from 'react-router'
import sirv from 'sirv'
import { withBodyLimit } from './app/platform/http/body-limit.server.ts'
import { cannotListen } from './app/platform/http/cannot-listen.server.ts'
import { clientAddress, trustedProxies } from './app/platform/http/client-address.server.ts'
import { compressed } from './app/platform/http/compression.server.ts'
import { refusalAtTheDoor } from './app/platform/http/door.server.ts'
import { PageCache } from './app/platform/http/page-cache.server.ts'
import { plainPage, sendPlainPage } from './app/platform/http/plain-page.server.ts'
import { publicPages } from './app/public-pages.ts'

type Application = typeof import('./app/entry.server.tsx').application

const hour = 3600
/** A slow phone may need this long to send a request. */
const requestMilliseconds = 60_000
const headersMilliseconds = 15_000
/** Requests at work may finish for so long after SIGTERM; then they are cut. */
const graceMilliseconds = 7000
const stopMilliseconds = 10_000

const built = './build/server/index.js'

async function application(): Promise<{ build: ServerBuild; app: Application }> {
  try {
    const build: ServerBuild = await import(built)
    const { application } = build.entry.module as unknown as { application: Application }
    return { build, app: application }
  } catch (error) {
    // What the operator can mend is one line, without a stack.
    if (!(error instanceof Error) || !('isForOperator' in error)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

const { build, app } = await application()
const { env, log } = app
const proxies = trustedProxies(env.TRUST_PROXY)
const publicUrl = new URL(env.PUBLIC_URL)

const handle = createRequestHandler(build, 'production')

const toApplication = createRequestListener(
  async (request: Request, client: { address: string }) => {
    const forwardedFor = request.headers.get('X-Forwarded-For') ?? undefined
    const address = clientAddress(client.address, forwardedFor, proxies)
    const answer = await withBodyLimit(request, (limited) =>
      handle(limited, app.requestContext(address)),
    )
    return withoutBody(request, compressed(request, inItalian(answer)))
  },
  {
    // Behind a proxy the address users see is known, and not taken from what a request claims.
    ...(env.isLoopback ? {} : { host: publicUrl.host, protocol: publicUrl.protocol }),
    onError(error) {
      log.warn({ err: error }, 'a request could not be read')
      return plainPage(
        400,
        'Richiesta non valida',
        'Il browser ha inviato qualcosa che non capisco.',
      )
    },
  },
)

/**
 * The framework's own words are in English: its last ones, its refusal of a method and, as 'Bad
 * Request', of a form that another site sent.
 */
function inItalian(answer: Response): Response {
  const type = answer.headers.get('Content-Type') ?? ''
  if (answer.status === 400 && type.startsWith('text/plain')) {
    return plainPage(403, 'Richiesta non ammessa', app.foreignText)
  }
  if (answer.status === 500 && type.startsWith('text/plain')) {
    return plainPage(500, 'Qualcosa è andato storto', 'Non è colpa tua. Riprova tra poco.')
  }
  if (answer.status !== 405 || !type.startsWith('application/json')) return answer
  const refusal = { code: 'METHOD_NOT_ALLOWED', message: 'Questa operazione non esiste.' }
  return Response.json(refusal, { status: 405, headers: answer.headers })
}

/** Nobody reads the body of an answer to HEAD: one that has no end, like the live stream's, ends. */
async function withoutBody(request: Request, answer: Response): Promise<Response> {
  if (request.method !== 'HEAD' || !answer.body) return answer
  await answer.body.cancel()
  return new Response(null, { status: answer.status, headers: answer.headers })
}

const client = new URL('./build/client/', import.meta.url)

const pages = new PageCache({
  paths: publicPages,
  render: (path) => handle(new Request(new URL(path, publicUrl)), app.keptPageContext()),
  state: app.publicState,
  firstTouch: app.firstTouch,
  styleSheet: (address) => readFileSync(new URL(`.${address}`, client), 'utf8'),
  log,
})

const files = sirv(fileURLToPath(client), {
  brotli: true,
  gzip: true,
  etag: true,
  maxAge: hour,
  setHeaders(response, path) {
    if (path.startsWith('/assets/')) {
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
    }
    response.setHeader('X-Content-Type-Options', 'nosniff')
  },
})

function sayHealth(response: ServerResponse, isWell: boolean, word: string) {
  response.writeHead(isWell ? 200 : 503, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(word)
}

let isStopping = false

const server = createServer(
  {
    requestTimeout: requestMilliseconds,
    headersTimeout: headersMilliseconds,
    connectionsCheckingInterval: 5000,
  },
  (request, response) => {
    if (isStopping) response.setHeader('Connection', 'close')
    const pass = () => void toApplication(request, response)
    if (pages.answer(request, response, pass)) return
    const { method = 'GET', url = '/' } = request
    const [path = '/'] = url.split('?', 1)
    if (path === '/healthz') return sayHealth(response, true, 'ok')
    if (path === '/readyz') {
      const isReady = !isStopping && app.isReady()
      return sayHealth(response, isReady, isReady ? 'ready' : 'not ready')
    }
    const refusal = refusalAtTheDoor(method, path)
    if (refusal) {
      log.info({ method, status: refusal.status }, 'a request was refused at the door')
      return void sendPlainPage(response, refusal)
    }
    // A file gone since the start, as in an update in place, ends its answer, not the process.
    response.on('pipe', (file) => file.on('error', () => response.destroy()))
    if (method === 'GET' || method === 'HEAD') files(request, response, pass)
    else pass()
  },
)

/** Accepts nothing new, ends the live streams, lets requests finish, closes the database. */
function shutDown() {
  if (isStopping) return
  isStopping = true
  log.info('stopping')
  setTimeout(() => process.exit(1), stopMilliseconds).unref()
  setTimeout(() => server.closeAllConnections(), graceMilliseconds).unref()
  server.close(async () => {
    await app.stop()
    process.exit(0)
  })
  app.endStreams()
  // A connection whose request has just ended would wait for the next one.
  setInterval(() => server.closeIdleConnections(), 50).unref()
}

process.on('SIGTERM', shutDown)
process.on('SIGINT', shutDown)

server.on('error', (error: NodeJS.ErrnoException) => {
  process.stderr.write(`${cannotListen(error, env)}\n`)
  process.exit(1)
})
await app.claim()
server.listen(env.PORT, env.HOST, () => {
  log.info(`listening on http://${env.HOST}:${env.PORT}`)
  process.send?.('listening')
  void app.start()
})
