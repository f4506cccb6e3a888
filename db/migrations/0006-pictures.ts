import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Pictures that administrators upload for tools, guides and professions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  await db.schema
    .createTable('pictures')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('contentType', 'text', (c) => c.notNull())
    .addColumn('bytes', postgres ? sql`bytea` : sql`blob`, (c) => c.notNull())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('usedAt', sql`timestamptz(3)`, (c) => c.notNull())
    .addColumn('createdBy', 'text', (c) => c.references('users.id').onDelete('set null'))
    .execute()
  await db.schema.createIndex('picturesByUse').on('pictures').column('usedAt').execute()
  await db.schema.createIndex('picturesByMaker').on('pictures').column('createdBy').execute()
}
