import type { Database } from '../platform/db/database.server.ts'
import type { Env } from '../platform/env.server.ts'
import { giveBackQuota, type QuotaLimit, takeQuota } from '../platform/quota.server.ts'
import { romanDay } from '../platform/roman-day.ts'
import { hiddenAddress, newVisitorId, visitorOf } from '../platform/visitor.server.ts'

/** Who asks the AI: a signed-in person, or a visitor with the (hidden) address he comes from. */
export type Asker =
  | { kind: 'user'; userId: string; visitorId: string | null }
  | { kind: 'visitor'; userId: null; visitorId: string; isNew: boolean; address: string }

/**
 * Who asks. A visitor without our cookie gets an id of his own, which becomes his once a
 * response carries the cookie.
 */
export function askerOf(
  env: Env,
  request: { headers: Headers; address: string; userId: string | null },
): Asker {
  const visitorId = visitorOf(env, request.headers)
  if (request.userId !== null) return { kind: 'user', userId: request.userId, visitorId }
  return {
    kind: 'visitor',
    userId: null,
    visitorId: visitorId ?? newVisitorId(),
    isNew: visitorId === null,
    address: hiddenAddress(env, request.address),
  }
}

const minute = 60_000
const twoDays = 48 * 3_600_000

function minuteLimit(env: Env, asker: Asker, now: Date): QuotaLimit {
  const isUser = asker.kind === 'user'
  return {
    key: isUser ? `ai:minute:user:${asker.userId}` : `ai:minute:visitor:${asker.visitorId}`,
    window: String(Math.floor(now.getTime() / minute)),
    limit: isUser ? env.AI_PER_MINUTE_USER : env.AI_PER_MINUTE_VISITOR,
    expiresAt: new Date(now.getTime() + 2 * minute),
  }
}

function dayLimits(env: Env, asker: Asker, now: Date): QuotaLimit[] {
  const counters: [key: string, limit: number][] =
    asker.kind === 'user'
      ? [[`ai:day:user:${asker.userId}`, env.AI_DAILY_PER_USER]]
      : [
          [`ai:day:visitor:${asker.visitorId}`, env.AI_DAILY_PER_VISITOR],
          [`ai:day:address:${asker.address}`, env.AI_DAILY_PER_ADDRESS],
        ]
  counters.push(['ai:day:total', env.AI_DAILY_TOTAL])
  const window = romanDay(now)
  const expiresAt = new Date(now.getTime() + twoDays)
  return counters.map(([key, limit]) => ({ key, window, limit, expiresAt }))
}

const left = (limits: QuotaLimit[], used: number[]) =>
  Math.max(0, Math.min(...limits.map(({ limit }, index) => limit - (used[index] ?? 0))))

export type Allowance =
  | {
      ok: true
      /** How many answers or images are left today. */
      remaining: number
      /** Gives the day's unit back, because nothing was generated; the minute's stays counted. */
      giveBack(): Promise<void>
    }
  | { ok: false; code: 'QUOTA_MINUTE' | 'QUOTA_DAY' }

/**
 * Takes one answer or image from all that limit this asker, or from none of them (AI-07, Q24):
 * per minute, and per day for the person, for the visitor and his address, and in total.
 */
export async function takeAllowance(db: Database, env: Env, asker: Asker): Promise<Allowance> {
  const now = new Date()
  const perMinute = minuteLimit(env, asker, now)
  const perDay = dayLimits(env, asker, now)
  const taken = await takeQuota(db, [perMinute, ...perDay])
  if (!taken.ok) {
    return { ok: false, code: taken.key === perMinute.key ? 'QUOTA_MINUTE' : 'QUOTA_DAY' }
  }
  return {
    ok: true,
    remaining: left(perDay, taken.used.slice(1)),
    giveBack: () => giveBackQuota(db, perDay),
  }
}

/** How many answers or images the asker has left today. */
export async function remaining(db: Database, env: Env, asker: Asker): Promise<number> {
  const limits = dayLimits(env, asker, new Date())
  const rows = await db
    .selectFrom('quotas')
    .select(['key', 'used'])
    .where('window', '=', limits[0]?.window ?? '')
    .where(
      'key',
      'in',
      limits.map(({ key }) => key),
    )
    .execute()
  const used = new Map(rows.map(({ key, used }) => [key, used]))
  return left(
    limits,
    limits.map(({ key }) => used.get(key) ?? 0),
  )
}
