import type { Database } from '../../platform/db/database.server.ts'
import {
  type Counted,
  type CountSettings,
  count,
  forgetMailbox,
  tryCount,
} from '../../platform/limits/count.server.ts'
import { type LimitName, limits } from '../../platform/limits/limits.server.ts'
import { readNetwork } from '../../platform/limits/network.server.ts'
import type { SecretSettings } from '../../platform/settings/secret.server.ts'

/**
 * Where an attempt comes from and whose account it is about.
 * `own`: what a stranger cannot be, for instance `browser:{id}` of one that is known to the
 * account; it has a counter of its own.
 */
export type Attempt = { email: string; address: string; own?: string | null }

/** What to call once it is known how a counted attempt ended, if it was no failure. */
export type CountedAttempt = {
  /** It was right. */
  succeeded: () => Promise<void>
  /** It was not looked at. */
  giveBack: () => Promise<void>
}

/** Counts towards the mailbox and the network. @throws KnownFailure TOO_MANY_ATTEMPTS */
async function countAt(
  db: Database,
  settings: CountSettings,
  names: readonly [LimitName, ...LimitName[]],
  { email, address }: Attempt,
) {
  const network = await readNetwork(db, settings, address)
  const counted = await count(db, settings, names, { mailbox: email, network })
  const [first, ...wide] = names
  return {
    ...counted,
    async succeeded() {
      await counted.forget([first])
      // Other people's failures stay counted.
      await counted.giveBack(wide)
    },
  }
}

/**
 * Counts a sign-in as failed before the password is looked at, so that parallel guesses cannot
 * pass the limit together; a sign-in that succeeds takes the count back. A browser known to the
 * account counts by itself first, whatever others did; beyond its own limit it counts like any
 * stranger's: towards its network and the mailbox.
 * @throws KnownFailure TOO_MANY_ATTEMPTS
 */
export async function countSignIn(
  db: Database,
  settings: CountSettings,
  attempt: Attempt,
): Promise<CountedAttempt> {
  if (attempt.own) {
    const who = { mailbox: attempt.email, browser: attempt.own }
    const known = await tryCount(db, settings, ['sign-in-browser'], who)
    if (known.ok) return ownAttempt(known)
  }
  return countAt(db, settings, ['sign-in', 'sign-in-network', 'sign-in-mailbox'], attempt)
}

const ownAttempt = (counted: Awaited<ReturnType<typeof count>>): CountedAttempt => ({
  succeeded: () => counted.forget(['sign-in-browser']),
  giveBack: counted.giveBack,
})

/**
 * Counts the password that somebody signed in is asked for, by the session alone: no stranger can
 * use it up. @throws KnownFailure TOO_MANY_ATTEMPTS
 */
export const countOwnPassword = async (
  db: Database,
  settings: CountSettings,
  { email, sessionId }: { email: string; sessionId: string },
): Promise<CountedAttempt> =>
  ownAttempt(
    await count(db, settings, ['sign-in-browser'], {
      mailbox: email,
      browser: `session:${sessionId}`,
    }),
  )

/**
 * Counts a second code as wrong before it is looked at. Only who knows the password, or has the
 * provider's account, gets so far; a new password forgets the counts.
 * @returns `isTelling`: if it is wrong, it is the one of the day to tell the owner about
 * @throws KnownFailure TOO_MANY_ATTEMPTS
 */
export async function countCode(
  db: Database,
  settings: CountSettings,
  attempt: Attempt,
): Promise<CountedAttempt & { isTelling: boolean }> {
  const counted = await countAt(db, settings, ['second-code', 'second-code-day'], attempt)
  const told = await tryCount(db, settings, ['second-code-told'], { mailbox: attempt.email })
  return {
    ...counted,
    async succeeded() {
      await counted.succeeded()
      if (told.ok) await told.giveBack()
    },
    isTelling: told.ok && told.used('second-code-told') === limits['second-code-told'].most,
  }
}

/**
 * Counts a code of the desk as wrong before it is looked at, whether or not there is one for the
 * account. Its next one forgets the counts.
 * @returns `isVoid`: so many were wrong, wherever they came from, that the code is worth nothing
 * @throws KnownFailure TOO_MANY_ATTEMPTS
 */
