import type { GenerationFault } from '../platform/ai/ai-faults.server.ts'
import { minuteOf, type QuotaLimit, romanDayOf, romanHourOf } from '../platform/quota.server.ts'
import { romanHour } from '../platform/roman-day.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { sharedAddressTimes } from '../platform/shared-addresses.server.ts'
import { ceilingOf, guestsInAnHour, guestsUntil, type Rank, type Refusal } from './day-shares.ts'
import type { Standing } from './standing.server.ts'

/** How many times as much a wider network (/48) may ask as a narrow one (/64). */
const widerNetwork = 4
/** How many times what one visitor may all those ask together who come without a cookie. */
const firstTimers = 4
/** The part of the hour's pace that one address may take. */
const addressShare = 3

/** A counter, what it is taken for, and what its being used up is called. */
export type AiLimit = QuotaLimit & {
  /**
   * `own`: the person's and their address's part of the day. `everybody`: all calls to the
   * provider together, taken again for each further one.
   */
  scope: 'minute' | 'hour' | 'own' | 'everybody'
  refusal: Refusal
}

const codes: Partial<Record<Refusal, GenerationFault>> = {
  minute: 'QUOTA_MINUTE',
  addressMinute: 'QUOTA_MINUTE',
  addressHour: 'QUOTA_PACE',
  pace: 'QUOTA_PACE',
}

/** What whoever is refused is told: by default that the day is over. */
export const codeOf = (refusal: Refusal): GenerationFault => codes[refusal] ?? 'QUOTA_DAY'

/** Those of the limits that hold until midnight. */
export const ofDay = (limits: AiLimit[]): AiLimit[] =>
  limits.filter(({ refusal }) => codeOf(refusal) === 'QUOTA_DAY')

export const callKeys = {
  total: 'ai:day:total',
  guests: 'ai:day:guests',
  guestsInAnHour: 'ai:hour:guests',
} as const
export const refusalKey = (refusal: Refusal) => `ai:refused:${refusal}`

const fullOf: Record<Rank, Refusal> = {
  guest: 'guestPart',
  known: 'knownPart',
  administrator: 'total',
}

/**
 * What one call to the provider is taken from, everybody's together: the day as far as this rank
 * may go, and for guests its pace besides.
 */
export function callLimits(
  { AI_DAILY_TOTAL: total }: Pick<Env, 'AI_DAILY_TOTAL'>,
  rank: Rank,
  now: Date,
): AiLimit[] {
  const day = { ...romanDayOf(now), scope: 'everybody' } as const
  const all = { ...day, key: callKeys.total, limit: ceilingOf(total, rank), refusal: fullOf[rank] }
  if (rank !== 'guest') return [all]
  const pace = { ...day, refusal: 'pace' } as const
  return [
    all,
    { ...pace, key: callKeys.guests, limit: guestsUntil(total, romanHour(now)) },
    { ...pace, ...romanHourOf(now), key: callKeys.guestsInAnHour, limit: guestsInAnHour(total) },
  ]
}

/** A limit for each network a guest counts towards. */
const perNetwork = ({ networks, isShared }: Standing, one: AiLimit): AiLimit[] =>
  networks.map((network, place) => ({
    ...one,
    key: `${one.key}:${network}`,
    limit: one.limit * (place === 0 ? 1 : widerNetwork) * (isShared ? sharedAddressTimes : 1),
  }))

/**
 * All that one answer or image is taken from: the minute's and the day's of the person and, of
 * guests, of their address; the address's hour; and one call of everybody's.
 */
export function limitsOf(env: Env, standing: Standing, now: Date): AiLimit[] {
  const { rank, person, isNew } = standing
  const isGuest = rank === 'guest'
  const ofFirstTimers = firstTimers * env.AI_PER_MINUTE_VISITOR
  const ofHour = Math.floor(guestsInAnHour(env.AI_DAILY_TOTAL) / addressShare)
  const minute = { ...minuteOf(now), scope: 'minute' } as const
  const day = { ...romanDayOf(now), scope: 'own' } as const
  return [
    {
      ...minute,
      key: `ai:minute:${person}`,
      limit: isGuest ? env.AI_PER_MINUTE_VISITOR : env.AI_PER_MINUTE_USER,
      refusal: 'minute',
    },
    ...perNetwork(standing, {
      ...minute,
      key: 'ai:minute:address',
      limit: env.AI_PER_MINUTE_ADDRESS,
      refusal: 'addressMinute',
    }),
    // Whoever drops the cookie is somebody new each time: they have a counter together.
    ...(isNew
      ? perNetwork(standing, {
          ...minute,
          key: 'ai:minute:new',
          limit: ofFirstTimers,
          refusal: 'addressMinute',
        })
      : []),
    // One address takes a third of what all guests may ask in an hour: others find the rest.
    ...perNetwork(standing, {
      ...romanHourOf(now),
      scope: 'hour',
      key: 'ai:hour:address',
      limit: Math.max(ofFirstTimers, ofHour),
      refusal: 'addressHour',
    }),
    {
      ...day,
      key: `ai:day:${person}`,
      limit: isGuest ? env.AI_DAILY_PER_VISITOR : env.AI_DAILY_PER_USER,
      refusal: 'person',
    },
    ...perNetwork(standing, {
      ...day,
      key: 'ai:day:address',
      limit: env.AI_DAILY_PER_ADDRESS,
      refusal: 'address',
    }),
    ...callLimits(env, rank, now),
  ]
}
