import { type Kysely, sql } from 'kysely'

/** A saved response keeps the former versions of its answer; what is there has one version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('savedResponses')
    .addColumn('turns', sql`jsonb`, (c) => c.notNull().defaultTo(sql`'[]'`))
    .execute()
}
