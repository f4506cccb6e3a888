import { type Kysely, sql } from 'kysely'

const time = sql`timestamptz(3)`

/** Places and people that help, as the page 'Aiuto' shows them in their order. Empty at first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('helpPlaces')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('isPublished', 'boolean', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('hours', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('updatedAt', time, (c) => c.notNull())
    .execute()
}
