import { groupPathPath, handPath } from '../group-paths.ts'
import type { Owner } from '../platform/actor.server.ts'
import { DatabaseUnavailable } from '../platform/db/checked-dialect.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import type { Log } from '../platform/log/log.server.ts'
import { gatheringNow } from './board.server.ts'
import { gatherPlace } from './gather-place.ts'
import { isRunning, runningSpan } from './group-rules.ts'
import { leadersOf } from './leaders.server.ts'
import { type WalkedStep, walkedSteps } from './path-steps.server.ts'

/** A group as it is now, as the pages of who is in it show it. */
export type GroupNow = {
  name: string
  /** Where its path is, and where the hand is raised. */
  to: string
  handTo: string
  steps: WalkedStep[]
  /** Whether they ask for help; null: the group is not at work, or nobody leads it who may. */
  hand: 'up' | 'down' | null
  /** What they are called who lead it and may; empty while it is not at work. */
  leaders: string[]
  /** Where everybody is called to; `key` tells one call from another. */
  gathering: { title: string; to: string; key: string } | null
}

/**
 * A group of the person's as it is now: by default the one at work that they came into last. One
 * question to the database for who is in none, else three.
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
    .select(['groups.id', 'groups.name', 'startsAt', 'endsAt', 'doorOpenUntil', 'path'])
    .select(['gatherTo', 'gatheredAt', 'handAt', 'ledBy', 'alsoLedBy'])
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
  const [steps, able] = await Promise.all([walkedSteps(db, user, group.path), leadersOf(db, group)])
  const called = gatheringNow(group, steps, now)
  const place = called && gatherPlace(steps, called.ref)
  const isOn = isRunning(group, now) && able.length > 0
  return {
    name: group.name,
    to: groupPathPath(group.id),
    handTo: handPath(group.id),
    steps,
    hand: isOn ? (group.handAt ? 'up' : 'down') : null,
    leaders: isOn ? able : [],
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
