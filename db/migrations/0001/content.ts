import type { Kysely } from 'kysely'
import { bytes, time } from './columns.ts'

/** What administrators write, and what is kept of it when it is changed or thrown away. */
export async function content(db: Kysely<unknown>): Promise<void> {
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
}
