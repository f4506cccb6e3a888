import { sql } from 'kysely'
import type { Database } from '../platform/db/database.server.ts'
import { italianDay } from '../platform/db/italian-day.server.ts'
import { lockName, lockPart } from '../platform/db/lock.server.ts'
import { moveTotals } from '../platform/totals.server.ts'
import { type Achievement, achievements } from './achievements.ts'

/** What some people's progress adds to the totals. */
type Sum = { begun: number; finished: number; achievements: number }

const nothing: Sum = { begun: 0, finished: 0, achievements: 0 }

const whole = 'progress'

/** How many people are counted in one statement, so that none takes long. */
const peopleAtOnce = 500

/**
 * Until the transaction ends, nobody else changes the person's progress or the chapters it counts.
 * The first lock of every transaction that takes it.
 */
export const lockProgress = (trx: Database, userId: string): Promise<void> =>
  lockPart(trx, whole, `progress of ${userId}`)

/**
 * Runs `work`, which may change the person's progress, and moves the totals by what changed. After
 * lockProgress.
 * @param work tells whether it changed something
 */
export async function recountingPerson(
  trx: Database,
  userId: string,
  work: () => Promise<boolean>,
): Promise<boolean> {
  const before = await sumOf(trx, [userId])
  const isChanged = await work()
  if (isChanged) await moveTotals(trx, difference(before, await sumOf(trx, [userId])))
  return isChanged
}

/**
 * Takes what a person adds out of the totals, for good; his rows go in the same transaction. After
 * lockProgress, and before the person is gone.
 * @returns what moves the totals, to be called last
 */
export async function forgettingProgress(
  trx: Database,
  userId: string,
): Promise<() => Promise<void>> {
  const sum = await sumOf(trx, [userId])
  return () => moveTotals(trx, difference(sum, nothing))
}

/**
 * Runs `work`, which may add, remove or delete chapters of these guides, the guides themselves and
 * people's completions in them, and moves the totals by what that changes for whoever has begun
 * them. Call it before the transaction writes to these tables: learners who are writing now must be
 * able to end first. Renaming or moving chapters, and new guides, need no recount, which takes time
 * in proportion to the people who have begun the guides.
 */
export async function recountingGuides<T>(
  trx: Database,
  guideIds: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  await lockName(trx, whole)
  const first = await learnersOf(trx, guideIds)
  const before = await sumOf(trx, [...first])
  const result = await work()
  const last = await learnersOf(trx, guideIds)
  // Whoever comes with a restored guide had begun everything else of his before.
  const come = [...last].filter((id) => !first.has(id))
  const elsewhere = await sumOf(trx, come, guideIds)
  const after = await sumOf(trx, [...first, ...come])
  await moveTotals(trx, difference(plus(before, elsewhere), after))
  return result
}

async function learnersOf(trx: Database, guideIds: readonly string[]): Promise<Set<string>> {
  if (guideIds.length === 0) return new Set()
  const rows = await trx
    .selectFrom('chapterCompletions')
    .select('userId')
    .distinct()
    .where('guideId', 'in', guideIds)
    .execute()
  return new Set(rows.map(({ userId }) => userId))
}

async function sumOf(
  trx: Database,
  userIds: readonly string[],
  except: readonly string[] = [],
): Promise<Sum> {
  let sum = nothing
  for (let from = 0; from < userIds.length; from += peopleAtOnce) {
    sum = plus(sum, await sumOfSome(trx, userIds.slice(from, from + peopleAtOnce), except))
  }
  return sum
}

const plus = (one: Sum, other: Sum): Sum => ({
  begun: one.begun + other.begun,
  finished: one.finished + other.finished,
  achievements: one.achievements + other.achievements,
})

const difference = (before: Sum, after: Sum): Sum => ({
  begun: after.begun - before.begun,
  finished: after.finished - before.finished,
  achievements: after.achievements - before.achievements,
})

/** Where the statement below has a deed; a saved response is counted where it is saved. */
const columns: Record<Exclude<Achievement['deed'], 'hasSaved'>, string> = {
  chaptersDone: 'p.chaptersDone',
  lessonsCompleted: 'p.finished',
  longestStreak: 's.longest',
}

const reached = achievements.flatMap(({ deed, atLeast }) =>
  deed === 'hasSaved'
    ? []
    : [sql`case when ${sql.ref(columns[deed])} >= ${sql.lit(atLeast)} then 1 else 0 end`],
)

/**
 * Counts from the rows of the completions, by the rules of readProgress (app/account) and
 * achievements.ts: a guide is begun with one chapter, finished with all of them.
 * @param except guides that are left out
 */
async function sumOfSome(trx: Database, userIds: string[], except: readonly string[]) {
  const others = except.length === 0 ? sql`` : sql`and "guideId" not in (${sql.join(except)})`
  const { rows } = await sql<Sum>`
    with
      "done" as (
        select "userId", "guideId", "completedAt" from "chapterCompletions"
        where "userId" in (${sql.join(userIds)}) ${others}
      ),
      "lessons" as (
        select "userId", "guideId", count(*) as "done" from "done" group by "userId", "guideId"
      ),
      "sizes" as (
        select "guideId", count(*) as "size" from "chapters"
        where "guideId" in (select "guideId" from "lessons") group by "guideId"
      ),
      "people" as (
        select
          l."userId",
          sum(l."done") as "chaptersDone",
          count(*) as "begun",
          sum(case when l."done" = z."size" then 1 else 0 end) as "finished"
        from "lessons" l join "sizes" z on z."guideId" = l."guideId"
        group by l."userId"
      ),
      "days" as (select distinct "userId", ${italianDay(trx, 'completedAt')} as "day" from "done"),
      "runs" as (
        select "userId", "day" - row_number() over (partition by "userId" order by "day") as "run"
        from "days"
      ),
      "lengths" as (select "userId", count(*) as "days" from "runs" group by "userId", "run"),
      "streaks" as (select "userId", max("days") as "longest" from "lengths" group by "userId")
    select
      coalesce(sum(p."begun"), 0) as "begun",
      coalesce(sum(p."finished"), 0) as "finished",
      coalesce(sum(${sql.join(reached, sql` + `)}), 0) as "achievements"
    from "people" p join "streaks" s on s."userId" = p."userId"
  `.execute(trx)
  return rows[0] ?? nothing
}
