import { addressGroup } from '../../platform/addresses.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { durationWords } from '../../platform/duration-words.ts'
import { hourMilliseconds, minuteMilliseconds } from '../../platform/durations.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import {
  clearQuota,
  dayWindow,
  giveBackQuota,
  type QuotaLimit,
  takeQuota,
} from '../../platform/quota.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { hiddenText, type SecretSettings } from '../../platform/settings/secret.server.ts'
import { isSharedAddress, sharedAddressTimes } from '../../platform/shared-addresses.server.ts'
import { deskTexts } from '../../security/desk/desk.ts'
import { accountTexts } from '../account-texts.ts'

const windowMilliseconds = 15 * minuteMilliseconds
/** A counter is forgotten when so many of its windows have passed. */
const windowsKept = 2
/** How long failed attempts are known. */
export const attemptsTime = durationWords(windowsKept * windowMilliseconds)
/** How much more all strangers together may do to an account than one of them. */
const strangers = 5
/** Per hour. */
const resetsPerStranger = 3
/** Of an hour, from all strangers: their links are all in the person's mailbox, and good so long. */
export const resetMailsPerAccount = 6
/** A day has so many windows' worth of registrations and reset mails. */
const windowsADay = 2

export type AttemptSettings = SecretSettings &
  Pick<Env, 'SIGN_IN_FAILURES_PER_EMAIL' | 'SIGN_IN_FAILURES_PER_ADDRESS'>

/**
 * Where an attempt comes from and whose account it is about.
 * `own`: what a stranger cannot be, for instance `browser:{id}` of one that is known to the
 * account; it has a counter of its own.
 */
export type Attempt = { email: string; address: string; own?: string | null }

/** What to call once it is known how a counted attempt ended, if it was no failure. */
export type CountedAttempt = {
  /** The password was right. */
  succeeded: () => Promise<void>
  /** The password was not looked at. */
  takeBack: () => Promise<void>
}

type Kind =
  | 'sign-in'
  | 'register'
  | 'reset'
  | 'provider'
  | 'passkey'
  | 'code'
  | 'desk-code'
  | 'address'
  | 'slip'
  | 'group'

/** No mail address and no network address stands in the table of counters. */
const accountKey = (settings: SecretSettings, kind: Kind, email: string) =>
  `${kind}:email:${hiddenText(settings, `email:${email}`)}`

export function counter(key: string, limit: number, milliseconds = windowMilliseconds): QuotaLimit {
  const now = Date.now()
  const start = now - (now % milliseconds)
  const window = new Date(start).toISOString()
  return { key, limit, window, expiresAt: new Date(start + windowsKept * milliseconds) }
}

const dailyCounter = ({ key, limit }: QuotaLimit, times = 1): QuotaLimit => ({
  ...dayWindow(new Date()),
  key,
  limit: windowsADay * limit * times,
})

/** A counter of reset mails: by the hour and by the day. */
export const mailCounters = ({ key, limit }: QuotaLimit, times = 1): QuotaLimit[] => {
  const inAnHour = counter(key, limit, hourMilliseconds)
  return [inAnHour, dailyCounter(inAnHour, times)]
}

/** How many times as much comes from this address in a day as from another. */
export const dailyTimes = async (db: Database, address: string) =>
  (await isSharedAddress(db, address)) ? sharedAddressTimes : 1

/** Everything that is counted about an attempt of this kind. */
export function counters(settings: SecretSettings, kind: Kind, { email, address, own }: Attempt) {
  const account = accountKey(settings, kind, email)
  const place = hiddenText(settings, `place:${addressGroup(address)}`)
  return {
    account: (limit: number) => counter(account, limit),
    pair: (limit: number) => counter(`${account}:address:${place}`, limit),
    address: (limit: number) => counter(`${kind}:address:${place}`, limit),
    own: (limit: number) =>
      own ? counter(`${account}:own:${hiddenText(settings, own)}`, limit) : null,
  }
}

