import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { ensureFirstAdmin, passwordFault, tellFirstAdmin } from '../accounts/first-admin.server.ts'
import {
  firstPasswordFile,
  keepFirstPassword,
  removeUsedPassword,
} from '../accounts/first-password.server.ts'
import { backUpDaily } from '../operations/backup/daily-backup.server.ts'
import { requireNoLostSite } from '../operations/backup/require-no-lost-site.server.ts'
import { health, watchHealth } from '../operations/health/health.server.ts'
import { readMeasures } from '../operations/metrics/measures.server.ts'
import { Scrapes } from '../operations/metrics/scrapes.server.ts'
import { endWatch, watchConditions, watchDatabase } from '../operations/watch.server.ts'
import { notingOutage } from '../platform/db/checked-dialect.server.ts'
import { sqliteFile } from '../platform/db/database.server.ts'
import { databaseFault, isFinal, requireSupported } from '../platform/db/database-fault.server.ts'
import { migratePatiently } from '../platform/db/migrate.server.ts'
import { withoutPassword } from '../platform/db/postgres-address.server.ts'
import { refusedWrite } from '../platform/db/refused-write.server.ts'
import { claimSqlite, giveBackSqlite } from '../platform/db/sqlite-server-lock.server.ts'
import { hourMilliseconds } from '../platform/durations.ts'
import { cachedPageContext } from '../platform/http/context.server.ts'
import { HttpServer } from '../platform/http/http-server.server.ts'
import { LastingFault } from '../platform/log/lasting-fault.server.ts'
import { PageCache } from '../platform/page/page-cache.server.ts'
import { db, env, log, probedDb } from '../platform/process.server.ts'
import { romanDay } from '../platform/roman-day.ts'
import { settingDoubts } from '../platform/settings/env.server.ts'
import { nameInstallation } from '../platform/settings/installation.server.ts'
import { OperatorError } from '../platform/settings/operator-error.server.ts'
import { noteVersion } from '../platform/settings/product-version.server.ts'
import { secret } from '../platform/settings/secret.server.ts'
import { publicPages } from '../public-pages.ts'
import { askInReading, readingIn } from '../reading/reading-cookie.server.ts'
import { readVersions } from '../records/content/content-version.server.ts'
import { heardVersion } from '../records/store/published.server.ts'
import { seed } from '../seed.server.ts'
import {
  removeExpired,
  removeOldRegister,
  removeUnopenedAccounts,
  removeUnusedAccounts,
} from './remove-expired.server.ts'

const retryMilliseconds = 2000
const tidyMilliseconds = hourMilliseconds
/** How often it is looked whether the first password has been used. */
const firstPasswordMilliseconds = 5000
/** A server that is stopping gives its SQLite file to the next one within this time. */
const handOverMilliseconds = 10_000

const dataDirectory = resolve(env.DATA_DIR)
/** What a fault of the database names. */
const databaseName = env.DATABASE_URL ?? sqliteFile(dataDirectory)

const stopping = new AbortController()
let isPrepared = false
/** Ends once `stopping` is told, and the program that makes a backup has ended. */
let backups = Promise.resolve()

/** Waits, or until the process stops. */
const pause = (milliseconds: number) =>
  wait(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => {})

const databaseDown = new LastingFault(
  (sentence) => log.error(sentence),
  () => log.info('the database answers again'),
)

/**
 * The HTTP server with all that answers: the public pages from memory, the built files, the router.
 * @param builtFiles the folder that `npm run build` fills for browsers
 */
export function createServer(build: ServerBuild, builtFiles: string) {
  const handle = createRequestHandler(build, 'production')
  const pages = new PageCache({
    paths: publicPages,
    render: (path, look) => {
      const request = askInReading(env, new URL(path, env.PUBLIC_URL), look)
      return wholePage(() => handle(request, cachedPageContext()))
    },
    state: publicState,
    lookOf: (cookies) => readingIn(env, cookies),
    log,
  })
  const { METRICS_TOKEN } = env
  const load = () => server.load
  const scrapes =
    METRICS_TOKEN !== undefined
      ? new Scrapes(() => readMeasures({ db, env, answers, load }), METRICS_TOKEN, log)
      : null
  const server: HttpServer = new HttpServer({
    ...{ handle, pages, scrapes, isReady, close: closeDatabase },
    directory: builtFiles,
  })
  return {
    /** @throws OperatorError */
    async listen() {
      await scrapes?.begin()
      await server.listen()
    },
    warm: () => pages.warm(),
    stop: () => server.stop(),
  }
}

/** A page in which something is missing because the database failed is nothing to cache. */
async function wholePage(render: () => Promise<Response>): Promise<Response> {
  const { outcome, outage } = await notingOutage(render)
  if (outcome.status === 'rejected') throw outcome.reason
  return outage ? new Response(null, { status: 503 }) : outcome.value
}

/**
 * What must hold before the server listens: a secret to sign with, and a SQLite file that no other
 * server works with.
 * @throws OperatorError
 */
