import type { Kysely } from 'kysely'

/** Drops what 1.1 no longer has (docs/decisions/0046-less.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('helpCalls').execute()
}
