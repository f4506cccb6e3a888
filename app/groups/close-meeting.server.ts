import { endSharedSessions } from '../accounts/session/sessions.server.ts'
import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { lockName } from '../platform/db/lock.server.ts'
import { readGroup } from './groups.server.ts'

/**
 * Ends a meeting at once: all who came in on a device of the hall are out, hands are down, nobody is
 * called anywhere, and the door is closed. Whoever is on a device of their own stays in.
 * @throws KnownFailure 403, 404
 */
export async function closeMeeting(db: Database, actor: Actor, groupId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Who comes in waits, and is out or in, whole.
    await lockName(trx, `group:${groupId}`)
    const { startsAt } = await readGroup(trx, actor, groupId)
    const ended = { doorOpenUntil: startsAt, gatherTo: null, gatheredAt: null }
    await trx.updateTable('groups').set(ended).where('id', '=', groupId).execute()
    const people = await trx
      .updateTable('groupMembers')
      .set({ handAt: null })
      .where('groupId', '=', groupId)
      .returning('userId')
      .execute()
    await endSharedSessions(
      trx,
      people.map(({ userId }) => userId),
    )
  })
}
