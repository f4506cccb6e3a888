/**
 * The process: listens, serves the built files, hands everything else to the application, and
 * stops cleanly. Run with Node directly (`node server.ts`) after `npm run build`.
 */
import { createServer } from 'node:http'
import { createRequestListener } from '@remix-run/node-fetch-server'
import { createRequestHandler, type ServerBuild } from 'react-router'
import sirv from 'sirv'

type Application = typeof import('./app/entry.server.tsx').application

const stopMilliseconds = 10_000
const hour = 3600

const built = './build/server/index.js'
const build: ServerBuild = await import(built)
const app = (build.entry.module as unknown as { application: Application }).application
const { env, log } = app

const handle = createRequestHandler(build, 'production')
const application = createRequestListener(
  (request, client) => handle(request, app.requestContext(client.address)),
  env.isLoopback
    ? {}
    : { host: new URL(env.PUBLIC_URL).host, protocol: new URL(env.PUBLIC_URL).protocol },
)
const files = sirv('build/client', {
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

const server = createServer((request, response) => {
  if (request.url === '/healthz') {
    response.end('ok')
    return
  }
  if (request.url === '/readyz') {
    void app.isReady().then((ready) => {
      response.statusCode = ready ? 200 : 503
      response.end(ready ? 'ready' : 'not ready')
    })
    return
  }
  files(request, response, () => application(request, response))
})

server.listen(env.PORT, env.HOST, () => log.info(`listening on http://${env.HOST}:${env.PORT}`))
void app.start()

function shutDown() {
  log.info('stopping')
  setTimeout(() => process.exit(1), stopMilliseconds).unref()
  server.close(() => void app.stop().then(() => process.exit(0)))
}
process.once('SIGTERM', shutDown)
process.once('SIGINT', shutDown)