export async function countDeskCode(
  db: Database,
  settings: CountSettings,
  attempt: Attempt,
): Promise<CountedAttempt & { isVoid: boolean }> {
  const counted = await countAt(db, settings, ['desk-code', 'sign-in-network'], attempt)
  const all = await tryCount(db, settings, ['desk-code-all'], { mailbox: attempt.email })
  return {
    ...counted,
    async succeeded() {
      await counted.succeeded()
      if (all.ok) await all.giveBack()
    },
    isVoid: !all.ok,
  }
}

/**
 * Counts the words of a slip, or the code of a group, as wrong before they are looked up, so that
 * parallel guesses cannot pass the limit together; a right one takes the count back.
 * @throws KnownFailure TOO_MANY_ATTEMPTS
 */
export async function countGuess(
  db: Database,
  settings: CountSettings,
  kind: 'slip' | 'group-code',
  address: string,
): Promise<Pick<CountedAttempt, 'succeeded'>> {
  const network = await readNetwork(db, settings, address)
  const counted = await count(db, settings, [kind, `${kind}-day`], { network })
  return { succeeded: () => counted.giveBack() }
}

/**
 * Counts a registration, by the hour and by the day, because each account takes room.
 * @param text said where there were too many; left out: the sentence about attempts
 * @throws KnownFailure TOO_MANY_ATTEMPTS
 */
export async function countRegistration(
  db: Database,
  settings: CountSettings,
  address: string,
  text?: string,
): Promise<void> {
  const network = await readNetwork(db, settings, address)
  await count(db, settings, ['register', 'register-day'], { network }, text)
}

/**
 * Counts the beginning of a sign-in with a provider, which is stored until it ends.
 * @throws KnownFailure TOO_MANY_ATTEMPTS
 */
export async function countProviderStart(
  db: Database,
  settings: CountSettings,
  address: string,
): Promise<void> {
  const network = await readNetwork(db, settings, address)
  await count(db, settings, ['provider'], { network })
}

/**
 * Counts a request for a reset mail, by the hour and by the day; what is the person's `own` is
 * counted by itself first. Another mail than those of the hour would only be a nuisance: the link in
 * the last one is still good.
 * @throws KnownFailure TOO_MANY_ATTEMPTS
 */
export async function countReset(
  db: Database,
  settings: CountSettings,
  { email, address, own }: Attempt,
): Promise<void> {
  const network = await readNetwork(db, settings, address)
  const who = { mailbox: email, network, ...(own && { browser: own }) }
  if (own && (await tryCount(db, settings, ['reset-browser'], who)).ok) return
  await count(db, settings, ['reset', 'mail', 'mail-day'], who)
}

/**
 * Counts a wish for another mail address, by who asks, from where, and for which mailbox.
 * @throws KnownFailure TOO_MANY_ATTEMPTS
 */
export async function countAddressChange(
  db: Database,
  settings: CountSettings,
  { userId, email, address }: { userId: string; email: string; address: string },
): Promise<Counted> {
  const network = await readNetwork(db, settings, address)
  const who = { person: { userId }, mailbox: email, network }
  return count(db, settings, ['address-change', 'mail', 'mail-day', 'mailbox'], who)
}

/** Counts a mail that nobody asked for. @returns false: too many went out, it is not sent */
export async function tryUnaskedMail(
  db: Database,
  settings: CountSettings,
  { email, address }: Attempt,
): Promise<boolean> {
  const who = { mailbox: email, network: await readNetwork(db, settings, address) }
  return (await tryCount(db, settings, ['mail', 'mail-day', 'mailbox'], who)).ok
}

/** What counts attempts at an account, to the extent that somebody who is not its owner can. */
const ofMailbox: readonly LimitName[] = [
  'sign-in-browser',
  'sign-in',
  'sign-in-mailbox',
  'second-code',
  'second-code-day',
  'second-code-told',
  'desk-code',
  'desk-code-all',
  'reset-browser',
  'reset',
  'mailbox',
]

/**
 * Nothing is left that counts attempts at this account, be it gone or proven to be somebody's.
 * @param names which of them; by default all
 */
export const forgetAttempts = (
  db: Database,
  settings: SecretSettings,
  email: string,
  names = ofMailbox,
): Promise<void> => forgetMailbox(db, settings, email, names)
