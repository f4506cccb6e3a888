import type { Kysely } from 'kysely'

/** How a person wants to read comes along to their other devices; null: they have not said. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('reading', 'text').execute()
}
