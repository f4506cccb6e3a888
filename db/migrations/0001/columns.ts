import { type Kysely, PostgresAdapter, sql } from 'kysely'

export const isPostgres = (db: Kysely<unknown>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter

export const time = sql`timestamptz(3)`
export const json = sql`jsonb`
export const bytes = (db: Kysely<unknown>) => (isPostgres(db) ? sql`bytea` : sql`blob`)

/** A text that is compared letter by letter (db/normalize.ts). */
export const comparedText = (db: Kysely<unknown>) =>
  isPostgres(db) ? sql`text collate "C"` : sql`text`
