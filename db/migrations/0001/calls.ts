import type { Kysely } from 'kysely'
import { time } from './columns.ts'

/** What people show to whoever helps them, for a day. */
export async function calls(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('helpCalls')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('code', 'text', (c) => c.notNull().unique())
    .addColumn('userId', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('page', 'text')
    .addColumn('reading', 'text', (c) => c.notNull())
    .addColumn('text', 'text')
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('expiresAt', time, (c) => c.notNull())
    .execute()
  await db.schema.createIndex('helpCallsByUser').on('helpCalls').columns(['userId']).execute()
  await db.schema.createIndex('helpCallsByEnd').on('helpCalls').columns(['expiresAt']).execute()
}
