import type { Kysely } from 'kysely'
import { time } from './columns.ts'

/** What a person shows besides the password. */
export async function secondProof(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('totpKeys')
    .addColumn('userId', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('confirmedAt', time)
    .addColumn('lastStep', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()

  await db.schema
    .createTable('recoveryCodes')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('recoveryCodesByUser', ['userId', 'hash'])
    .execute()

  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('publicKey', 'text', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('usedAt', time)
    .execute()
  await db.schema.createIndex('passkeysByUser').on('passkeys').column('userId').execute()
}
