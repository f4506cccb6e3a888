import { groupNow } from '../groups/group-now.server.ts'
import { requestLog } from '../platform/http/audit-log.server.ts'
import { sessionContext } from '../platform/http/context.server.ts'
import { db } from '../platform/process.server.ts'
import type { Route } from './+types/news.route.ts'
import { readNews } from './root-data.server.ts'

/**
 * `GET /news`: what an open tab asks again and again while it is seen; it does not keep the session
 * open. As long as the answer says what the page says, there is nothing to load. Pages of somebody
 * in a group at work ask for it too: two more questions to the database.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  const news = readNews(session)
  if (session.kind !== 'user' || !url.searchParams.has('gruppo')) return Response.json(news)
  return Response.json({ ...news, group: await groupNow(db, session.user, requestLog(context)) })
}
