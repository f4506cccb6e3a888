import { type Kysely, sql } from 'kysely'
import { comparedText, json, time } from './columns.ts'

/** What administrators edit, of every noun, and its history. */
export async function records(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('records')
    .addColumn('noun', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('searchText', comparedText(db), (c) => c.notNull())
    .addColumn('content', json)
    .addColumn('draft', json)
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('verifiedAt', time)
    .addColumn('uniqueKey', 'text')
    .addColumn('facet', 'text', (c) => c.notNull())
    .addColumn('size', 'integer', (c) => c.notNull())
    .addColumn('changedIn', 'integer', (c) => c.notNull())
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('createdBy', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('updatedAt', time, (c) => c.notNull())
    .addColumn('updatedBy', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('deletedAt', time)
    .addPrimaryKeyConstraint('recordsKey', ['noun', 'id'])
    .addCheckConstraint('recordsHoldSomething', sql`"content" is not null or "draft" is not null`)
    .execute()
  await sql`
    create unique index "recordsUnique" on "records" ("noun", "uniqueKey") where "deletedAt" is null
  `.execute(db)
  await db.schema.createIndex('recordsChanged').on('records').column('changedIn').execute()
  await db.schema.createIndex('recordsByMaker').on('records').column('createdBy').execute()
  await db.schema.createIndex('recordsByChanger').on('records').column('updatedBy').execute()

  await db.schema
    .createTable('revisions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('noun', 'text', (c) => c.notNull())
    .addColumn('recordId', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('act', 'text', (c) => c.notNull())
    .addColumn('at', time, (c) => c.notNull())
    .addColumn('doneBy', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('content', json)
    .addForeignKeyConstraint(
      'revisionsOfRecord',
      ['noun', 'recordId'],
      'records',
      ['noun', 'id'],
      (c) => c.onDelete('cascade').onUpdate('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('revisionsByRecord')
    .on('revisions')
    .columns(['noun', 'recordId', 'version'])
    .execute()
  await db.schema.createIndex('revisionsByDoer').on('revisions').column('doneBy').execute()

  await db.schema
    .createTable('recordReferences')
    .addColumn('noun', 'text', (c) => c.notNull())
    .addColumn('recordId', 'text', (c) => c.notNull())
    .addColumn('toNoun', 'text', (c) => c.notNull())
    .addColumn('toId', 'text', (c) => c.notNull())
    .addColumn('goesWith', 'boolean', (c) => c.notNull())
    .addPrimaryKeyConstraint('recordReferencesKey', ['toNoun', 'toId', 'noun', 'recordId'])
    .addForeignKeyConstraint(
      'recordReferencesFrom',
      ['noun', 'recordId'],
      'records',
      ['noun', 'id'],
      (c) => c.onDelete('cascade').onUpdate('cascade'),
    )
    .addForeignKeyConstraint(
      'recordReferencesTo',
      ['toNoun', 'toId'],
      'records',
      ['noun', 'id'],
      (c) => c.onDelete('cascade').onUpdate('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('recordReferencesByRecord')
    .on('recordReferences')
    .columns(['noun', 'recordId'])
    .execute()

  await db.schema
    .createTable('builtIns')
    .addColumn('noun', 'text', (c) => c.notNull())
    .addColumn('recordId', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('builtInsKey', ['noun', 'recordId'])
    .execute()
}
