import { sql } from 'kysely'
import type { LearningTotalsTable } from '../../../db/schema.ts'
import type { Database } from '../../platform/db/database.server.ts'

export type Totals = Omit<LearningTotalsTable, 'id'>

/** The totals over all people. */
export const readTotals = (db: Database): Promise<Totals> =>
  db
    .selectFrom('learningTotals')
    .select(['begun', 'finished', 'achievements', 'savers'])
    .executeTakeFirstOrThrow()

/**
 * Moves the totals; belongs into the transaction that changes what they are counted from, as its
 * last step: whoever comes second waits here for the first one's commit.
 */
export async function moveTotals(trx: Database, by: Partial<Totals>): Promise<void> {
  const { begun = 0, finished = 0, achievements = 0, savers = 0 } = by
  if (begun === 0 && finished === 0 && achievements === 0 && savers === 0) return
  await trx
    .updateTable('learningTotals')
    .set({
      begun: sql`"begun" + ${begun}`,
      finished: sql`"finished" + ${finished}`,
      achievements: sql`"achievements" + ${achievements}`,
      savers: sql`"savers" + ${savers}`,
    })
    .execute()
}
