import { setTimeout as wait } from 'node:timers/promises'
import { seed } from '../../db/seed.ts'
import { databaseState, startMonitor } from './database-monitor.server.ts'
import { migratePatiently } from './db/migrate.server.ts'
import { SettingsError, settingDoubts } from './env.server.ts'
import { ensureFirstAdmin, tellFirstAdmin } from './first-admin.server.ts'
import { keepBeating } from './heartbeat.server.ts'
import { removeExpired } from './janitor.server.ts'
import { startBus, stopBus } from './live/bus.server.ts'
import { announceContent, announceDatabase, startStreams } from './live/streams.server.ts'
import { db, env, log } from './process.server.ts'

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
      const migrated = await migratePatiently(db, env.DATABASE_URL)
      if (migrated.length > 0) log.info({ migrated }, 'database migrated')
      if (await seed(db)) log.info('database filled with the built-in content')
      await check()
      tellFirstAdmin(await ensureFirstAdmin(db, env))
      isPrepared = true
      return
    } catch (error) {
      if (error instanceof SettingsError) throw error
      log.error({ err: error }, 'the database is not ready, trying again')
      await wait(retryMilliseconds, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
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
  for (const doubt of settingDoubts(env, process.env)) log.warn(doubt)
  startBus({ url: env.DATABASE_URL, log })
  const monitor = startMonitor(db, ({ up, lastUpdated, contentVersion }) => {
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
 * Names what pages without a person are made from: they hold for as long as the name is the same.
 * null while the database is away, when a page must say so.
 */
export function publicState(): string | null {
  return isReady() ? databaseState().contentVersion : null
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
}
