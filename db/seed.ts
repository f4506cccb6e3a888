import type { Kysely } from 'kysely'
import {
  builtInChapters,
  builtInGuides,
  builtInProfessions,
  builtInTools,
} from './built-in-rows.ts'
import { promptSets } from './content/prompt-sets/all.ts'
import type { Schema } from './schema.ts'

/**
 * Fills an empty database with the built-in content, in one transaction.
 * @returns whether it was empty
 */
export async function seed(db: Kysely<Schema>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const seeded = await trx
      .insertInto('settings')
      .values({ key: 'seededAt', value: new Date().toISOString(), updatedAt: new Date() })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .executeTakeFirst()
    if (seeded.numInsertedOrUpdatedRows === 0n) return false
    const now = new Date()
    const dates = { createdAt: now, updatedAt: now }
    await trx
      .insertInto('tools')
      .values(builtInTools.map((tool) => ({ ...tool, verifiedAt: null, ...dates })))
      .execute()
    await trx
      .insertInto('guides')
      .values(builtInGuides.map((guide) => ({ ...guide, verifiedAt: null, ...dates })))
      .execute()
    await trx.insertInto('chapters').values(builtInChapters).execute()
    await trx
      .insertInto('professions')
      .values(builtInProfessions.map((profession) => ({ ...profession, ...dates })))
      .execute()
    await trx
      .insertInto('promptSets')
      .values(promptSets.map((set) => ({ ...set, ...dates })))
      .execute()
    await trx
      .insertInto('connectionTest')
      .values({ id: 'status', lastUpdated: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return true
  })
}
