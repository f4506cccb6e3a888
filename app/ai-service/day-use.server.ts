import type { Database } from '../platform/db/database.server.ts'
import { romanDayOf, romanHourOf } from '../platform/quota.server.ts'
import { romanHour } from '../platform/roman-day.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { ceilingOf, guestsInAnHour, guestsUntil, type Refusal, refusals } from './day-shares.ts'
import { callKeys, refusalKey } from './limits.server.ts'

/** How today's calls are used and shared, as administrators see it. */
export type DayUse = {
  total: number
  used: number
  /** How many calls are left today: for guests, for people known before, for administrators. */
  left: { guests: number; known: number; administrators: number }
  /** The pace of guests: this hour of the clock, and how many are free for them right now. */
  pace: { used: number; limit: number; free: number }
  /** Today, the most frequent reason first. */
  refused: { refusal: Refusal; count: number }[]
}

/** Reads the counters of the day. */
export async function readDayUse(
  db: Database,
  env: Pick<Env, 'AI_DAILY_TOTAL'>,
  now = new Date(),
): Promise<DayUse> {
  const rows = await db
    .selectFrom('quotas')
    .select(['key', 'used'])
    .where('window', 'in', [romanDayOf(now).window, romanHourOf(now).window])
    .where('key', 'in', [...Object.values(callKeys), ...refusals.map(refusalKey)])
    .execute()
  const counted = new Map(rows.map(({ key, used }) => [key, used]))
  const usedOf = (key: string) => counted.get(key) ?? 0
  const total = env.AI_DAILY_TOTAL
  const used = usedOf(callKeys.total)
  const left = (ceiling: number, count = used) => Math.max(0, ceiling - count)
  const inAnHour = { used: usedOf(callKeys.guestsInAnHour), limit: guestsInAnHour(total) }
  const guests = left(ceilingOf(total, 'guest'))
  return {
    total,
    used,
    left: {
      guests,
      known: left(ceilingOf(total, 'known')),
      administrators: left(total),
    },
    pace: {
      ...inAnHour,
      free: Math.min(
        guests,
        left(guestsUntil(total, romanHour(now)), usedOf(callKeys.guests)),
        left(inAnHour.limit, inAnHour.used),
      ),
    },
    refused: refusals
      .map((refusal) => ({ refusal, count: usedOf(refusalKey(refusal)) }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count),
  }
}
