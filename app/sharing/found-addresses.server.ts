import { lessons } from '../../db/content/lessons/all.ts'
import { practices } from '../../db/content/practice/all.ts'
import { sceneNoun } from '../learning/scenes/scene-noun.ts'
import { conversationPath, lessonPath, scenePath } from '../paths.ts'
import type { Database } from '../platform/db/database.server.ts'
import { foundPages } from '../public-pages.ts'
import { published } from '../records/store/published.server.ts'

/** The addresses that search engines may show: the pages, and what is learned on its own page. */
export async function foundAddresses(db: Database): Promise<string[]> {
  const scenes = await published(db, sceneNoun)
  return [
    ...foundPages,
    ...lessons.map(({ id }) => lessonPath(id)),
    ...[...scenes.keys()].map(scenePath),
    ...practices.map(({ id }) => conversationPath(id)),
  ]
}
