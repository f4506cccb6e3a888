import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { giveBackQuota, takeQuota } from '../../platform/quota.server.ts'
import type { SecretSettings } from '../../platform/settings/secret.server.ts'
import { accountTexts } from '../account-texts.ts'
import { type CountedAttempt, counter, counters } from '../sign-in/attempts.server.ts'

/** Of a window: wrong slips or codes of groups from one address, a class with a sheet before it, and from all. */
const [guessesPerAddress, guessesOfAll] = [100, 1000]

/**
 * Counts the words of a slip, or the code of a group, as wrong before they are looked up, so that
 * parallel guesses cannot pass the limit together; a right one takes the count back.
 * @throws KnownFailure TOO_MANY_ATTEMPTS
 */
export async function countGuess(
  db: Database,
  settings: SecretSettings,
  kind: 'slip' | 'group',
  address: string,
): Promise<Pick<CountedAttempt, 'succeeded'>> {
  const ofAddress = counters(settings, kind, { email: '', address }).address(guessesPerAddress)
  const limits = [ofAddress, counter(`${kind}:all`, guessesOfAll)]
  if (!(await takeQuota(db, limits)).ok) {
    throw new KnownFailure('TOO_MANY_ATTEMPTS', 429, accountTexts.tooManyGuesses)
  }
  return { succeeded: () => giveBackQuota(db, limits) }
}
