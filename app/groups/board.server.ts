import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { minuteMilliseconds } from '../platform/durations.ts'
import { hasSlip } from '../platform/has-address.ts'
import { type Board, toldApart } from './board.ts'
import { gatherPlace } from './gather-place.ts'
import { gatherHeld, isClosed, isDoorOpen, isRunning, stillMinutes } from './group-rules.ts'
import { atTime } from './group-words.server.ts'
import { type Group, readGroup } from './groups.server.ts'
import { readWalks, stepsOf } from './path-steps.server.ts'

/**
 * A group and how its people are now: three questions to the database, however many they are.
 * @throws KnownFailure 403, 404
 */
export async function readBoard(
  db: Database,
  actor: Actor,
  id: string,
): Promise<{ group: Group; board: Board }> {
  const now = new Date()
  const group = await readGroup(db, actor, id)
  const steps = await stepsOf(db, group.path)
  const inGroup = db.selectFrom('groupMembers').select('userId').where('groupId', '=', id)
  const [members, walks] = await Promise.all([
    db
      .selectFrom('groupMembers')
      .innerJoin('users', 'users.id', 'groupMembers.userId')
      .select(['users.id', 'users.email', 'groupMembers.name', 'joinedAt', 'handAt'])
      // Whoever has gone out of their account waits for nobody.
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('sessions')
            .select('sessions.id')
            .whereRef('sessions.userId', '=', 'users.id')
            .where('users.isActive', '=', true)
            .where('sessions.expiresAt', '>', now),
        ).as('isSignedIn'),
      )
      .where('groupId', '=', id)
      .orderBy('joinedAt')
      .orderBy('users.id')
      .execute(),
    readWalks(db, inGroup, steps),
  ])
  const isOn = isRunning(group, now)
  const names = toldApart(members.map(({ name }) => name))
  const minutes = (since: Date) =>
    Math.max(0, Math.floor((now.getTime() - since.getTime()) / minuteMilliseconds))
  const people = members.map(({ id: userId, email, joinedAt, handAt, isSignedIn }, index) => {
    const walk = walks.get(userId)
    const done = steps.flatMap(({ ref }, index) => (walk?.done.has(ref) ? [index] : []))
    const at = steps.findIndex(({ ref }) => !walk?.done.has(ref))
    const last = Math.max(+joinedAt, +group.startsAt, +(walk?.lastAt ?? 0))
    const still = minutes(new Date(last))
    return {
      ...{ id: userId, name: names[index] ?? '', done, at },
      hasSlip: hasSlip({ id: userId, email }),
      hand: isOn && handAt && isSignedIn ? minutes(handAt) : null,
      still: isOn && at >= 0 && still >= stillMinutes ? still : null,
    }
  })
  const { doorOpenUntil } = group
  const isOpen = isDoorOpen(group, now)
  return {
    group,
    board: {
      steps: steps.map(({ ref, title }) => ({ ref, title })),
      people,
      isOpen,
      isOver: isClosed(group) || group.endsAt <= now,
      heldUntil: isOpen && doorOpenUntil && doorOpenUntil > now ? atTime(doorOpenUntil) : null,
      gathering: gatheringNow(group, steps, now),
    },
  }
}

type Called = Pick<Group, 'gatherTo' | 'gatheredAt' | 'startsAt' | 'endsAt' | 'doorOpenUntil'>

/** Where a group is called to now; null: nowhere, or no longer. */
export function gatheringNow(group: Called, steps: Parameters<typeof gatherPlace>[0], now: Date) {
  const { gatherTo, gatheredAt } = group
  const place = gatherPlace(steps, gatherTo)
  if (!gatherTo || !gatheredAt || !place || !isRunning(group, now)) return null
  const until = new Date(gatheredAt.getTime() + gatherHeld)
  return until > now ? { ref: gatherTo, title: place.title, until: atTime(until) } : null
}
