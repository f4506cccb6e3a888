import { type Kysely, PostgresAdapter, sql } from 'kysely'

type Db = Kysely<unknown>

/** Tools and guides begin their searched text with what they are called. */
const called = sql`substr("searchText", 1, 100)`

/**
 * The lists of the administration, whose tools and guides come in any state: their orders, a
 * search index, and the progress that goes into the trash together with a guide.
 */
export async function up(db: Db): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  await sql`create index "guidesByTitle" on "guides" (${called}, "id")`.execute(db)
  await sql`create index "guidesByStateAndTitle" on "guides" ("isPublished", ${called}, "id")`.execute(
    db,
  )
  await sql`create index "guidesByChange" on "guides" ("updatedAt", "id")`.execute(db)
  await sql`create index "guidesByStateAndChange" on "guides" ("isPublished", "updatedAt", "id")`.execute(
    db,
  )
  await sql`create index "toolsByNameInAnyState" on "tools" (${called}, "id")`.execute(db)
  await sql`create index "toolsByCategoryInAnyState" on "tools" ("category", ${called}, "id")`.execute(
    db,
  )
  await sql`create index "toolsByChange" on "tools" ("updatedAt", "id")`.execute(db)
  await sql`create index "toolsByStateAndChange" on "tools" ("isActive", "updatedAt", "id")`.execute(
    db,
  )
  await sql`create index "toolsByCategoryAndChange" on "tools" ("category", "updatedAt", "id")`.execute(
    db,
  )
  await db.schema
    .createTable('trashedCompletions')
    .addColumn('trashId', 'text', (c) => c.notNull().references('trash.id').onDelete('cascade'))
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('guideId', 'text', (c) => c.notNull())
    .addColumn('chapterId', 'text', (c) => c.notNull())
    .addColumn('completedAt', sql`timestamptz(3)`, (c) => c.notNull())
    .addPrimaryKeyConstraint('trashedCompletionsKey', ['trashId', 'userId', 'chapterId'])
    .execute()
  await db.schema
    .createIndex('trashedCompletionsByUser')
    .on('trashedCompletions')
    .column('userId')
    .execute()
  for (const [table, index] of [
    ['guides', 'guideSearch'],
    ['tools', 'toolSearch'],
  ] as const) {
    await (postgres ? searchOnPostgres(db, table, index) : searchOnSqlite(db, table, index))
  }
}

async function searchOnPostgres(db: Db, table: string, index: string) {
  await sql`create index ${sql.id(index)} on ${sql.table(table)} using gin ("searchText" gin_trgm_ops)`.execute(
    db,
  )
}

/**
 * The rows of these tables have no number that stays (VACUUM may change a rowid that is no
 * INTEGER PRIMARY KEY), so that a table beside them gives each one. The index keeps no texts.
 */
async function searchOnSqlite(db: Db, table: string, index: string) {
  const names = {
    table: sql.table(table),
    index: sql.table(index),
    numbers: sql.table(`${index}Rows`),
  }
  const numberOf = (row: 'new' | 'old') =>
    sql`(select "rowNumber" from ${names.numbers} where "recordId" = ${sql.raw(row)}."id")`
  await sql`create table ${names.numbers} ("rowNumber" integer primary key, "recordId" text not null unique)`.execute(
    db,
  )
  await sql`create virtual table ${names.index} using fts5("searchText", content='', contentless_delete=1, tokenize='trigram')`.execute(
    db,
  )
  await sql`insert into ${names.numbers} ("recordId") select "id" from ${names.table}`.execute(db)
  await sql`insert into ${names.index} (rowid, "searchText") select n."rowNumber", r."searchText" from ${names.table} as r inner join ${names.numbers} as n on n."recordId" = r."id"`.execute(
    db,
  )
  await sql`create trigger ${sql.id(`${index}Insert`)} after insert on ${names.table} begin
    insert into ${names.numbers} ("recordId") values (new."id");
    insert into ${names.index} (rowid, "searchText") values (${numberOf('new')}, new."searchText");
  end`.execute(db)
  await sql`create trigger ${sql.id(`${index}Update`)} after update of "searchText" on ${names.table} when old."searchText" <> new."searchText" begin
    delete from ${names.index} where rowid = ${numberOf('old')};
    insert into ${names.index} (rowid, "searchText") values (${numberOf('old')}, new."searchText");
  end`.execute(db)
  await sql`create trigger ${sql.id(`${index}Delete`)} after delete on ${names.table} begin
    delete from ${names.index} where rowid = ${numberOf('old')};
    delete from ${names.numbers} where "recordId" = old."id";
  end`.execute(db)
}
