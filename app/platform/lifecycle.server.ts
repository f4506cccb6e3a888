import { setTimeout as wait } from 'node:timers/promises'
import { seed } from '../../db/seed.ts'
import { databaseState, startMonitor } from './database-monitor.server.ts'
import { migratePatiently } from './db/migrate.server.ts'
import { isPooledByTransaction } from './db/pooler.server.ts'
import { SettingsError } from './env.server.ts'
import { ensureFirstAdmin, isPasswordShort, tellFirstAdmin } from './first-admin.server.ts'
import { keepBeating } from './heartbeat.server.ts'
import { removeExpired } from './janitor.server.ts'
import { startBus, stopBus } from './live/bus.server.ts'
import { announceContent, announceDatabase, startStreams } from './live/streams.server.ts'
import { db, env, log, probedDb } from './process.server.ts'

const retryMilliseconds = 2000
const tidyMilliseconds = 3_600_000

const stopping = new AbortController()
let isPrepared = false

/**
 * Migrates and seeds; keeps trying while the database is away, as the server already listens.
 * @throws SettingsError from `check`
 */
async function prepare(check: () => Promise<void>) {
  while (!stopping.signal.aborted) {
    try {
      await requireOwnConnections()
      const migrated = await migratePatiently(db, env.DATABASE_URL)
      if (migrated.length > 0) log.info({ migrated }, 'database migrated')
      if (await seed(db)) log.info('database filled with the built-in content')
      await check()
      tellFirstAdmin(await ensureFirstAdmin(db, env))
      if (isPasswordShort(env))
        log.warn('ADMIN_PASSWORD is too short to make an administrator with')
      isPrepared = true
      return
    } catch (error) {
      if (error instanceof SettingsError) throw error
      log.error({ err: error }, 'the database is not ready, trying again')
      await wait(retryMilliseconds, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
}

async function requireOwnConnections() {
  if (!env.DATABASE_URL || !(await isPooledByTransaction(env.DATABASE_URL))) return
  throw new SettingsError(
    'DATABASE_URL: there is a pooler in transaction mode on the way; set it to session mode (pool_mode=session), or name the server itself',
  )
}

/** Clears away what has expired, at start and every hour, until the process stops. */
async function keepTidy() {
  while (!stopping.signal.aborted) {
    await removeExpired(db).catch((error) => log.warn({ err: error }, 'tidying failed'))
    await wait(tidyMilliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
  }
}

/** What runs beside requests, and how to end it. */
type Companions = { monitor: ReturnType<typeof startMonitor>; endStreams: () => void }

let companions: Companions | undefined

/**
 * Starts everything that runs beside requests. Resolves when the database is ready.
 * @param check whether the settings fit what the database holds
 * @throws SettingsError
 */
export async function start(check: () => Promise<void>): Promise<void> {
  startBus({ url: env.DATABASE_URL, log })
  const monitor = startMonitor(probedDb, ({ up, lastUpdated, contentVersion }) => {
    announceDatabase({ up, lastUpdated: lastUpdated?.toISOString() ?? null })
    if (contentVersion !== null) announceContent(contentVersion)
  })
  companions = { monitor, endStreams: startStreams(db) }
  await prepare(check)
  await monitor.probeNow()
  void keepTidy()
  void keepBeating(db, stopping.signal)
}

/** The database is migrated and answers now (`/readyz`). */
export function isReady(): boolean {
  const { up, lastUpdated } = databaseState()
  return isPrepared && up && lastUpdated !== null
}

/**
 * What pages without a person are made from; they hold for as long as `name` is the same.
 * `awaySince` is when the database last answered, null while it does.
 */
export type PublicState = { name: string; awaySince: Date | null }

/** null until the database has been ready once. */
export function publicState(): PublicState | null {
  const { up, lastUpdated, contentVersion } = databaseState()
  if (!isPrepared || contentVersion === null || lastUpdated === null) return null
  return { name: contentVersion, awaySince: up ? null : lastUpdated }
}

/** Ends every live stream: the first thing a stopping server does, as they never end by themselves. */
export function endStreams(): void {
  companions?.endStreams()
}

/** Ends what runs beside requests and closes the database. */
export async function stop(): Promise<void> {
  stopping.abort()
  endStreams()
  companions?.monitor.stop()
  await stopBus()
  await db.destroy()
  if (probedDb !== db) await probedDb.destroy()
}
