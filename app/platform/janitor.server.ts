import type { Database } from './db/database.server.ts'
import { removeForgottenPictures } from './pictures.server.ts'

/** How long a deleted response can be brought back, in milliseconds. */
const keptDeleted = 24 * 3_600_000

/**
 * Removes what has expired: pictures nobody saved, counters of past periods, one-time values,
 * sessions, what has been in the trash for its 30 days, responses deleted a day ago with their
 * pictures, and pictures of the content that nothing names any more. Safe to run on several
 * processes at once.
 */
export async function removeExpired(db: Database): Promise<void> {
  const now = new Date()
  for (const table of ['images', 'quotas', 'verifications', 'sessions', 'trash'] as const) {
    await db.deleteFrom(table).where('expiresAt', '<', now).execute()
  }
  const before = new Date(now.getTime() - keptDeleted)
  await db.deleteFrom('savedResponses').where('deletedAt', '<', before).execute()
  await removeForgottenPictures(db)
}
