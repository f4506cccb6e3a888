import type { Database } from '../db/database.server.ts'
import { dayMilliseconds, hourMilliseconds, minuteMilliseconds } from '../durations.ts'
import { KnownFailure } from '../known-failure.server.ts'
import { romanDay } from '../roman-day.ts'
import { hiddenText, type SecretSettings } from '../settings/secret.server.ts'
import {
  type Counter,
  clearCounters,
  countUp,
  giveBackCounters,
  takeCounters,
} from './counters.server.ts'
import type { CounterOwner, Limit, LimitSettings, Window } from './limit.server.ts'
import { type LimitName, limits } from './limits.server.ts'
import { type Network, sharedAddressTimes } from './network.server.ts'

export type CountSettings = SecretSettings & LimitSettings

/** A row, with the same type whichever it is. */
export const limitOf = (name: LimitName): Limit => limits[name]

/** How many units a row holds, before networks are looked at. */
export function mostOf(name: LimitName, settings: LimitSettings, seats = 0): number {
  const { most } = limitOf(name)
  if (typeof most === 'number') return most
  return typeof most === 'string' ? settings[most] : most.of(settings, seats)
}

/** Whom something is counted for: as much as the rows that count it ask for. */
export type Who = {
  person?: { userId: string } | { visitorId: string }
  mailbox?: string
  /** What no stranger has, for instance `browser:{id}` of one that is known to the account. */
  browser?: string
  network?: Network
  group?: { id: string; seats: number }
}

/** How many times as much as a /64 of IPv6 the /48 around it may do. */
const wideTimes = 3

const lengths = {
  minute: minuteMilliseconds,
  quarter: 15 * minuteMilliseconds,
  hour: hourMilliseconds,
  day: dayMilliseconds,
} as const satisfies Record<Window, number>

/** A counter is forgotten when so many of its windows have passed. */
const windowsKept = 2

/** The period of the clock, a day in Italy; and when what was counted in it is forgotten. */
export function periodOf(window: Window, now: Date): Pick<Counter, 'window' | 'expiresAt'> {
  const length = lengths[window]
  const start = now.getTime() - (now.getTime() % length)
  if (window === 'day') {
    return { window: romanDay(now), expiresAt: new Date(now.getTime() + windowsKept * length) }
  }
  return {
    window: `${window}:${new Date(start).toISOString()}`,
    expiresAt: new Date(start + windowsKept * length),
  }
}

/** No mail address and no network address stands in the table of counters. */
const mailboxKey = (settings: SecretSettings, mailbox: string) =>
  `email:${hiddenText(settings, `email:${mailbox}`)}`

function keyOf(settings: SecretSettings, part: Exclude<CounterOwner, 'network'>, who: Who): string {
  const { person, mailbox, browser, group } = who
  if (part === 'person' && person) {
    return 'userId' in person ? `user:${person.userId}` : `visitor:${person.visitorId}`
  }
  if (part === 'mailbox' && mailbox !== undefined) return mailboxKey(settings, mailbox)
  if (part === 'browser' && browser !== undefined) return `own:${hiddenText(settings, browser)}`
  if (part === 'group' && group) return `group:${group.id}`
  throw new Error(`nobody was named to count: ${part}`)
}

/** The counters of a row: one, or one for each network that the row counts. */
export function countersOf(
  name: LimitName,
  settings: CountSettings,
  who: Who,
  now: Date,
): Counter[] {
  const { of, window, most } = limitOf(name)
  const period = periodOf(window, now)
  const parts = of.filter((part) => part !== 'network').map((part) => keyOf(settings, part, who))
  const key = [name, ...parts].join(':')
  const limit = mostOf(name, settings, who.group?.seats)
  if (!of.includes('network')) return [{ ...period, key, limit }]
  if (!who.network) throw new Error(`no network was named to count: ${name}`)
  const { hidden, isNamed } = who.network
  const isFinal = typeof most === 'object'
  const isAlone = of.length === 1 && !isFinal
  // A library's neighbours in the same /48 are not its people.
  const counted = isNamed && isAlone ? hidden.slice(0, 1) : hidden
  const times = isAlone ? settings.NETWORK_TIMES * (isNamed ? sharedAddressTimes : 1) : 1
  return counted.map((network, index) => ({
    ...period,
    key: `${key}:address:${network}`,
    limit: Math.max(1, Math.floor(limit * times * (index > 0 && !isFinal ? wideTimes : 1))),
  }))
}

export type Counted = {
  ok: true
  /** How many units of a row are used now; of several networks, of the narrowest. */
  used: (name: LimitName) => number
  /** Gives back one unit of each row, or of these, because what was counted did not happen. */
  giveBack: (names?: readonly LimitName[]) => Promise<void>
  /** Forgets what these rows counted of the same one. */
  forget: (names: readonly LimitName[]) => Promise<void>
}

/**
 * Takes one unit of each row, or of none where one is used up: one transaction, however many
 * callers there are.
 * @returns with `refusedBy` the first row in this order that is used up
 */
export async function tryCount(
  db: Database,
  settings: CountSettings,
  names: readonly LimitName[],
  who: Who,
  now = new Date(),
): Promise<Counted | { ok: false; refusedBy: LimitName }> {
  const rows = names.map((name) => ({ name, counters: countersOf(name, settings, who, now) }))
  const taken = await takeCounters(
    db,
    rows.flatMap(({ counters }) => counters),
  )
  if (!taken.ok) {
    const refused = rows.find(({ counters }) => counters.some(({ key }) => key === taken.key))
    return { ok: false, refusedBy: (refused as (typeof rows)[number]).name }
  }
  const ofRows = (wanted: readonly LimitName[]) =>
    rows.filter(({ name }) => wanted.includes(name)).flatMap(({ counters }) => counters)
  return {
    ok: true,
    used(wanted) {
      const before = rows.slice(
        0,
        rows.findIndex(({ name }) => name === wanted),
      )
      return taken.used[before.flatMap(({ counters }) => counters).length] ?? 0
    },
    giveBack: (wanted = names) => giveBackCounters(db, ofRows(wanted)),
    forget: (wanted) =>
      clearCounters(
        db,
        ofRows(wanted).map(({ key }) => key),
      ),
  }
}

/**
 * Counts, and refuses in the words of the row that is used up.
 * @param text what is said in the place of the row's own words
 * @throws KnownFailure 429
 */
export async function count(
  db: Database,
  settings: CountSettings,
  names: readonly LimitName[],
  who: Who,
  text?: string,
): Promise<Counted> {
  const counted = await tryCount(db, settings, names, who)
  if (counted.ok) return counted
  const { code, text: own = '' } = limitOf(counted.refusedBy)
  throw new KnownFailure(code, 429, text ?? own)
}

/** Counts one more of today, whatever the count: for figures, not for limits. */
export const countOfToday = (db: Database, key: string, now: Date): Promise<void> =>
  countUp(db, { key, ...periodOf('day', now) })

/** Nothing is left of these rows that counts attempts at this mailbox. */
export async function forgetMailbox(
  db: Database,
  settings: SecretSettings,
  mailbox: string,
  names: readonly LimitName[],
): Promise<void> {
  for (const name of names) {
    await db
      .deleteFrom('quotas')
      .where('key', 'like', `${name}:${mailboxKey(settings, mailbox)}%`)
      .execute()
  }
}
