import type { Database } from '../../platform/db/database.server.ts'

/** The chapters that a person has done, also those that are not there now: guide, chapter, when. */
export const doneChapters = (db: Database, userId: string) =>
  db
    .selectFrom('chapterCompletions')
    .select(['guideId', 'chapterId', 'completedAt'])
    .where('userId', '=', userId)

/** The chapters of some guides that a person has done, by guide. */
export async function doneOf(
  db: Database,
  user: { id: string },
  guideIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (guideIds.length === 0) return new Map()
  const rows = await doneChapters(db, user.id).where('guideId', 'in', guideIds).execute()
  const byGuide = Map.groupBy(rows, ({ guideId }) => guideId)
  return new Map(
    [...byGuide].map(([guideId, done]) => [guideId, new Set(done.map((row) => row.chapterId))]),
  )
}
