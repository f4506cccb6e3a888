import { sql } from 'kysely'
import { type Database, type Engine, engineOf } from './database.server.ts'
import { placeOfAddress } from './postgres-address.server.ts'

export type DatabaseFacts = {
  engine: Engine
  /** '3.51.0', '16.4'. */
  version: string
  /** How much room the data take, indexes included. */
  bytes: number
  /** Where it is, without anything secret: a file's name, or a server and the database on it. */
  place: string
}

/** @param url as `openDatabase` takes it */
export async function databaseFacts(
  db: Database,
  { url }: { url?: string | undefined },
): Promise<DatabaseFacts> {
  const engine = engineOf(db)
  const { rows } = await (engine === 'postgres' ? postgresFacts : sqliteFacts).execute(db)
  const [row] = rows
  if (!row) throw new Error('the database told nothing of itself')
  return { engine, ...row, place: url ? describePlace(url) : 'fucina.sqlite' }
}

type Row = { version: string; bytes: number }

const sqliteFacts = sql<Row>`
  select sqlite_version() as "version", "page_count" * "page_size" as "bytes"
  from pragma_page_count(), pragma_page_size()`

const postgresFacts = sql<Row>`
  select split_part(current_setting('server_version'), ' ', 1) as "version",
    pg_database_size(current_database()) as "bytes"`

/** 'fucina su db.example.it'; name and password of who signs in there stay out. */
function describePlace(url: string): string {
  const { database, host } = placeOfAddress(url)
  return `${database} su ${host}`
}
