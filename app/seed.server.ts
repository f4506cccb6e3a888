import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { nouns } from './nouns.server.ts'
import { seeding, seedRecords } from './records/store/built-in.server.ts'

/**
 * Fills an empty database with the built-in content, and one of a former version with what is new,
 * each part once, in one transaction: what was deleted since stays deleted.
 * @returns whether it was empty
 */
export async function seed(db: Kysely<Schema>): Promise<boolean> {
  return seeding(db, async (change) => {
    const { trx } = change
    const isEmpty = await isFirst(trx, 'seededAt')
    if (isEmpty) {
      for (const { noun, builtIns } of nouns) await seedRecords(change, noun, builtIns)
      await seedFirst(trx)
    }
    return isEmpty
  })
}

/** Notes under a key of the settings that a part is there. @returns whether it was not yet */
async function isFirst(trx: Kysely<Schema>, key: string): Promise<boolean> {
  const noted = await trx
    .insertInto('settings')
    .values({ key, value: new Date().toISOString(), updatedAt: new Date() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst()
  return noted.numInsertedOrUpdatedRows !== 0n
}

async function seedFirst(trx: Kysely<Schema>) {
  const now = new Date()
  await trx
    .insertInto('connectionTest')
    .values({ id: 'status', lastUpdated: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
