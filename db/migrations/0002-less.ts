import { type Kysely, sql } from 'kysely'
import { isPostgres } from './0001/columns.ts'

/** Drops what 1.1 no longer has (docs/decisions/0046-less.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('helpCalls').execute()
  await forgetFormerAddresses(db)
  await db.schema.alterTable('savedResponses').addColumn('answerKind', 'text').execute()
  await listsOfUsers(db)
  // Who read the legal pages is a setting of the server now.
  await sql`delete from "settings" where "key" = 'legalReview'`.execute(db)
}

/** An address that was changed cannot be taken back any more; one that waits for its link stays. */
async function forgetFormerAddresses(db: Kysely<unknown>): Promise<void> {
  await sql`delete from "addressChanges" where "changedAt" is not null`.execute(db)
  await db.schema.dropIndex('addressChangesByformer').execute()
  for (const column of ['former', 'wasConfirmed', 'isCorrection', 'changedAt', 'undoneAt']) {
    await db.schema.alterTable('addressChanges').dropColumn(column).execute()
  }
}

/** The list of people is read page by page, and searched as it stands. */
async function listsOfUsers(db: Kysely<unknown>): Promise<void> {
  for (const people of ['users', 'suspended', 'staff']) {
    for (const order of ['Date', 'Name', 'SignIn']) {
      await sql`drop index ${sql.id(`${people}By${order}`)}`.execute(db)
    }
  }
  if (isPostgres(db)) return
  for (const change of ['Insert', 'Delete', 'Update']) {
    await sql`drop trigger ${sql.id(`userSearch${change}`)}`.execute(db)
  }
  await sql`drop table "userSearch"`.execute(db)
  await sql`drop table "userSearchRows"`.execute(db)
}
