import { type Doer, requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { noteInRegister } from '../../records/register/register.server.ts'
import { removeSecondProof } from '../../security/second-proof/second-proof.server.ts'
import { proofTexts } from '../../security/second-proof/second-proof.ts'
import { usersTexts } from '../users.ts'

/**
 * Takes away the second proof of somebody who has lost it, and ends all their sessions. Where their
 * role asks for one they set up another before they do anything with it.
 * @throws KnownFailure 403 for whoever may not, 404, 409 where there is none
 */
export async function resetSecondProof(
  db: Database,
  doer: Doer,
  userId: string,
): Promise<{ id: string; email: string }> {
  requireMay(doer, 'resetSecondProof')
  return db.transaction().execute(async (trx) => {
    const person = await trx
      .selectFrom('users')
      .select(['id', 'email', 'secondProofId'])
      .where('id', '=', userId)
      .executeTakeFirst()
    if (!person) throw new KnownFailure('NOT_FOUND', 404, usersTexts.missing)
    if (person.secondProofId === null) {
      throw new KnownFailure('NOT_SET_UP', 409, proofTexts.notSetUp)
    }
    await removeSecondProof(trx, person)
    await trx.deleteFrom('sessions').where('userId', '=', userId).execute()
    await noteInRegister(trx, doer, { act: 'secondProofReset', personId: userId })
    return person
  })
}
