import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { isContentId } from '../records/content/content.ts'
import { writersCheck } from './built-in.server.ts'
import type { GuideDetail } from './guide.ts'
import { guideMissing } from './guide-missing.server.ts'

/**
 * A guide with its chapters, what `user` has done of them, its tool and the published guides that
 * follow it.
 * @throws KnownFailure 404 when it does not exist, or is a draft and `user` no administrator
 */
export async function readGuide(db: Database, user: Actor, id: string): Promise<GuideDetail> {
  if (!isContentId(id)) throw guideMissing()
  const row = await db
    .selectFrom('guides as g')
    .innerJoin('tools as t', 't.id', 'g.toolId')
    .selectAll('g')
    .select(['t.name as toolName', 't.category as toolCategory', 't.isActive as isToolActive'])
    .where('g.id', '=', id)
    .executeTakeFirst()
  if (!row || !(row.isPublished || user.role === 'admin')) {
    throw guideMissing()
  }
  const [chapters, following] = await Promise.all([
    readChapters(db, user, id),
    followingGuides(db, row.relatedGuides),
  ])
  const { searchText: _, toolName, toolCategory, isToolActive, ...guide } = row
  const words = chapters.map(({ isDone: _, ...chapter }) => chapter)
  return {
    ...guide,
    toolCategory,
    checkedIn: writersCheck({ ...guide, chapters: words }),
    tool: { id: guide.toolId, name: toolName, isActive: isToolActive },
    chapters,
    following,
    done: chapters.filter(({ isDone }) => isDone).length,
    total: chapters.length,
  }
}

async function readChapters(db: Database, user: Actor, guideId: string) {
  const rows = await db
    .selectFrom('chapters as h')
    .leftJoin('chapterCompletions as c', (join) =>
      join.onRef('c.chapterId', '=', 'h.id').on('c.userId', '=', user.id),
    )
    .select(['h.id', 'h.title', 'h.description', 'h.content', 'h.duration', 'h.exercises'])
    .select(['h.imageUrl', 'h.imageAlt', 'c.completedAt'])
    .where('h.guideId', '=', guideId)
    .orderBy('h.position')
    .orderBy('h.id')
    .execute()
  return rows.map(({ completedAt, ...chapter }) => ({ ...chapter, isDone: completedAt !== null }))
}

/** Those that are published, in the order in which they are named. */
async function followingGuides(db: Database, ids: string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('guides')
    .select(['id', 'title', 'duration'])
    .where('id', 'in', ids)
    .where('isPublished', '=', true)
    .execute()
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}
