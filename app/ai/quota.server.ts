import type { Database } from '../platform/db/database.server.ts'
import { isFirstDay } from '../platform/durations.ts'
import { hasAddress, hasSlip } from '../platform/has-address.ts'
import {
  type Counted,
  type CountSettings,
  countersOf,
  countOfToday,
  mostOf,
  periodOf,
  tryCount,
  type Who,
} from '../platform/limits/count.server.ts'
import { isLate } from '../platform/limits/group-places.server.ts'
import type { LimitSettings } from '../platform/limits/limit.server.ts'
import { type LimitName, limits } from '../platform/limits/limits.server.ts'
import { readNetwork } from '../platform/limits/network.server.ts'
import { givenRoleColumns, may, roleThatCounts } from '../platform/roles.ts'
import type { GenerationFault } from './fault-texts.server.ts'
import { type DayUse, type RefusedBy, refusals, type Share, shares } from './quota.ts'

/** Who asks the AI, as far as it counts. `address` is the real one: never stored. */
export type AiAsker = { address: string } & (
  | { userId: string }
  | { userId: null; visitorId: string }
)

/** The rows that are somebody's own: the minute's, which stay counted, and the day's. */
type Own = { ofMinute: LimitName[]; ofDay: LimitName[] }

type CountedAsker = {
  who: Who
  own: Own
  /** Which shares of the day are theirs, in the order in which they are used. */
  shares: Share[]
  /** Their network's third counts of everybody's share, and of that of people known before. */
  isBounded: boolean
}

const rowOf = (share: Share) => `ai-${share}` as const

const thirds: Partial<Record<Share, LimitName>> = { known: 'ai-known-third', everybody: 'ai-third' }

function rowsOf(share: Share, { isBounded }: CountedAsker): LimitName[] {
  const third = isBounded && thirds[share]
  return third ? [third, rowOf(share)] : [rowOf(share)]
}

const user: Own = { ofMinute: ['ai-minute-user'], ofDay: ['ai-day-user'] }
const visitor: Own = { ofMinute: ['ai-minute-visitor'], ofDay: ['ai-day-visitor'] }

/**
 * An account of its first day is a guest like a visitor, and counts towards the address it was
 * made from, wherever it is used (SECURITY.md 4); who is in a group, towards that group, which has
 * what its people have as visitors, and when that is used up, as whoever is in none. Known is who
 * has shown that their address is theirs, or whom a provider knows.
 * @returns the ways in which they may be counted, the first that has something left goes
 */
async function readCountedAsker(
  db: Database,
  settings: CountSettings,
  asker: AiAsker,
  now: Date,
): Promise<CountedAsker[]> {
  const here = await readNetwork(db, settings, asker.address)
  const named: Share[] = here.isNamed ? ['named'] : []
  if (asker.userId === null) {
    const who = { person: { visitorId: asker.visitorId }, network: here }
    return [{ who, own: withNetwork(visitor), shares: [...named, 'everybody'], isBounded: true }]
  }
  const [person, group] = await Promise.all([
    readUser(db, asker.userId),
    groupOf(db, asker.userId, now),
  ])
  const isSettled = person !== undefined && !isFirstDay(person.createdAt, now)
  const isKnown = isSettled && (person.emailVerified || isOfProvider(person))
  const isAdministrator = person !== undefined && may(roleThatCounts(person), 'useReserve')
  const isInHours = group !== undefined && group.startsAt <= now && now < group.endsAt
  const from = person?.registeredFrom?.split(' ')
  const who = {
    person: { userId: asker.userId },
    network: isSettled || !from ? here : { hidden: from, isNamed: false },
    ...(group && { group }),
  }
  const all: Record<Share, boolean> = {
    administrators: isAdministrator,
    groups: isInHours,
    named: here.isNamed,
    known: isKnown || isAdministrator,
    everybody: true,
  }
  const theirs = shares.filter((share) => all[share])
  const isGuest = !isAdministrator && !isSettled
  const own = isGuest ? withNetwork(visitor) : user
  const alone = { who, own, shares: theirs, isBounded: !isAdministrator }
  if (!isGuest || !group) return [alone]
  const together = { ...visitor, ofDay: [...visitor.ofDay, 'ai-day-group' as const] }
  const strangers = theirs.filter((share) => share !== 'groups')
  return [
    { who, own: together, shares: theirs, isBounded: false },
    { ...alone, shares: strangers },
  ]
}

/** They have no address, and no slip in its place. */
const isOfProvider = (person: { id: string; email: string }): boolean =>
  !hasAddress(person) && !hasSlip(person)

const withNetwork = ({ ofMinute, ofDay }: Own): Own => ({
  ofMinute: [...ofMinute, 'ai-minute-network'],
  ofDay: [...ofDay, 'ai-day-network'],
})

/** The group that a person came into last, unless into a place that had come free today. */
async function groupOf(db: Database, userId: string, now: Date) {
  const group = await db
    .selectFrom('groupMembers')
    .innerJoin('groups', 'groups.id', 'groupMembers.groupId')
    .select(['groups.id', 'groups.seats', 'groups.startsAt', 'groups.endsAt'])
    .where('userId', '=', userId)
    .where('groups.deletedAt', 'is', null)
    .orderBy('joinedAt', 'desc')
    .orderBy('groups.id')
    .executeTakeFirst()
  return group && !(await isLate(db, group.id, userId, now)) ? group : undefined
}

