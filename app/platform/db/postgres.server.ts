import { Socket } from 'node:net'
import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { checkedDialect, type EngineHooks } from './checked-dialect.server.ts'
import { noteRefusedWrite } from './refused-write.server.ts'

const int8 = 20
const numeric = 1700
const timestamptz = 1184
const readTime = pg.types.getTypeParser(timestamptz)
pg.types.setTypeParser(int8, Number)
// 'infinity' is no moment: as on SQLite, what cannot be read is an invalid date.
pg.types.setTypeParser(timestamptz, (text) => {
  const moment = readTime(text)
  return moment instanceof Date ? moment : new Date(Number.NaN)
})
pg.types.setTypeParser(numeric, Number)

/** Somebody else holds what is needed, or it takes too long: the server is there. */
const busyCodes = /^(57014|55P03|40001|40P01)$/
/** PostgreSQL's own words for 'I am not here', 'not for writing', 'no room', and the network's. */
const awayCodes =
  /^(08\w{3}|57P\d\d|53\w{3}|25006|25P03|58030|ECONNREFUSED|ECONNRESET|ECONNABORTED|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE|ENOENT|EAI_AGAIN)$/
const awayWords =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|not queryable|connection has been discarded/i
const diskFullCode = '53100'

const errorCode = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

const hooks: EngineHooks = {
  faultOf(error) {
    const code = errorCode(error)
    if (busyCodes.test(code)) return 'busy'
    if (code === diskFullCode) noteRefusedWrite(error as Error)
    if (awayCodes.test(code)) return 'away'
    return error instanceof Error && awayWords.test(error.message) ? 'away' : null
  },
}

/** How requests share a PostgreSQL server; times in milliseconds, 0: as long as it takes. */
export type Sharing = {
  /** Connections, beside the one for health. */
  poolSize: number
  /** The longest statement, and the longest pause inside a transaction. */
  statement: number
  /** The longest wait for a row or table that somebody else holds. */
  lock: number
  /** What others see of the connection in `pg_stat_activity`; by default a command's. */
  name?: string
}

/** How the connections of a server are called, which commands must not disturb. */
export const serverName = 'fucina server'

export const defaultSharing: Sharing = { poolSize: 10, statement: 10_000, lock: 3000 }

/** For the monitor, which asks small things and must know soon. */
export const probing: Sharing = { poolSize: 1, statement: 2000, lock: 500, name: serverName }

/** For commands, whose statements take as long as they need. */
export const unlimited: Sharing = { ...defaultSharing, statement: 0, lock: 0 }

/** How long a query waits for a connection: many at once are no outage. */
const connectionMilliseconds = 5000
/** How much longer than the longest statement a server may say nothing, at most. */
const silenceMargin = 5000
/** Shorter than any silence that counts as a loss. */
const idleMilliseconds = 2000

/**
 * A connection on which nothing moves for so long is cut: a server that fell silent would keep
 * whoever asked waiting for ever.
 */
const cutWhenSilent = (milliseconds: number) => () => {
  const socket = new Socket()
  return socket.setTimeout(milliseconds, () => socket.destroy())
}

/** The connection of a pool or a client with the limits of `sharing`. */
export function connectionOptions(
  url: string,
  { statement, lock, name }: Sharing,
): pg.ClientConfig {
  const silence = statement && statement + Math.min(statement / 2, silenceMargin)
  return {
    connectionString: url,
    application_name: name ?? 'fucina',
    connectionTimeoutMillis: connectionMilliseconds,
    keepAlive: true,
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: statement,
    stream: cutWhenSilent(silence),
  }
}

/**
 * A pool on PostgreSQL. Numbers come back as numbers; a server that is lost, or makes somebody wait
 * for too long, is `DatabaseUnavailable`.
 * @param onIdleError told when an idle connection breaks, which is no request's failure
 */
export function postgresDialect(
  url: string,
  onIdleError: (error: Error) => void,
  sharing: Sharing = defaultSharing,
): Dialect {
  const pool = new pg.Pool({
    ...connectionOptions(url, sharing),
    max: sharing.poolSize,
    idleTimeoutMillis: idleMilliseconds,
  })
  pool.on('error', onIdleError)
  // A connection that breaks while somebody holds it: their next query says so. Without a listener
  // the event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return checkedDialect(new PostgresDialect({ pool }), hooks)
}
