import { minuteOf, type QuotaLimit, romanDayOf } from '../platform/quota.server.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { sharedAddressTimes } from '../platform/shared-addresses.server.ts'
import { ceilingOf, networkCeiling, type Rank, type Refusal } from './day-shares.ts'
import type { Standing } from './standing.server.ts'

/** A counter, and what its being used up is called. */
export type AiLimit = QuotaLimit & { refusal: Refusal }

export const totalKey = 'ai:day:total'
export const refusalKey = (refusal: Refusal) => `ai:refused:${refusal}`

/**
 * What one call to the provider is taken from, everybody's together: the day as far as this rank
 * may go.
 */
export const callLimit = (
  { AI_DAILY_TOTAL: total }: Pick<Env, 'AI_DAILY_TOTAL'>,
  rank: Rank,
  now: Date,
): AiLimit => ({
  ...romanDayOf(now),
  key: totalKey,
  limit: ceilingOf(total, rank),
  refusal: 'everybody',
})

/** A limit per minute, not per day. */
export const isOfMinute = ({ refusal }: AiLimit): boolean => refusal === 'minute'

/**
 * All that one answer or image is taken from: the minute's and the day's of the person and, of
 * guests, of their address; and one call of everybody's.
 */
export function limitsOf(env: Env, standing: Standing, now: Date): AiLimit[] {
  const { rank, person, networks, isShared } = standing
  const isGuest = rank === 'guest'
  const minute = { ...minuteOf(now), refusal: 'minute' } as const
  const day = romanDayOf(now)
  const times = isShared ? sharedAddressTimes : 1
  const most = networkCeiling(env.AI_DAILY_TOTAL)
  const [address, ...wider] = networks
  const ofNetwork = (network: string, limit: number): AiLimit => ({
    ...day,
    key: `ai:day:address:${network}`,
    limit,
    refusal: 'address',
  })
  const ofAddress: AiLimit[] = address
    ? [
        {
          ...minute,
          key: `ai:minute:address:${address}`,
          limit: env.AI_PER_MINUTE_ADDRESS * times,
        },
        ofNetwork(
          address,
          isShared ? env.AI_DAILY_PER_ADDRESS * times : Math.min(env.AI_DAILY_PER_ADDRESS, most),
        ),
        // Somebody who has many networks has no more of them than anybody may have.
        ...(isShared ? [] : wider.map((network) => ofNetwork(network, most))),
      ]
    : []
  return [
    {
      ...minute,
      key: `ai:minute:${person}`,
      limit: isGuest ? env.AI_PER_MINUTE_VISITOR : env.AI_PER_MINUTE_USER,
    },
    {
      ...day,
      key: `ai:day:${person}`,
      limit: isGuest ? env.AI_DAILY_PER_VISITOR : env.AI_DAILY_PER_USER,
      refusal: 'person',
    },
    ...ofAddress,
    callLimit(env, rank, now),
  ]
}
