import {
  type AiLimit,
  callLimits,
  countRefusal,
  dayEnds,
  hourWindow,
  takeCall,
  totalLimit,
} from '../../ai-service/day-calls.server.ts'
import { guestsInAnHour } from '../../ai-service/day-shares.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { giveBackQuota, takeQuota } from '../../platform/quota.server.ts'
import { romanDay } from '../../platform/roman-day.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { newVisitorId, visitorOf } from '../../platform/visitor.server.ts'
import { type Standing, standingOf } from './asker-standing.server.ts'

/** Who asks the AI: a signed-in person, or a visitor. `address` is the real one: never stored. */
export type Asker = { address: string } & (
  | { kind: 'user'; userId: string; visitorId: string | null }
  | { kind: 'visitor'; userId: null; visitorId: string; isNew: boolean }
)

/**
 * Who asks. A visitor without our cookie gets an id of their own, which stays theirs once a
 * response carries the cookie.
 */
export async function askerOf(
  env: Env,
  request: { headers: Headers; address: string; userId: string | null },
): Promise<Asker> {
  const { address, userId } = request
  const visitorId = await visitorOf(env, request.headers)
  if (userId !== null) return { kind: 'user', userId, visitorId, address }
  return {
    kind: 'visitor',
    userId: null,
    visitorId: visitorId ?? newVisitorId(),
    isNew: visitorId === null,
    address,
  }
}

const minute = 60_000
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

function minuteLimits(env: Env, asker: Asker, standing: Standing, now: Date): AiLimit[] {
  const period = {
    window: String(Math.floor(now.getTime() / minute)),
    expiresAt: new Date(now.getTime() + 2 * minute),
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
    ...(asker.kind === 'visitor' && asker.isNew ? newcomerLimits() : []),
  ]

  /** Whoever drops the cookie is somebody new each time: they have a counter together. */
  function newcomerLimits() {
    return addressLimits(standing, firstTimers * env.AI_PER_MINUTE_VISITOR, (network) => ({
      ...period,
      key: `ai:minute:new:${network}`,
      refusal: 'addressMinute' as const,
    }))
  }
}

/** One address takes a third of what all guests may ask in an hour: others find the rest. */
function hourLimits(env: Env, standing: Standing, now: Date): AiLimit[] {
  const ofAddress = Math.max(1, Math.floor(guestsInAnHour(env.AI_DAILY_TOTAL) / addressShare))
  const least = firstTimers * env.AI_PER_MINUTE_VISITOR
  return addressLimits(standing, Math.max(least, ofAddress), (network) => ({
    key: `ai:hour:address:${network}`,
    window: hourWindow(now),
    expiresAt: dayEnds(now),
    code: 'QUOTA_PACE' as const,
    refusal: 'pace' as const,
  }))
}

/** What is the person's own of the day: given back when asking cost nothing. */
function ownLimits(env: Env, asker: Asker, standing: Standing, now: Date): AiLimit[] {
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
