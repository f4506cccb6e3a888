import { randomUUID } from 'node:crypto'
import type { Database } from '../../platform/db/database.server.ts'
import { readSetting, writeSetting } from '../../platform/settings/stored-settings.server.ts'

const key = 'contentVersion'

/**
 * Names the state of the content that visitors and learners see: what was computed from all of it
 * holds for as long as the name stays the same. '' before the first change.
 */
export const readContentVersion = async (db: Database): Promise<string> =>
  (await readSetting(db, key)) ?? ''

/** Gives the content a new name; belongs into the transaction of every write to it. */
export const changeContentVersion = (trx: Database): Promise<void> =>
  writeSetting(trx, key, randomUUID())
