import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { knownMigrations } from '../../app/platform/db/migrate.server.ts'
import { withoutPassword } from '../../app/platform/db/postgres-address.server.ts'
import { sqliteFile, withSnapshot } from '../../app/platform/db/snapshot.server.ts'
import type { Env } from '../../app/platform/settings/env.server.ts'
import { Refusal } from './refusal.ts'

/** Where an installation keeps its data: `url` on PostgreSQL. */
export type Place = { directory: string; url: string | undefined }

export const placeOf = (env: Env): Place => ({
  directory: resolve(env.DATA_DIR),
  url: env.DATABASE_URL,
})

/** @throws Refusal when there is no SQLite file yet; PostgreSQL says so by itself */
export async function requireDatabase({ directory, url }: Place): Promise<void> {
  const file = sqliteFile(directory)
  if (!url && !existsSync(file)) {
    throw new Refusal(`There is no database at ${file}. Is DATA_DIR right?`)
  }
}

/**
 * Migrating is the server's own work: it may be at it.
 * @throws Refusal when the database is of another version
 */
export async function requireCurrent(place: Place): Promise<void> {
  await requireDatabase(place)
  const there = await withSnapshot(place, async ({ migrations }) => migrations)
  if (there.join() === knownMigrations().join()) return
  throw new Refusal(
    `${nameOf(place)} is not of this version of Fucina: start the server once, then try again.`,
  )
}

/** What a person calls the place. */
export const nameOf = ({ directory, url }: Place) =>
  url ? withoutPassword(url) : sqliteFile(directory)
