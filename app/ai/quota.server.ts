import type { Database } from '../platform/db/database.server.ts'
import { isFirstDay } from '../platform/first-day.ts'
import {
  countUp,
  dayWindow,
  giveBackQuota,
  minuteWindow,
  type QuotaLimit,
  takeQuota,
} from '../platform/quota.server.ts'
import { givenRoleColumns, may, roleThatCounts } from '../platform/roles.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { isSharedAddress, sharedAddressTimes } from '../platform/shared-addresses.server.ts'
import { hiddenNetworks } from '../platform/visitor.server.ts'
import type { GenerationFault } from './fault-texts.server.ts'
import {
  ceilingOf,
  type DayUse,
  networkCeiling,
  type Rank,
  type Refusal,
  refusals,
} from './quota.ts'

/** Who asks the AI, as far as it counts. `address` is the real one: never stored. */
export type Asker = { address: string } & ({ userId: string } | { userId: null; visitorId: string })

/** How somebody counts who asks the AI. */
type CountedAsker = {
  rank: Rank
  /** What their own counters are named after. */
  person: string
  /** The hidden networks a guest counts towards, the narrowest first; empty for others. */
  networks: string[]
  /** The guest asks from an address that an administrator named. */
  isShared: boolean
  /** The group that a guest counts towards in the place of an address, and how many it holds. */
  group?: { id: string; seats: number } | undefined
}

/**
 * An account of its first day is a guest like a visitor, and counts towards the address it was
 * made from, wherever it is used (SECURITY.md 4); who is in a group, towards that group, which has
 * what its people have as visitors.
 */
async function readCountedAsker(
  db: Database,
  env: Env,
  asker: Asker,
  now: Date,
): Promise<CountedAsker> {
  const isVisitor = asker.userId === null
  const person = isVisitor ? `visitor:${asker.visitorId}` : `user:${asker.userId}`
  const user = isVisitor ? undefined : await readUser(db, asker.userId)
  if (user && may(roleThatCounts(user), 'useReserve')) {
    return { person, rank: 'administrator', networks: [], isShared: false }
  }
  if (user && !isFirstDay(user.createdAt, now)) {
    return { person, rank: 'known', networks: [], isShared: false }
  }
  const group = isVisitor ? undefined : await groupOf(db, asker.userId)
  if (group) return { person, rank: 'guest', networks: [], isShared: false, group }
  if (user?.registeredFrom) {
    return { person, rank: 'guest', networks: user.registeredFrom.split(' '), isShared: false }
  }
  return {
    person,
    rank: 'guest',
    networks: hiddenNetworks(env, asker.address),
    isShared: await isSharedAddress(db, asker.address),
  }
}

/** The group that a person came into last. */
const groupOf = (db: Database, userId: string) =>
  db
    .selectFrom('groupMembers')
    .innerJoin('groups', 'groups.id', 'groupMembers.groupId')
    .select(['groups.id', 'groups.seats'])
    .where('userId', '=', userId)
    .where('groups.deletedAt', 'is', null)
    .orderBy('joinedAt', 'desc')
    .orderBy('groups.id')
    .executeTakeFirst()

const readUser = (db: Database, id: string) =>
  db
    .selectFrom('users')
    .select([...givenRoleColumns, 'createdAt', 'registeredFrom'])
    .where('id', '=', id)
    .executeTakeFirst()

/** A counter, and what its being used up is called. */
export type AiLimit = QuotaLimit & { refusal: Refusal }

const totalKey = 'ai:day:total'
const refusalKey = (refusal: Refusal) => `ai:refused:${refusal}`

/**
 * What one call to the provider is taken from, everybody's together: the day as far as this rank
 * may go.
 */
const callLimit = (
  { AI_DAILY_TOTAL: total }: Pick<Env, 'AI_DAILY_TOTAL'>,
  rank: Rank,
  now: Date,
): AiLimit => ({
  ...dayWindow(now),
  key: totalKey,
  limit: ceilingOf(total, rank),
  refusal: 'everybody',
})

/** A limit per minute, not per day. */
const isOfMinute = ({ refusal }: AiLimit): boolean => refusal === 'minute'

/**
 * All that one answer or image is taken from: the minute's and the day's of the person and, of
 * guests, of their address or the day's of their group; and one call of everybody's.
 */
function limitsFor(env: Env, counted: CountedAsker, now: Date): AiLimit[] {
  const { rank, person, networks, isShared, group } = counted
  const isGuest = rank === 'guest'
  const minute = { ...minuteWindow(now), refusal: 'minute' } as const
  const day = dayWindow(now)
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
    ...(group
      ? [
          {
            ...day,
            key: `ai:day:group:${group.id}`,
            limit: group.seats * env.AI_DAILY_PER_VISITOR,
            refusal: 'address',
          } as const,
        ]
      : []),
    callLimit(env, rank, now),
  ]
}

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
  const counted = await readCountedAsker(db, env, asker, now)
  const limits = limitsFor(env, counted, now)
  const taken = await takeQuota(db, limits)
  if (!taken.ok) {
    const { refusal } = limits.find(({ key }) => key === taken.key) as AiLimit
    // Administrators read how often.
    await countUp(db, { key: refusalKey(refusal), ...dayWindow(now) })
    return { ok: false, code: refusal === 'minute' ? 'QUOTA_MINUTE' : 'QUOTA_DAY' }
  }
  const used = new Map(limits.map(({ key }, index) => [key, taken.used[index] ?? 0]))
  return {
    ok: true,
    remaining: left(ofDay(limits), used),
    takeCall: () => takeCall(db, env, counted.rank),
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
  const limits = ofDay(limitsFor(env, await readCountedAsker(db, env, asker, now), now))
  const rows = await db
    .selectFrom('quotas')
    .select(['key', 'used'])
    .where('window', '=', dayWindow(now).window)
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

/** Reads the counters of the day. */
export async function readDayUse(
  db: Database,
  env: Pick<Env, 'AI_DAILY_TOTAL'>,
  now = new Date(),
): Promise<DayUse> {
  const rows = await db
    .selectFrom('quotas')
    .select(['key', 'used'])
    .where('window', '=', dayWindow(now).window)
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
