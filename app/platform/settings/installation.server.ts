import { randomBytes } from 'node:crypto'
import type { Database } from '../db/database.server.ts'
import { claimSetting, readSetting } from './stored-settings.server.ts'

const key = 'installation'

/** Gives the data a name of their own, once: eight letters and figures that stand in their backups. */
export const nameInstallation = (db: Database): Promise<boolean> =>
  claimSetting(db, key, randomBytes(4).toString('hex'))

/** null: no server of this version has worked with the data yet. */
export const installationName = (db: Database): Promise<string | null> => readSetting(db, key)
