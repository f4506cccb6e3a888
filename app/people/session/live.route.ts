import { livePath } from '../../paths.ts'
import {
  clientAddressContext,
  sessionContext,
  streamContext,
} from '../../platform/http/context.server.ts'
import { crowdAnswer } from '../../platform/http/crowd.server.ts'
import { openStream } from '../../platform/live/streams.server.ts'
import { env } from '../../platform/process.server.ts'
import type { Route } from './+types/live.route.ts'
import { carriesSession } from './session.server.ts'

/**
 * GET /live: the one stream of events of a tab that is seen. The server writes it to the
 * connection itself, as thousands may be open.
 */
export function loader({ context, request }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  const address = context.get(clientAddressContext)
  const hasEnded = session.kind === 'anonymous' && carriesSession(request.headers)
  const limits = { most: env.LISTENERS, mostOfAddress: env.LISTENERS_PER_ADDRESS }
  const opening = openStream(session, address, limits, hasEnded)
  if (!opening) return crowdAnswer({ method: 'GET', url: livePath() })
  context.set(streamContext, opening)
  return new Response(null, {
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' },
  })
}
