import { type Kysely, sql } from 'kysely'

/** The orders in which tools and guides are listed, a page at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const name = sql`substr("searchText", 1, 100)`
  await sql`create index "toolsByName" on "tools" ("isActive", ${name}, "id")`.execute(db)
  await sql`create index "toolsByCategory" on "tools" ("isActive", "category", ${name}, "id")`.execute(
    db,
  )
  await db.schema
    .createIndex('guidesByLevel')
    .on('guides')
    .columns(['isPublished', 'difficulty', 'duration', 'id'])
    .execute()
}
