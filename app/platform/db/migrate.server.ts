import { type Migration, Migrator } from 'kysely/migration'
import { migrations } from '../../../db/migrations/all.ts'
import { type Database, openDatabase } from './database.server.ts'
import { unlimited } from './postgres.server.ts'

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

/** The names of the migrations that have not run yet; empty when the schema is up to date. */
export async function pendingMigrations(db: Database): Promise<string[]> {
  const known = await new Migrator({ db, provider }).getMigrations()
  return known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name)
}

/**
 * Like `migrate`, without a limit on how long a statement is silent: an index over a large table
 * takes minutes. SQLite has no such limit, and its one process keeps its one connection.
 * @param url of PostgreSQL, on which `db` is
 */
export async function migratePatiently(db: Database, url: string | undefined): Promise<string[]> {
  if (!url) return migrate(db)
  // A connection that breaks meanwhile fails the migration, which says so.
  const patient = openDatabase({ directory: '', url }, () => {}, unlimited)
  try {
    return await migrate(patient)
  } finally {
    await patient.destroy()
  }
}

/** The migrations this program knows, in order. */
export const knownMigrations = (): string[] => Object.keys(migrations).sort()
