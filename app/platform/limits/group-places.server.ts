import type { Database } from '../db/database.server.ts'
import { countOfToday, periodOf } from './count.server.ts'

/** @returns how often something was counted today */
async function countedToday(db: Database, key: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('quotas')
    .select('used')
    .where('key', '=', key)
    .where('window', '=', periodOf('day', now).window)
    .executeTakeFirst()
  return row?.used ?? 0
}

const lateKey = (groupId: string, userId: string) => `late:group:${groupId}:user:${userId}`

/**
 * Counts a place of a group as it is taken: who comes into one that came free the same day is late,
 * and has nothing of the group's answers until tomorrow. Lock the group before.
 * @param free places that nobody had when the day began
 */
export async function countPlace(
  trx: Database,
  { groupId, userId, free }: { groupId: string; userId: string; free: number },
  now: Date,
): Promise<void> {
  const key = `places:group:${groupId}`
  await countOfToday(trx, key, now)
  if ((await countedToday(trx, key, now)) > free) {
    await countOfToday(trx, lateKey(groupId, userId), now)
  }
}

/** Whether somebody came today into a place that had come free today. */
export const isLate = async (
  db: Database,
  groupId: string,
  userId: string,
  now: Date,
): Promise<boolean> => (await countedToday(db, lateKey(groupId, userId), now)) > 0
