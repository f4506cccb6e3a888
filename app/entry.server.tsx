import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { claim, isReady, publicState, start, stop } from './lifecycle/lifecycle.server.ts'
import { crossOriginText, isCrossOrigin } from './lifecycle/middleware.server.ts'
import { notingOutage } from './platform/db/guarded-dialect.server.ts'
import {
  isKeptContext,
  keptPageContext,
  nonceContext,
  requestContext,
  requestIdContext,
} from './platform/http/context.server.ts'
import { renderPage } from './platform/http/render-page.server.ts'
import { trace } from './platform/http/trace.server.ts'
import { NonceContext } from './platform/nonce.ts'
import { env, log } from './platform/process.server.ts'
import { askInReading, readingIn } from './reading/reading-cookie.server.ts'
import { withMoment } from './shell/outage-page.server.ts'
import { InlineStyleContext } from './shell/style-sheet.tsx'
import { styleSheetText } from './shell/style-sheet-text.server.ts'

/** A page in which something is missing because the database failed is nothing to keep. */
async function wholePage(render: () => Promise<Response>): Promise<Response> {
  const { outcome, outage } = await notingOutage(render)
  if (outcome.status === 'rejected') throw outcome.reason
  return outage ? new Response(null, { status: 503 }) : outcome.value
}

/** What `server.ts` needs of the built application besides its request handler. */
export const application = {
  env,
  log,
  life: { claim, start, stop, isReady },
  pages: {
    contextOf: keptPageContext,
    whole: wholePage,
    ask: askInReading,
    options: { state: publicState, withMoment, lookOf: readingIn },
  },
  requests: {
    requestContext,
    isCrossOrigin,
    crossOriginText,
  },
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
  const isKept = context.get(isKeptContext)
  const page = (
    <NonceContext value={nonce}>
      <InlineStyleContext value={isKept ? styleSheetText() : null}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </InlineStyleContext>
    </NonceContext>
  )
  const body = await renderPage(page, {
    nonce,
    isKept,
    longest: renderMilliseconds,
    tell: (error) =>
      log.error({ requestId: context.get(requestIdContext), err: error }, 'rendering failed'),
  })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(body, { headers, status })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  const requestId = context.get(requestIdContext)
  if (isCrossOrigin(request)) {
    // The framework refuses some foreign origins by itself, before our middleware sees them.
    trace(context, 'originRefused')
  } else if (isRouteErrorResponse(error)) {
    // As it does a method that no page knows: nothing is broken.
    log.info({ requestId }, 'a request was refused')
  } else {
    log.error({ requestId, err: error }, 'unhandled error')
  }
}
