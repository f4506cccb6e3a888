import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'

type Db = Kysely<unknown>

const isPostgres = (db: Db) => db.getExecutor().adapter instanceof PostgresAdapter

const time = sql`timestamptz(3)`

/**
 * What learners did stays where it is when its chapter or guide goes, so that neither going nor
 * coming back touches a million rows (docs/decisions/0030); what each person adds to the totals is
 * kept, so that it can be counted anew one person at a time.
 */
export async function up(db: Db): Promise<void> {
  await (isPostgres(db) ? freeOnPostgres(db) : freeOnSqlite(db))
  // The order in which a guide's learners are read, with what tells whether a chapter is there.
  await db.schema
    .createIndex('completionsByGuide')
    .on('chapterCompletions')
    .columns(['guideId', 'userId', 'chapterId'])
    .execute()
  await db.schema
    .createTable('lostChapters')
    .addColumn('chapterId', 'text', (c) => c.primaryKey())
    .addColumn('trashId', 'text', (c) => c.references('trash.id').onDelete('set null'))
    .execute()
  await db.schema.createIndex('lostByTrash').on('lostChapters').column('trashId').execute()
  await db.schema
    .createTable('recounts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('guideId', 'text', (c) => c.notNull())
    .addColumn('doneUpTo', 'text', (c) => c.notNull())
    .addColumn('createdAt', time, (c) => c.notNull())
    .execute()
  await takeBack(db)
  await db.schema
    .createTable('progressSums')
    .addColumn('userId', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('begun', 'integer', (c) => c.notNull())
    .addColumn('finished', 'integer', (c) => c.notNull())
    .addColumn('achievements', 'integer', (c) => c.notNull())
    .execute()
  await countEverybody(db)
  await db.schema
    .createIndex('verificationsByExpiry')
    .on('verifications')
    .column('expiresAt')
    .execute()
}

async function freeOnPostgres(db: Db): Promise<void> {
  for (const column of ['guideId', 'chapterId']) {
    await db.schema
      .alterTable('chapterCompletions')
      .dropConstraint(`chapterCompletions_${column}_fkey`)
      .execute()
  }
  await db.schema.dropIndex('completionsByGuide').execute()
}

/** SQLite drops no constraint: the table is made anew. */
async function freeOnSqlite(db: Db): Promise<void> {
  await db.schema
    .createTable('completionsAnew')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('guideId', 'text', (c) => c.notNull())
    .addColumn('chapterId', 'text', (c) => c.notNull())
    .addColumn('completedAt', time, (c) => c.notNull())
    .addPrimaryKeyConstraint('chapterCompletionsKey', ['userId', 'chapterId'])
    .execute()
  await sql`insert into "completionsAnew" ("userId", "guideId", "chapterId", "completedAt")
    select "userId", "guideId", "chapterId", "completedAt" from "chapterCompletions"`.execute(db)
  await db.schema.dropTable('chapterCompletions').execute()
  await db.schema.alterTable('completionsAnew').renameTo('chapterCompletions').execute()
  for (const [index, column] of [
    ['completionsByChapter', 'chapterId'],
    ['completionsByDate', 'completedAt'],
  ] as const) {
    await db.schema.createIndex(index).on('chapterCompletions').column(column).execute()
  }
}

/** Progress that the trash kept returns to the rest; its chapters are noted as lost. */
async function takeBack(db: Db): Promise<void> {
  await sql`
    insert into "lostChapters" ("chapterId", "trashId")
    select "chapterId", "trashId" from (
      select k."chapterId", k."trashId",
        row_number() over (partition by k."chapterId" order by t."expiresAt" desc, t."id") as "place"
      from (select distinct "chapterId", "trashId" from "trashedCompletions") k
      join "trash" t on t."id" = k."trashId"
      where k."chapterId" not in (select "id" from "chapters")
    ) as "kept" where "place" = 1`.execute(db)
  await sql`
    insert into "chapterCompletions" ("userId", "guideId", "chapterId", "completedAt")
    select "userId", "guideId", "chapterId", min("completedAt") from "trashedCompletions"
    group by "userId", "guideId", "chapterId"
    on conflict ("userId", "chapterId") do nothing`.execute(db)
  await db.schema.dropTable('trashedCompletions').execute()
}

/** The number of a moment's calendar day in Italy. */
function italianDay(db: Db): RawBuilder<number> {
  if (isPostgres(db)) {
    return sql`(("completedAt" at time zone 'Europe/Rome')::date - date '1970-01-01')`
  }
  const change = (day: string) =>
    sql.raw(
      `strftime('%Y-%m-%dT01:00:00.000Z', substr("completedAt", 1, 4) || '${day}', 'weekday 0')`,
    )
  return sql`((unixepoch("completedAt") + case when "completedAt" >= ${change('-03-25')} and "completedAt" < ${change('-10-25')} then 7200 else 3600 end) / 86400)`
}

/** Fills the empty table of everybody's sums, and the totals from it. */
export async function countEverybody(db: Db): Promise<void> {
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
