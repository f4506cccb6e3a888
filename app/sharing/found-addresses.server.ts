import { lessons } from '../../db/content/lessons/all.ts'
import { practices } from '../../db/content/practice/all.ts'
import { conversationPath, lessonPath, scenePath } from '../paths.ts'
import type { Database } from '../platform/db/database.server.ts'
import { foundPages } from '../public-pages.ts'

/** The addresses that search engines may show: the pages, and what is learned on its own page. */
export async function foundAddresses(db: Database): Promise<string[]> {
  const scenes = await db
    .selectFrom('scenes')
    .select('id')
    .where('isPublished', '=', true)
    .orderBy('position')
    .execute()
  return [
    ...foundPages,
    ...lessons.map(({ id }) => lessonPath(id)),
    ...scenes.map(({ id }) => scenePath(id)),
    ...practices.map(({ id }) => conversationPath(id)),
  ]
}
