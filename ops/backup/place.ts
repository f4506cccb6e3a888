import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { sql } from 'kysely'
import { type Database, openDatabase, sqliteFile } from '../../app/platform/db/database.server.ts'
import { executedMigrations } from '../../app/platform/db/database-fault.server.ts'
import { DatabaseInUse } from '../../app/platform/db/exclusive-access.server.ts'
import { knownMigrations } from '../../app/platform/db/migrate.server.ts'
import { unlimited } from '../../app/platform/db/postgres.server.ts'
import { withoutPassword } from '../../app/platform/db/postgres-address.server.ts'
import { AnotherServer } from '../../app/platform/db/sqlite-server-lock.server.ts'
import type { Env } from '../../app/platform/settings/env.server.ts'
import { OperatorError } from '../../app/platform/settings/operator-error.server.ts'

/** Where an installation keeps its data: `url` on PostgreSQL. */
export type Place = { directory: string; url: string | undefined }

export const dataPlace = (env: Env): Place => ({
  directory: resolve(env.DATA_DIR),
  url: env.DATABASE_URL,
})

/** What a person calls the place. */
export const placeName = ({ directory, url }: Place) =>
  url ? withoutPassword(url) : sqliteFile(directory)

/** Opens the database for as long as `work` takes; its statements take as long as they need. */
export async function withDatabase<T>(
  place: Place,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const db = openDatabase(place, () => {}, unlimited)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** @throws OperatorError when there is no SQLite file yet; PostgreSQL says so by itself */
export async function requireDatabase({ directory, url }: Place): Promise<void> {
  const file = sqliteFile(directory)
  if (!url && !existsSync(file)) {
    throw new OperatorError(`There is no database at ${file}. Is DATA_DIR right?`)
  }
}

/**
 * Migrating is the server's own work: it may be at it.
 * @throws OperatorError when the database is of another version
 */
export async function requireCurrent(place: Place): Promise<void> {
  await requireDatabase(place)
  const there = await withDatabase(place, executedMigrations)
  if (there.join() === knownMigrations().join()) return
  throw new OperatorError(
    `${placeName(place)} is not of this version of Fucina: start the server once, then try again.`,
  )
}

/** The tables of a PostgreSQL database, without what its extensions show and other schemas hold. */
export async function listTables(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as "name" from pg_class
    where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace`.execute(db)
  return rows.map(({ name }) => name)
}

/** @throws OperatorError when there are tables already, whosever they are */
export async function requireEmpty(place: Place, db: Database): Promise<void> {
  if ((await listTables(db)).length === 0) return
  throw new OperatorError(
    `There are tables in ${placeName(place)} already: nothing was changed. Name an empty database.`,
  )
}

/** @throws OperatorError when somebody else works with the data */
export async function whileNobodyElse<T>(place: Place, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DatabaseInUse || error instanceof AnotherServer)) throw error
    throw new OperatorError(`Somebody works with ${placeName(place)}: stop the server first.`)
  }
}
