import type { News } from '../../app/shell/root-data.server.ts'
import type { Visitor } from '../harness/server.ts'

/** What an open tab of this browser hears. */
export const askNews = async (visitor: Visitor): Promise<News> =>
  (await visitor.get('/news')).json() as Promise<News>
