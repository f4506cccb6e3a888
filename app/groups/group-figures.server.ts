import { normalize } from '../../db/normalize.ts'
import type { Database } from '../platform/db/database.server.ts'
import { monthsLater, romanMonth, romanMonthStart } from '../platform/roman-day.ts'
import { doneSteps, stepsOf } from './path-steps.server.ts'

/**
 * What groups came to: meetings that have begun, the people in them, each once, and how often
 * somebody has done all steps of their group's path, there or later.
 */
export type GroupCounts = { groups: number; reached: number; finished: number }

export type PlaceCounts = GroupCounts & { place: string }

export type GroupFigures = {
  /** The month of the first meeting that is there; null: none is. */
  since: string | null
  /** One for each month that was asked for. */
  months: GroupCounts[]
  /** Of the span, and of it by place, that of most people first. */
  whole: GroupCounts
  places: PlaceCounts[]
}

/** A meeting with its people, and those of them who have walked the whole path. */
type Meeting = { place: string; month: string; people: string[]; finished: number }

/** From a month to another, both included; YYYY-MM. */
type Span = { from: string; to: string }

/**
 * Counts the groups of some months; those that were deleted are not there any more.
 * @param span of those, what is counted as a whole and by place
 */
export async function countGroups(
  db: Database,
  months: readonly string[],
  span: Span,
  now = new Date(),
): Promise<GroupFigures> {
  const [since, meetings] = await Promise.all([firstMonth(db, now), readMeetings(db, months, now)])
  const inSpan = meetings.filter(({ month }) => month >= span.from && month <= span.to)
  const ofMonth = Map.groupBy(meetings, ({ month }) => month)
  return {
    since,
    months: months.map((month) => summed(ofMonth.get(month) ?? [])),
    whole: summed(inSpan),
    places: byPlace(inSpan),
  }
}

const summed = (meetings: readonly Meeting[]): GroupCounts => ({
  groups: meetings.length,
  reached: new Set(meetings.flatMap(({ people }) => people)).size,
  finished: meetings.reduce((sum, { finished }) => sum + finished, 0),
})

/** Capitals and accents do not make another place; it is called as at its latest meeting. */
const byPlace = (meetings: readonly Meeting[]): PlaceCounts[] =>
  [...Map.groupBy(meetings, ({ place }) => normalize(place)).values()]
    .map((own) => ({ place: own.at(-1)?.place ?? '', ...summed(own) }))
    .toSorted((one, other) => other.reached - one.reached || (one.place < other.place ? -1 : 1))

async function firstMonth(db: Database, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('groups')
    .select('startsAt')
    .where('deletedAt', 'is', null)
    .where('startsAt', '<=', now)
    .orderBy('startsAt')
    .executeTakeFirst()
  return row ? romanMonth(row.startsAt) : null
}

/** So many groups are looked at in one go; what serves people comes between. */
const atOnce = 20

async function readMeetings(
  db: Database,
  months: readonly string[],
  now: Date,
): Promise<Meeting[]> {
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return []
  const groups = await db
    .selectFrom('groups')
    .select(['id', 'place', 'startsAt', 'path'])
    .where('deletedAt', 'is', null)
    .where('startsAt', '>=', romanMonthStart(first))
    .where('startsAt', '<', romanMonthStart(monthsLater(last, 1)))
    .where('startsAt', '<=', now)
    .orderBy('startsAt')
    .orderBy('id')
    .execute()
  const meetings: Meeting[] = []
  for (let at = 0; at < groups.length; at += atOnce) {
    meetings.push(...(await withPeople(db, groups.slice(at, at + atOnce))))
  }
  return meetings
}

async function withPeople(
  db: Database,
  groups: readonly { id: string; place: string; startsAt: Date; path: string[] }[],
): Promise<Meeting[]> {
  const members = await db
    .selectFrom('groupMembers')
    .select(['groupId', 'userId'])
    .where(
      'groupId',
      'in',
      groups.map(({ id }) => id),
    )
    .execute()
  const ofGroup = Map.groupBy(members, ({ groupId }) => groupId)
  const steps = await stepsOf(db, [...new Set(groups.flatMap(({ path }) => path))])
  const known = new Set(steps.map(({ ref }) => ref))
  const done = await doneSteps(db, [...new Set(members.map(({ userId }) => userId))], steps)
  return groups.map(({ id, place, startsAt, path }) => {
    const people = (ofGroup.get(id) ?? []).map(({ userId }) => userId)
    // A step that is not published any more is asked of nobody.
    const asked = path.filter((ref) => known.has(ref))
    const hasFinished = (userId: string) =>
      asked.length > 0 && asked.every((ref) => done.get(userId)?.has(ref))
    const finished = people.filter(hasFinished).length
    return { place, month: romanMonth(startsAt), people, finished }
  })
}
