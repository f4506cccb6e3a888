import {
  type AiLimit,
  callLimits,
  countRefusal,
  takeCall,
  totalLimit,
} from '../../ai-service/day-calls.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { giveBackQuota, takeQuota } from '../../platform/quota.server.ts'
import { romanDay } from '../../platform/roman-day.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import type { Asker } from './asker.server.ts'
import { hourLimits, minuteLimits, ownLimits } from './asker-limits.server.ts'
import { standingOf } from './asker-standing.server.ts'

const left = (limits: AiLimit[], usedOf: (limit: AiLimit) => number) =>
  Math.max(0, Math.min(...limits.map((one) => one.limit - usedOf(one))))

export type Allowance =
  | {
      ok: true
      /** How many answers or images are left today. */
      remaining: number
      /** Takes another call to the provider for the same question. @returns false: none is left */
      takeCall(): Promise<boolean>
      /**
       * Gives back the person's own units of the day, because asking cost nothing, and if nobody
       * was asked at all everybody's too; the minute's stay counted.
       */
      giveBack(wasAsked: boolean): Promise<void>
    }
  | { ok: false; code: AiLimit['code'] }

/**
 * Takes one answer or image from all that limit this asker, or from none of them: per
 * minute and per day for the person and, of guests, for their address; and the first call to the
 * provider from everybody's day and pace.
 */
export async function takeAllowance(
  db: Database,
  env: Env,
  asker: Asker,
  now = new Date(),
): Promise<Allowance> {
  const standing = await standingOf(db, env, asker, now)
  const perMinute = minuteLimits(env, asker, standing, now)
  const hourly = hourLimits(env, standing, now)
  const own = ownLimits(env, asker, standing, now)
  const shared = callLimits(env, standing.rank, now)
  const limits = [...perMinute, ...hourly, ...own, ...shared]
  const taken = await takeQuota(db, limits)
  if (!taken.ok) {
    const { code, refusal } = limits.find(({ key }) => key === taken.key) as AiLimit
    await countRefusal(db, refusal, now)
    return { ok: false, code }
  }
  const usedOf = (limit: AiLimit) => taken.used[limits.indexOf(limit)] ?? 0
  return {
    ok: true,
    remaining: left(ofDay(own, shared), usedOf),
    takeCall: () => takeCall(db, env, standing.rank),
    giveBack: (wasAsked) => giveBackQuota(db, wasAsked ? own : [...hourly, ...own, ...shared]),
  }
}

/** What limits the day; the pace is over in an hour. */
const ofDay = (own: AiLimit[], shared: AiLimit[]) => [
  ...own,
  ...shared.filter(({ code }) => code === 'QUOTA_DAY'),
]

/** How many answers or images the asker has left today. */
export async function remaining(
  db: Database,
  env: Env,
  asker: Asker,
  now = new Date(),
): Promise<number> {
  const standing = await standingOf(db, env, asker, now)
  const limits = [...ownLimits(env, asker, standing, now), totalLimit(env, standing.rank, now)]
  const rows = await db
    .selectFrom('quotas')
    .select(['key', 'used'])
    .where('window', '=', romanDay(now))
    .where(
      'key',
      'in',
      limits.map(({ key }) => key),
    )
    .execute()
  const used = new Map(rows.map(({ key, used }) => [key, used]))
  return left(limits, ({ key }) => used.get(key) ?? 0)
}
