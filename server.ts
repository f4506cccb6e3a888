/**
 * The process: listens, serves the built files, hands everything else to the application, and
 * stops cleanly. Run with Node directly (`node server.ts`) after `npm run build`.
 */
import './app/platform/production.server.ts'
import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { Application } from './app/platform/http/application.server.ts'
import { clientAddress, trustedProxies } from './app/platform/http/client-address.server.ts'
import { Draining } from './app/platform/http/draining.server.ts'
import { filesOf } from './app/platform/http/files.server.ts'
import { listenErrorText } from './app/platform/http/listen-error.server.ts'
import { refuseMalformed } from './app/platform/http/malformed-request.server.ts'
import { PageCache } from './app/platform/http/page-cache.server.ts'
import { plainHeaders, sendPlain } from './app/platform/http/plain-page.server.ts'
import { answerUnreadable } from './app/platform/http/unreadable.server.ts'
import { publicPages } from './app/public-pages.ts'

type Exported = typeof import('./app/entry.server.tsx').application

/** A slow phone may need this long to send a request, and so long for its head. */
const requestMilliseconds = 60_000
const headMilliseconds = 15_000
/** Longer than balancers keep connections: they, not we, end those that may be used again. */
const keepAliveMilliseconds = 75_000
/** Browsers and proxies ask for one thing after the other; what is asked for waits in memory. */
const mostUnanswered = 16

const built = './build/server/index.js'

async function load(): Promise<{ build: ServerBuild; app: Exported }> {
  if (!existsSync(new URL(built, import.meta.url))) {
    process.stderr.write('There is no build: run npm ci && npm run build first.\n')
    process.exit(1)
  }
  try {
    const build: ServerBuild = await import(built)
    const { application } = build.entry.module as unknown as { application: Exported }
    return { build, app: application }
  } catch (error) {
    // What the operator can mend is one line, without a stack.
    if (!(error instanceof Error) || !('isForOperator' in error)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

const { build, app } = await load()
const { env, log, life } = app
const proxies = trustedProxies(env.TRUST_PROXY)
const publicUrl = new URL(env.PUBLIC_URL)

const handle = createRequestHandler(build, 'production')

const pages = new PageCache({
  paths: publicPages,
  render: (path, { look, isAway }) =>
    app.pages.whole(() =>
      handle(app.pages.ask(new URL(path, publicUrl), look), app.pages.contextOf({ isAway })),
    ),
  ...app.pages.options,
  log,
})

const files = filesOf(fileURLToPath(new URL('./build/client/', import.meta.url)))

const server = createServer({
  headersTimeout: headMilliseconds,
  requestTimeout: requestMilliseconds,
  keepAliveTimeout: keepAliveMilliseconds,
  connectionsCheckingInterval: 1000,
  // `refuseMalformed` tells it in Italian.
  requireHostHeader: false,
})

const draining = new Draining(server, {
  drainSeconds: env.DRAIN_SECONDS,
  async stop() {
    await pages.stop()
    await life.stop()
  },
})

server.maxConnections = env.CONNECTIONS

const application = new Application({
  handle,
  ...app.requests,
  // Behind a proxy the address users see is known, and not taken from what a request claims.
  origin: env.isLoopback ? undefined : publicUrl.origin,
  requestsAtWork: env.REQUESTS_AT_WORK,
  log,
})

const strictTransport: Record<string, string> = env.isHttps
  ? { 'Strict-Transport-Security': 'max-age=31536000' }
  : {}

function sayHealth(response: ServerResponse, isWell: boolean) {
  const headers = { ...plainHeaders, 'Content-Type': 'text/plain; charset=utf-8' }
  response.writeHead(isWell ? 200 : 503, headers)
  response.end(isWell ? 'ok' : 'no')
}

function addressOf({ socket, headers }: IncomingMessage): string {
  const forwardedFor = headers['x-forwarded-for']
  return clientAddress(socket.remoteAddress ?? '', [forwardedFor].flat().join(','), proxies)
}

server.on('request', (request, response) => {
  if (draining.note(request, response) > mostUnanswered) return void request.socket.destroy()
  for (const name in strictTransport) response.setHeader(name, strictTransport[name] ?? '')
  const pass = () => void application.answer(request, response, addressOf(request))
  // Before requests are judged: a kept page needs nothing of one, not even its Host.
  if (pages.answer(request, response, pass)) return
  const { method = 'GET', url = '/', headers, httpVersion } = request
  const [path = '/'] = url.split('?', 1)
  const refusal = refuseMalformed({ method, path, host: headers.host, httpVersion })
  if (refusal) {
    log.info({ method, status: refusal.status }, 'a malformed request was refused')
    return void sendPlain(response, refusal)
  }
  const isReading = method === 'GET' || method === 'HEAD'
  if (path === '/healthz') sayHealth(response, true)
  else if (path === '/readyz') sayHealth(response, !draining.isDraining && life.isReady())
  else if (isReading) files(request, response, pass)
  else pass()
})
answerUnreadable(server, strictTransport)

function shutDown() {
  log.info('stopping')
  draining.begin()
}

process.on('SIGTERM', shutDown)
process.on('SIGINT', shutDown)

server.on('error', (error: NodeJS.ErrnoException) => {
  process.stderr.write(`${listenErrorText(error, env)}\n`)
  process.exit(1)
})
await life.claim()
server.listen(env.PORT, env.HOST, () => {
  log.info(`listening on http://${env.HOST}:${env.PORT}`)
  process.send?.('listening')
  void life.start().then(() => pages.warm())
})
