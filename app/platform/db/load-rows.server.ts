import { CompiledQuery } from 'kysely'
import { clearPostgres, clearSqlite } from './clear-tables.server.ts'
import { type Database, engineOf } from './database.server.ts'
import { migrateUpTo } from './migrate.server.ts'
import {
  type Kind,
  type Row,
  type Source,
  type StoredTable,
  type Tally,
  Tallying,
} from './stored-tables.server.ts'

/** SQLite takes 32,766 parameters in a statement, PostgreSQL twice as many. */
const parametersAtOnce = 30_000
const rowsAtOnce = 500
const rowsWithBytesAtOnce = 10

/**
 * Makes the tables of a source in an empty database and fills them; indexes and references are made
 * afterwards.
 * @param trx on PostgreSQL everything is undone when it fails; on SQLite foreign keys are off
 * @param tell called after each table
 * @returns what came from the source, by table
 */
export async function loadRows(
  trx: Database,
  source: Source,
  tell: (table: string, rows: number) => void,
): Promise<Map<string, Tally>> {
  const last = source.migrations.at(-1)
  if (last === undefined) throw new Error('the source names no migration')
  await migrateUpTo(trx, last)
  const putBack = await (engineOf(trx) === 'postgres' ? clearPostgres(trx) : clearSqlite(trx))
  const tallies = new Map<string, Tally>()
  for (const table of source.tables) {
    const tally = await fillTable(trx, table, source.rows(table))
    tallies.set(table.name, tally)
    tell(table.name, tally.rows)
  }
  await putBack()
  return tallies
}

async function fillTable(
  trx: Database,
  table: StoredTable,
  rows: AsyncIterable<Row>,
): Promise<Tally> {
  const hasBytes = table.columns.some(({ kind }) => kind === 'bytes')
  const most = Math.floor(parametersAtOnce / Math.max(1, table.columns.length))
  const step = Math.min(most, hasBytes ? rowsWithBytesAtOnce : rowsAtOnce)
  const tallying = new Tallying()
  let waiting: Row[] = []
  for await (const row of rows) {
    tallying.add(row)
    if (waiting.push(row) < step) continue
    await insert(trx, table, waiting)
    waiting = []
  }
  if (waiting.length > 0) await insert(trx, table, waiting)
  return tallying.result()
}

async function insert(trx: Database, { name, columns }: StoredTable, rows: Row[]): Promise<void> {
  const isPostgres = engineOf(trx) === 'postgres'
  let count = 0
  const place = () => {
    count += 1
    return isPostgres ? `$${count}` : '?'
  }
  const values = rows.map(() => `(${columns.map(place).join(', ')})`).join(', ')
  const names = columns.map((column) => `"${column.name}"`).join(', ')
  const parameters = rows.flatMap((row) =>
    columns.map(({ kind }, index) => toStored(kind, row[index])),
  )
  const text = `insert into "${name}" (${names}) values ${values}`
  await trx.executeQuery(CompiledQuery.raw(text, parameters))
}

function toStored(kind: Kind, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (kind === 'json') return JSON.stringify(value)
  if (kind === 'bytes') return Buffer.from(String(value), 'base64')
  return value
}
