import type { Database } from '../../platform/db/database.server.ts'

/** How many sessions a person may have at once: more devices than anybody uses. */
export const mostSessions = 50

/** Ends a person's oldest sessions beyond the most there may be: the newest is always kept. */
export async function endOldestSessions(db: Database, userId: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('sessions')
        .select('id')
        .where('userId', '=', userId)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(mostSessions),
    )
    .execute()
}
