import type { Database } from './db/database.server.ts'

/**
 * Removes what has expired: pictures nobody saved, counters of past periods, one-time values and
 * sessions. Safe to run on several processes at once.
 */
export async function removeExpired(db: Database): Promise<void> {
  const now = new Date()
  for (const table of ['images', 'quotas', 'verifications', 'sessions'] as const) {
    await db.deleteFrom(table).where('expiresAt', '<', now).execute()
  }
}
