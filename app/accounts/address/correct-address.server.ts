import { type Actor, requireMay } from '../../platform/actor.server.ts'
import { lockPerson } from '../../platform/db/lock.server.ts'
import { isReserved } from '../../platform/has-address.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { noteInRegister } from '../../records/register/register.server.ts'
import { deskTexts } from '../../security/desk/desk.ts'
import { lockAdministrators } from '../administrators.server.ts'
import { requireHelpable } from '../settings/user-settings.server.ts'
import { forgetAttempts } from '../sign-in/attempts.server.ts'
import { tellByMail } from '../tell-by-mail.server.ts'
import { forgetResetLinks, moveAddress } from '../user-record.server.ts'
import { maySee } from '../users.server.ts'
import { usersTexts } from '../users.ts'
import { type AddressGround, forgetAskedChange, isTaken } from './address-change.server.ts'
import { addressTexts } from './address-change.ts'

/**
 * Gives somebody who has neither role nor second proof the address that they say is theirs, at once
 * and unconfirmed. Both addresses are told, in mails that open nothing: whoever was right to complain
 * is helped by a person.
 * @throws KnownFailure 403 for whoever may not, 404, HAS_ROLE, HAS_SECOND_PROOF, NO_ADDRESS,
 *   SAME_ADDRESS, ADDRESS_TAKEN
 */
export async function correctAddress(
  ground: AddressGround,
  actor: Actor,
  userId: string,
  { email, reason }: { email: string; reason: string },
): Promise<void> {
  requireMay(actor, 'correctAddresses')
  const { db, env } = ground
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
    if (isReserved(person.email)) throw new KnownFailure('NO_ADDRESS', 409, deskTexts.noAddress)
    if (email === person.email) {
      throw new KnownFailure('SAME_ADDRESS', 400, addressTexts.sameOfPerson, 'email')
    }
    if (await isTaken(trx, email, userId)) {
      throw new KnownFailure('ADDRESS_TAKEN', 409, addressTexts.taken, 'email')
    }
    await noteInRegister(trx, actor, { act: 'addressCorrected', personId: userId, reason })
    await forgetResetLinks(trx, userId)
    await forgetAskedChange(trx, person)
    await moveAddress(trx, userId, { email, isConfirmed: false })
    return person.email
  })
  await forgetAttempts(db, env, former)
  void tellByMail(ground, { id: userId, email }, 'addressCorrected', null)
  void tellByMail(ground, { id: userId, email: former }, 'addressWasCorrected', null)
}
