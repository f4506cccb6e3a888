import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import {
  claimDatabase,
  createServer,
  prepareDatabase,
  startBackgroundWork,
} from './lifecycle/lifecycle.server.ts'
import { audit } from './platform/http/audit-log.server.ts'
import { isCachedContext, nonceContext, requestIdContext } from './platform/http/context.server.ts'
import { isCrossOrigin } from './platform/http/origin-check.server.ts'
import { redirectConsole } from './platform/log/log.server.ts'
import { renderPage } from './platform/page/render-page.server.ts'
import { log } from './platform/process.server.ts'
import { withHead } from './shell/document-head.server.ts'

/** What `server.ts` takes of the built application. */
export const application = {
  log,
  redirectConsole,
  createServer,
  claimDatabase,
  prepareDatabase,
  startBackgroundWork,
}

const renderMilliseconds = 10_000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext)
  const isCached = context.get(isCachedContext)
  const page = <ServerRouter context={entry} url={request.url} nonce={nonce} />
  const html = await renderPage(page, {
    nonce,
    isCached,
    longest: renderMilliseconds,
    tell: (error) =>
      log.error({ requestId: context.get(requestIdContext), err: error }, 'rendering failed'),
  })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(withHead(html, nonce), { headers, status })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  const requestId = context.get(requestIdContext)
  if (isCrossOrigin(request)) {
    // The framework refuses some foreign origins by itself, before our middleware sees them.
    audit(context, 'originRefused')
  } else if (isRouteErrorResponse(error)) {
    // As it does a method that no page knows: nothing is broken.
    log.info({ requestId }, 'a request was refused')
  } else {
    log.error({ requestId, err: error }, 'unhandled error')
  }
}