/** An attempt that `own` counts alone, and `wide` counters with those of others. */
const countedBy = (db: Database, own: QuotaLimit, wide: QuotaLimit[]): CountedAttempt => ({
  async succeeded() {
    await clearQuota(db, own.key)
    // Other people's failures stay counted.
    await giveBackQuota(db, wide)
  },
  takeBack: () => giveBackQuota(db, [own, ...wide]),
})

const tooMany = (text: string = accountTexts.tooManyAttempts) =>
  new KnownFailure('TOO_MANY_ATTEMPTS', 429, text)

/**
 * Counts a sign-in as failed before the password is looked at, so that parallel guesses cannot
 * pass the limit together; a sign-in that succeeds takes the count back. A browser known to the
 * account counts by itself first, whatever others did; over its limit it is a stranger like them:
 * counted with its address, within what its address and the account bear from strangers.
 * @throws KnownFailure TOO_MANY_ATTEMPTS
 */
export async function countSignIn(
  db: Database,
  settings: AttemptSettings,
  attempt: Attempt,
): Promise<CountedAttempt> {
  const known = await countOwn(db, settings, attempt)
  if (known) return known
  const { SIGN_IN_FAILURES_PER_EMAIL: least, SIGN_IN_FAILURES_PER_ADDRESS: most } = settings
  const of = counters(settings, 'sign-in', attempt)
  const pair = of.pair(least)
  const wide = [of.address(most), of.account(least * strangers)]
  if (!(await takeQuota(db, [pair, ...wide])).ok) throw tooMany()
  return countedBy(db, pair, wide)
}

/** @returns null when there is no counter of its own, or it is used up */
async function countOwn(
  db: Database,
  settings: AttemptSettings,
  attempt: Attempt,
): Promise<CountedAttempt | null> {
  const own = counters(settings, 'sign-in', attempt).own(settings.SIGN_IN_FAILURES_PER_EMAIL)
  if (!own || !(await takeQuota(db, [own])).ok) return null
  return {
    succeeded: () => clearQuota(db, own.key),
    takeBack: () => giveBackQuota(db, [own]),
  }
}

/**
 * Counts the password that somebody signed in is asked for, by the session alone: no stranger can
 * use it up. @throws KnownFailure TOO_MANY_ATTEMPTS
 */
export async function countOwnPassword(
  db: Database,
  settings: AttemptSettings,
  { email, sessionId }: { email: string; sessionId: string },
): Promise<CountedAttempt> {
  const attempt = { email, address: '', own: `session:${sessionId}` }
  const counted = await countOwn(db, settings, attempt)
  if (!counted) throw tooMany()
  return counted
}

/** Of a window: of one session, and of all that somebody opens who knows the password. */
const [wrongCodesPerSession, wrongCodesPerAccount] = [5, 15]
const wrongCodesPerDay = 50
/** So many in a day are no mistyping any more: the owner is told. */
const wrongCodesToTell = 10

/**
 * Counts a second code as wrong before it is looked at. Only who knows the password, or has the
 * provider's account, gets so far; a new password forgets the counts.
 * @returns `isTelling`: if it is wrong, it is the one of the day to tell the owner about
 * @throws KnownFailure TOO_MANY_ATTEMPTS
 */
export async function countCode(
  db: Database,
  settings: SecretSettings,
  { email, sessionId }: { email: string; sessionId: string },
): Promise<CountedAttempt & { isTelling: boolean }> {
  const key = accountKey(settings, 'code', email)
  const own = counter(`${key}:own:${hiddenText(settings, sessionId)}`, wrongCodesPerSession)
  const ofDay = { ...dayWindow(new Date()), key: `${key}:day`, limit: wrongCodesPerDay }
  const wide = [counter(key, wrongCodesPerAccount), ofDay]
  const taken = await takeQuota(db, [own, ...wide])
  if (!taken.ok) throw new KnownFailure('TOO_MANY_ATTEMPTS', 429, accountTexts.tooManyCodes)
  return {
    isTelling: taken.used.at(-1) === wrongCodesToTell,
    ...countedBy(db, own, wide),
  }
}

