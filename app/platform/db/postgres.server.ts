import { AsyncLocalStorage } from 'node:async_hooks'
import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { noteRefusedWrite } from '../health/write-health.server.ts'
import { Crowded } from '../known-failure.server.ts'
import { TurnsOfEach } from '../turns.server.ts'
import { DatabaseUnavailable, type EngineHooks, guardedDialect } from './guarded-dialect.server.ts'
import {
  clientClass,
  hasSeveralServers,
  leaveServer,
  withoutLimits,
} from './postgres-client.server.ts'

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
const standbyCode = '25006'
const diskFullCode = '53100'

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

const hooksOf = (url: string): EngineHooks => ({
  faultOf(error) {
    const code = codeOf(error)
    if (busyCodes.test(code)) return 'busy'
    if (code === standbyCode) leaveServer(url)
    if (code === diskFullCode) noteRefusedWrite(error as Error)
    if (awayCodes.test(code)) return 'away'
    return error instanceof Error && awayWords.test(error.message) ? 'away' : null
  },
})

/** How requests share a PostgreSQL server; times in milliseconds. */
export type Sharing = {
  /** Connections, beside the ones for health and for live news. */
  poolSize: number
  /** The longest statement, and the longest pause inside a transaction. */
  statement: number
  /** The longest wait for a row or table that somebody else holds. */
  lock: number
}

export const defaultSharing: Sharing = { poolSize: 10, statement: 10_000, lock: 3000 }

/** For the monitor, which asks small things and must know soon. */
export const probing: Sharing = { poolSize: 1, statement: 2000, lock: 500 }

/** How long a query waits for its turn: many at once are no outage. */
const turnMilliseconds = 5000
/** For each connection so many wait; more are told at once. */
const waitersPerConnection = 50
/** One person's requests take no more than this part of the connections. */
const personShare = 3
/** More requests of one person than this do not even wait. */
const longestLineOfPerson = 50
/** How much longer than the longest statement a server may say nothing, at most. */
const silenceMargin = 5000

const people = new AsyncLocalStorage<string>()

/** Runs `work` as this person's: whatever waits in it keeps nobody else from the database. */
export const onBehalfOf = <T>(person: string, work: () => T): T => people.run(person, work)

/**
 * A pool on PostgreSQL. Numbers come back as numbers; a server that is lost, or makes somebody wait
 * for too long, is `DatabaseUnavailable`.
 * @param onIdleError told when an idle connection breaks, which is no request's failure
 * @param options.silence after how long a server that says nothing is lost, in milliseconds; 0: a
 *   statement may take as long as it needs, whatever `sharing` says
 */
export function postgresDialect(
  url: string,
  onIdleError: (error: Error) => void,
  {
    sharing = defaultSharing,
    silence = sharing.statement + Math.min(sharing.statement / 2, silenceMargin),
  }: { sharing?: Sharing | undefined; silence?: number | undefined } = {},
): Dialect {
  const { poolSize, statement, lock } = sharing
  const limits = silence ? { statement, lock, silence } : withoutLimits
  const pool = new pg.Pool({
    Client: clientClass(url, limits),
    max: poolSize,
    connectionTimeoutMillis: turnMilliseconds,
    idleTimeoutMillis: 20_000,
  })
  pool.on('error', onIdleError)
  const turnsOfPeople = new TurnsOfEach({
    atOnce: Math.max(1, Math.floor(poolSize / personShare)),
    waiting: longestLineOfPerson,
    patience: turnMilliseconds,
  })
  const longestLine = poolSize * waitersPerConnection

  async function turn(): Promise<pg.PoolClient> {
    if (pool.waitingCount >= longestLine) {
      throw new DatabaseUnavailable(new Error('too many wait for a connection'))
    }
    try {
      return await pool.connect()
    } catch (error) {
      // The server that was good is gone: the second time another one is looked for.
      if (pool.ending || !hasSeveralServers(url)) throw error
      return pool.connect()
    }
  }

  /** Somebody whose row is locked waits alone; work for nobody in particular is not counted. */
  async function turnOfPerson(): Promise<() => void> {
    const person = people.getStore()
    if (person === undefined) return () => {}
    try {
      return await turnsOfPeople.enter(person)
    } catch (error) {
      throw error instanceof Crowded ? new DatabaseUnavailable(error, { isBusy: true }) : error
    }
  }

  async function connect(): Promise<pg.PoolClient> {
    const leave = await turnOfPerson()
    try {
      const client = await turn()
      const { release } = client
      client.release = (fault) => {
        leave()
        release.call(client, fault)
      }
      return client
    } catch (error) {
      leave()
      throw error
    }
  }
  const shared = { connect, end: () => pool.end(), options: pool.options }
  return guardedDialect(new PostgresDialect({ pool: shared }), hooksOf(url))
}
