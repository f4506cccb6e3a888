import { type BigIntStats, statSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { type Dialect, SqliteAdapter, SqliteDialect } from 'kysely'
import { Semaphore } from '../semaphore.server.ts'
import { OperatorError } from '../settings/operator-error.server.ts'
import { checkedDialect, type EngineHooks } from './checked-dialect.server.ts'
import {
  fileFault,
  isLocked,
  isWriteRefused,
  requireUsable,
  resultCode,
  unusableCodes,
} from './file-fault.server.ts'
import { keepPrivate } from './private-file.server.ts'
import { noteRefusedWrite } from './refused-write.server.ts'

/** How long a start waits for a lock of somebody else. */
const openMilliseconds = 1000
/** How long a request does, while others go on, and how often it tries. */
const lockMilliseconds = 3000
const retryMilliseconds = 25

/** Statements kept prepared; the product has about two hundred different ones. */
const preparedStatements = 500

type Decoder = (value: never) => unknown

/** How a stored value is read back, by the type its column was declared with. */
const decoders: Record<string, Decoder> = {
  'timestamptz(3)': (value: string) => new Date(value),
  boolean: (value: number) => value !== 0,
  jsonb: parsed,
}

/**
 * Text that is no JSON was written by hand; its reader finds a text instead of a list.
 */
function parsed(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

const encode = (value: unknown) => {
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'boolean') return value ? 1 : 0
  return value
}

/** A refused write shows at /readyz and to the operator too. */
function noting<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof Error && isWriteRefused(error)) noteRefusedWrite(error)
    throw error
  }
}

class PreparedStatement {
  readonly reader: boolean
  readonly #statement: StatementSync
  readonly #decoded: [column: string, decode: Decoder][]

