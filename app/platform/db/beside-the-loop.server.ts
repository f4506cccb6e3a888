import { Worker } from 'node:worker_threads'
import { type RawBuilder, sql } from 'kysely'
import { type Database, engineOf } from './database.server.ts'

/** A thread with a connection of its own, for one statement that only reads. */
const reader = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { DatabaseSync } = require('node:sqlite')
  const database = new DatabaseSync(workerData.file, { readOnly: true })
  parentPort.postMessage(database.prepare(workerData.sql).all(...workerData.parameters))
`

/**
 * The rows of a statement that reads too much for the thread that serves everybody. On SQLite they
 * come as they are stored: dates and lists as text.
 */
export async function readBesideLoop<Row>(db: Database, query: RawBuilder<Row>): Promise<Row[]> {
  if (engineOf(db) === 'postgres') return (await query.execute(db)).rows
  const { rows } = await sql<{ file: string }>`
    select "file" from pragma_database_list where "name" = 'main'`.execute(db)
  const statement = query.compile(db)
  const worker = new Worker(reader, {
    eval: true,
    workerData: { file: rows[0]?.file, sql: statement.sql, parameters: [...statement.parameters] },
  })
  return new Promise<Row[]>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    // However the thread ends, the caller is told; after its rows this says nothing.
    worker.once('exit', () => reject(new Error('the reading thread ended without its rows')))
  })
}
