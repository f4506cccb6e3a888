import type { Kysely } from 'kysely'

/** A chapter may have a picture of what will be seen, with its words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('chapters').addColumn('imageUrl', 'text').execute()
  await db.schema
    .alterTable('chapters')
    .addColumn('imageAlt', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
}
