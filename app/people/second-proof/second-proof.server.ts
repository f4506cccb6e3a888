import { randomInt, randomUUID } from 'node:crypto'
import type { Owner } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import type { Log } from '../../platform/log/log.server.ts'
import { lacksSecondProof } from '../../platform/roles.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { seal, unseal } from '../../platform/settings/seal.server.ts'
import { hiddenText, type SecretSettings } from '../../platform/settings/secret.server.ts'
import { countCode } from '../sign-in/attempts.server.ts'
import { tellOwner } from './proof-mail.server.ts'
import { codeField, codeMost, proofTexts, recoveryCodeCount } from './second-proof.ts'
import { newTotpKey, stepOfCode } from './totp.server.ts'

/**
 * What a person shows besides the password. Another kind than the codes of a telephone has a table
 * of its own, names itself in `users.secondProofId` and passes a session through `passSession`.
 */
export type ProofContext = { db: Database; env: Env; log: Log }

type Session = { id: string; sessionId: string }
type Person = Session & { email: string }

const purpose = ({ id }: Owner) => `totp:${id}`

/** What is set up, and how many recovery codes are left. `isBegun`: it waits for a first code. */
export async function readSecondProof(db: Database, user: Owner) {
  const row = await db
    .selectFrom('totpKeys')
    .select(['confirmedAt'])
    .where('userId', '=', user.id)
    .executeTakeFirst()
  const { count } = await db
    .selectFrom('recoveryCodes')
    .select((query) => query.fn.countAll<number | string>().as('count'))
    .where('userId', '=', user.id)
    .executeTakeFirstOrThrow()
  return {
    isBegun: row !== undefined && row.confirmedAt === null,
    setUpAt: row?.confirmedAt ?? null,
    codesLeft: Number(count),
  }
}

/**
 * What somebody who has just signed in does before anything else: gives their second proof, or sets
 * one up because their role asks for it.
 */
export async function nextStep(
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
  return lacksSecondProof(env.SECOND_PROOF, user) ? 'setUp' : null
}

async function hasSecondProof(db: Database, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('secondProofId')
    .where('id', '=', userId)
    .executeTakeFirst()
  return typeof user?.secondProofId === 'string'
}

/** Makes a new key for the person's telephone; it is asked for once a first code was typed. */
export async function beginTotp({ db, env }: ProofContext, user: Owner): Promise<void> {
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

/**
 * Sets the second proof up with a first code. Sessions elsewhere must give one before they open
 * anything again.
 * @returns the recovery codes, which nobody can read again
 * @throws KnownFailure CODE_WRONG, NOT_BEGUN
 */
export async function confirmTotp(
  context: ProofContext,
  user: Session,
  typed: string,
): Promise<string[]> {
  const key = await begunKey(context, user)
  if (!key) throw new KnownFailure('NOT_BEGUN', 409, proofTexts.notBegun)
  const now = new Date()
  const step = stepOfCode(key, bare(typed), now)
  if (step === null) throw wrongCode()
  const codes = newRecoveryCodes()
  await context.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('totpKeys')
      .set({ confirmedAt: now, lastStep: step })
      .where('userId', '=', user.id)
      .where('confirmedAt', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw alreadySetUp()
    await storeRecoveryCodes(trx, context.env, user, codes)
    await trx
      .updateTable('users')
      .set({ secondProofId: randomUUID() })
      .where('id', '=', user.id)
      .execute()
    await trx
      .updateTable('sessions')
      .set({ secondProofAt: null })
      .where('userId', '=', user.id)
      .execute()
    await passSession(trx, user, { secondProofAt: now, provenAt: now })
  })
  return codes
}

const wrongCode = () => new KnownFailure('CODE_WRONG', 403, proofTexts.codeWrong, codeField)

/**
 * Notes what was shown in a session: a second proof, from when on it opens everything, or who one
 * is once more. @returns false when the session has ended meanwhile
 */
export async function passSession(
  db: Database,
  { id, sessionId }: Session,
  shown: { secondProofAt?: Date; provenAt?: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set(shown)
    .where('id', '=', sessionId)
    .where('userId', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Nothing is asked for besides the password any more. */
export async function removeSecondProof(trx: Database, user: Owner): Promise<void> {
  await trx.deleteFrom('totpKeys').where('userId', '=', user.id).execute()
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
  const codes = newRecoveryCodes()
  await db.transaction().execute(async (trx) => {
    if (!(await hasSecondProof(trx, user.id))) {
      throw new KnownFailure('NOT_SET_UP', 409, proofTexts.notSetUp)
    }
    await storeRecoveryCodes(trx, env, user, codes)
  })
  return codes
}

/** None that looks like another, as on paper 1 and l do. */
const codeLetters = 'abcdefghjkmnpqrstuvwxyz23456789'
const codeLength = 10

const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => {
    const drawn = Array.from(
      { length: codeLength },
      () => codeLetters[randomInt(codeLetters.length)],
    )
    return `${drawn.slice(0, 5).join('')}-${drawn.slice(5).join('')}`
  })

/** A code without what people type around it; '' where nobody would call it one. */
const bare = (typed: string): string =>
  typed.length > codeMost ? '' : typed.toLowerCase().replaceAll(/[^a-z\d]/g, '')

const recoveryHash = (env: SecretSettings, user: Owner, code: string) =>
  hiddenText(env, `recovery:${user.id}:${bare(code)}`)

async function storeRecoveryCodes(
  trx: Database,
  env: SecretSettings,
  user: Owner,
  codes: string[],
): Promise<void> {
  await trx.deleteFrom('recoveryCodes').where('userId', '=', user.id).execute()
  await trx
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ userId: user.id, hash: recoveryHash(env, user, code) })))
    .execute()
}

/**
 * Gives a second code in a session, which opens everything from now on: one of the telephone or a
 * recovery code, each of them once. The owner gets a mail about many wrong ones in a day.
 * @returns which of the two it was
 * @throws KnownFailure CODE_WRONG, TOO_MANY_ATTEMPTS
 */
export async function giveCode(
  context: ProofContext,
  person: Person,
  typed: string,
): Promise<'totp' | 'recovery'> {
  const counted = await countCode(context.db, context.env, person)
  const code = bare(typed)
  const kind = code.length === codeLength ? 'recovery' : 'totp'
  const use = kind === 'recovery' ? useRecoveryCode : useTotpCode
  if (!(await use(context, person, code))) {
    if (counted.isTelling) void tellOwner(context, person, 'guessed')
    throw wrongCode()
  }
  await counted.succeeded()
  const now = new Date()
  await passSession(context.db, person, { secondProofAt: now, provenAt: now })
  return kind
}

/** Two who send the same code at once: one of them has used it. */
async function useTotpCode(context: ProofContext, user: Owner, code: string): Promise<boolean> {
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

async function useRecoveryCode(
  { db, env }: ProofContext,
  user: Owner,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recoveryCodes')
    .where('userId', '=', user.id)
    .where('hash', '=', recoveryHash(env, user, code))
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
