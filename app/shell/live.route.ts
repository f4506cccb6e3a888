import { carriesSession } from '../platform/auth.server.ts'
import { sessionContext } from '../platform/http/context.server.ts'
import { openStream } from '../platform/live/streams.server.ts'
import type { Route } from './+types/live.route.ts'

/** GET /live: the browser's one stream of events (SESS-09, DATA-16). */
export function loader({ context, request }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  const hasEnded = session.kind === 'anonymous' && carriesSession(request.headers)
  return openStream(session, request.signal, { hasEnded })
}
