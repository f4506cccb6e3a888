import type { Database } from '../../platform/db/database.server.ts'
import { dayMilliseconds, minuteMilliseconds } from '../../platform/durations.ts'
import { uptimeDays } from './uptime-days.ts'

/** The beginning of the minute, in milliseconds. */
export const startOfMinute = (now: Date) =>
  Math.floor(now.getTime() / minuteMilliseconds) * minuteMilliseconds

/**
 * Notes that the product runs and the database answers in this minute; once is as good as twice.
 */
export async function beat(db: Database, now = new Date()): Promise<void> {
  await db
    .insertInto('heartbeats')
    .values({ minute: new Date(startOfMinute(now)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Writes into the document `status` of connectionTest that the database took a write now. */
export async function touch(db: Database): Promise<void> {
  const lastUpdated = new Date()
  await db
    .insertInto('connectionTest')
    .values({ id: 'status', lastUpdated })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ lastUpdated }))
    .execute()
}

/**
 * The share of minutes with a beat, from 0 to 1: of the whole minutes since the first beat
 * ever, at most of the last `uptimeDays`. The minute that runs does not count yet.
 * @returns null while no whole minute has passed since the first beat
 */
export async function readUptime(db: Database, now = new Date()): Promise<number | null> {
  const end = new Date(startOfMinute(now))
  const earliest = new Date(end.getTime() - uptimeDays * dayMilliseconds)
  const { first, beats } = await db
    .selectFrom('heartbeats')
    .select(({ fn }) => [fn.min('minute').as('first'), fn.countAll<number>().as('beats')])
    .where('minute', '>=', earliest)
    .where('minute', '<', end)
    .executeTakeFirstOrThrow()
  if (first === null || beats === 0) return null
  const isOlder = await db
    .selectFrom('heartbeats')
    .select('minute')
    .where('minute', '<', earliest)
    .limit(1)
    .executeTakeFirst()
  const start = isOlder ? earliest : new Date(first)
  return beats / ((end.getTime() - start.getTime()) / minuteMilliseconds)
}
