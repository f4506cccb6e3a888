import { randomInt, randomUUID } from 'node:crypto'
import { accountTexts } from '../../accounts/account-texts.ts'
import { lockAdministrators } from '../../accounts/administrators.server.ts'
import { readUserSettings } from '../../accounts/settings/user-settings.server.ts'
import {
  type AttemptSettings,
  countDeskCode,
  forgetAttempts,
} from '../../accounts/sign-in/attempts.server.ts'
import { requireAcceptable } from '../../accounts/sign-in/password.server.ts'
import { mayHavePassword } from '../../accounts/sign-in/who-has-passwords.ts'
import {
  forgetResetLinks,
  preparePassword,
  storePassword,
} from '../../accounts/user-record.server.ts'
import { deskCodePath } from '../../paths.ts'
import { type Actor, requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { lockPerson } from '../../platform/db/lock.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { qrCode } from '../../platform/qr-code.server.ts'
import { isStaff } from '../../platform/roles.ts'
import { hiddenText, type SecretSettings } from '../../platform/settings/secret.server.ts'
import { noteInRegister } from '../../records/register/register.server.ts'
import { deskTexts, type Slip } from './desk.ts'
import { type CodeUse, codeDigits, codeField, codeLifetime, codeMost } from './desk-code.ts'
import { type DeskNews, tellPerson } from './desk-mail.server.ts'
import type { DeskGround } from './help-person.server.ts'

/** What was typed beside each other: whose code, and the code. */
export type TypedCode = { email: string; code: string }

/** Whose code it is, and what it is good for. */
export type DeskCode = { use: CodeUse; owner: { id: string; name: string; email: string } }

const uses: readonly CodeUse[] = ['enter', 'data']

const given = {
  enter: { act: 'codeGiven', news: 'codeGiven' },
  data: { act: 'dataCodeGiven', news: 'dataCodeGiven' },
} as const satisfies Record<CodeUse, { act: string; news: DeskNews }>

/** As it is stored: a reader of the table cannot use it, nor guess it without our key. */
const identifier = (env: SecretSettings, use: CodeUse, userId: string, code: string) =>
  `desk-code:${use}:${hiddenText(env, `desk-code:${use}:${userId}:${code}`)}`

/**
 * Makes a code that is handed to a customer at the counter. It takes the place of the one before and
 * of every reset link, and the wrong ones that were typed are forgotten. The customer is told by mail.
 * @returns it in groups of three, which nobody can read again
 * @throws KnownFailure 403 for whoever may not, 404, 409 for who has a role, for who is suspended and
 *   could not enter, where people have no passwords, for who protects the own data with a second proof
 */
export async function giveDeskCode(
  ground: DeskGround,
  actor: Actor,
  userId: string,
  { use, reason }: { use: CodeUse; reason: string },
): Promise<Slip> {
  requireMay(actor, 'giveCodes')
  const { db, env } = ground
  if (use === 'enter' && !mayHavePassword(env, 'customer')) {
    throw new KnownFailure('NO_PASSWORDS', 409, accountTexts.noPasswords)
  }
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
  const now = new Date()
  const until = new Date(now.getTime() + codeLifetime)
  const person = await db.transaction().execute(async (trx) => {
    await lockPerson(trx, userId)
    const found = await readUserSettings(trx, actor, userId)
    // It is typed beside the address.
    if (found.email === null) throw new KnownFailure('NO_ADDRESS', 409, deskTexts.noAddress)
    await requireReceivable(trx, found, use)
    await forgetResetLinks(trx, found.id)
    await trx
      .insertInto('verifications')
      .values({
        id: randomUUID(),
        identifier: identifier(env, use, found.id, code),
        value: found.id,
        expiresAt: until,
        createdAt: now,
        updatedAt: now,
      })
      .execute()
    const { act } = given[use]
    await noteInRegister(trx, actor, { act, personId: found.id, reason })
    return { ...found, email: found.email }
  })
  await forgetAttempts(db, env, person.email, ['desk-code'])
  void tellPerson(ground, person, given[use].news, reason)
  const address = `${env.PUBLIC_URL}${deskCodePath()}`
  return {
    site: env.SITE_NAME,
    use,
    code: code.replaceAll(/\d{3}(?=\d)/g, '$& '),
    until,
    address,
    drawing: qrCode(address),
  }
}

async function requireReceivable(
  trx: Database,
  person: { id: string; role: Parameters<typeof isStaff>[0]; isActive: boolean },
  use: CodeUse,
): Promise<void> {
  if (isStaff(person.role)) throw new KnownFailure('HAS_ROLE', 409, deskTexts.hasRole)
  if (use === 'enter') {
    if (!person.isActive) throw new KnownFailure('SUSPENDED', 409, deskTexts.isSuspended)
    return
  }
  const { secondProofId } = await trx
    .selectFrom('users')
    .select('secondProofId')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  if (secondProofId !== null) {
    throw new KnownFailure('HAS_SECOND_PROOF', 409, deskTexts.hasSecondProof)
  }
}

const wrong = () => new KnownFailure('DESK_CODE_WRONG', 403, deskTexts.codeWrong, codeField)

/** Of a form: no longer than what is looked at. */
const digitsOf = (typed: string): string =>
  typed.length > codeMost ? '' : typed.replaceAll(/\D/g, '')

type CodeContext = { db: Database; env: AttemptSettings; address: string }

/**
 * Looks at a code without using it up; it is counted as wrong before. Right in one of its uses it is
 * worth nothing in the other, nor for whoever has got a role or a second proof since.
 * @throws KnownFailure DESK_CODE_WRONG, TOO_MANY_ATTEMPTS
 */
export async function openDeskCode(
  { db, env, address }: CodeContext,
  { email, code }: TypedCode,
): Promise<DeskCode> {
  const counted = await countDeskCode(db, env, { email, address })
  const owner = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'secondProofId'])
    .where('email', '=', email)
    .where('role', '=', 'customer')
    .executeTakeFirst()
  const digits = digitsOf(code)
  if (!owner || digits.length !== codeDigits) throw wrong()
  const { id, name } = owner
  const good = uses.filter((use) => use === 'enter' || owner.secondProofId === null)
  const stored = await db
    .selectFrom('verifications')
    .select('identifier')
    .where('value', '=', id)
    .where(
      'identifier',
      'in',
      good.map((use) => identifier(env, use, id, digits)),
    )
    .where('expiresAt', '>', new Date())
    .executeTakeFirst()
  if (!stored) throw wrong()
  await counted.succeeded()
  const use = good.find((one) => stored.identifier === identifier(env, one, id, digits))
  if (!use) throw wrong()
  return { use, owner: { id, name, email: owner.email } }
}

