import { type AiLimit, dayEnds, hourWindow } from '../../ai-service/day-calls.server.ts'
import { guestsInAnHour } from '../../ai-service/day-shares.ts'
import { minuteMilliseconds } from '../../platform/durations.ts'
import { romanDay } from '../../platform/roman-day.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import type { Asker } from './asker.server.ts'
import type { Standing } from './asker-standing.server.ts'

/** How many times as much a wider network (/48) may ask as a narrow one (/64). */
const widerNetwork = 4
/** How many times as much a shared address may ask as another. */
const sharedAddress = 10
/** How many times what one visitor may all those ask together who come without a cookie. */
const firstTimers = 4

/** The part of the hour's pace that one address may take. */
const addressShare = 3

const personOf = (asker: Asker) =>
  asker.kind === 'user' ? `user:${asker.userId}` : `visitor:${asker.visitorId}`

/** A limit for each network a guest counts towards. */
const addressLimits = (
  { networks, isShared }: Standing,
  limit: number,
  rest: (network: string) => Omit<AiLimit, 'limit'>,
): AiLimit[] =>
  networks.map((network, place) => ({
    ...rest(network),
    limit: limit * (place === 0 ? 1 : widerNetwork) * (isShared ? sharedAddress : 1),
  }))

/** How much of the minute a person may take, and of guests everybody at their address. */
export function minuteLimits(env: Env, asker: Asker, standing: Standing, now: Date): AiLimit[] {
  const period = {
    window: String(Math.floor(now.getTime() / minuteMilliseconds)),
    expiresAt: new Date(now.getTime() + 2 * minuteMilliseconds),
    code: 'QUOTA_MINUTE',
  } as const
  const isGuest = standing.rank === 'guest'
  return [
    {
      ...period,
      key: `ai:minute:${personOf(asker)}`,
      limit: isGuest ? env.AI_PER_MINUTE_VISITOR : env.AI_PER_MINUTE_USER,
      refusal: 'minute',
    },
    ...addressLimits(standing, env.AI_PER_MINUTE_ADDRESS, (network) => ({
      ...period,
      key: `ai:minute:address:${network}`,
      refusal: 'addressMinute',
    })),
    // Whoever drops the cookie is somebody new each time: they have a counter together.
    ...(asker.kind === 'visitor' && asker.isNew
      ? addressLimits(standing, firstTimers * env.AI_PER_MINUTE_VISITOR, (network) => ({
          ...period,
          key: `ai:minute:new:${network}`,
          refusal: 'addressMinute',
        }))
      : []),
  ]
}

/** One address takes a third of what all guests may ask in an hour: others find the rest. */
export function hourLimits(env: Env, standing: Standing, now: Date): AiLimit[] {
  const ofAddress = Math.max(1, Math.floor(guestsInAnHour(env.AI_DAILY_TOTAL) / addressShare))
  const least = firstTimers * env.AI_PER_MINUTE_VISITOR
  return addressLimits(standing, Math.max(least, ofAddress), (network) => ({
    key: `ai:hour:address:${network}`,
    window: hourWindow(now),
    expiresAt: dayEnds(now),
    code: 'QUOTA_PACE' as const,
    refusal: 'addressHour' as const,
  }))
}

/** What is the person's own of the day: given back when asking cost nothing. */
export function ownLimits(env: Env, asker: Asker, standing: Standing, now: Date): AiLimit[] {
  const day = { window: romanDay(now), expiresAt: dayEnds(now), code: 'QUOTA_DAY' } as const
  const isGuest = standing.rank === 'guest'
  return [
    {
      ...day,
      key: `ai:day:${personOf(asker)}`,
      limit: isGuest ? env.AI_DAILY_PER_VISITOR : env.AI_DAILY_PER_USER,
      refusal: 'person',
    },
    ...addressLimits(standing, env.AI_DAILY_PER_ADDRESS, (network) => ({
      ...day,
      key: `ai:day:address:${network}`,
      refusal: 'address',
    })),
  ]
}
