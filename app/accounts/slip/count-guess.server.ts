import { addressGroup } from '../../platform/addresses.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { giveBackQuota, takeQuota } from '../../platform/quota.server.ts'
import type { SecretSettings } from '../../platform/settings/secret.server.ts'
import { isSharedAddress, sharedAddressTimes } from '../../platform/shared-addresses.server.ts'
import { accountTexts } from '../account-texts.ts'
import { type CountedAttempt, counter, counters } from '../sign-in/attempts.server.ts'

/** Of a window: wrong slips or codes of groups from one address, a class with a sheet before it, and from all. */
const [guessesPerAddress, guessesOfAll] = [100, 1000]
/** Of IPv6: nobody has a thousand addresses who has one line. */
const addressBits = 48

/**
 * Counts the words of a slip, or the code of a group, as wrong before they are looked up, so that
 * parallel guesses cannot pass the limit together; a right one takes the count back. A network that
 * an administrator named counts for itself: no stranger's guesses keep a library's class out.
 * @throws KnownFailure TOO_MANY_ATTEMPTS
 */
export async function countGuess(
  db: Database,
  settings: SecretSettings,
  kind: 'slip' | 'group',
  address: string,
): Promise<Pick<CountedAttempt, 'succeeded'>> {
  const isNamed = await isSharedAddress(db, address)
  const network = addressGroup(address, addressBits)
  const ofNetwork = counters(settings, kind, { email: '', address: network }).address
  const limits = isNamed
    ? [ofNetwork(guessesPerAddress * sharedAddressTimes)]
    : [ofNetwork(guessesPerAddress), counter(`${kind}:all`, guessesOfAll)]
  if (!(await takeQuota(db, limits)).ok) {
    throw new KnownFailure('TOO_MANY_ATTEMPTS', 429, accountTexts.tooManyGuesses)
  }
  return { succeeded: () => giveBackQuota(db, limits) }
}
