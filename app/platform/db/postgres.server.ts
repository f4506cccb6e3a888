import { Socket } from 'node:net'
import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type EngineHooks, guardedDialect } from './guarded-dialect.server.ts'

const int8 = 20
const numeric = 1700
const timestamptz = 1184
const readTime = pg.types.getTypeParser(timestamptz)
pg.types.setTypeParser(int8, Number)
// 'infinity' is no moment: as on SQLite, what cannot be read is an invalid date (ERR-52).
pg.types.setTypeParser(timestamptz, (text) => {
  const moment = readTime(text)
  return moment instanceof Date ? moment : new Date(Number.NaN)
})
pg.types.setTypeParser(numeric, Number)

/** PostgreSQL's own words for 'I am not here': classes 08 and 57P, and the network's. */
const unavailableCodes =
  /^(08\w{3}|57P0\d|53300|ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|ENOENT|EAI_AGAIN)$/

const hooks: EngineHooks = {
  isUnavailable(error) {
    if (!(error instanceof Error)) return false
    if ('code' in error && unavailableCodes.test(String(error.code))) return true
    return /connection terminated|timeout exceeded when trying to connect|not queryable/i.test(
      error.message,
    )
  },
}

/** A server that cannot be reached by then is away. */
const reachMilliseconds = 3000
/** How long a query waits for its turn: many at once are no outage. */
const turnMilliseconds = 15_000
/** Longer than any of our statements takes, and than an idle connection is kept. */
const silentMilliseconds = 30_000

/** Asks a connection that has said nothing for so long whether the other side is still there. */
const keepAliveMilliseconds = 10_000

/**
 * A connection on which nothing moves for so long is cut: a server that fell silent, or a way to
 * it that did, would keep whoever asked waiting for ever.
 * @param milliseconds 0: never, once it is connected
 */
function cutWhenSilent(milliseconds: number): Socket {
  const socket = new Socket()
  const reach = Math.min(milliseconds || reachMilliseconds, reachMilliseconds)
  socket.setTimeout(reach, () => socket.destroy())
  return socket.once('connect', () => socket.setTimeout(milliseconds))
}

/**
 * A pool on PostgreSQL. Numbers come back as numbers; a lost server is `DatabaseUnavailable`.
 * @param onIdleError told when an idle connection breaks, which is no request's failure
 * @param silence after how long a server that says nothing is lost, in milliseconds; 0: a
 *   statement may take as long as it needs
 */
export function postgresDialect(
  url: string,
  onIdleError: (error: Error) => void,
  silence = silentMilliseconds,
): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: turnMilliseconds,
    idleTimeoutMillis: 20_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMilliseconds,
    stream: () => cutWhenSilent(silence),
  })
  pool.on('error', onIdleError)
  // A connection that breaks while somebody holds it: their next query says so. Without a listener
  // the event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return guardedDialect(new PostgresDialect({ pool }), hooks)
}
