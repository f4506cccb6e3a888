import { type Kysely, PostgresAdapter, sql } from 'kysely'

type Db = Kysely<unknown>

const ordersOfContent = [
  'guidesByTitle',
  'guidesByStateAndTitle',
  'guidesByChange',
  'guidesByStateAndChange',
  'toolsByNameInAnyState',
  'toolsByCategoryInAnyState',
  'toolsByChange',
  'toolsByStateAndChange',
  'toolsByCategoryAndChange',
]

const filtersOfSaved = [
  'savedWithImageByDate',
  'savedWithImageByTitle',
  'savedWithTagsByDate',
  'savedWithTagsByTitle',
  'savedTagsByDate',
  'savedTagsByTitle',
  'savedTagsWithImageByDate',
  'savedTagsWithImageByTitle',
]

/**
 * What counted and found more than the bounds allow goes: a person's responses and the contents are
 * read plainly (docs/decisions/0039).
 */
export async function up(db: Db): Promise<void> {
  for (const name of [...ordersOfContent, ...filtersOfSaved]) {
    await db.schema.dropIndex(name).execute()
  }
  await db.schema.dropTable('savedCounters').execute()
  await db.schema.dropTable('savedTagCounters').execute()
  for (const column of ['createdAt', 'titleSort', 'hasImage']) {
    await db.schema.alterTable('savedTags').dropColumn(column).execute()
  }
  await db.schema
    .createIndex('savedTagsByPerson')
    .on('savedTags')
    .columns(['userId', 'tag'])
    .execute()
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await (isPostgres ? onPostgres(db) : onSqlite(db))
}

async function onPostgres(db: Db) {
  for (const name of ['savedSearch', 'guideSearch', 'toolSearch']) {
    await db.schema.dropIndex(name).execute()
  }
  // Unpacking a long text takes longer than looking through it. Applies to what is written from now.
  await sql`alter table "savedResponses" alter column "searchText" set storage external`.execute(db)
}

async function onSqlite(db: Db) {
  for (const index of ['savedSearch', 'guideSearch', 'toolSearch']) {
    for (const when of ['Insert', 'Update', 'Delete']) {
      await sql`drop trigger ${sql.id(`${index}${when}`)}`.execute(db)
    }
    await sql`drop table ${sql.table(index)}`.execute(db)
  }
  for (const index of ['guideSearch', 'toolSearch']) {
    await sql`drop table ${sql.table(`${index}Rows`)}`.execute(db)
  }
}
