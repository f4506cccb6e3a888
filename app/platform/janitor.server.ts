import type { Database } from './db/database.server.ts'
import { uptimeDays } from './heartbeat.server.ts'
import { removeForgottenPictures } from './pictures.server.ts'

const dayMilliseconds = 24 * 3_600_000
/** How long a deleted response can be brought back, in milliseconds. */
const keptDeleted = dayMilliseconds
/** How long the administrators' recent activity reaches back. */
const activityDays = 90

/**
 * Removes what has expired: pictures nobody saved, counters of past periods, one-time values,
 * sessions, what has been in the trash for its 30 days, responses deleted a day ago with their
 * pictures, pictures of the content that nothing names any more, and old activity and heartbeats. Safe to run on several
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
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMilliseconds)
  await db.deleteFrom('activity').where('createdAt', '<', daysAgo(activityDays)).execute()
  await db
    .deleteFrom('heartbeats')
    .where('minute', '<', daysAgo(uptimeDays + 1))
    .execute()
}
