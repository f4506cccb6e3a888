import { sql } from 'kysely'
import type { Database } from '../platform/db/database.server.ts'
import type { Lessons } from './users.ts'

/**
 * How many guides these people have completed and begun, by their ids; who did nothing is missing.
 * One query for all of them, from the chapters they completed and that are there; `readProgress`
 * counts those of one person by the same rule.
 */
export async function lessonsOf(db: Database, userIds: string[]): Promise<Map<string, Lessons>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom(
      db
        .selectFrom('chapterCompletions')
        .innerJoin('chapters as h', 'h.id', 'chapterCompletions.chapterId')
        .select(({ fn, selectFrom }) => [
          'userId',
          fn.countAll<number>().as('done'),
          selectFrom('chapters')
            .select((chapters) => chapters.fn.countAll<number>().as('all'))
            .whereRef('chapters.guideId', '=', 'h.guideId')
            .as('all'),
        ])
        .where('userId', 'in', userIds)
        .groupBy(['userId', 'h.guideId'])
        .as('begun'),
    )
    .select(({ fn }) => [
      'userId',
      fn.countAll<number>().as('lessonsBegun'),
      sql<number>`sum(case when "done" = "all" then 1 else 0 end)`.as('lessonsCompleted'),
    ])
    .groupBy('userId')
    .execute()
  return new Map(rows.map(({ userId, ...lessons }) => [userId, lessons]))
}