const readUser = (db: Database, id: string) =>
  db
    .selectFrom('users')
    .select([...givenRoleColumns, 'id', 'email', 'createdAt', 'registeredFrom'])
    .where('id', '=', id)
    .executeTakeFirst()

const refusalKey = (refusal: RefusedBy) => `ai:refused:${refusal}`

/** What administrators read of a row that was used up. */
function refusalOf(name: LimitName): RefusedBy {
  const { window, of } = limits[name]
  if (window === 'minute') return 'minute'
  const [part] = of
  if (part === undefined) return 'everybody'
  return part === 'person' ? 'person' : 'address'
}

/**
 * Takes of the first share that has something left, with the other rows, or of none.
 * @returns the share's rows, too
 */
async function takeOfShares(
  db: Database,
  settings: CountSettings,
  counted: CountedAsker,
  own: LimitName[],
  now: Date,
): Promise<(Counted & { shared: LimitName[] }) | { ok: false; refusedBy: LimitName }> {
  let refusedBy: LimitName = rowOf('everybody')
  for (const share of counted.shares) {
    const shared = rowsOf(share, counted)
    const taken = await tryCount(db, settings, [...own, ...shared], counted.who, now)
    if (taken.ok) return { ...taken, shared }
    refusedBy = taken.refusedBy
    if (own.includes(refusedBy)) break
  }
  return { ok: false, refusedBy }
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
  settings: CountSettings,
  asker: AiAsker,
  now = new Date(),
): Promise<Allowance> {
  const ways = await readCountedAsker(db, settings, asker, now)
  let refusedBy: LimitName = rowOf('everybody')
  for (const counted of ways) {
    const { ofMinute, ofDay } = counted.own
    const taken = await takeOfShares(db, settings, counted, [...ofMinute, ...ofDay], now)
    if (taken.ok) {
      return {
        ok: true,
        remaining: await left(db, settings, ways, now),
        takeCall: async () => (await takeOfShares(db, settings, counted, [], new Date())).ok,
        giveBack: (wasAsked) => taken.giveBack(wasAsked ? ofDay : [...ofDay, ...taken.shared]),
      }
    }
    refusedBy = taken.refusedBy
  }
  // Administrators read how often.
  await countOfToday(db, refusalKey(refusalOf(refusedBy)), now)
  const { window } = limits[refusedBy]
  return { ok: false, code: window === 'minute' ? 'QUOTA_MINUTE' : 'QUOTA_DAY' }
}

/** How many answers or images the asker has left today. */
export const remaining = async (
  db: Database,
  settings: CountSettings,
  asker: AiAsker,
  now = new Date(),
): Promise<number> => left(db, settings, await readCountedAsker(db, settings, asker, now), now)

/** What the asker has left in the way of theirs that leaves most. */
const left = async (db: Database, settings: CountSettings, ways: CountedAsker[], now: Date) =>
  Math.max(...(await Promise.all(ways.map((way) => leftIn(db, settings, way, now)))))

/** What the asker's own rows leave, as far as their shares reach. */
async function leftIn(
  db: Database,
  settings: CountSettings,
  counted: CountedAsker,
  now: Date,
): Promise<number> {
  const countersOfRow = (name: LimitName) => countersOf(name, settings, counted.who, now)
  const own = counted.own.ofDay.flatMap(countersOfRow)
  const shared = counted.shares.map((share) => rowsOf(share, counted).flatMap(countersOfRow))
  const keys = [...own, ...shared.flat()].map(({ key }) => key)
  const used = await usedToday(db, keys, now)
  const rest = (counters: typeof own) =>
    Math.max(0, Math.min(...counters.map(({ key, limit }) => limit - (used.get(key) ?? 0))))
  const ofShares = shared.map(rest).reduce((sum, one) => sum + one, 0)
  return Math.min(rest(own), ofShares)
}

async function usedToday(db: Database, keys: string[], now: Date): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('quotas')
    .select(['key', 'used'])
    .where('window', '=', periodOf('day', now).window)
    .where('key', 'in', keys)
    .execute()
  return new Map(rows.map(({ key, used }) => [key, used]))
}

/**
 * Takes one more call of the day for an administrator who tries the service. A unit stays taken
 * once the call was made, whatever came of it. @returns false when none is left
 */
export async function takeCall(db: Database, settings: CountSettings): Promise<boolean> {
  const administrator: CountedAsker = {
    who: {},
    own: { ofMinute: [], ofDay: [] },
    shares: ['administrators', 'known', 'everybody'],
    isBounded: false,
  }
  return (await takeOfShares(db, settings, administrator, [], new Date())).ok
}

/** Reads the counters of the day. */
export async function readDayUse(
  db: Database,
  settings: LimitSettings,
  now = new Date(),
): Promise<DayUse> {
  const keys = [...shares.map(rowOf), ...refusals.map(refusalKey)]
  const used = await usedToday(db, keys, now)
  const usedOf = (key: string) => used.get(key) ?? 0
  const parts = shares.map((share) => ({
    share,
    most: mostOf(rowOf(share), settings),
    used: usedOf(rowOf(share)),
  }))
  return {
    total: settings.AI_DAILY_TOTAL,
    used: parts.reduce((sum, { used }) => sum + used, 0),
    shares: parts,
    refused: refusals
      .map((refusal) => ({ refusal, count: usedOf(refusalKey(refusal)) }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count),
  }
}
