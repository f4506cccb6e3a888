import { AsyncLocalStorage } from 'node:async_hooks'
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely'
import { toParameter } from './parameters.server.ts'

/** The database cannot be reached: what the person typed stays, a retry may succeed. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('the database cannot be reached', { cause })
    this.name = 'DatabaseUnavailable'
  }
}

const transactions = new AsyncLocalStorage<true>()

/** Runs `work` so that a query on another connection than the transaction's own throws. */
export const insideTransaction = <T>(work: () => Promise<T>): Promise<T> =>
  transactions.run(true, work)

/** What an engine adds to the shared driver. */
export type EngineHooks = {
  /** Says whether an error means that the database is away. */
  isUnavailable(error: unknown): boolean
}

class GuardedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection
  readonly #hooks: EngineHooks

  constructor(inner: DatabaseConnection, hooks: EngineHooks) {
    this.inner = inner
    this.#hooks = hooks
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const parameters = query.parameters.map(toParameter)
    try {
      return await this.inner.executeQuery<R>({ ...query, parameters })
    } catch (error) {
      throw this.#hooks.isUnavailable(error) ? new DatabaseUnavailable(error) : error
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery<R>(
      { ...query, parameters: query.parameters.map(toParameter) },
      chunkSize,
    )
  }
}

const innerOf = (connection: DatabaseConnection) => (connection as GuardedConnection).inner

/**
 * Wraps an engine's dialect with what both engines share: parameters as JSON text, one error for
 * 'the database is away', and a guard that throws when a query bypasses the transaction it stands
 * in (on SQLite's one connection it would wait for itself for ever).
 */
export function guardedDialect(dialect: Dialect, hooks: EngineHooks): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver: (): Driver => {
      const driver = dialect.createDriver()
      return {
        init: (options) => driver.init(options),
        destroy: (options) => driver.destroy(options),
        async acquireConnection(options) {
          if (transactions.getStore()) {
            throw new Error('a query bypasses the transaction it stands in')
          }
          try {
            return new GuardedConnection(await driver.acquireConnection(options), hooks)
          } catch (error) {
            throw hooks.isUnavailable(error) ? new DatabaseUnavailable(error) : error
          }
        },
        releaseConnection: (connection, options) =>
          driver.releaseConnection(innerOf(connection), options),
        async beginTransaction(connection, settings) {
          try {
            await driver.beginTransaction(innerOf(connection), settings)
          } catch (error) {
            throw hooks.isUnavailable(error) ? new DatabaseUnavailable(error) : error
          }
        },
        commitTransaction: (connection) => driver.commitTransaction(innerOf(connection)),
        rollbackTransaction: (connection) => driver.rollbackTransaction(innerOf(connection)),
      }
    },
  }
}
