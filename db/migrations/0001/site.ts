import type { Kysely } from 'kysely'
import { time } from './columns.ts'

/** What the site keeps of itself. */
export async function site(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('activity')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('actorId', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('subjectId', 'text')
    .addColumn('subjectTitle', 'text')
    .addColumn('createdAt', time, (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('activityByDate')
    .on('activity')
    .columns(['createdAt', 'id'])
    .execute()
  await db.schema.createIndex('activityByActor').on('activity').column('actorId').execute()

  await db.schema
    .createTable('quotas')
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('window', 'text', (c) => c.notNull())
    .addColumn('used', 'integer', (c) => c.notNull())
    .addColumn('expiresAt', time, (c) => c.notNull())
    .addPrimaryKeyConstraint('quotasKey', ['key', 'window'])
    .execute()
  await db.schema.createIndex('quotasByExpiry').on('quotas').column('expiresAt').execute()

  await db.schema
    .createTable('heartbeats')
    .addColumn('minute', time, (c) => c.primaryKey())
    .execute()

  await db.schema
    .createTable('connectionTest')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('lastUpdated', time, (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('settings')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('updatedAt', time, (c) => c.notNull())
    .execute()
}
