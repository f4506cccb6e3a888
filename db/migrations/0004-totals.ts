import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'

type Db = Kysely<unknown>

const isPostgres = (db: Db) => db.getExecutor().adapter instanceof PostgresAdapter

/** The number of a moment's calendar day in Italy. */
function italianDay(db: Db): RawBuilder<number> {
  if (isPostgres(db)) {
    return sql`(("completedAt" at time zone 'Europe/Rome')::date - date '1970-01-01')`
  }
  // SQLite knows no time zones: summer time runs from the last Sunday of March to October's, 1:00 UTC.
  const change = (day: string) =>
    sql.raw(
      `strftime('%Y-%m-%dT01:00:00.000Z', substr("completedAt", 1, 4) || '${day}', 'weekday 0')`,
    )
  return sql`((unixepoch("completedAt") + case when "completedAt" >= ${change('-03-25')} and "completedAt" < ${change('-10-25')} then 7200 else 3600 end) / 86400)`
}

/**
 * The totals that the administrators' dashboard shows, counted once from what is stored and then
 * moved with every change (docs/decisions/0026), and the indexes of its other figures.
 */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('learningTotals')
    .addColumn('id', 'text', (c) => c.primaryKey().check(sql`"id" = 'all'`))
    .addColumn('begun', 'integer', (c) => c.notNull())
    .addColumn('finished', 'integer', (c) => c.notNull())
    .addColumn('achievements', 'integer', (c) => c.notNull())
    .addColumn('savers', 'integer', (c) => c.notNull())
    .execute()
  await sql`
    insert into "learningTotals" ("id", "begun", "finished", "achievements", "savers")
    with
      "lessons" as (
        select "userId", "guideId", count(*) as "done" from "chapterCompletions" group by "userId", "guideId"
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
        select distinct "userId", ${italianDay(db)} as "day" from "chapterCompletions"
        where "userId" in (select "userId" from "people" where "chaptersDone" >= 7)
      ),
      "runs" as (
        select "userId", "day" - row_number() over (partition by "userId" order by "day") as "run" from "days"
      ),
      "streaks" as (
        select distinct "userId" from "runs" group by "userId", "run" having count(*) >= 7
      )
    select
      'all',
      coalesce(sum("begun"), 0),
      coalesce(sum("finished"), 0),
      coalesce(sum(
        case when "chaptersDone" >= 1 then 1 else 0 end
        + case when "finished" >= 1 then 1 else 0 end
        + case when "finished" >= 5 then 1 else 0 end
      ), 0) + (select count(*) from "streaks"),
      (select count(*) from "savedCounters" where "total" > 0)
    from "people"
  `.execute(db)
  // The suspended are few: everybody but them is active.
  await sql`create index "usersSuspended" on "users" ("id") where not "isActive"`.execute(db)
  await db.schema.createIndex('toolsCreated').on('tools').column('createdAt').execute()
  await db.schema.createIndex('guidesCreated').on('guides').column('createdAt').execute()
}
