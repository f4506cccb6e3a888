import type { Actor, Owner } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { readGroupNow } from './group-now.server.ts'
import { groupTexts } from './group-texts.ts'
import { readGroup } from './groups.server.ts'

/**
 * Asks for help, or does so no more; doing it twice changes nothing, and the time of the first counts.
 * @throws KnownFailure 404 for whoever is not in the group, 409 NOT_RUNNING while nobody would come
 */
export async function setHand(
  db: Database,
  user: Owner,
  groupId: string,
  isUp: boolean,
): Promise<void> {
  const group = await readGroupNow(db, user, groupId)
  if (!group) throw new KnownFailure('NOT_FOUND', 404, groupTexts.notIn)
  if (isUp && group.hand === null) {
    throw new KnownFailure('NOT_RUNNING', 409, groupTexts.notRunning)
  }
  if (isUp === (group.hand === 'up')) return
  await write(db, { groupId, userId: user.id, handAt: isUp ? new Date() : null })
}

/** Takes a person's hand down; one that is down stays so. @throws KnownFailure 403, 404 */
export async function lowerHand(
  db: Database,
  actor: Actor,
  groupId: string,
  userId: string,
): Promise<void> {
  await readGroup(db, actor, groupId)
  await write(db, { groupId, userId, handAt: null })
}

/** Forgets the hands of meetings that are over: those that went up before a moment. */
export const forgetHands = (db: Database, before: Date) =>
  db.updateTable('groupMembers').set({ handAt: null }).where('handAt', '<', before).execute()

const write = (
  db: Database,
  { groupId, userId, handAt }: { groupId: string; userId: string; handAt: Date | null },
) =>
  db
    .updateTable('groupMembers')
    .set({ handAt })
    .where('groupId', '=', groupId)
    .where('userId', '=', userId)
    .execute()
