import { randomInt } from 'node:crypto'
import { normalize } from '../../../db/normalize.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { hiddenText, type SecretSettings } from '../../platform/settings/secret.server.ts'
import { accountTexts } from '../account-texts.ts'
import { countGuess } from '../sign-in/attempts.server.ts'
import { openSessionOf, type SignedIn, type SignInGround } from '../sign-in/sign-in.server.ts'
import { slipWords } from './slip-words.server.ts'

const wordsOfSlip = 3
const digits = 10_000

/** Three words and four digits, as they stand on a slip: `melo-ponte-luna-2746`. More than 2^40. */
function newSlip(): string {
  const words = Array.from({ length: wordsOfSlip }, () => slipWords[randomInt(slipWords.length)])
  return [...words, String(randomInt(digits)).padStart(4, '0')].join('-')
}

/** Nobody types more for one. */
const longestTyped = 80

/**
 * A slip as it is typed, in one form: capitals, accents, blanks and hyphens do not count.
 * @returns null for what cannot be one
 */
export function readSlip(typed: string): string | null {
  if (typed.length > longestTyped) return null
  const pieces = normalize(typed)
    .replace(/(?<=[a-z])(?=\d)/g, ' ')
    .split(/[^a-z0-9]+/)
    .filter((piece) => piece !== '')
  const [number = '', ...rest] = pieces.toReversed()
  const isOne = rest.length === wordsOfSlip && rest.every((word) => /^[a-z]+$/.test(word))
  return isOne && /^\d{4}$/.test(number) ? pieces.join('-') : null
}

const hashOf = (settings: SecretSettings, slip: string) => hiddenText(settings, `slip:${slip}`)

/**
 * Gives a person a slip, in place of the former one if there was one: that is dead from now on.
 * Belongs into a transaction.
 * @returns its words, which are stored nowhere
 */
export async function renewSlip(
  trx: Database,
  settings: SecretSettings,
  userId: string,
): Promise<string> {
  const slip = newSlip()
  const row = { hash: hashOf(settings, slip), createdAt: new Date() }
  await trx
    .insertInto('slips')
    .values({ userId, ...row })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute()
  return slip
}

/** Whose slip it is. Guessing is counted by the network. @throws KnownFailure SLIP_UNKNOWN, TOO_MANY_ATTEMPTS */
async function ownerOfSlip(
  { db, env, address }: Pick<SignInGround, 'db' | 'env' | 'address'>,
  slip: string,
): Promise<string> {
  const counted = await countGuess(db, env, 'slip', address)
  const found = await db
    .selectFrom('slips')
    .select('userId')
    .where('hash', '=', hashOf(env, slip))
    .executeTakeFirst()
  if (!found) throw new KnownFailure('SLIP_UNKNOWN', 401, accountTexts.slipUnknown)
  await counted.succeeded()
  return found.userId
}

/** @throws KnownFailure 400 at the field where these are not the words of the person's slip, or as `ownerOfSlip` */
export async function requireSlip(
  ground: Pick<SignInGround, 'db' | 'env' | 'address'>,
  user: { id: string },
  typed: string,
): Promise<void> {
  const slip = readSlip(typed)
  const wrong = new KnownFailure('SLIP_UNKNOWN', 400, accountTexts.slipUnknown, 'slip')
  if (slip === null) throw wrong
  const ownerId = await ownerOfSlip(ground, slip).catch((error: unknown) => {
    throw error instanceof KnownFailure && error.status === 401 ? wrong : error
  })
  if (ownerId !== user.id) throw wrong
}

/**
 * Signs in with the words of a slip.
 * @param slip of `readSlip`
 * @throws KnownFailure SLIP_UNKNOWN, TOO_MANY_ATTEMPTS, or that of a suspended account
 */
export async function signInWithSlip(ground: SignInGround, slip: string): Promise<SignedIn> {
  return openSessionOf(ground, await ownerOfSlip(ground, slip))
}
