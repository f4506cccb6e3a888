import { join, resolve } from 'node:path'
import { Kysely } from 'kysely'
import type { Schema } from '../../../db/schema.ts'
import { insideTransaction } from './checked-dialect.server.ts'
import { provideDirectory } from './file-fault.server.ts'
import { postgresDialect, type Sharing } from './postgres.server.ts'
import { sqliteDialect } from './sqlite.server.ts'

export type Engine = 'sqlite' | 'postgres'

/** The database, or a transaction on it: what every server function takes first. */
export type Database = Kysely<Schema>

export const sqliteFile = (directory: string) => join(directory, 'fucina.sqlite')

const engines = new WeakMap<object, Engine>()

/** Which engine executes the queries of `db` (a transaction included). */
export function engineOf(db: Database): Engine {
  return engines.get(db.getExecutor().adapter) ?? 'sqlite'
}

/**
 * Opens the database: SQLite in `directory`, or PostgreSQL when `url` is given.
 * Nothing is connected or migrated yet on PostgreSQL.
 * @param sharing of PostgreSQL
 */
export function openDatabase(
  { directory, url }: { directory: string; url?: string | undefined },
  onIdleError: (error: Error) => void,
  sharing?: Sharing,
): Database {
  if (!url) {
    provideDirectory(directory)
    // A sorting that needs the disk would ask for /tmp, which a read-only system has not.
    if (!process.env.TMPDIR) process.env.SQLITE_TMPDIR ??= resolve(directory)
  }
  const dialect = url
    ? postgresDialect(url, onIdleError, sharing)
    : sqliteDialect(sqliteFile(directory))
  const db = new Kysely<Schema>({ dialect })
  engines.set(db.getExecutor().adapter, url ? 'postgres' : 'sqlite')
  return checkTransactions(db)
}

/**
 * Inside `db.transaction().execute(work)`, a query that does not go through the transaction throws.
 */
function checkTransactions(db: Database): Database {
  const begin = db.transaction.bind(db)
  db.transaction = () => {
    const builder = begin()
    const execute = builder.execute.bind(builder)
    builder.execute = (work) => execute((trx) => insideTransaction(() => work(trx)))
    return builder
  }
  return db
}
