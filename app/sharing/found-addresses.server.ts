import { lessons } from '../../db/content/lessons/all.ts'
import { practices } from '../../db/content/practice/all.ts'
import { guideNoun } from '../guides/guide-noun.ts'
import { sceneNoun } from '../learning/scenes/scene-noun.ts'
import { conversationPath, guidePath, lessonPath, openGuideId, scenePath } from '../paths.ts'
import type { Database } from '../platform/db/database.server.ts'
import { foundPages } from '../public-pages.ts'
import { published } from '../records/store/published.server.ts'

/** The addresses that search engines may show: the pages, and what is learned on its own page. */
export async function foundAddresses(db: Database): Promise<string[]> {
  const [scenes, guides] = await Promise.all([published(db, sceneNoun), published(db, guideNoun)])
  return [
    ...foundPages,
    ...lessons.map(({ id }) => lessonPath(id)),
    ...[...scenes.keys()].map(scenePath),
    ...practices.map(({ id }) => conversationPath(id)),
    ...(guides.has(openGuideId) ? [guidePath(openGuideId)] : []),
  ]
}
