import { sql } from 'kysely'
import type { Database } from '../platform/db/database.server.ts'

/** How often exchanges ended with one fault. */
export type RecentFault = { code: string; count: number; lastAt: Date }

/** The faults of real exchanges since a moment, one for each code. */
export async function recentFaults(db: Database, since: Date): Promise<RecentFault[]> {
  const rows = await db
    .selectFrom('exchanges')
    .select('status as code')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('createdAt').as('lastAt')])
    .where('createdAt', '>', since)
    // In the very words of the index of failed exchanges: bound values would pass it by.
    .where(sql<boolean>`"status" not in ('ok', 'STOPPED') and not "isDemo"`)
    .groupBy('status')
    .orderBy('status')
    .execute()
  return rows.map(({ code, count, lastAt }) => ({ code, count, lastAt: new Date(lastAt) }))
}
