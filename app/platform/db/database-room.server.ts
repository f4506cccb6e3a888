import { sql } from 'kysely'
import type { Env } from '../settings/env.server.ts'
import { type Database, engineOf } from './database.server.ts'

export const megabyte = 1_000_000

/** From this share of `DATABASE_MEGABYTES` on, operators and administrators are told. */
const nearly = 0.9

/** How many bytes the database takes, indexes included; what SQLite has free to write is not. */
export async function databaseBytes(db: Database): Promise<number> {
  const { rows } = await (engineOf(db) === 'postgres'
    ? sql<{ bytes: number }>`select pg_database_size(current_database()) as "bytes"`
    : sql<{ bytes: number }>`select ("page_count" - "freelist_count") * "page_size" as "bytes"
          from pragma_page_count(), pragma_freelist_count(), pragma_page_size()`
  ).execute(db)
  return Number(rows[0]?.bytes ?? 0)
}

type Ceiling = Pick<Env, 'DATABASE_MEGABYTES'>

/** The part of its room that the database takes; from 1 on nothing new is saved. */
export const databaseShare = (bytes: number, { DATABASE_MEGABYTES }: Ceiling): number =>
  bytes / (DATABASE_MEGABYTES * megabyte)

/** What is said in percent while the database fills up; null: it has room. */
export async function databaseFilling(db: Database, ceiling: Ceiling): Promise<number | null> {
  const share = databaseShare(await databaseBytes(db), ceiling)
  return share >= nearly ? Math.floor(share * 100) : null
}
