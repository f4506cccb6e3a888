import { type Kysely, sql } from 'kysely'

/** Professions and prompt sets can be drafts. What is there was public, and stays so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['professions', 'promptSets']) {
    await db.schema
      .alterTable(table)
      .addColumn('isPublished', 'boolean', (c) => c.notNull().defaultTo(sql`true`))
      .execute()
  }
}