  constructor(statement: StatementSync) {
    const columns = statement.columns()
    this.#statement = statement
    this.reader = columns.length > 0
    this.#decoded = columns.flatMap(({ name, type }) => {
      const decode = type === null ? undefined : decoders[type.toLowerCase()]
      return decode ? [[name, decode] satisfies [string, Decoder]] : []
    })
  }

  all(parameters: readonly unknown[]) {
    const rows = noting(() => this.#statement.all(...(parameters.map(encode) as never[])))
    return rows.map((row) => this.#decode(row))
  }

  run(parameters: readonly unknown[]) {
    return noting(() => this.#statement.run(...(parameters.map(encode) as never[])))
  }

  #decode(row: Record<string, unknown>) {
    for (const [column, decode] of this.#decoded) {
      const value = row[column]
      if (value !== null) row[column] = decode(value as never)
    }
    return row
  }
}

/** Stands in the header of a file (`user_version`) that `npm run move-to-postgres` has left. */
export const movedMark = 0x6d6f7665

class FileMissing extends Error {}

/** @throws OperatorError when its data live on in PostgreSQL */
function requireStillHere(database: DatabaseSync, path: string): void {
  if (database.prepare('pragma user_version').get()?.user_version !== movedMark) return
  throw new OperatorError(
    `the data of ${path} were moved to PostgreSQL: set DATABASE_URL, and delete the file once all is well`,
  )
}

/** One SQLite file, opened anew when another file takes its place. */
class SqliteFile {
  readonly #path: string
  #database: DatabaseSync | undefined
  #inode: bigint | undefined
  #statements = new Map<string, PreparedStatement>()

  /** @throws OperatorError when the file cannot be used */
  constructor(path: string) {
    this.#path = path
    try {
      this.#open()
    } catch (error) {
      throw fileFault(error, path)
    }
  }

  prepare(sql: string): PreparedStatement {
    const known = this.#statements.get(sql)
    if (known) return known
    // A deferred transaction fails at once when another process wrote: take the lock first.
    const text = sql === 'begin' ? 'begin immediate' : sql
    const statement = new PreparedStatement(this.#opened().prepare(text))
    // SQLite carries pragmas out while it prepares them: one that is kept would do nothing.
    if (sql.startsWith('pragma ')) return statement
    if (this.#statements.size >= preparedStatements) {
      const [oldest] = this.#statements.keys()
      if (oldest !== undefined) this.#statements.delete(oldest)
    }
    this.#statements.set(sql, statement)
    return statement
  }

  /**
   * @throws FileMissing when the file is not where it was: writing on would lose what is written.
   */
  checkReachable() {
    if (this.#path === ':memory:') return
    const found: BigIntStats | undefined = statSync(this.#path, {
      bigint: true,
      throwIfNoEntry: false,
    })
    if (!found) throw new FileMissing(`${this.#path} is missing`)
    if (found.ino !== this.#inode) this.#open()
  }

  isInTransaction(): boolean {
    return this.#database?.isTransaction ?? false
  }

  close() {
    this.#statements.clear()
    this.#database?.close()
    this.#database = undefined
  }

  #opened() {
    if (!this.#database) throw new FileMissing('the database is closed')
    return this.#database
  }

  #open() {
    this.close()
    if (this.#path !== ':memory:') {
      requireUsable(this.#path)
      keepPrivate(this.#path)
    }
    const database = new DatabaseSync(this.#path, { timeout: openMilliseconds })
    try {
      requireStillHere(database, this.#path)
      database.exec(
        'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -32000; pragma mmap_size = 0; pragma busy_timeout = 0',
      )
    } catch (error) {
      database.close()
      throw error
    }
    this.#database = database
    if (this.#path !== ':memory:') this.#inode = statSync(this.#path, { bigint: true }).ino
  }
}

class FileAdapter extends SqliteAdapter {
  /** DDL belongs to the migration's transaction here as on PostgreSQL. */
  override get supportsTransactionalDdl() {
    return true
  }

  /** The turns below are ours: Kysely's would come before the check of checked-dialect. */
  override get supportsMultipleConnections() {
    return true
  }
}

const hooks: EngineHooks = {
  faultOf(error) {
    if (isLocked(error)) return 'busy'
    const isAway = error instanceof FileMissing || error instanceof OperatorError
    return isAway || unusableCodes.has(resultCode(error) ?? -1) ? 'away' : null
  },
}

/** One user at a time has the connection, in the order in which they asked. */
class Line {
  readonly #file: SqliteFile
  readonly #turns = new Semaphore({ atOnce: 1 })
  /** Ends the present turn. */
  leave = () => {}

  constructor(file: SqliteFile) {
    this.#file = file
  }

  async enter() {
    this.leave = await this.#turns.enter()
  }

  /** Does `work`, again and again while another program holds the lock that it needs. */
  async patiently<T>(work: () => Promise<T>): Promise<T> {
    const deadline = performance.now() + lockMilliseconds
    for (;;) {
      try {
        return await work()
      } catch (error) {
        if (!isLocked(error) || this.#file.isInTransaction()) throw error
        if (performance.now() > deadline) {
          noteRefusedWrite(error as Error)
          throw error
        }
      }
      this.leave()
      await wait(retryMilliseconds)
      await this.enter()
    }
  }
}

/**
 * Kysely over `node:sqlite`: values come back as the column's declared type says, every commit
 * is on disk when it returns, and the file is checked before each use. Whoever finds it locked by
 * another program waits outside the line, so that everybody else goes on.
 * @param path the file, or ':memory:'
 */
export function sqliteDialect(path: string): Dialect {
  const file = new SqliteFile(path)
  const dialect = new SqliteDialect({ database: file as never })
  return checkedDialect(
    {
      createAdapter: () => new FileAdapter(),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createDriver: () => {
        const driver = dialect.createDriver()
        const line = new Line(file)
        const acquire = driver.acquireConnection.bind(driver)
        driver.acquireConnection = async (options) => {
          await line.enter()
          try {
            file.checkReachable()
            const connection = await acquire(options)
            return {
              executeQuery: (query) => line.patiently(() => connection.executeQuery(query)),
              streamQuery: connection.streamQuery.bind(connection),
            }
          } catch (error) {
            line.leave()
            throw error
          }
        }
        driver.releaseConnection = async () => line.leave()
        const rollback = driver.rollbackTransaction.bind(driver)
        driver.rollbackTransaction = async (connection) => {
          // A full disk ends the transaction by itself: undoing it again would hide why.
          if (file.isInTransaction()) await rollback(connection)
        }
        return driver
      },
    },
    hooks,
  )
}
