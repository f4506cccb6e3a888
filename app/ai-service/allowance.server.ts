import type { GenerationFault } from '../platform/ai/ai-faults.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { countUp, giveBackQuota, romanDayOf, takeQuota } from '../platform/quota.server.ts'
import type { Env } from '../platform/settings/env.server.ts'
import type { Rank } from './day-shares.ts'
import {
  type AiLimit,
  callLimit,
  isOfMinute,
  limitsOf,
  refusalKey,
  totalKey,
} from './limits.server.ts'
import { type Asker, standingOf } from './standing.server.ts'

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
  | { ok: false; code: GenerationFault }

/** Takes one answer or image from all that limit this asker, or from none of them. */
export async function takeAllowance(
  db: Database,
  env: Env,
  asker: Asker,
  now = new Date(),
): Promise<Allowance> {
  const standing = await standingOf(db, env, asker, now)
  const limits = limitsOf(env, standing, now)
  const taken = await takeQuota(db, limits)
  if (!taken.ok) {
    const { refusal } = limits.find(({ key }) => key === taken.key) as AiLimit
    // Administrators read how often.
    await countUp(db, { key: refusalKey(refusal), ...romanDayOf(now) })
    return { ok: false, code: refusal === 'minute' ? 'QUOTA_MINUTE' : 'QUOTA_DAY' }
  }
  const used = new Map(limits.map(({ key }, index) => [key, taken.used[index] ?? 0]))
  return {
    ok: true,
    remaining: left(ofDay(limits), used),
    takeCall: () => takeCall(db, env, standing.rank),
    giveBack: (wasAsked) => {
      const back = ofDay(limits).filter(({ key }) => !wasAsked || key !== totalKey)
      return giveBackQuota(db, back)
    },
  }
}

const ofDay = (limits: AiLimit[]) => limits.filter((limit) => !isOfMinute(limit))

/** @param used units by the counter's key */
const left = (limits: AiLimit[], used: Map<string, number>) =>
  Math.max(0, Math.min(...limits.map(({ key, limit }) => limit - (used.get(key) ?? 0))))

/** How many answers or images the asker has left today. */
export async function remaining(
  db: Database,
  env: Env,
  asker: Asker,
  now = new Date(),
): Promise<number> {
  const limits = ofDay(limitsOf(env, await standingOf(db, env, asker, now), now))
  const rows = await db
    .selectFrom('quotas')
    .select(['key', 'used'])
    .where('window', '=', romanDayOf(now).window)
    .where(
      'key',
      'in',
      limits.map(({ key }) => key),
    )
    .execute()
  return left(limits, new Map(rows.map(({ key, used }) => [key, used])))
}

/**
 * Takes one more call of the day for somebody of this rank. A unit stays taken once the call was
 * made, whatever came of it. @returns false when none is left
 */
export async function takeCall(
  db: Database,
  env: Pick<Env, 'AI_DAILY_TOTAL'>,
  rank: Rank,
): Promise<boolean> {
  return (await takeQuota(db, [callLimit(env, rank, new Date())])).ok
}
