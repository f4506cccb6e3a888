import { type Kysely, sql } from 'kysely'
import { bytes, folded, json, time } from './columns.ts'

/** What administrators write, and what is kept of it when it is changed or thrown away. */
export async function content(db: Kysely<unknown>): Promise<void> {
  const difficulty = sql`"difficulty" in ('beginner', 'intermediate', 'advanced')`
  const rating = sql`"rating" between 0 and 5`
  await db.schema
    .createTable('tools')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('imageUrl', 'text')
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('pricing', json, (c) => c.notNull())
    .addColumn('rating', sql`numeric(2, 1)`, (c) => c.notNull().check(rating))
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('features', json, (c) => c.notNull())
    .addColumn('difficulty', 'text', (c) => c.notNull().check(difficulty))
    .addColumn('isActive', 'boolean', (c) => c.notNull())
    .addColumn('verifiedAt', time)
    .addColumn('searchText', folded(db), (c) => c.notNull())
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('updatedAt', time, (c) => c.notNull())
    .execute()
  const called = sql`substr("searchText", 1, 100)`
  await sql`create index "toolsByName" on "tools" ("isActive", ${called}, "id")`.execute(db)
  await sql`create index "toolsByCategory" on "tools" ("isActive", "category", ${called}, "id")`.execute(
    db,
  )
  await db.schema.createIndex('toolsCreated').on('tools').column('createdAt').execute()

  await db.schema
    .createTable('guides')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('toolId', 'text', (c) => c.notNull().references('tools.id').onDelete('restrict'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('difficulty', 'text', (c) => c.notNull().check(difficulty))
    .addColumn('duration', 'integer', (c) => c.notNull())
    .addColumn('imageUrl', 'text')
    .addColumn('rating', sql`numeric(2, 1)`, (c) => c.notNull().check(rating))
    .addColumn('isPublished', 'boolean', (c) => c.notNull())
    .addColumn('prerequisites', json, (c) => c.notNull())
    .addColumn('relatedGuides', json, (c) => c.notNull())
    .addColumn('verifiedAt', time)
    .addColumn('searchText', folded(db), (c) => c.notNull())
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('updatedAt', time, (c) => c.notNull())
    .execute()
  await db.schema.createIndex('guidesByTool').on('guides').column('toolId').execute()
  await db.schema
    .createIndex('guidesByLevel')
    .on('guides')
    .columns(['isPublished', 'difficulty', 'duration', 'id'])
    .execute()
  await db.schema.createIndex('guidesCreated').on('guides').column('createdAt').execute()

  await db.schema
    .createTable('chapters')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('guideId', 'text', (c) => c.notNull().references('guides.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('duration', 'integer', (c) => c.notNull())
    .addColumn('exercises', json, (c) => c.notNull())
    .addColumn('imageUrl', 'text')
    .addColumn('imageAlt', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema
    .createIndex('chaptersByGuide')
    .on('chapters')
    .columns(['guideId', 'position'])
    .execute()

  await db.schema
    .createTable('pictures')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('contentType', 'text', (c) => c.notNull())
    .addColumn('bytes', bytes(db), (c) => c.notNull())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('usedAt', time, (c) => c.notNull())
    .addColumn('createdBy', 'text', (c) => c.references('users.id').onDelete('set null'))
    .execute()
  await db.schema.createIndex('picturesByUse').on('pictures').column('usedAt').execute()
  await db.schema.createIndex('picturesByMaker').on('pictures').column('createdBy').execute()

  await db.schema
    .createTable('trash')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('recordId', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('record', json, (c) => c.notNull())
    .addColumn('deletedBy', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('deletedAt', time, (c) => c.notNull())
    .addColumn('expiresAt', time, (c) => c.notNull())
    .execute()
  await db.schema.createIndex('trashByExpiry').on('trash').column('expiresAt').execute()
  await db.schema.createIndex('trashByActor').on('trash').column('deletedBy').execute()

  await db.schema
    .createTable('formerVersions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('recordId', 'text', (c) => c.notNull())
    .addColumn('version', time, (c) => c.notNull())
    .addColumn('content', json, (c) => c.notNull())
    .addColumn('replacedAt', time, (c) => c.notNull())
    .addColumn('replacedBy', 'text', (c) => c.references('users.id').onDelete('set null'))
    .execute()
  await db.schema
    .createIndex('formerVersionsByRecord')
    .on('formerVersions')
    .columns(['kind', 'recordId', 'replacedAt'])
    .execute()
  await db.schema
    .createIndex('formerVersionsByActor')
    .on('formerVersions')
    .column('replacedBy')
    .execute()
}
