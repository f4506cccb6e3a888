import type { Owner } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { seal, unseal } from '../../platform/settings/seal.server.ts'
import type { SecretSettings } from '../../platform/settings/secret.server.ts'
import { bare, isOfPaper, takeRecoveryCode } from './recovery-codes.server.ts'
import {
  noteNewProof,
  type ProofContext,
  removeProof,
  requireConfirmed,
  type Session,
} from './second-proof.server.ts'
import { codeField, proofTexts } from './second-proof.ts'
import { newTotpKey, stepOfCode } from './totp.server.ts'

const purpose = ({ id }: Owner) => `totp:${id}`

/**
 * Makes a new key for the person's telephone; it is asked for once a first code was typed.
 * @throws KnownFailure ADDRESS_UNCONFIRMED, ALREADY_SET_UP
 */
export async function beginTotp({ db, env }: ProofContext, user: Owner): Promise<void> {
  await requireConfirmed(db, env, user)
  const key = seal(env, purpose(user), newTotpKey().toString('hex'))
  const begun = { key, createdAt: new Date(), lastStep: 0 }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('totpKeys')
    .values({ userId: user.id, confirmedAt: null, ...begun })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet(begun).where('totpKeys.confirmedAt', 'is', null),
    )
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) throw alreadySetUp()
}

const alreadySetUp = () => new KnownFailure('ALREADY_SET_UP', 409, proofTexts.alreadySetUp)

/** The key that is being set up; null: none is. */
export const begunKey = (context: ProofContext, user: Owner): Promise<Buffer | null> =>
  readKey(context, user, 'begun')

async function readKey(
  { db, env }: ProofContext,
  user: Owner,
  state: 'begun' | 'confirmed',
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('totpKeys')
    .select('key')
    .where('userId', '=', user.id)
    .where('confirmedAt', state === 'begun' ? 'is' : 'is not', null)
    .executeTakeFirst()
  const hex = row ? unseal(env, purpose(user), row.key) : null
  return hex === null ? null : Buffer.from(hex, 'hex')
}

/** How many people's codes were sealed with another `SECRET`: what their telephones show is worth nothing. */
export async function countLostTotp(db: Database, env: SecretSettings): Promise<number> {
  const rows = await db.selectFrom('totpKeys').select(['userId as id', 'key']).execute()
  return rows.filter((row) => unseal(env, purpose(row), row.key) === null).length
}

/**
 * Sets the codes of the telephone up with a first one.
 * @returns as `noteNewProof`
 * @throws KnownFailure CODE_WRONG, NOT_BEGUN
 */
export async function confirmTotp(
  context: ProofContext,
  user: Session,
  typed: string,
): Promise<string[] | null> {
  const key = await begunKey(context, user)
  if (!key) throw new KnownFailure('NOT_BEGUN', 409, proofTexts.notBegun)
  const now = new Date()
  const step = stepOfCode(key, bare(typed), now)
  if (step === null) throw wrongCode()
  return context.db.transaction().execute(async (trx) => {
    const codes = await noteNewProof(trx, context.env, user)
    const { numUpdatedRows } = await trx
      .updateTable('totpKeys')
      .set({ confirmedAt: now, lastStep: step })
      .where('userId', '=', user.id)
      .where('confirmedAt', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw alreadySetUp()
    return codes
  })
}

/** Takes the codes of the telephone away. */
export const removeTotp = (db: Database, user: Session): Promise<void> =>
  removeProof(db, user, (trx) => trx.deleteFrom('totpKeys').where('userId', '=', user.id).execute())

export const wrongCode = () => new KnownFailure('CODE_WRONG', 403, proofTexts.codeWrong, codeField)

/**
 * Uses a code up: one of the telephone or a recovery code, each of them once.
 * @returns which of the two it was; null: none
 */
export async function takeCode(
  context: ProofContext,
  user: Owner,
  typed: string,
): Promise<'totp' | 'recovery' | null> {
  const code = bare(typed)
  if (isOfPaper(code)) {
    return (await takeRecoveryCode(context.db, context.env, user, code)) ? 'recovery' : null
  }
  return (await takeTotpCode(context, user, code)) ? 'totp' : null
}

/** Two who send the same code at once: one of them has used it. */
async function takeTotpCode(context: ProofContext, user: Owner, code: string): Promise<boolean> {
  const key = await readKey(context, user, 'confirmed')
  const step = key && stepOfCode(key, code, new Date())
  if (step === null) return false
  const { numUpdatedRows } = await context.db
    .updateTable('totpKeys')
    .set({ lastStep: step })
    .where('userId', '=', user.id)
    .where('confirmedAt', 'is not', null)
    .where('lastStep', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
