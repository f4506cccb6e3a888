import type { Kysely } from 'kysely'

/** A group may be led by two, and an attestato may say that somebody was there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('groups')
    .addColumn('alsoLedBy', 'text', (c) => c.references('users.id').onDelete('set null'))
    .execute()
  await db.schema
    .createIndex('groupsBySecondLeader')
    .on('groups')
    .columns(['alsoLedBy', 'startsAt'])
    .execute()
  await db.schema.alterTable('certificates').addColumn('metOn', 'text').execute()
}
