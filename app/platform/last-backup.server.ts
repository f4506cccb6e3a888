import { recordActivity } from './activity.server.ts'
import type { Database } from './db/database.server.ts'

const key = 'lastBackupAt'

/** Notes that a whole backup was made of what the database held at `madeAt`. */
export async function noteBackup(db: Database, madeAt: Date): Promise<void> {
  const changed = { value: madeAt.toISOString(), updatedAt: new Date() }
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('settings')
      .values({ key, ...changed })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(changed))
      .execute()
    await recordActivity(trx, { kind: 'backupMade', actorId: null })
  })
}
