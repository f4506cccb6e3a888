import type { Actor } from '../../platform/actor.server.ts'
import { requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { reservedAddress } from '../../platform/has-address.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import type { Log } from '../../platform/log/log.server.ts'
import { isStaff } from '../../platform/roles.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import type { StateAct } from '../../security/desk/desk.ts'
import { endAllSessions } from '../session/sessions.server.ts'
import { forgetPerson } from '../settings/delete-account.server.ts'
import { readUserSettings, requireHelpable } from '../settings/user-settings.server.ts'
import { tellByMail } from '../tell-by-mail.server.ts'
import { reactivateUser, suspendUser } from '../users.server.ts'
import { usersTexts } from '../users.ts'

export type DeskGround = { db: Database; env: Env; log: Pick<Log, 'info' | 'error'> }

type Work = (
  db: Database,
  actor: Actor,
  userId: string,
  reason: string | null,
) => Promise<{ email: string } | null>

const works: Record<StateAct, { work: Work; news: 'suspended' | 'reactivated' | 'sessionsEnded' }> =
  {
    suspend: { work: suspendUser, news: 'suspended' },
    reactivate: { work: reactivateUser, news: 'reactivated' },
    'end-sessions': { work: endAllSessions, news: 'sessionsEnded' },
  }

/**
 * Suspends a person, lets them in again or ends their sessions, and tells them by mail; nobody waits
 * for it.
 * @returns false when it was done already
 * @throws KnownFailure as `suspendUser`, `reactivateUser`, `endAllSessions`
 */
export async function changeState(
  ground: DeskGround,
  actor: Actor,
  act: StateAct,
  userId: string,
  reason: string | null,
): Promise<boolean> {
  const { work, news } = works[act]
  const person = await work(ground.db, actor, userId, reason)
  if (person) void tellByMail(ground, { id: userId, email: person.email }, news, { reason })
  return person !== null
}

/**
 * Deletes the account of a customer who asks for it at the desk, as they could themselves, and tells
 * them by mail.
 * @param why `reason` is told; `ready` stays in the register, as it names nobody
 * @throws KnownFailure 403 for whoever may not, 404, 409 for who has a role or a second proof
 */
export async function deleteOnRequest(
  ground: DeskGround,
  actor: Actor,
  userId: string,
  { reason, ready }: { reason: string; ready: string | null },
): Promise<void> {
  requireMay(actor, 'deletePeople')
  const person = await readUserSettings(ground.db, actor, userId)
  const { id } = person
  const email = person.email ?? reservedAddress(id)
  requireHelpable(person)
  // Given a role or a second proof, or gone, at this very moment: nothing is deleted here.
  const mayGo = async (trx: Database) => {
    const found = await trx
      .selectFrom('users')
      .select(['role', 'secondProofId'])
      .where('id', '=', id)
      .executeTakeFirst()
    return found !== undefined && !isStaff(found.role) && found.secondProofId === null
  }
  if (!(await forgetPerson(ground, { id, email }, mayGo, { doer: actor, about: ready }))) {
    throw new KnownFailure('NOT_FOUND', 404, usersTexts.missing)
  }
  void tellByMail(ground, { id, email }, 'deletedOnRequest', { reason })
}
