import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { withoutPassword } from '../../app/platform/db/postgres-address.server.ts'
import { sqliteFile } from '../../app/platform/db/snapshot.server.ts'
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

/** What a person calls the place. */
export const nameOf = ({ directory, url }: Place) =>
  url ? withoutPassword(url) : sqliteFile(directory)
