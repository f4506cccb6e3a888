import { groupPathPath, handPath } from '../group-paths.ts'
import type { Owner } from '../platform/actor.server.ts'
import { DatabaseUnavailable } from '../platform/db/checked-dialect.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import type { Log } from '../platform/log/log.server.ts'
import { givenRoleColumns } from '../platform/roles.ts'
import { gatheringNow } from './board.server.ts'
import { gatherPlace } from './gather-place.ts'
import { isRunning, runningSpan } from './group-rules.ts'
import { mayLead } from './groups.server.ts'
import { readWalks, stepsOf } from './path-steps.server.ts'

/** A group that is at work, as every page of who is in it shows it. */
export type GroupNow = {
  /** Where its path is, and where the hand is raised. */
  to: string
  handTo: string
  /** The step to do next, from 1; null: all are done. */
  step: { number: number; of: number; title: string; to: string } | null
  /** Whether they ask for help; null: nobody leads the group now who could come. */
  hand: 'up' | 'down' | null
  leader: string | null
  /** Where everybody is called to; `key` tells one call from another. */
  gathering: { title: string; to: string; key: string } | null
}

/**
 * A group of the person's as it is now: by default the one at work that they came into last. One
 * question to the database for who is in none, else two.
 * @returns null: they are in none that is at work, or not in this one
 */
export async function readGroupNow(
  db: Database,
  user: Owner,
  groupId?: string,
): Promise<GroupNow | null> {
  const now = new Date()
  const { startsBefore, endsAfter } = runningSpan(now)
  const group = await db
    .selectFrom('groupMembers')
    .innerJoin('groups', 'groups.id', 'groupMembers.groupId')
    .leftJoin('users', 'users.id', 'groups.ledBy')
    .select(['groups.id', 'startsAt', 'endsAt', 'doorOpenUntil', 'path', 'gatherTo', 'gatheredAt'])
    .select(['handAt', 'users.name as leader', 'users.isActive', ...givenRoleColumns])
    .where('userId', '=', user.id)
    .where('groups.deletedAt', 'is', null)
    .$if(groupId !== undefined, (query) => query.where('groups.id', '=', groupId ?? ''))
    .$if(groupId === undefined, (query) =>
      query.where((row) =>
        row.or([
          row.and([row('startsAt', '<=', startsBefore), row('endsAt', '>', endsAfter)]),
          row('doorOpenUntil', '>', now),
        ]),
      ),
    )
    .orderBy('joinedAt', 'desc')
    .orderBy('groups.id')
    .executeTakeFirst()
  if (!group) return null
  const steps = await stepsOf(db, group.path)
  const done = (await readWalks(db, [user.id], steps)).get(user.id)?.done
  const at = steps.findIndex(({ ref }) => !done?.has(ref))
  const next = steps[at]
  const called = gatheringNow(group, steps, now)
  const place = called && gatherPlace(steps, called.ref)
  const isOn = isRunning(group, now) && mayLead(group)
  return {
    to: groupPathPath(group.id),
    handTo: handPath(group.id),
    step: next ? { number: at + 1, of: steps.length, title: next.title, to: next.to } : null,
    hand: isOn ? (group.handAt ? 'up' : 'down') : null,
    leader: isOn ? group.leader : null,
    gathering: place && isOn ? { ...place, key: `${group.gatheredAt?.getTime()}` } : null,
  }
}

/** The same for the frame of a page, which stands without it when it cannot be read (undefined). */
export async function groupNow(
  db: Database,
  user: Owner | null,
  log: Log,
): Promise<GroupNow | null | undefined> {
  try {
    return user && (await readGroupNow(db, user))
  } catch (error) {
    // An outage is told once, elsewhere.
    if (!(error instanceof DatabaseUnavailable)) {
      log.error({ err: error }, 'the group of a person could not be read')
    }
    return undefined
  }
}
