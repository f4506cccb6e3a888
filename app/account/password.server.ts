import { hashPassword, verifyPassword } from 'better-auth/crypto'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/http/failure.server.ts'
import { forgetResetLinks } from '../platform/user-record.server.ts'
import { type AttemptSettings, countSignIn } from './attempts.server.ts'
import { endSessions, tellEnded } from './sessions.server.ts'
import { settingsTexts } from './settings-texts.ts'

type Person = { id: string; email: string }

/** What checking a password needs: guesses are counted as those of signing in are (ERR-05). */
export type PasswordDesk = { db: Database; env: AttemptSettings; address: string }

/**
 * Makes sure that `password` is the person's own.
 * @returns its hash
 * @throws KnownFailure WRONG_PASSWORD with the text given, NO_PASSWORD, or that of ERR-05
 */
export async function requirePassword(
  { db, env, address }: PasswordDesk,
  user: Person,
  password: string,
  wrong: string,
): Promise<string> {
  const stored = await db
    .selectFrom('accounts')
    .select('password')
    .where('userId', '=', user.id)
    .where('providerId', '=', 'credential')
    .executeTakeFirst()
  const hash = stored?.password
  if (!hash) throw new KnownFailure('NO_PASSWORD', 409, settingsTexts.noPassword)
  const succeed = await countSignIn(db, env, { email: user.email, address })
  if (!(await verifyPassword({ hash, password }))) {
    throw new KnownFailure('WRONG_PASSWORD', 403, wrong)
  }
  await succeed()
  return hash
}

/**
 * Gives the person another password and ends all other sessions, in one transaction: whoever
 * knew the old one is out, also who changes it at the same moment. Not through Better Auth, which
 * would do the two one after the other.
 * @throws KnownFailure as `requirePassword`
 */
export async function changePassword(
  desk: PasswordDesk,
  user: Person & { sessionId: string },
  { current, password }: { current: string; password: string },
): Promise<void> {
  const wrong = settingsTexts.currentWrong
  const former = await requirePassword(desk, user, current, wrong)
  const hash = await hashPassword(password)
  const ended = await desk.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('accounts')
      .set({ password: hash, updatedAt: new Date() })
      .where('userId', '=', user.id)
      .where('providerId', '=', 'credential')
      .where('password', '=', former)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) throw new KnownFailure('WRONG_PASSWORD', 403, wrong)
    // A reset link sent before is worth as little as the old password.
    await forgetResetLinks(trx, user.id)
    return endSessions(trx, user, { but: user.sessionId })
  })
  await tellEnded(user, ended)
}
