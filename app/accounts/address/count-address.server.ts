import type { Database } from '../../platform/db/database.server.ts'
import { hourMilliseconds } from '../../platform/durations.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { giveBackQuota, takeQuota } from '../../platform/quota.server.ts'
import { accountTexts } from '../account-texts.ts'
import {
  type AttemptSettings,
  counter,
  counters,
  dailyTimes,
  mailCounters,
  resetMailsPerAccount,
} from '../sign-in/attempts.server.ts'

/** Of an hour; twice as many in a day. */
const addressesPerPerson = 3

/**
 * Counts a wish for another mail address, by who asks, from where, and for which address.
 * @returns `isMailed`: false when the address has got so many mails that another is only a nuisance
 * @throws KnownFailure TOO_MANY_ATTEMPTS
 */
export async function countAddressChange(
  db: Database,
  settings: AttemptSettings,
  { userId, email, address }: { userId: string; email: string; address: string },
): Promise<{ isMailed: boolean; takeBack: () => Promise<void> }> {
  const of = counters(settings, 'address', { email, address })
  const key = `address:user:${userId}`
  const taken = [
    ...mailCounters(counter(key, addressesPerPerson, hourMilliseconds)),
    ...mailCounters(
      of.address(settings.SIGN_IN_FAILURES_PER_ADDRESS),
      await dailyTimes(db, address),
    ),
  ]
  if (!(await takeQuota(db, taken)).ok) {
    throw new KnownFailure('TOO_MANY_ATTEMPTS', 429, accountTexts.tooManyAddresses)
  }
  const ofMailbox = mailCounters(of.account(resetMailsPerAccount))
  const isMailed = (await takeQuota(db, ofMailbox)).ok
  return {
    isMailed,
    takeBack: () => giveBackQuota(db, isMailed ? [...taken, ...ofMailbox] : taken),
  }
}