export async function claimDatabase(): Promise<void> {
  secret(env)
  if (env.DATABASE_URL) return
  await claimSqlite(dataDirectory, handOverMilliseconds, () =>
    log.info(`another server works with ${databaseName}: waiting for it to stop`),
  )
}

/**
 * Watches the database from now on, migrates and seeds it; keeps trying while it is away, as the
 * server already listens.
 * @throws OperatorError when the database, or what it holds, will never fit the settings
 */
export async function prepareDatabase(): Promise<void> {
  for (const doubt of settingDoubts(env, process.env)) log.warn(doubt)
  const renewHealth = watchHealth({
    ...{ db, probedDb, log, ceiling: env },
    ...{ directory: dataDirectory, place: databaseName },
    // The monitor asks every second anyhow: the store of what is published hears it from here.
    async readVersions(probed) {
      const versions = await readVersions(probed)
      heardVersion(db, versions.contentVersion)
      return versions
    },
    tell: (up) => isPrepared && tellReachable(up),
    stopping: stopping.signal,
  })
  void watchDatabase({ env, log }, stopping.signal)
  while (!(isPrepared || stopping.signal.aborted)) {
    try {
      await migrateAndSeed()
      isPrepared = true
      databaseDown.over()
    } catch (error) {
      noteUnready(error)
      await pause(retryMilliseconds)
    }
  }
  await renewHealth()
}

async function migrateAndSeed(): Promise<void> {
  await requireSupported(db)
  await requireNoLostSite(db, env)
  const migrated = await migratePatiently(db, env.DATABASE_URL)
  if (migrated.length > 0) log.info({ migrated }, 'database migrated')
  if (await seed(db)) log.info('database filled with the built-in content')
  await noteVersion(db)
  await nameInstallation(db)
  const keep = (made: { email: string; password: string }) => keepFirstPassword(dataDirectory, made)
  tellFirstAdmin(await ensureFirstAdmin(db, env, keep), firstPasswordFile(dataDirectory))
  if (passwordFault(env)) log.warn('ADMIN_PASSWORD is too weak to make an administrator with')
}

/** @throws OperatorError when trying again is of no use */
function noteUnready(error: unknown): void {
  if (error instanceof OperatorError) throw error
  const fault = databaseFault(error, databaseName)
  if (fault && isFinal(error)) throw new OperatorError(fault)
  const isNew = databaseDown.fault(fault ?? 'the database is not ready')
  if (isNew && !fault) log.error({ err: error }, 'why the database is not ready')
}

/**
 * Starts what runs beside requests until the process stops.
 * @param backup the program that makes backups; null: nobody is to make any
 */
export function startBackgroundWork(backup: string | null): void {
  void tidyRepeatedly()
  void removeFirstPassword()
  void watchConditions({ db, env, log }, stopping.signal)
  if (backup !== null) backups = backUpDaily({ db, env, log }, backup, stopping.signal)
}

/** Looks every few seconds, for as long as there is one. */
async function removeFirstPassword(): Promise<void> {
  let isGone = false
  while (!(isGone || stopping.signal.aborted)) {
    try {
      isGone = await removeUsedPassword(db, dataDirectory)
    } catch (error) {
      // A database that is away is told of by itself.
      if (!stopping.signal.aborted && !databaseFault(error)) {
        log.warn({ err: error }, 'the first password stays in its file')
      }
    }
    if (!isGone) await pause(firstPasswordMilliseconds)
  }
}

/** Clears away what has expired, at start and every hour. */
async function tidyRepeatedly(): Promise<void> {
  while (!stopping.signal.aborted) {
    try {
      await removeExpired(db)
      await removeOldRegister(db)
      await removeUnusedAccounts(db, env)
      await removeUnopenedAccounts(db, env)
    } catch (error) {
      // A process that stops closes the database under it.
      if (!stopping.signal.aborted) log.warn({ err: error }, 'tidying failed')
    }
    await pause(tidyMilliseconds)
  }
}

function tellReachable(up: boolean): void {
  if (up) databaseDown.over()
  else databaseDown.fault(`the database ${withoutPassword(databaseName)} does not answer`)
}

function answers(): boolean {
  const { up, lastUpdated } = health()
  return isPrepared && up && lastUpdated !== null
}

/** The database is migrated, answers now, and takes writes (`/readyz`). */
const isReady = (): boolean => answers() && refusedWrite() === null

/**
 * What pages without a person are made from; they hold for as long as `version` is the same.
 */
type PublicState = { version: string; isAway: boolean }

/** null until the database has been ready once. */
function publicState(): PublicState | null {
  const { up, lastUpdated, contentVersion } = health()
  if (!isPrepared || contentVersion === null || lastUpdated === null) return null
  // A day begins and ends notices.
  const version = `${contentVersion} ${romanDay(new Date())}`
  return { version, isAway: !up }
}

/** Ends what runs beside requests, and closes the database. */
async function closeDatabase(): Promise<void> {
  stopping.abort()
  await backups
  await endWatch({ db, log })
  await db.destroy()
  if (probedDb !== db) await probedDb.destroy()
  giveBackSqlite()
}
