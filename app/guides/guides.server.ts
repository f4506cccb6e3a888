import type { Database } from '../platform/db/database.server.ts'
import type { BegunGuide, NextChapter } from './guide.ts'

type Person = { id: string }

/** How many guides the dashboard offers to go on with. */
const mostBegun = 3

/**
 * The published guides that `user` has begun and not finished, the latest worked at first, each
 * with the first chapter still to do.
 * @param most at most so many
 */
export async function listBegunGuides(
  db: Database,
  user: Person,
  most: number = mostBegun,
): Promise<BegunGuide[]> {
  const begun = await db
    .selectFrom('chapterCompletions as c')
    .innerJoin('guides as g', 'g.id', 'c.guideId')
    .select(({ fn }) => [
      'c.guideId',
      fn.countAll<number>().as('done'),
      fn.max('c.completedAt').as('lastDoneAt'),
    ])
    .where('c.userId', '=', user.id)
    .where('g.isPublished', '=', true)
    .groupBy('c.guideId')
    .having(({ eb, fn, selectFrom }) =>
      eb(
        fn.countAll<number>(),
        '<',
        selectFrom('chapters')
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .whereRef('chapters.guideId', '=', 'c.guideId'),
      ),
    )
    .orderBy('lastDoneAt', 'desc')
    .orderBy('c.guideId')
    .limit(most)
    .execute()
  if (begun.length === 0) return []
  const ids = begun.map(({ guideId }) => guideId)
  const [guides, chapters] = await Promise.all([
    db
      .selectFrom('guides')
      .select(['id', 'title', 'imageUrl', 'difficulty'])
      .where('id', 'in', ids)
      .execute(),
    chaptersOf(db, user, ids),
  ])
  const byId = new Map(guides.map((guide) => [guide.id, guide]))
  return begun.flatMap(({ guideId, done, lastDoneAt }) => {
    const guide = byId.get(guideId)
    const all = chapters.get(guideId) ?? []
    const next = all.find(({ isDone }) => !isDone)
    if (!guide || !next) return []
    const { isDone: _, ...nextChapter } = next
    // SQLite keeps moments as text, and an aggregate has no column type to turn it back by.
    const moment = new Date(lastDoneAt)
    return [{ ...guide, done, total: all.length, lastDoneAt: moment, next: nextChapter }]
  })
}

/** The chapters of these guides in their order, and which of them `user` has done. */
async function chaptersOf(
  db: Database,
  user: Person,
  guideIds: string[],
): Promise<Map<string, (NextChapter & { isDone: boolean })[]>> {
  const rows = await db
    .selectFrom('chapters as h')
    .leftJoin('chapterCompletions as c', (join) =>
      join.onRef('c.chapterId', '=', 'h.id').on('c.userId', '=', user.id),
    )
    .select(['h.id', 'h.guideId', 'h.title', 'h.duration', 'c.completedAt'])
    .where('h.guideId', 'in', guideIds)
    .orderBy('h.guideId')
    .orderBy('h.position')
    .orderBy('h.id')
    .execute()
  const perGuide = Map.groupBy(rows, ({ guideId }) => guideId)
  return new Map(
    [...perGuide].map(([guideId, chapters]) => [
      guideId,
      chapters.map(({ id, title, duration, completedAt }, position) => ({
        id,
        title,
        duration,
        position,
        isDone: completedAt !== null,
      })),
    ]),
  )
}
