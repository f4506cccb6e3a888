import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Owner } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { isReserved } from '../../platform/has-address.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import type { Log } from '../../platform/log/log.server.ts'
import { mailDelivery } from '../../platform/mail.server.ts'
import { lacksSecondProof } from '../../platform/roles.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { storeRecoveryCodes } from './recovery-codes.server.ts'
import { proofTexts } from './second-proof.ts'

/**
 * What a person shows besides the password: the codes of a telephone, or a telephone or computer
 * itself (passkeys.server.ts). Each kind has a table of its own, is counted by `readSecondProof`,
 * and passes a session through `passSession`.
 */
export type ProofContext = { db: Database; env: Env; log: Log }

export type Session = { id: string; sessionId: string }
export type Person = Session & { email: string }

/**
 * What is set up, and how many recovery codes are left. `isBegun`: a code waits for its first one;
 * `setUpAt`: the codes of the telephone; `since`: any of it.
 */
export async function readSecondProof(db: Database, user: Owner) {
  const row = await db
    .selectFrom('totpKeys')
    .select(['confirmedAt'])
    .where('userId', '=', user.id)
    .executeTakeFirst()
  const passkeys = await listPasskeys(db, user)
  const { count } = await db
    .selectFrom('recoveryCodes')
    .select((query) => query.fn.countAll<number | string>().as('count'))
    .where('userId', '=', user.id)
    .executeTakeFirstOrThrow()
  const setUpAt = row?.confirmedAt ?? null
  const moments = [setUpAt, ...passkeys.map(({ createdAt }) => createdAt)]
  return {
    isBegun: row !== undefined && row.confirmedAt === null,
    setUpAt,
    passkeys,
    since: moments.filter((at) => at !== null).sort((a, b) => Number(a) - Number(b))[0] ?? null,
    codesLeft: Number(count),
  }
}

/** The person's telephones and computers, in the order in which they were added. */
export const listPasskeys = (db: Database, user: Owner) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt', 'usedAt'])
    .where('userId', '=', user.id)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

/**
 * What somebody who has just signed in does before anything else: gives their second proof, or sets
 * one up because their role asks for it.
 */
export async function proofStep(
  db: Database,
  env: Pick<Env, 'SECOND_PROOF'>,
  userId: string,
): Promise<'give' | 'setUp' | null> {
  const user = await db
    .selectFrom('users')
    .select(['role', 'secondProofId'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (user.secondProofId !== null) return 'give'
  return lacksSecondProof(env.SECOND_PROOF, { ...user, hasSecondProof: false }) ? 'setUp' : null
}

async function hasSecondProof(db: Database, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('secondProofId')
    .where('id', '=', userId)
    .executeTakeFirst()
  return typeof user?.secondProofId === 'string'
}

/**
 * A second key protects whoever receives the mail of an address, so that it comes after the link to
 * it; where no mail goes out nobody can have opened one.
 * @throws KnownFailure ADDRESS_UNCONFIRMED
 */
export async function requireConfirmed(
  db: Database,
  env: Pick<Env, 'SMTP_URL' | 'isLoopback'>,
  user: Owner,
): Promise<void> {
  const { email, emailVerified } = await db
    .selectFrom('users')
    .select(['email', 'emailVerified'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  if (emailVerified || isReserved(email) || mailDelivery(env) === 'none') return
  throw new KnownFailure('ADDRESS_UNCONFIRMED', 409, proofTexts.unconfirmed)
}

/**
 * A person has one more second proof. With the first one come the recovery codes, and sessions
 * elsewhere must give it before they open anything again.
 * @returns the recovery codes, which nobody can read again; null: there are some already
 * @throws KnownFailure ADDRESS_UNCONFIRMED
 */
export async function noteNewProof(
  trx: Database,
  env: Env,
  user: Session,
): Promise<string[] | null> {
  await requireConfirmed(trx, env, user)
  const id = randomUUID()
  // Written in any case, which holds the person's row: nobody takes the last one away meanwhile.
  const { secondProofId } = await trx
    .updateTable('users')
    .set({ secondProofId: sql`coalesce("secondProofId", ${id})` })
    .where('id', '=', user.id)
    .returning('secondProofId')
    .executeTakeFirstOrThrow()
  const isFirst = secondProofId === id
  if (isFirst) await askElsewhere(trx, user)
  const now = new Date()
  await passSession(trx, user, { secondProofAt: now, provenAt: now })
  return isFirst ? storeRecoveryCodes(trx, env, user) : null
}

/** All sessions of the person but this one must give a second proof again. */
async function askElsewhere(trx: Database, user: Session): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ secondProofAt: null })
    .where('userId', '=', user.id)
    .where('id', '!=', user.sessionId)
    .execute()
}

/**
 * Takes away one of a person's second proofs, with the last one all that belongs to them. It may be
 * in somebody else's hands: sessions elsewhere must give another.
 * @param remove takes it away, inside the transaction
 */
export async function removeProof(
  db: Database,
  user: Session,
  remove: (trx: Database) => Promise<unknown>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Which holds the person's row: of two who remove a proof each, one sees what the other left.
    await trx
      .updateTable('users')
      .set({ secondProofId: randomUUID() })
      .where('id', '=', user.id)
      .where('secondProofId', 'is not', null)
      .execute()
    await remove(trx)
    const { since } = await readSecondProof(trx, user)
    if (since === null) await removeSecondProof(trx, user)
    else await askElsewhere(trx, user)
  })
}

/**
 * Notes what was shown in a session: a second proof, from when on it opens everything, or who one
 * is once more. @returns false when the session has ended meanwhile
 */
export async function passSession(
  db: Database,
  { id, sessionId }: Session,
  shown: { secondProofAt?: Date; provenAt?: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set(shown)
    .where('id', '=', sessionId)
    .where('userId', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Nothing is asked for besides the password any more, and no device signs the person in. */
export async function removeSecondProof(trx: Database, user: Owner): Promise<void> {
  await trx.deleteFrom('totpKeys').where('userId', '=', user.id).execute()
  await trx.deleteFrom('passkeys').where('userId', '=', user.id).execute()
  await trx.deleteFrom('recoveryCodes').where('userId', '=', user.id).execute()
  await trx.updateTable('users').set({ secondProofId: null }).where('id', '=', user.id).execute()
}

/**
 * Gives the person new recovery codes in the place of the former ones.
 * @returns them, for the only time
 * @throws KnownFailure NOT_SET_UP
 */
export async function renewRecoveryCodes(
  { db, env }: ProofContext,
  user: Owner,
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    if (!(await hasSecondProof(trx, user.id))) {
      throw new KnownFailure('NOT_SET_UP', 409, proofTexts.notSetUp)
    }
    return storeRecoveryCodes(trx, env, user)
  })
}
