import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { formatTime } from '../ui/format-date.ts'
import { type Group, readGroup } from './groups.server.ts'
import { leadersOf } from './leaders.server.ts'

/** Who came to a meeting, as they came, and who led it. @throws KnownFailure 403, 404 */
export async function readAttendance(
  db: Database,
  actor: Actor,
  groupId: string,
): Promise<{ group: Group; leaders: string[]; people: { name: string; at: string }[] }> {
  const group = await readGroup(db, actor, groupId)
  const people = await db
    .selectFrom('groupMembers')
    .select(['name', 'joinedAt'])
    .where('groupId', '=', group.id)
    .orderBy('joinedAt')
    .orderBy('userId')
    .execute()
  const leaders = await leadersOf(db, group)
  return { group, leaders, people: people.map((one) => ({ ...one, at: formatTime(one.joinedAt) })) }
}
