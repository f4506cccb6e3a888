import { type Kysely, sql } from 'kysely'

/** Where an account was made, while it is new: it counts towards that address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('registeredFrom', 'text').execute()
  await db.schema
    .createIndex('usersByRegistration')
    .on('users')
    .column('createdAt')
    .where(sql<boolean>`"registeredFrom" is not null`)
    .execute()
}
