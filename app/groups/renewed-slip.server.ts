import { endSessions } from '../accounts/session/sessions.server.ts'
import { renewSlip } from '../accounts/slip/slips.server.ts'
import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import type { SecretSettings } from '../platform/settings/secret.server.ts'
import { noteInRegister } from '../records/register/register.server.ts'
import { groupTexts } from './group-texts.ts'
import { requireMember } from './members.server.ts'

/**
 * Makes a person's slip anew. The former one is dead, and whoever is in with it is out: it may be
 * in the wrong hands. The register says who did it.
 * @returns the words, which are stored nowhere
 * @throws KnownFailure 403, 404, 409 for whoever signs in with an address
 */
export async function renewMembersSlip(
  { db, env }: { db: Database; env: SecretSettings },
  actor: Actor,
  groupId: string,
  userId: string,
): Promise<{ name: string; slip: string }> {
  return db.transaction().execute(async (trx) => {
    const { name, hasSlip } = await requireMember(trx, actor, groupId, userId)
    if (!hasSlip) throw new KnownFailure('NO_SLIP', 409, groupTexts.noSlip)
    const slip = await renewSlip(trx, env, userId)
    await endSessions(trx, { id: userId })
    await noteInRegister(trx, actor, { act: 'slipRenewed', personId: userId })
    return { name, slip }
  })
}
