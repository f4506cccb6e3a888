import { type Kysely, sql } from 'kysely'

const json = sql`jsonb`
const time = sql`timestamptz(3)`

/** What guides, scenes and tools were before they were saved anew. Empty at first. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
