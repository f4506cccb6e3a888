import { type RawBuilder, sql } from 'kysely'
import { type Database, engineOf } from '../app/platform/db/database.server.ts'

/** The number of a moment's calendar day in Italy. */
function italianDay(db: Database): RawBuilder<number> {
  if (engineOf(db) === 'postgres') {
    return sql`(("completedAt" at time zone 'Europe/Rome')::date - date '1970-01-01')`
  }
  const change = (day: string) =>
    sql.raw(
      `strftime('%Y-%m-%dT01:00:00.000Z', substr("completedAt", 1, 4) || '${day}', 'weekday 0')`,
    )
  return sql`((unixepoch("completedAt") + case when "completedAt" >= ${change('-03-25')} and "completedAt" < ${change('-10-25')} then 7200 else 3600 end) / 86400)`
}

/** Fills the empty table of everybody's sums, and the totals from it. */
export async function countEverybody(db: Database): Promise<void> {
  await sql`
    insert into "progressSums" ("userId", "begun", "finished", "achievements")
    with
      "done" as (
        select c."userId", h."guideId", c."completedAt"
        from "chapterCompletions" c join "chapters" h on h."id" = c."chapterId"
      ),
      "lessons" as (
        select "userId", "guideId", count(*) as "done" from "done" group by "userId", "guideId"
      ),
      "sizes" as (select "guideId", count(*) as "size" from "chapters" group by "guideId"),
      "people" as (
        select
          l."userId",
          sum(l."done") as "chaptersDone",
          count(*) as "begun",
          sum(case when l."done" = s."size" then 1 else 0 end) as "finished"
        from "lessons" l join "sizes" s on s."guideId" = l."guideId"
        group by l."userId"
      ),
      "days" as (
        select distinct "userId", ${italianDay(db)} as "day" from "done"
        where "userId" in (select "userId" from "people" where "chaptersDone" >= 7)
      ),
      "runs" as (
        select "userId", "day" - row_number() over (partition by "userId" order by "day") as "run" from "days"
      ),
      "streaks" as (
        select distinct "userId" from "runs" group by "userId", "run" having count(*) >= 7
      )
    select
      p."userId", p."begun", p."finished",
      case when p."chaptersDone" >= 1 then 1 else 0 end
        + case when p."finished" >= 1 then 1 else 0 end
        + case when p."finished" >= 5 then 1 else 0 end
        + case when s."userId" is not null then 1 else 0 end
    from "people" p left join "streaks" s on s."userId" = p."userId"`.execute(db)
  const sum = (column: string) =>
    sql`(select coalesce(sum(${sql.ref(column)}), 0) from "progressSums")`
  await sql`update "learningTotals" set
    "begun" = ${sum('begun')}, "finished" = ${sum('finished')}, "achievements" = ${sum('achievements')}`.execute(
    db,
  )
}
