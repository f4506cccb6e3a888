import { type Kysely, sql } from 'kysely'

/** Drops what 1.1 no longer has (docs/decisions/0046-less.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('helpCalls').execute()
  await forgetFormerAddresses(db)
  await db.schema.alterTable('savedResponses').addColumn('answerKind', 'text').execute()
}

/** An address that was changed cannot be taken back any more; one that waits for its link stays. */
async function forgetFormerAddresses(db: Kysely<unknown>): Promise<void> {
  await sql`delete from "addressChanges" where "changedAt" is not null`.execute(db)
  await db.schema.dropIndex('addressChangesByformer').execute()
  for (const column of ['former', 'wasConfirmed', 'isCorrection', 'changedAt', 'undoneAt']) {
    await db.schema.alterTable('addressChanges').dropColumn(column).execute()
  }
}
