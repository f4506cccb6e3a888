import { randomUUID } from 'node:crypto'
import { type Actor, requireMay } from '../../platform/actor.server.ts'
import { lockPerson } from '../../platform/db/lock.server.ts'
import { isReserved } from '../../platform/has-address.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { mailDelivery } from '../../platform/mail.server.ts'
import { noteInRegister } from '../../records/register/register.server.ts'
import { accountTexts } from '../account-texts.ts'
import { lockAdministrators } from '../administrators.server.ts'
import { requireHelpable } from '../settings/user-settings.server.ts'
import { forgetAttempts } from '../sign-in/attempts.server.ts'
import { mayHavePassword } from '../sign-in/who-has-passwords.ts'
import { tellByMail } from '../tell-by-mail.server.ts'
import { forgetResetLinks, moveAddress, storeResetLink } from '../user-record.server.ts'
import { maySee } from '../users.server.ts'
import { usersTexts } from '../users.ts'
import {
  type AddressGround,
  forgetAskedChange,
  isTaken,
  storeAskedChange,
} from './address-change.server.ts'
import { addressTexts } from './address-change.ts'

/**
 * Gives somebody who has neither role nor second proof the address that they say is theirs, at once
 * and unconfirmed. Both addresses are told, in mails that open nothing: whoever was right to complain
 * is helped by a person. Whoever has none comes in as before until a link sent there is used, which
 * confirms the address and lets them choose a password.
 * @throws KnownFailure 403 for whoever may not, 404, HAS_ROLE, HAS_SECOND_PROOF, SAME_ADDRESS,
 *   ADDRESS_TAKEN, of who has none NO_PASSWORDS, NO_MAIL
 */
export async function correctAddress(
  ground: AddressGround,
  actor: Actor,
  userId: string,
  { email, reason }: { email: string; reason: string },
): Promise<void> {
  requireMay(actor, 'correctAddresses')
  const { db, env } = ground
  const token = randomUUID()
  const former = await db.transaction().execute(async (trx) => {
    // Who is given a role at this moment waits.
    await lockAdministrators(trx)
    await lockPerson(trx, userId)
    const person = await trx
      .selectFrom('users')
      .select(['id', 'email', 'role', 'secondProofId'])
      .where('id', '=', userId)
      .executeTakeFirst()
    if (!person || !maySee(actor, person)) {
      throw new KnownFailure('NOT_FOUND', 404, usersTexts.missing)
    }
    requireHelpable({ ...person, hasSecondProof: person.secondProofId !== null })
    if (email === person.email) {
      throw new KnownFailure('SAME_ADDRESS', 400, addressTexts.sameOfPerson, 'email')
    }
    if (await isTaken(trx, email, userId)) {
      throw new KnownFailure('ADDRESS_TAKEN', 409, addressTexts.taken, 'email')
    }
    await noteInRegister(trx, actor, { act: 'addressCorrected', personId: userId, reason })
    await forgetResetLinks(trx, userId)
    if (isReserved(person.email)) {
      requireLink(env)
      const expiresAt = await storeAskedChange(trx, person, { id: token, address: email })
      await storeResetLink(trx, userId, { identifier: `reset-password:${token}`, expiresAt })
    } else {
      await forgetAskedChange(trx, person)
      await moveAddress(trx, userId, { email, isConfirmed: false })
    }
    return person.email
  })
  if (isReserved(former)) {
    void tellByMail(ground, { id: userId, email }, 'addressGiven', { token })
    return
  }
  await forgetAttempts(db, env, former)
  void tellByMail(ground, { id: userId, email }, 'addressCorrected', null)
  void tellByMail(ground, { id: userId, email: former }, 'addressWasCorrected', null)
}

/** @throws KnownFailure NO_PASSWORDS, NO_MAIL where no link lets a customer choose a password */
function requireLink(env: AddressGround['env']): void {
  if (!mayHavePassword(env, 'customer')) {
    throw new KnownFailure('NO_PASSWORDS', 409, accountTexts.noPasswords)
  }
  if (mailDelivery(env) === 'none') {
    throw new KnownFailure('NO_MAIL', 503, accountTexts.resetWithoutMail)
  }
}
