import type { Database } from './db/database.server.ts'
import { uptimeDays } from './heartbeat.server.ts'
import { removeForgottenPictures } from './pictures.server.ts'

const dayMilliseconds = 24 * 3_600_000
/** How long a deleted response can be brought back, in milliseconds. */
const keptDeleted = dayMilliseconds
/** How long the administrators' recent activity reaches back. */
const activityDays = 90
/** How many happenings are kept, whatever their age. */
export const mostActivity = 50_000
/** How long it is kept where an account was made from: as long as it counts, and a day more. */
const registrationDays = 2

/**
 * Removes what has expired: pictures nobody saved, counters of past periods, one-time values,
 * sessions, what has been in the trash for its 30 days, responses deleted a day ago with their
 * pictures, pictures of the content that nothing names any more, old activity and heartbeats, and
 * where accounts were made from. Safe to run on several processes at once.
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
  await removeOldestActivity(db)
  await db
    .updateTable('users')
    .set({ registeredFrom: null })
    .where('registeredFrom', 'is not', null)
    .where('createdAt', '<', daysAgo(registrationDays))
    .execute()
  await db
    .deleteFrom('heartbeats')
    .where('minute', '<', daysAgo(uptimeDays + 1))
    .execute()
}

/** The newest stay, so that many registrations cannot fill the disk. */
async function removeOldestActivity(db: Database): Promise<void> {
  const oldest = await db
    .selectFrom('activity')
    .select('createdAt')
    .orderBy('createdAt', 'desc')
    .offset(mostActivity)
    .limit(1)
    .executeTakeFirst()
  if (oldest) await db.deleteFrom('activity').where('createdAt', '<=', oldest.createdAt).execute()
}
