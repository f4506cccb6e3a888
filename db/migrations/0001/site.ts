import type { Kysely } from 'kysely'
import { comparedText, time } from './columns.ts'

/** What the site keeps of itself. */
export async function site(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('register')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', time, (c) => c.notNull())
    .addColumn('act', 'text', (c) => c.notNull())
    .addColumn('actorId', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('actorName', 'text')
    .addColumn('actorRole', 'text')
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('noun', 'text')
    .addColumn('recordId', 'text')
    .addColumn('revisionId', 'text')
    .addColumn('title', 'text')
    .addColumn('personId', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('personName', 'text')
    .addColumn('reason', 'text')
    .addColumn('actorSearch', comparedText(db), (c) => c.notNull())
    .addColumn('personSearch', comparedText(db), (c) => c.notNull())
    .addColumn('titleSearch', comparedText(db), (c) => c.notNull())
    .execute()
  await db.schema.createIndex('registerByDate').on('register').columns(['at', 'id']).execute()
  await db.schema.createIndex('registerByActor').on('register').columns(['actorId', 'at']).execute()
  await db.schema.createIndex('registerByPerson').on('register').column('personId').execute()

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
