import { type Kysely, sql } from 'kysely'
import { bytes, comparedText, isPostgres, json, time } from './columns.ts'

/** What people ask the AI service, what it costs, and what they keep of it. */
export async function workshop(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('savedResponses')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('idempotencyKey', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('titleSort', comparedText(db), (c) => c.notNull())
    .addColumn('prompt', 'text', (c) => c.notNull())
    .addColumn('response', 'text', (c) => c.notNull())
    .addColumn('category', 'text')
    .addColumn('isDemo', 'boolean', (c) => c.notNull())
    .addColumn('hasImage', 'boolean', (c) => c.notNull())
    .addColumn('hasTags', 'boolean', (c) => c.notNull())
    .addColumn('searchText', comparedText(db), (c) => c.notNull())
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('updatedAt', time, (c) => c.notNull())
    .addColumn('deletedAt', time)
    // The former versions of the answer.
    .addColumn('turns', json, (c) => c.notNull().defaultTo(sql`'[]'`))
    .addUniqueConstraint('savedOnce', ['userId', 'idempotencyKey'])
    .execute()
  if (isPostgres(db)) {
    // Unpacking a long text takes longer than looking through it.
    await sql`alter table "savedResponses" alter column "searchText" set storage external`.execute(
      db,
    )
  }
  // SQLite counts from the index alone: the rows are pages long.
  const counted = sql.raw(isPostgres(db) ? '' : ', "hasImage", "hasTags"')
  await sql`create index "savedByDate" on "savedResponses" ("userId", "createdAt" desc, "id" desc ${counted}) where "deletedAt" is null`.execute(
    db,
  )
  await sql`create index "savedByTitle" on "savedResponses" ("userId", "titleSort", "id") where "deletedAt" is null`.execute(
    db,
  )
  // Everybody's, counted by month.
  await sql`create index "savedByMonth" on "savedResponses" ("createdAt") where "deletedAt" is null`.execute(
    db,
  )
  await sql`create index "savedDeleted" on "savedResponses" ("deletedAt") where "deletedAt" is not null`.execute(
    db,
  )

  await db.schema
    .createTable('savedTags')
    .addColumn('savedId', 'text', (c) =>
      c.notNull().references('savedResponses.id').onDelete('cascade'),
    )
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('tag', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('savedTagsKey', ['savedId', 'tag'])
    .execute()
  await db.schema
    .createIndex('savedTagsByPerson')
    .on('savedTags')
    .columns(['userId', 'tag'])
    .execute()

  await db.schema
    .createTable('images')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('visitorId', 'text')
    .addColumn('savedId', 'text', (c) =>
      c.unique().references('savedResponses.id').onDelete('cascade'),
    )
    .addColumn('contentType', 'text', (c) => c.notNull())
    .addColumn('bytes', bytes(db), (c) => c.notNull())
    .addColumn('isDemo', 'boolean', (c) => c.notNull())
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('expiresAt', time)
    .execute()
  await db.schema.createIndex('imagesByUser').on('images').column('userId').execute()
  await db.schema.createIndex('imagesByExpiry').on('images').column('expiresAt').execute()

  await db.schema
    .createTable('generations')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`"kind" in ('answer', 'image')`))
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('isDemo', 'boolean', (c) => c.notNull())
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('model', 'text')
    .addColumn('tokensIn', 'integer')
    .addColumn('tokensOut', 'integer')
    .execute()
  await db.schema.createIndex('generationsByDate').on('generations').column('createdAt').execute()
  await db.schema.createIndex('generationsByUser').on('generations').column('userId').execute()
  // The failed are few of many: they are found without reading those that went well.
  await sql`create index "generationsFailed" on "generations" ("createdAt") where "status" not in ('ok', 'STOPPED') and not "isDemo"`.execute(
    db,
  )

  await db.schema
    .createTable('aiUsage')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('model', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`"kind" in ('answer', 'image')`))
    .addColumn('generations', 'integer', (c) => c.notNull())
    .addColumn('tokensIn', 'bigint', (c) => c.notNull())
    .addColumn('tokensOut', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('aiUsageKey', ['day', 'model', 'kind'])
    .execute()

  await db.schema
    .createTable('templateUses')
    .addColumn('month', 'text', (c) => c.notNull())
    .addColumn('templateId', 'text', (c) => c.notNull())
    .addColumn('uses', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('templateUsesKey', ['month', 'templateId'])
    .execute()

  await db.schema
    .createTable('aiPrices')
    .addColumn('model', 'text', (c) => c.primaryKey())
    .addColumn('millionIn', 'double precision')
    .addColumn('millionOut', 'double precision')
    .addColumn('picture', 'double precision')
    .addColumn('updatedAt', time, (c) => c.notNull())
    .execute()
}
