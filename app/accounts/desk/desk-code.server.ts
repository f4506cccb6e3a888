import { randomInt } from 'node:crypto'
import { deskCodePath } from '../../paths.ts'
import { type Actor, requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { lockPerson } from '../../platform/db/lock.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import type { CountSettings } from '../../platform/limits/count.server.ts'
import { qrCode } from '../../platform/qr-code.server.ts'
import { isStaff, type Role } from '../../platform/roles.ts'
import { hiddenText, type SecretSettings } from '../../platform/settings/secret.server.ts'
import { noteInRegister } from '../../records/register/register.server.ts'
import { deskTexts, type HandedSheet } from '../../security/desk/desk.ts'
import {
  codeDigits,
  codeLifetime,
  deskCodeField,
  longestDeskCode,
} from '../../security/desk/desk-code.ts'
import { accountTexts } from '../account-texts.ts'
import { lockAdministrators } from '../administrators.server.ts'
import { readUserSettings, requireHelpable } from '../settings/user-settings.server.ts'
import { countDeskCode, forgetAttempts } from '../sign-in/attempts.server.ts'
import { requireAcceptable } from '../sign-in/password.server.ts'
import { mayHavePassword } from '../sign-in/who-has-passwords.ts'
import { tellByMail } from '../tell-by-mail.server.ts'
import {
  forgetResetLinks,
  preparePassword,
  storePassword,
  storeResetLink,
} from '../user-record.server.ts'
import type { DeskGround } from './help-person.server.ts'

/** What was typed beside each other: whose code, and the code. */
export type TypedCode = { email: string; code: string }

type CodeOwner = { id: string; name: string; email: string }

/** As it is stored: a reader of the table cannot use it, nor guess it without our key. */
const identifier = (env: SecretSettings, userId: string, code: string) =>
  `desk-code:enter:${hiddenText(env, `desk-code:enter:${userId}:${code}`)}`

/**
 * Makes a code that is handed to a customer at the counter. It takes the place of the one before and
 * of every reset link, and the wrong ones that were typed are forgotten. The customer is told by mail.
 * @returns it in two fours, which nobody can read again
 * @throws KnownFailure 403 for whoever may not, 404, 409 for who has a role or a second proof, for who
 *   is suspended and could not enter, where people have no passwords
 */
export async function giveDeskCode(
  ground: DeskGround,
  actor: Actor,
  userId: string,
  reason: string,
): Promise<HandedSheet> {
  requireMay(actor, 'giveCodes')
  const { db, env } = ground
  if (!mayHavePassword(env, 'customer')) {
    throw new KnownFailure('NO_PASSWORDS', 409, accountTexts.noPasswords)
  }
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
  const until = new Date(Date.now() + codeLifetime)
  const person = await db.transaction().execute(async (trx) => {
    await lockPerson(trx, userId)
    const found = await readUserSettings(trx, actor, userId)
    // It is typed beside the address.
    if (found.email === null) throw new KnownFailure('NO_ADDRESS', 409, deskTexts.noAddress)
    requireReceivable(found)
    await forgetResetLinks(trx, found.id)
    const stored = { identifier: identifier(env, found.id, code), expiresAt: until }
    await storeResetLink(trx, found.id, stored)
    await noteInRegister(trx, actor, { act: 'codeGiven', personId: found.id, reason })
    return { ...found, email: found.email }
  })
  await forgetAttempts(db, env, person.email, ['desk-code', 'desk-code-all', 'reset'])
  void tellByMail(ground, person, 'deskCodeGiven', { reason })
  const address = `${env.PUBLIC_URL}${deskCodePath()}`
  return {
    site: env.SITE_NAME,
    code: code.replaceAll(/\d{4}(?=\d)/g, '$& '),
    until,
    address,
    drawing: qrCode(address),
  }
}

/** @throws KnownFailure HAS_ROLE, HAS_SECOND_PROOF, SUSPENDED */
export function requireReceivable(person: {
  role: Role
  isActive: boolean
  hasSecondProof: boolean
}): void {
  requireHelpable(person)
  if (!person.isActive) throw new KnownFailure('SUSPENDED', 409, deskTexts.isSuspended)
}

const wrong = () => new KnownFailure('DESK_CODE_WRONG', 403, deskTexts.codeWrong, deskCodeField)

/** Of a form: no longer than what is looked at. */
const digitsOf = (typed: string): string =>
  typed.length > longestDeskCode ? '' : typed.replaceAll(/\D/g, '')

type CodeContext = { db: Database; env: CountSettings; address: string }

/**
 * Looks at a code without using it up; it is counted as wrong before. It is worth nothing after 50
 * wrong ones, nor for whoever has got a role or a second proof since.
 * @throws KnownFailure DESK_CODE_WRONG, TOO_MANY_ATTEMPTS
 */
export async function openDeskCode(
  { db, env, address }: CodeContext,
  { email, code }: TypedCode,
): Promise<CodeOwner> {
  const counted = await countDeskCode(db, env, { email, address })
  const owner = await db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('email', '=', email)
    .where('role', '=', 'customer')
    .where('secondProofId', 'is', null)
    .executeTakeFirst()
  const digits = digitsOf(code)
  if (!owner || counted.isVoid || digits.length !== codeDigits) throw wrong()
  const stored = await db
    .selectFrom('verifications')
    .select('id')
    .where('value', '=', owner.id)
    .where('identifier', '=', identifier(env, owner.id, digits))
    .where('expiresAt', '>', new Date())
    .executeTakeFirst()
  if (!stored) throw wrong()
  await counted.succeeded()
  return owner
}

/** Uses a code up: of two who send it at once one has used it. @throws KnownFailure DESK_CODE_WRONG */
async function useDeskCode(
  trx: Database,
  env: SecretSettings,
  owner: CodeOwner,
  code: string,
): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('verifications')
    .where('value', '=', owner.id)
    .where('identifier', '=', identifier(env, owner.id, digitsOf(code)))
    .where('expiresAt', '>', new Date())
    .executeTakeFirstOrThrow()
  if (numDeletedRows !== 1n) throw wrong()
}

/** @throws KnownFailure DESK_CODE_WRONG; lock the administrators before */
async function requireUnprotected(trx: Database, userId: string): Promise<void> {
  const person = await trx
    .selectFrom('users')
    .select(['role', 'secondProofId'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!person || isStaff(person.role) || person.secondProofId !== null) throw wrong()
}

/**
 * Gives the person whose code it is the password that they choose. All sessions end, and all links;
 * that the address is theirs is not proven by it.
 * @throws KnownFailure DESK_CODE_WRONG, TOO_MANY_ATTEMPTS, or as `requireAcceptable`
 */
export async function enterWithDeskCode(
  ground: DeskGround,
  address: string,
  { email, code, password }: TypedCode & { password: string },
): Promise<{ id: string }> {
  const { db, env } = ground
  const owner = await openDeskCode({ db, env, address }, { email, code })
  requireAcceptable(env, { ...owner, role: 'customer' }, password)
  const prepared = await preparePassword(password)
  await db.transaction().execute(async (trx) => {
    // Who got a role or a second proof while the password was hashed keeps the own one.
    await lockAdministrators(trx)
    await requireUnprotected(trx, owner.id)
    await useDeskCode(trx, env, owner, code)
    await storePassword(trx, owner.id, prepared)
    await trx.deleteFrom('sessions').where('userId', '=', owner.id).execute()
    await forgetResetLinks(trx, owner.id)
  })
  await forgetAttempts(db, env, owner.email)
  void tellByMail(ground, owner, 'deskCodeUsed', null)
  return owner
}
