import { nouns } from './nouns.server.ts'
import type { Database } from './platform/db/database.server.ts'
import { claimSetting } from './platform/settings/stored-settings.server.ts'
import { seeding, seedRecords } from './records/store/built-in.server.ts'

/**
 * Fills an empty database with the built-in content, once, in one transaction: what was deleted
 * since stays deleted.
 * @returns whether it was empty
 */
export function seed(db: Database): Promise<boolean> {
  return seeding(db, async (change) => {
    const { trx, now } = change
    if (!(await claimSetting(trx, 'seededAt', now.toISOString()))) return false
    for (const { noun, builtIns } of nouns) await seedRecords(change, noun, builtIns)
    await trx
      .insertInto('connectionTest')
      .values({ id: 'status', lastUpdated: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return true
  })
}
