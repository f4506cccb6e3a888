import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { type Database, openDatabase } from './database.server.ts'
import { unlimited } from './postgres.server.ts'
import {
  columnKind,
  type Kind,
  type Row,
  type Source,
  type StoredTable,
} from './stored-tables.server.ts'

type Place = { directory: string; url?: string | undefined }

/** Written by the migrator itself; a source names its migrations instead. */
const migratorTables = ['kysely_migration', 'kysely_migration_lock']

/** On SQLite such a table numbers the rows of a search index, which triggers keep. */
const searchRows = /SearchRows$/

/** PostgreSQL hands over so many rows at once; pictures are large. */
const rowsAtOnce = 500
const rowsWithBytesAtOnce = 20

export const sqliteFile = (directory: string) => join(directory, 'fucina.sqlite')

/**
 * Reads everything as it is at one moment, while others go on writing.
 * @throws Error when there is no SQLite file
 */
export async function withSnapshot<T>(
  place: Place,
  work: (source: Source) => Promise<T>,
): Promise<T> {
  return place.url ? onPostgres(place.url, work) : onSqlite(place.directory, work)
}

async function onSqlite<T>(directory: string, work: (source: Source) => Promise<T>): Promise<T> {
  const path = sqliteFile(directory)
  if (!existsSync(path)) throw new Error(`there is no database at ${path}`)
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
  try {
    // In WAL mode a reader keeps nobody from writing.
    database.exec('begin')
    return await work(sqliteSource(database))
  } finally {
    database.close()
  }
}

async function onPostgres<T>(url: string, work: (source: Source) => Promise<T>): Promise<T> {
  const db = openDatabase({ directory: '', url }, () => {}, unlimited)
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => work(await postgresSource(trx)))
  } finally {
    await db.destroy()
  }
}

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1)

type Found = { table: string; name: string; type: string }

function tablesOf(names: string[], columns: Found[]): StoredTable[] {
  return names
    .filter((name) => !migratorTables.includes(name) && !searchRows.test(name))
    .map((name) => ({
      name,
      columns: columns
        .filter((column) => column.table === name)
        .map((column) => ({ name: column.name, kind: columnKind(name, column.name, column.type) }))
        .sort(byName),
    }))
    .sort(byName)
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const listed = (table: StoredTable) => table.columns.map(({ name }) => quoted(name)).join(', ')

/** What a connection to a SQLite file sees; the caller has begun a transaction. */
export function sqliteSource(database: DatabaseSync): Source {
  const all = <T>(text: string) => database.prepare(text).all() as T[]
  const names = all<{ name: string }>(
    `select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite%'`,
  ).map(({ name }) => name)
  // A column that only numbers the rows is made anew, and so is one that is computed.
  const columns = names.flatMap((table) =>
    all<Found>(
      `select '${table}' as "table", name, type from pragma_table_xinfo('${table}') where hidden = 0 and not (pk = 1 and lower(type) = 'integer')`,
    ),
  )
  const migrations = names.includes('kysely_migration')
    ? all<{ name: string }>('select name from kysely_migration order by name')
    : []
  return {
    migrations: migrations.map(({ name }) => name),
    tables: tablesOf(names, columns),
    async *rows(table) {
      const stored = database.prepare(`select ${listed(table)} from ${quoted(table.name)}`)
      for (const row of stored.iterate()) {
        yield table.columns.map(({ name, kind }) => fromSqlite(kind, row[name]))
      }
    },
  }
}

function fromSqlite(kind: Kind, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (kind === 'boolean') return value !== 0
  if (kind === 'json') return JSON.parse(String(value))
  if (kind === 'bytes') return Buffer.from(value as Uint8Array).toString('base64')
  if (kind === 'time') return isoTime(String(value))
  return value
}

/** A text that is no date is kept as it is: SQLite does not check. */
function isoTime(text: string): string {
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? text : date.toISOString()
}

/** What a transaction on PostgreSQL sees, values included that the product cannot read. */
export async function postgresSource(transaction: Database): Promise<Source> {
  const trx = transaction.withoutPlugins()
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace`.execute(trx)
  const names = tables.rows.map(({ name }) => name)
  const columns = await sql<Found>`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
      and coalesce(pg_get_expr(d.adbin, d.adrelid), '') not like 'nextval(%'`.execute(trx)
  const migrations = names.includes('kysely_migration')
    ? await sql<{ name: string }>`select name from kysely_migration order by name`.execute(trx)
    : { rows: [] }
  return {
    migrations: migrations.rows.map(({ name }) => name),
    tables: tablesOf(names, columns.rows),
    rows: (table) => postgresRows(trx, table),
  }
}

let cursors = 0

async function* postgresRows(trx: Database, table: StoredTable): AsyncIterable<Row> {
  cursors += 1
  const cursor = `allRows${cursors}`
  const hasBytes = table.columns.some(({ kind }) => kind === 'bytes')
  const step = hasBytes ? rowsWithBytesAtOnce : rowsAtOnce
  const query = `select ${listed(table)} from ${quoted(table.name)}`
  await sql.raw(`declare "${cursor}" no scroll cursor for ${query}`).execute(trx)
  for (;;) {
    const { rows } = await sql
      .raw<Record<string, unknown>>(`fetch ${step} from "${cursor}"`)
      .execute(trx)
    for (const row of rows) {
      yield table.columns.map(({ name, kind }) => fromPostgres(kind, row[name]))
    }
    if (rows.length < step) break
  }
  await sql.raw(`close "${cursor}"`).execute(trx)
}

function fromPostgres(kind: Kind, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (kind === 'time') return value instanceof Date ? value.toISOString() : String(value)
  if (kind === 'bytes') return Buffer.from(value as Uint8Array).toString('base64')
  return value
}
