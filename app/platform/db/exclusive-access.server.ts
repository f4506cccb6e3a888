import { renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
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

const busy = 5

/** A SQLite file that nobody else can open now, so that another can take its place. */
export class ExclusiveSqlite {
  readonly database: DatabaseSync
  readonly #path: string

  /** @throws DatabaseInUse */
  constructor(path: string) {
    this.#path = path
    this.database = new DatabaseSync(path, { timeout: 500 })
    try {
      this.database.exec('pragma locking_mode = exclusive; begin exclusive; commit')
    } catch (error) {
      this.database.close()
      throw (error as { errcode?: number }).errcode === busy ? new DatabaseInUse() : error
    }
  }

  /** Puts a finished file in the place of this one, at once and for good. */
  replaceWith(file: string): void {
    // What is still in the log belongs into the old file: the new one must not find it.
    this.database.exec('pragma journal_mode = delete')
    for (const left of ['-wal', '-shm']) rmSync(`${this.#path}${left}`, { force: true })
    renameSync(file, this.#path)
  }

  close(): void {
    this.database.close()
  }
}
