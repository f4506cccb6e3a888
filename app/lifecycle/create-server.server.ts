import { createRequestHandler, type ServerBuild } from 'react-router'
import { notingOutage } from '../platform/db/guarded-dialect.server.ts'
import { keptPageContext } from '../platform/http/context.server.ts'
import { HttpServer } from '../platform/http/http-server.server.ts'
import { PageCache } from '../platform/http/page-cache.server.ts'
import { env, log } from '../platform/process.server.ts'
import { publicPages } from '../public-pages.ts'
import { askInReading, readingIn } from '../reading/reading-cookie.server.ts'
import { withMoment } from '../shell/outage-page.server.ts'
import { closeDatabase, isReady, publicState } from './lifecycle.server.ts'

/**
 * The HTTP server with all that answers: the public pages from memory, the built files, the router.
 * @param directory of the built files
 */
export function createServer(build: ServerBuild, directory: string) {
  const handle = createRequestHandler(build, 'production')
  const pages = new PageCache({
    paths: publicPages,
    render: (path, { look, isAway }) => {
      const request = askInReading(new URL(path, env.PUBLIC_URL), look)
      return wholePage(() => handle(request, keptPageContext({ isAway })))
    },
    state: publicState,
    withMoment,
    lookOf: readingIn,
    log,
  })
  const server = new HttpServer({ handle, pages, directory, isReady, close: closeDatabase })
  return {
    /** @throws OperatorError */
    listen: () => server.listen(),
    /** Renders the public pages ahead. */
    warm: () => pages.warm(),
    stop: () => server.stop(),
  }
}

/** A page in which something is missing because the database failed is nothing to keep. */
async function wholePage(render: () => Promise<Response>): Promise<Response> {
  const { outcome, outage } = await notingOutage(render)
  if (outcome.status === 'rejected') throw outcome.reason
  return outage ? new Response(null, { status: 503 }) : outcome.value
}
