import { sessionContext } from '../platform/http/context.server.ts'
import type { Route } from './+types/news.route.ts'
import { readNews } from './root-data.server.ts'

/**
 * `GET /news`: what an open tab asks again and again while it is seen; it does not keep the session
 * open. As long as the answer says what the page says, there is nothing to load.
 */
export const loader = ({ context }: Route.LoaderArgs) =>
  Response.json(readNews(context.get(sessionContext)))
