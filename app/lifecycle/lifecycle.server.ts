import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { seed } from '../../db/seed.ts'
import { requirePrices, watchService } from '../ai-service/watch.server.ts'
import { countRepeatedly } from '../guides/progress/progress-worker.server.ts'
import { ensureFirstAdmin, isPasswordShort, tellFirstAdmin } from '../people/first-admin.server.ts'
import { sqliteFile } from '../platform/db/database.server.ts'
import { databaseFault, isFinal, requireFit } from '../platform/db/database-fault.server.ts'
import { migratePatiently } from '../platform/db/migrate.server.ts'
import { withoutPassword } from '../platform/db/postgres-address.server.ts'
import { claimSqlite, giveBackSqlite } from '../platform/db/sqlite-server-lock.server.ts'
import { hourMilliseconds } from '../platform/durations.ts'
import { health, keepHealth } from '../platform/health/health.server.ts'
import { refusedWrite } from '../platform/health/write-health.server.ts'
import { redirectConsole } from '../platform/log/console.server.ts'
import { FaultNotice } from '../platform/log/fault-notice.server.ts'
import { db, env, log, probedDb } from '../platform/process.server.ts'
import { settingDoubts } from '../platform/settings/env.server.ts'
import { OperatorError } from '../platform/settings/operator-error.server.ts'
import { secret } from '../platform/settings/secret.server.ts'
import { readContentVersion } from '../records/version/content-version.server.ts'
import { removeExpired } from './janitor.server.ts'

const retryMilliseconds = 2000
const tidyMilliseconds = hourMilliseconds
/** A server that is stopping gives its SQLite file to the next one within this time. */
const handOverMilliseconds = 10_000

const directory = resolve(env.DATA_DIR)
/** What a fault of the database names. */
const place = env.DATABASE_URL ?? sqliteFile(directory)

const stopping = new AbortController()
let isPrepared = false

const database = new FaultNotice(
  (sentence) => log.error(sentence),
  () => log.info('the database answers again'),
)

/**
 * What must hold before the server listens: a secret to sign with, and a SQLite file that no other
 * server works with.
 */
export async function claim(): Promise<void> {
  redirectConsole(log)
  await orEnd(claimData)
}

/** A fault that only the operator can mend ends the process, with one line. */
async function orEnd(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

async function claimData(): Promise<void> {
  secret(env)
  if (env.DATABASE_URL) return
  await claimSqlite(directory, handOverMilliseconds, () =>
    log.info(`another server works with ${place}: waiting for it to stop`),
  )
}

/**
 * Migrates and seeds; keeps trying while the database is away, as the server already listens.
 * @throws OperatorError when trying again is of no use
 */
async function prepare() {
  while (!stopping.signal.aborted) {
    try {
      await requireFit(db)
      const migrated = await migratePatiently(db, env.DATABASE_URL)
      if (migrated.length > 0) log.info({ migrated }, 'database migrated')
      if (await seed(db)) log.info('database filled with the built-in content')
      await requirePrices(db, env)
      tellFirstAdmin(await ensureFirstAdmin(db, env))
      if (isPasswordShort(env)) {
        log.warn('ADMIN_PASSWORD is too short to make an administrator with')
      }
      isPrepared = true
      database.over()
      return
    } catch (error) {
      noteUnready(error)
      await wait(retryMilliseconds, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
}

/** @throws OperatorError when trying again is of no use */
function noteUnready(error: unknown): void {
  if (error instanceof OperatorError) throw error
  const fault = databaseFault(error, place)
  if (fault && isFinal(error)) throw new OperatorError(fault)
  const isNew = database.fault(fault ?? 'the database is not ready')
  if (isNew && !fault) log.error({ err: error }, 'why the database is not ready')
}

/** Clears away what has expired, at start and every hour, until the process stops. */
async function tidyRepeatedly() {
  while (!stopping.signal.aborted) {
    await removeExpired(db).catch((error) => {
      // A process that stops closes the database under it.
      if (!stopping.signal.aborted) log.warn({ err: error }, 'tidying failed')
    })
    await wait(tidyMilliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
  }
}

/** Starts everything that runs beside requests; done when the database is ready. */
export async function start(): Promise<void> {
  await orEnd(startBesideRequests)
  void countRepeatedly({ db, log }, stopping.signal)
  void watchService({ db, env, log }, stopping.signal)
}

/** @throws OperatorError when the database, or what it holds, will never fit the settings */
async function startBesideRequests(): Promise<void> {
  for (const doubt of settingDoubts(env, process.env)) log.warn(doubt)
  const parts = { db, probedDb, log, directory, place, ceiling: env, readContentVersion }
  const renewHealth = keepHealth({
    ...parts,
    tell: (up) => isPrepared && tellReachable(up),
    stopping: stopping.signal,
  })
  await prepare()
  await renewHealth()
  void tidyRepeatedly()
}

function tellReachable(up: boolean): void {
  if (up) database.over()
  else database.fault(`the database ${withoutPassword(place)} does not answer`)
}

function answers(): boolean {
  const { up, lastUpdated } = health()
  return isPrepared && up && lastUpdated !== null
}

/** The database is migrated, answers now, and takes writes (`/readyz`). */
export const isReady = (): boolean => answers() && refusedWrite() === null

/**
 * What pages without a person are made from; they hold for as long as `name` is the same.
 * `awaySince` is when the database last answered, null while it does.
 */
export type PublicState = { name: string; awaySince: Date | null }

/** null until the database has been ready once. */
export function publicState(): PublicState | null {
  const { up, lastUpdated, contentVersion } = health()
  if (!isPrepared || contentVersion === null || lastUpdated === null) return null
  return { name: contentVersion, awaySince: up ? null : lastUpdated }
}

/** Ends what runs beside requests and closes the database. */
export async function stop(): Promise<void> {
  stopping.abort()
  await db.destroy()
  if (probedDb !== db) await probedDb.destroy()
  giveBackSqlite()
}
