import { type Kysely, sql } from 'kysely'

/** Failed exchanges are few of many: they are found without reading those that went well. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index "exchangesFailed" on "exchanges" ("createdAt") where "status" not in ('ok', 'STOPPED') and not "isDemo"`.execute(
    db,
  )
}
