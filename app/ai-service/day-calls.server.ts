import type { Database } from '../platform/db/database.server.ts'
import { dayMilliseconds } from '../platform/durations.ts'
import { countUp, type QuotaLimit, takeQuota } from '../platform/quota.server.ts'
import { romanDay, romanHour } from '../platform/roman-day.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { ceilingOf, guestsInAnHour, guestsUntil, type Rank, type Refusal } from './day-shares.ts'

type Total = Pick<Env, 'AI_DAILY_TOTAL'>

/** A counter, and what its being used up is called: for whoever asks, and for administrators. */
export type AiLimit = QuotaLimit & {
  code: 'QUOTA_MINUTE' | 'QUOTA_DAY' | 'QUOTA_PACE'
  refusal: Refusal
}

const twoDays = 2 * dayMilliseconds
export const dayEnds = (now: Date) => new Date(now.getTime() + twoDays)

export const callKeys = {
  total: 'ai:day:total',
  guests: 'ai:day:guests',
  guestsInAnHour: 'ai:hour:guests',
} as const
export const hourWindow = (now: Date) => `${romanDay(now)} ${romanHour(now)}`
export const refusalKey = (refusal: Refusal) => `ai:refused:${refusal}`

const fullOf: Record<Rank, Refusal> = {
  guest: 'guestPart',
  known: 'knownPart',
  administrator: 'total',
}

/** The counter of all calls of the day, as far as this rank may go. */
export const totalLimit = (env: Total, rank: Rank, now: Date): AiLimit => ({
  key: callKeys.total,
  window: romanDay(now),
  limit: ceilingOf(env.AI_DAILY_TOTAL, rank),
  expiresAt: dayEnds(now),
  code: 'QUOTA_DAY',
  refusal: fullOf[rank],
})

/**
 * What one call to the provider is taken from, everybody's together: the day, and for guests its
 * pace besides. A unit stays taken once the call was made, whatever came of it.
 */
export function callLimits(env: Total, rank: Rank, now: Date): AiLimit[] {
  const total = totalLimit(env, rank, now)
  if (rank !== 'guest') return [total]
  const pace = { expiresAt: dayEnds(now), code: 'QUOTA_PACE', refusal: 'pace' } as const
  return [
    total,
    {
      ...pace,
      key: callKeys.guests,
      window: romanDay(now),
      limit: guestsUntil(env.AI_DAILY_TOTAL, romanHour(now)),
    },
    {
      ...pace,
      key: callKeys.guestsInAnHour,
      window: hourWindow(now),
      limit: guestsInAnHour(env.AI_DAILY_TOTAL),
    },
  ]
}

/** Takes one more call of the day for somebody of this rank. @returns false when none is left */
export async function takeCall(
  db: Database,
  env: Total,
  rank: Rank,
  now = new Date(),
): Promise<boolean> {
  return (await takeQuota(db, callLimits(env, rank, now))).ok
}

/** Counts for the administrators that somebody was refused. */
export const countRefusal = (db: Database, refusal: Refusal, now: Date): Promise<void> =>
  countUp(db, { key: refusalKey(refusal), window: romanDay(now), expiresAt: dayEnds(now) })
