import type { Database } from '../../platform/db/database.server.ts'
import { dayMilliseconds } from '../../platform/durations.ts'
import { romanDay } from '../../platform/roman-day.ts'

/** How long a line of words is kept, in days. */
export const wordsDays = 365
/** How many answers are kept, whatever their age. */
const mostRatings = 50_000

/**
 * Forgets words that are a year old, what was said of guides that are gone for good, and the
 * oldest answers beyond so many. Each goes by an index, and a day brings few of them.
 */
export async function forgetEase(db: Database, now: Date, most = mostRatings): Promise<void> {
  await db
    .updateTable('easeRatings')
    .set({ words: null })
    .where('day', '<', romanDay(new Date(now.getTime() - wordsDays * dayMilliseconds)))
    .where('words', 'is not', null)
    .execute()
  await db
    .deleteFrom('easeRatings')
    .where('kind', '=', 'guide')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('records')
            .select('id')
            .where('noun', '=', 'guide')
            .whereRef('id', '=', 'easeRatings.aboutId'),
        ),
      ),
    )
    .execute()
  const oldest = await db
    .selectFrom('easeRatings')
    .select('day')
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .offset(most)
    .limit(1)
    .executeTakeFirst()
  if (oldest) await db.deleteFrom('easeRatings').where('day', '<=', oldest.day).execute()
}