/**
 * Counts a code of the desk as wrong before it is looked at, whether or not there is one for the
 * account. Its next one forgets the counts.
 * @throws KnownFailure TOO_MANY_ATTEMPTS
 */
export async function countDeskCode(
  db: Database,
  settings: AttemptSettings,
  attempt: Attempt,
): Promise<CountedAttempt> {
  const of = counters(settings, 'desk-code', attempt)
  const pair = of.pair(wrongCodesPerSession)
  const wide = [of.address(settings.SIGN_IN_FAILURES_PER_ADDRESS), of.account(wrongCodesPerAccount)]
  const taken = await takeQuota(db, [pair, ...wide])
  if (!taken.ok) throw new KnownFailure('TOO_MANY_ATTEMPTS', 429, deskTexts.tooManyCodes)
  return countedBy(db, pair, wide)
}

/**
 * Nothing is left that counts attempts at this account, be it gone or proven to be somebody's.
 * @param kinds what is tried; by default everything
 */
export async function forgetAttempts(
  db: Database,
  settings: SecretSettings,
  email: string,
  kinds: readonly Kind[] = ['sign-in', 'reset', 'code', 'desk-code', 'address'],
): Promise<void> {
  for (const kind of kinds) {
    await db
      .deleteFrom('quotas')
      .where('key', 'like', `${accountKey(settings, kind, email)}%`)
      .execute()
  }
}

/**
 * Counts a registration, also by the day: each account may store something.
 * @param text what is said where there were too many; by default of passwords
 * @throws KnownFailure TOO_MANY_ATTEMPTS
 */
export async function countRegistration(
  db: Database,
  settings: AttemptSettings,
  attempt: Attempt,
  text?: string,
): Promise<void> {
  const ofAddress = counters(settings, 'register', attempt).address(
    settings.SIGN_IN_FAILURES_PER_ADDRESS,
  )
  const ofDay = dailyCounter(ofAddress, await dailyTimes(db, attempt.address))
  if (!(await takeQuota(db, [ofAddress, ofDay])).ok) throw tooMany(text)
}

/**
 * Counts the beginning of a sign-in with a provider, which is stored until it ends.
 * @throws KnownFailure TOO_MANY_ATTEMPTS
 */
export async function countProviderStart(
  db: Database,
  settings: AttemptSettings,
  address: string,
): Promise<void> {
  const ofAddress = counters(settings, 'provider', { email: '', address }).address(
    settings.SIGN_IN_FAILURES_PER_ADDRESS,
  )
  if (!(await takeQuota(db, [ofAddress])).ok) throw tooMany()
}

/**
 * Counts a request for a reset mail, by the hour and by the day; what is the person's `own` is
 * counted by itself first.
 * @returns false when strangers have asked for so many that another mail would only be a nuisance:
 *   those before it carry links that are still good
 * @throws KnownFailure TOO_MANY_ATTEMPTS
 */
export async function countReset(
  db: Database,
  settings: AttemptSettings,
  attempt: Attempt,
): Promise<boolean> {
  const of = counters(settings, 'reset', attempt)
  const own = of.own(resetsPerStranger)
  if (own && (await takeQuota(db, mailCounters(own))).ok) return true
  const narrow = [
    ...mailCounters(of.pair(resetsPerStranger)),
    ...mailCounters(
      of.address(settings.SIGN_IN_FAILURES_PER_ADDRESS),
      await dailyTimes(db, attempt.address),
    ),
  ]
  if (!(await takeQuota(db, narrow)).ok) throw tooMany()
  return (await takeQuota(db, mailCounters(of.account(resetMailsPerAccount)))).ok
}
