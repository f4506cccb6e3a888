import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { isLocked } from './file-fault.server.ts'
import { connectionOptions, serverName, unlimited } from './postgres.server.ts'

/** A server, or another command, works with the same data. */
export class DatabaseInUse extends Error {
  constructor() {
    super('the database is in use')
    this.name = 'DatabaseInUse'
  }
}

const atWork = `select 1 from pg_stat_activity
  where datname = current_database() and application_name = '${serverName}'`

/**
 * Does `work` while no server works with a PostgreSQL database, and no other such work.
 * @throws DatabaseInUse
 */
export async function withExclusivePostgres<T>(url: string, work: () => Promise<T>): Promise<T> {
  // A connection that breaks takes the lock with it; the work's own says so.
  const client = new pg.Client(connectionOptions(url, unlimited))
  client.on('error', () => {})
  await client.connect()
  try {
    const lock = await client.query(
      `select pg_try_advisory_lock(hashtextextended('${serverName}', 0)) as got`,
    )
    const servers = await client.query(atWork)
    if (!lock.rows[0].got || servers.rows.length > 0) throw new DatabaseInUse()
    return await work()
  } finally {
    await client.end()
  }
}

/**
 * Writes what stands beside a SQLite file into it, as only one who has it alone can.
 * @throws DatabaseInUse
 */
export function requireUnused(path: string): void {
  const database = new DatabaseSync(path, { timeout: 500 })
  try {
    database.exec(
      'pragma locking_mode = exclusive; begin exclusive; commit; pragma journal_mode = delete',
    )
  } catch (error) {
    throw isLocked(error) ? new DatabaseInUse() : error
  } finally {
    database.close()
  }
}
