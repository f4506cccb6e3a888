import { isDeepStrictEqual } from 'node:util'
import { sql, type TableMetadata } from 'kysely'
import type { Database } from '../../app/platform/db/database.server.ts'
import { requireSupported } from '../../app/platform/db/database-fault.server.ts'
import { withExclusivePostgres } from '../../app/platform/db/exclusive-access.server.ts'
import { migrate } from '../../app/platform/db/migrate.server.ts'
import { movedMark } from '../../app/platform/db/sqlite.server.ts'
import { claimSqlite, giveBackSqlite } from '../../app/platform/db/sqlite-server-lock.server.ts'
import {
  listTables,
  type Place,
  requireCurrent,
  requireEmpty,
  whileNobodyElse,
  withDatabase,
} from './place.ts'

type Row = Record<string, unknown>

/** So many rows go over at once; pictures are large. */
const rowsAtOnce = 500
const rowsWithBytesAtOnce = 20

/**
 * Copies everything from the SQLite file in `directory` into an empty PostgreSQL database, in one
 * transaction; each row is compared as PostgreSQL says it has stored it. The file is marked
 * afterwards, so that nothing starts on it by mistake.
 * @throws OperatorError when somebody works with either, the file is of another version, or the database
 *   holds anything
 */
export async function moveToPostgres(
  target: Place & { url: string },
  tell: (line: string) => void,
): Promise<void> {
  const source: Place = { directory: target.directory, url: undefined }
  await requireCurrent(source)
  await whileNobodyElse(source, () => claimSqlite(source.directory, 0, () => {}))
  try {
    await withDatabase(source, (from) =>
      inTransaction(from, async (reading) => {
        await whileNobodyElse(target, () =>
          withExclusivePostgres(target.url, () =>
            withDatabase(target, (to) => fill(target, to, reading, tell)),
          ),
        )
        await sql.raw(`pragma user_version = ${movedMark}`).execute(reading)
      }),
    )
  } finally {
    giveBackSqlite()
  }
}

/** As `db.transaction()`, which forbids the other database meanwhile. */
async function inTransaction(db: Database, work: (trx: Database) => Promise<void>): Promise<void> {
  const trx = await db.startTransaction().execute()
  try {
    await work(trx)
    await trx.commit().execute()
  } catch (error) {
    await trx.rollback().execute()
    throw error
  }
}

async function fill(
  target: Place,
  db: Database,
  source: Database,
  tell: (line: string) => void,
): Promise<void> {
  await requireSupported(db)
  await requireEmpty(target, db)
  await inTransaction(db, async (trx) => {
    await migrate(trx)
    const made = await listTables(trx)
    const tables = (await trx.introspection.getTables()).filter(({ name }) => made.includes(name))
    await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(trx)
    const checkReferences = await deferReferences(trx)
    for (const table of tables) tell(`  ${table.name}: ${await copyTable(source, trx, table)}`)
    await checkReferences()
  })
  await sql`analyze`.execute(db)
}

/** Rows come table by table: what they refer to may not be there yet. */
async function deferReferences(trx: Database): Promise<() => Promise<void>> {
  const { rows } = await sql<{ change: string }>`
    select format('alter table %I alter constraint %I ', c.relname, k.conname) as "change"
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and c.relnamespace = current_schema()::regnamespace`.execute(trx)
  const make = async (kind: string) => {
    for (const { change } of rows) await sql.raw(change + kind).execute(trx)
  }
  await make('deferrable initially deferred')
  return async () => {
    await sql`set constraints all immediate`.execute(trx)
    await make('not deferrable')
  }
}

async function copyTable(
  source: Database,
  target: Database,
  { name, columns }: TableMetadata,
): Promise<number> {
  const hasBytes = columns.some(({ dataType }) => dataType === 'bytea')
  const step = hasBytes ? rowsWithBytesAtOnce : rowsAtOnce
  const listed = sql.join(columns.map((column) => sql.ref(column.name)))
  const plain = (row: Row) => columns.map((column) => comparable(row[column.name]))
  let count = 0
  let last = 0
  for (;;) {
    const { rows } = await sql<Row & { rowid: number }>`
      select ${listed}, rowid as "rowid" from ${sql.table(name)}
      where rowid > ${last} order by rowid limit ${step}`.execute(source)
    if (rows.length === 0) return count
    const values = rows.map((row) => columns.map((column) => toStored(column, row[column.name])))
    const { rows: stored } = await sql<Row>`
      insert into ${sql.table(name)} (${listed})
      values ${sql.join(values.map((row) => sql`(${sql.join(row)})`))} returning *`.execute(target)
    if (!isDeepStrictEqual(stored.map(plain), rows.map(plain))) {
      throw new Error(`${name} was not stored as it was read: nothing was changed`)
    }
    count += rows.length
    last = rows.at(-1)?.rowid ?? last
  }
}

const comparable = (value: unknown) => (value instanceof Uint8Array ? Buffer.from(value) : value)

function toStored({ dataType }: TableMetadata['columns'][number], value: unknown): unknown {
  return dataType === 'jsonb' && value !== null ? JSON.stringify(value) : value
}
