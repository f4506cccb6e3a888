import { operator } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import {
  readSetting,
  removeSetting,
  writeSetting,
} from '../../platform/settings/stored-settings.server.ts'
import { noteInRegister } from '../../records/register/register.server.ts'

const key = 'lastBackupAt'
const faultKey = 'lastBackupFault'

/** Notes that a whole backup was made of what the database held at `madeAt`. */
export async function noteBackup(db: Database, madeAt: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await writeSetting(trx, key, madeAt.toISOString())
    await removeSetting(trx, faultKey)
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

/** Notes why a backup that was due could not be made; the next good one takes it away. */
export const noteBackupFault = (db: Database, sentence: string): Promise<void> =>
  writeSetting(db, faultKey, sentence)

/** Why the last backup could not be made; null: it could. */
export const readBackupFault = (db: Database): Promise<string | null> => readSetting(db, faultKey)
