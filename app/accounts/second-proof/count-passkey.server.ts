import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { giveBackQuota, takeQuota } from '../../platform/quota.server.ts'
import { accountTexts } from '../account-texts.ts'
import { type AttemptSettings, type CountedAttempt, counters } from '../sign-in/attempts.server.ts'

/**
 * Counts a passkey that somebody signs in with as a wrong one. Nobody guesses a signature, so that
 * only the work is bounded. @throws KnownFailure TOO_MANY_ATTEMPTS
 */
export async function countPasskey(
  db: Database,
  settings: AttemptSettings,
  address: string,
): Promise<Pick<CountedAttempt, 'succeeded'>> {
  const ofAddress = counters(settings, 'passkey', { email: '', address }).address(
    settings.SIGN_IN_FAILURES_PER_ADDRESS,
  )
  if (!(await takeQuota(db, [ofAddress])).ok) {
    throw new KnownFailure('TOO_MANY_ATTEMPTS', 429, accountTexts.tooManyAttempts)
  }
  return { succeeded: () => giveBackQuota(db, [ofAddress]) }
}
