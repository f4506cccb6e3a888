import { AsyncLocalStorage } from 'node:async_hooks'
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely'

/** Neither half a pair nor zero can stand in a text of PostgreSQL; where one came, this stands. */
const unreadable = '\uFFFD'

const storable = (text: string) => (text.includes('\0') ? text.replaceAll('\0', unreadable) : text)

function toJson(value: object): string {
  const text = JSON.stringify(value)
  if (!text.includes('\\u0000')) return text
  return JSON.stringify(value, (_, inner) => (typeof inner === 'string' ? storable(inner) : inner))
}

/**
 * Both engines get the same values: JSON always as text, so that `pg` does not turn an array
 * into a PostgreSQL array, and no text with a zero, for which PostgreSQL refuses the whole query:
 * it is the same as nothing that is stored. Dates and bytes are left to the engine's own driver.
 */
function toParameter(value: unknown): unknown {
  if (typeof value === 'string') return storable(value)
  if (value === null || typeof value !== 'object') return value
  if (value instanceof Date || value instanceof Uint8Array) return value
  return toJson(value)
}

/** The database cannot be used now: what the person typed stays, a retry may succeed. */
export class DatabaseUnavailable extends Error {
  /** It is there and answers, but somebody else holds what is needed. */
  readonly isBusy: boolean

  constructor(cause: unknown, { isBusy = false } = {}) {
    super(isBusy ? 'the database takes too long' : 'the database cannot be reached', { cause })
    this.name = 'DatabaseUnavailable'
    this.isBusy = isBusy
  }
}

const outages = new AsyncLocalStorage<{ last?: DatabaseUnavailable }>()

/** Runs `work`, and says whether the database failed in it, whatever `work` made of that. */
export async function notingOutage<T>(
  work: () => Promise<T>,
): Promise<{ outcome: PromiseSettledResult<T>; outage: DatabaseUnavailable | undefined }> {
  const noted: { last?: DatabaseUnavailable } = {}
  const [outcome] = await outages.run(noted, () => Promise.allSettled([work()]))
  return { outcome, outage: noted.last }
}

/**
 * Runs a library's work; one that makes an error of its own of a database that is away throws
 * `DatabaseUnavailable` all the same.
 */
export async function namingOutage<T>(work: () => Promise<T>): Promise<T> {
  const { outcome, outage } = await notingOutage(work)
  if (outcome.status === 'fulfilled') return outcome.value
  throw outage ?? outcome.reason
}

const transactions = new AsyncLocalStorage<true>()

/** Runs `work` so that a query on another connection than the transaction's own throws. */
export const insideTransaction = <T>(work: () => Promise<T>): Promise<T> =>
  transactions.run(true, work)

/** What an engine adds to the shared driver. */
export type EngineHooks = {
  /** Says whether an error means that the database is away, or that it makes one wait too long. */
  faultOf(error: unknown): 'away' | 'busy' | null
}

/** Does `work`; what the engine says of an outage is one and the same error. */
async function namingFault<T>(hooks: EngineHooks, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const fault = hooks.faultOf(error)
    if (fault === null) throw error
    const unavailable = new DatabaseUnavailable(error, { isBusy: fault === 'busy' })
    const noted = outages.getStore()
    if (noted) noted.last = unavailable
    throw unavailable
  }
}

class CheckedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection
  readonly #hooks: EngineHooks

  constructor(inner: DatabaseConnection, hooks: EngineHooks) {
    this.inner = inner
    this.#hooks = hooks
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const parameters = query.parameters.map(toParameter)
    return namingFault(this.#hooks, () => this.inner.executeQuery<R>({ ...query, parameters }))
  }

  streamQuery(): never {
    throw new Error('no query is streamed')
  }
}

const unwrap = (connection: DatabaseConnection) => (connection as CheckedConnection).inner

/**
 * Wraps an engine's dialect with what both engines share: parameters as JSON text, one error for
 * 'the database is away', and an error when a query bypasses the transaction it stands
 * in (on SQLite's one connection it would wait for itself for ever).
 */
export function checkedDialect(dialect: Dialect, hooks: EngineHooks): Dialect {
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
          const inner = await namingFault(hooks, () => driver.acquireConnection(options))
          return new CheckedConnection(inner, hooks)
        },
        releaseConnection: (connection, options) =>
          driver.releaseConnection(unwrap(connection), options),
        beginTransaction: (connection, settings) =>
          namingFault(hooks, () => driver.beginTransaction(unwrap(connection), settings)),
        commitTransaction: (connection) =>
          namingFault(hooks, () => driver.commitTransaction(unwrap(connection))),
        rollbackTransaction: (connection) =>
          namingFault(hooks, () => driver.rollbackTransaction(unwrap(connection))),
      }
    },
  }
}