/**
 * Uses a code up: of two who send it at once one has used it.
 * @throws KnownFailure DESK_CODE_WRONG
 */
export async function useDeskCode(
  db: Database,
  env: SecretSettings,
  { use, owner }: DeskCode,
  code: string,
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('verifications')
    .where('value', '=', owner.id)
    .where('identifier', '=', identifier(env, use, owner.id, digitsOf(code)))
    .where('expiresAt', '>', new Date())
    .executeTakeFirstOrThrow()
  if (numDeletedRows !== 1n) throw wrong()
}

/** @throws KnownFailure DESK_CODE_WRONG; lock the administrators before */
async function requireCustomer(trx: Database, userId: string): Promise<void> {
  const person = await trx
    .selectFrom('users')
    .select('role')
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!person || isStaff(person.role)) throw wrong()
}

/**
 * Gives the person whose code it is the password that they choose. All sessions end, and all links;
 * that the address is theirs is not proven by it, and a second proof is asked for as before.
 * @returns the person
 * @throws KnownFailure DESK_CODE_WRONG, TOO_MANY_ATTEMPTS, or as `requireAcceptable`
 */
export async function enterWithDeskCode(
  ground: DeskGround,
  address: string,
  { email, code, password }: TypedCode & { password: string },
): Promise<{ id: string }> {
  const { db, env } = ground
  const opened = await openDeskCode({ db, env, address }, { email, code })
  if (opened.use !== 'enter') throw wrong()
  const { owner } = opened
  requireAcceptable(env, { ...owner, role: 'customer' }, password)
  const prepared = await preparePassword(password)
  await db.transaction().execute(async (trx) => {
    // Who was given a role while the password was hashed keeps the own one.
    await lockAdministrators(trx)
    await requireCustomer(trx, owner.id)
    await useDeskCode(trx, env, opened, code)
    await storePassword(trx, owner.id, prepared)
    await trx.deleteFrom('sessions').where('userId', '=', owner.id).execute()
    await forgetResetLinks(trx, owner.id)
  })
  await forgetAttempts(db, env, owner.email)
  void tellPerson(ground, owner, 'codeUsed', null)
  return owner
}
