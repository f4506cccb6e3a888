import { type RawBuilder, sql } from 'kysely'
import type { ProgressSumsTable } from '../../../db/schema.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { lockNames } from '../../platform/db/lock.server.ts'
import { romanDayNumberOf } from '../../platform/db/roman-day.server.ts'
import { type Achievement, achievements } from './achievements.ts'
import { moveTotals } from './learning-totals.server.ts'

/** What a person's progress adds to the totals. */
type Sum = Omit<ProgressSumsTable, 'userId'>

const nothing: Sum = { begun: 0, finished: 0, achievements: 0 }

/**
 * Until the transaction ends, nobody else changes these people's progress or what they add to the
 * totals. The first lock of every transaction that takes it; only the one recount under way takes
 * several.
 */
export const lockProgress = (trx: Database, ...userIds: string[]): Promise<void> =>
  lockNames(
    trx,
    userIds.map((userId) => `progress of ${userId}`),
  )

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
  const isChanged = await work()
  if (isChanged) await recountPeople(trx, [userId])
  return isChanged
}

/**
 * Takes what a person adds out of the totals, for good; their rows go in the same transaction. After
 * lockProgress, and before the person is gone.
 * @returns what moves the totals, to be called last
 */
export async function forgettingProgress(
  trx: Database,
  userId: string,
): Promise<() => Promise<void>> {
  const kept = await trx
    .deleteFrom('progressSums')
    .where('userId', '=', userId)
    .returning(['begun', 'finished', 'achievements'])
    .executeTakeFirst()
  return () => moveTotals(trx, difference(kept ?? nothing, nothing))
}

/**
 * Counts what these people add to the totals now, keeps it, and moves the totals by what differs
 * from what was kept: doing so again changes nothing. After lockProgress.
 */
export async function recountPeople(trx: Database, userIds: readonly string[]): Promise<void> {
  const now = await sumsOf(trx, userIds)
  const kept = await keptSums(trx, userIds)
  const changes = userIds.flatMap((userId) => {
    const sum = now.get(userId) ?? nothing
    const by = difference(kept.get(userId) ?? nothing, sum)
    return isNothing(by) ? [] : [{ by, row: { userId, ...sum } }]
  })
  if (changes.length === 0) return
  await trx
    .insertInto('progressSums')
    .values(changes.map(({ row }) => row))
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet(({ ref }) => ({
        begun: ref('excluded.begun'),
        finished: ref('excluded.finished'),
        achievements: ref('excluded.achievements'),
      })),
    )
    .execute()
  await moveTotals(trx, changes.map(({ by }) => by).reduce(plus))
}

const isNothing = (by: Sum) => by.begun === 0 && by.finished === 0 && by.achievements === 0

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

const byPerson = (rows: readonly ProgressSumsTable[]) =>
  new Map(rows.map(({ userId, ...sum }) => [userId, sum]))

const keptSums = async (trx: Database, userIds: readonly string[]): Promise<Map<string, Sum>> =>
  byPerson(
    await trx.selectFrom('progressSums').selectAll().where('userId', 'in', userIds).execute(),
  )

/** Where the statement below has a deed; a saved response is counted where it is saved. */
const columns: Record<Exclude<Achievement['deed'], 'hasSaved'>, string> = {
  chaptersDone: 'p.chaptersDone',
  lessonsCompleted: 'p.finished',
  longestStreak: 's.longest',
}

const reached = achievements.flatMap(({ deed, atLeast }): RawBuilder<unknown>[] =>
  deed === 'hasSaved'
    ? []
    : [sql`case when ${sql.ref(columns[deed])} >= ${sql.lit(atLeast)} then 1 else 0 end`],
)

/**
 * Counts from the rows of the completions, by the rules of readProgress (app/people/progress.server.ts)
 * and achievements.ts: a guide is begun with one chapter, finished with all of them; what is not there
 * any more does not count.
 */
async function sumsOf(trx: Database, userIds: readonly string[]): Promise<Map<string, Sum>> {
  const { rows } = await sql<ProgressSumsTable>`
    with
      "done" as (
        select c."userId", h."guideId", c."completedAt"
        from "chapterCompletions" c join "chapters" h on h."id" = c."chapterId"
        where c."userId" in (${sql.join(userIds)})
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
      "days" as (select distinct "userId", ${romanDayNumberOf(trx, 'completedAt')} as "day" from "done"),
      "runs" as (
        select "userId", "day" - row_number() over (partition by "userId" order by "day") as "run"
        from "days"
      ),
      "lengths" as (select "userId", count(*) as "days" from "runs" group by "userId", "run"),
      "streaks" as (select "userId", max("days") as "longest" from "lengths" group by "userId")
    select
      p."userId", p."begun", p."finished", ${sql.join(reached, sql` + `)} as "achievements"
    from "people" p join "streaks" s on s."userId" = p."userId"
  `.execute(trx)
  return byPerson(rows)
}
