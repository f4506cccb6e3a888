import type { Database } from '../platform/db/database.server.ts'
import { romanDayOf } from '../platform/quota.server.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { ceilingOf, type Refusal, refusals } from './day-shares.ts'
import { refusalKey, totalKey } from './limits.server.ts'

/** How today's calls are used and shared, as administrators see it. */
export type DayUse = {
  total: number
  used: number
  /** How many calls are left today: for guests, for people known before, for administrators. */
  left: { guests: number; known: number; administrators: number }
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
    .where('window', '=', romanDayOf(now).window)
    .where('key', 'in', [totalKey, ...refusals.map(refusalKey)])
    .execute()
  const counted = new Map(rows.map(({ key, used }) => [key, used]))
  const usedOf = (key: string) => counted.get(key) ?? 0
  const total = env.AI_DAILY_TOTAL
  const used = usedOf(totalKey)
  const left = (ceiling: number) => Math.max(0, ceiling - used)
  return {
    total,
    used,
    left: {
      guests: left(ceilingOf(total, 'guest')),
      known: left(ceilingOf(total, 'known')),
      administrators: left(total),
    },
    refused: refusals
      .map((refusal) => ({ refusal, count: usedOf(refusalKey(refusal)) }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count),
  }
}
