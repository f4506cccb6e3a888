import product from '../../../package.json' with { type: 'json' }
import type { Database } from '../db/database.server.ts'
import { readSetting, writeSetting } from './stored-settings.server.ts'

/** Of this program: '1.0.0'. */
export const productVersion: string = product.version

const key = 'productVersion'

/** Notes that this version works with the data from now on; backups carry it along. */
export const noteVersion = (db: Database): Promise<void> => writeSetting(db, key, productVersion)

/** The version that started last with the data. */
export const readVersion = async (db: Database): Promise<string> =>
  (await readSetting(db, key)) ?? 'of no known version'
