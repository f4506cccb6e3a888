import type { Database } from '../../platform/db/database.server.ts'
import { lockPerson } from '../../platform/db/lock.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { removeProofsSince } from '../../security/second-proof/second-proof.server.ts'
import { forgetAttempts } from '../sign-in/attempts.server.ts'
import { tellByMail } from '../tell-by-mail.server.ts'
import { forgetResetLinks, moveAddress } from '../user-record.server.ts'
import { type AddressGround, forgetAskedChange } from './address-change.server.ts'
import { addressTexts } from './address-change.ts'
import { refusedMail, undoneMail } from './address-mails.server.ts'
import { isTaken, isUndoable } from './held-address.server.ts'

const worthless = () => new KnownFailure('LINK_WORTHLESS', 400, addressTexts.linkWorthless)

/** A change that a link can take back; null: taken back, too old, or none of ours. */
export async function findUndoable(db: Database, id: string) {
  const row = await db
    .selectFrom('addressChanges')
    .select(['id', 'userId', 'former', 'address', 'wasConfirmed', 'isCorrection', 'changedAt'])
    .where('id', '=', id)
    .where(isUndoable)
    .executeTakeFirst()
  return row?.changedAt ? { ...row, changedAt: row.changedAt } : null
}

type Undoable = NonNullable<Awaited<ReturnType<typeof findUndoable>>>

/**
 * Takes a change back, and those after it. Every session and reset link ends.
 * @returns the change, and the address that the account had until now
 */
async function takeBack(
  trx: Database,
  id: string,
  isConfirmed: (change: Undoable) => boolean,
): Promise<Undoable & { until: string }> {
  const begun = await findUndoable(trx, id)
  if (!begun) throw worthless()
  await lockPerson(trx, begun.userId)
  const { numUpdatedRows } = await trx
    .updateTable('addressChanges')
    .set({ undoneAt: new Date() })
    .where('userId', '=', begun.userId)
    .where('changedAt', '>=', begun.changedAt)
    .where(isUndoable)
    .executeTakeFirstOrThrow()
  // By the same link, at the same moment.
  if (numUpdatedRows === 0n) throw worthless()
  if (await isTaken(trx, begun.former, begun.userId)) {
    throw new KnownFailure('ADDRESS_TAKEN', 409, addressTexts.formerTaken)
  }
  const user = { id: begun.userId }
  const { email } = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  await forgetAskedChange(trx, user)
  await moveAddress(trx, user.id, { email: begun.former, isConfirmed: isConfirmed(begun) })
  await trx.deleteFrom('sessions').where('userId', '=', user.id).execute()
  await forgetResetLinks(trx, user.id)
  return { ...begun, until: email }
}

/**
 * Gives the account back to the owner of its former address, who has the link. Whoever changed it
 * knew the password: that opens nothing any more, nor does a way in that was added since.
 * @returns whose it is, and whether they have to choose a password
 * @throws KnownFailure LINK_WORTHLESS, ADDRESS_TAKEN
 */
export async function undoChange(
  ground: AddressGround,
  id: string,
): Promise<{ userId: string; hadPassword: boolean }> {
  const { db, env } = ground
  const undone = await db.transaction().execute(async (trx) => {
    const change = await takeBack(trx, id, () => true)
    const hadPassword = await endWaysIn(trx, { id: change.userId }, change.changedAt)
    return { ...change, hadPassword }
  })
  for (const email of [undone.former, undone.until]) await forgetAttempts(db, env, email)
  void tellByMail(ground, undone.userId, undoneMail(env, undone.until), 'addressRestored')
  return undone
}

/** @returns whether there was a password */
async function endWaysIn(trx: Database, user: { id: string }, since: Date): Promise<boolean> {
  await trx
    .deleteFrom('accounts')
    .where('userId', '=', user.id)
    .where('providerId', '!=', 'credential')
    .where('createdAt', '>=', since)
    .execute()
  await removeProofsSince(trx, user, since)
  const { numUpdatedRows } = await trx
    .updateTable('accounts')
    .set({ password: null, updatedAt: new Date() })
    .where('userId', '=', user.id)
    .where('providerId', '=', 'credential')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * Takes a corrected address back whose owner says that the account is not theirs; they get into
 * nothing. The person is told at the former address.
 * @throws KnownFailure LINK_WORTHLESS, ADDRESS_TAKEN
 */
export async function refuseAddress(ground: AddressGround, id: string): Promise<string> {
  const { db, env } = ground
  const refused = await db
    .transaction()
    .execute((trx) => takeBack(trx, id, ({ wasConfirmed }) => wasConfirmed))
  await forgetAttempts(db, env, refused.until)
  void tellByMail(ground, refused.userId, refusedMail(env, refused.former), 'addressRefused')
  return refused.userId
}
