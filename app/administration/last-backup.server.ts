import { operator } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { readSetting, writeSetting } from '../platform/settings/stored-settings.server.ts'
import { noteInRegister } from '../records/register/register.server.ts'

const key = 'lastBackupAt'

/** Notes that a whole backup was made of what the database held at `madeAt`. */
export async function noteBackup(db: Database, madeAt: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await writeSetting(trx, key, madeAt.toISOString())
    await noteInRegister(trx, operator, { act: 'backupMade' })
  })
}

/**
 * When the last backup was made; null: never, an invalid date when what is stored cannot be read.
 */
export async function readLastBackup(db: Database): Promise<Date | null> {
  const value = await readSetting(db, key)
  return value === null ? null : new Date(value)
}
