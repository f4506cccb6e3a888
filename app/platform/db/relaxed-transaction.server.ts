import { CompiledQuery, sql } from 'kysely'
import { type Database, engineOf } from './database.server.ts'
import { insideTransaction } from './guarded-dialect.server.ts'

const relaxed = CompiledQuery.raw('pragma synchronous = normal')
const strict = CompiledQuery.raw('pragma synchronous = full')

/**
 * A transaction that is done before the disk has it, for counters and statistics: what it wrote
 * survives the death of the process, and may be lost when the machine loses power. It spares an
 * answer's first words the wait for the disk.
 */
export function relaxedTransaction<T>(
  db: Database,
  work: (trx: Database) => Promise<T>,
): Promise<T> {
  return engineOf(db) === 'postgres' ? onPostgres(db, work) : onSqlite(db, work)
}

function onPostgres<T>(db: Database, work: (trx: Database) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`set local synchronous_commit to off`.execute(trx)
    return work(trx)
  })
}

function onSqlite<T>(db: Database, work: (trx: Database) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await connection.executeQuery(relaxed)
    try {
      return await connection.transaction().execute((trx) => insideTransaction(() => work(trx)))
    } finally {
      await connection.executeQuery(strict)
    }
  })
}
