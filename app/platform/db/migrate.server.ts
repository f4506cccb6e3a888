import { type Migration, Migrator } from 'kysely/migration'
import { migrations } from '../../../db/migrations/all.ts'
import type { Database } from './database.server.ts'

const provider = {
  getMigrations: async (): Promise<Record<string, Migration>> => migrations,
}

/**
 * Brings the schema up to date; a second process that starts at once waits and finds it done.
 * @returns the names of the migrations that ran now
 */
export async function migrate(db: Database): Promise<string[]> {
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
  return results.map((result) => result.migrationName)
}
