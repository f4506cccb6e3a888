import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseUnavailable } from '../../platform/db/checked-dialect.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { databaseFault } from '../../platform/db/database-fault.server.ts'
import { databaseFilling } from '../../platform/db/database-room.server.ts'
import { noteWrites, refusedWrite } from '../../platform/db/refused-write.server.ts'
import { LastingFault } from '../../platform/log/lasting-fault.server.ts'
import type { Log } from '../../platform/log/log.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { type DiskRoom, diskRoom, isScarce, tryWrite } from './disk.server.ts'
import { beat, startOfMinute, touch } from './heartbeat.server.ts'

/** How the site is, as this process knows it. */
export type Health = {
  /** Whether the database answers; assumed until it has been asked. */
  up: boolean
  /** When it last answered; null: not since the start. */
  lastUpdated: Date | null
  /** What the content, and the records with their drafts, were called then. */
  contentVersion: string | null
  recordsVersion: string | null
  /** Of the disk of `DATA_DIR`; null: not known. */
  room: DiskRoom | null
  /** Percent of `DATABASE_MEGABYTES` once that is much; null: there is room. */
  databaseFilling: number | null
}

export type HealthParts = {
  db: Database
  /** The same database over a connection that waits for no request. */
  probedDb: Database
  readVersions: (db: Database) => Promise<{ contentVersion: string; recordsVersion: string }>
  /** Hears after each renewal whether the database answers. */
  tell: (up: boolean) => void
  log: Log
  /** `DATA_DIR`, and what a fault of the database names. */
  directory: string
  place: string
  ceiling: Pick<Env, 'DATABASE_MEGABYTES'>
  stopping: AbortSignal
}

const renewMilliseconds = 1000
/** A database that has not answered by then counts as away. */
const patienceMilliseconds = 3000

let record: Health = {
  up: true,
  lastUpdated: null,
  contentVersion: null,
  recordsVersion: null,
  room: null,
  databaseFilling: null,
}

/** The record as it was renewed last. */
export const health = (): Health => record

/**
 * Renews the record every second, and each minute what takes longer; notes each minute in the
 * database that the site runs. While writes are refused it tries one with each renewal, so that the
 * site is ready again by itself.
 * @returns renews it now
 */
export function watchHealth(parts: HealthParts): () => Promise<void> {
  const { probedDb, stopping, tell } = parts
  const lookAround = lookingAround(parts)
  let asking: Promise<Answer | null> | undefined
  let isLooking = false

  async function renew() {
    // One question at a time: a database that hangs is not asked again, and counts as away.
    asking ??= ask(probedDb, parts.readVersions).finally(() => {
      asking = undefined
    })
    const late = new AbortController()
    const answer = await Promise.race([
      asking,
      wait(patienceMilliseconds, null, { signal: late.signal }).catch(() => null),
    ])
    late.abort()
    if (stopping.aborted) return
    record = answer
      ? { ...record, ...answer, up: true, lastUpdated: new Date() }
      : { ...record, up: false }
    tell(record.up)
    // Beside: a write may wait for the holder of the row.
    if (isLooking) return
    isLooking = true
    void lookAround().finally(() => {
      isLooking = false
    })
  }

  async function watch() {
    while (!stopping.aborted) {
      await renew()
      await wait(renewMilliseconds, undefined, { signal: stopping }).catch(() => {})
    }
  }
  void watch()
  return renew
}

type Answer = Pick<Health, 'contentVersion' | 'recordsVersion'>

/**
 * Asks for the document `status` of connectionTest, and what content and records are called now.
 * @returns null when the database does not answer
 */
async function ask(
  db: Database,
  readVersions: HealthParts['readVersions'],
): Promise<Answer | null> {
  try {
    await db.selectFrom('connectionTest').select('lastUpdated').executeTakeFirst()
    return await readVersions(db)
  } catch (error) {
    // Somebody holds the table: the database is there, and its content what it was.
    const isBusy = error instanceof DatabaseUnavailable && error.isBusy
    const { contentVersion, recordsVersion } = record
    return isBusy ? { contentVersion, recordsVersion } : null
  }
}

function lookingAround({ db, log, directory, place, ceiling }: HealthParts): () => Promise<void> {
  const writes = new LastingFault(
    (sentence) => log.error(sentence),
    () => log.info('the database takes writes again'),
  )
  const disk = new LastingFault(
    (sentence) => log.warn(sentence),
    () => log.info(`the disk of ${directory} has room again`),
  )
  const database = new LastingFault(
    (sentence) => log.warn(sentence),
    () => log.info('the database has room again'),
  )
  /** The last that was noted. */
  let minute = 0

  async function tryAgain(refused: Error) {
    writes.fault(databaseFault(refused, place) ?? 'the database takes no writes')
    if (await succeeds(tryWrite(db, directory))) noteWrites()
  }

  async function measure() {
    const room = await diskRoom(directory).catch(() => null)
    if (room && isScarce(room)) disk.fault(`the disk of DATA_DIR (${directory}) is almost full`)
    else if (room) disk.over()
    const filling = await databaseFilling(db, ceiling).catch(() => null)
    if (filling) database.fault(`the database takes ${filling} % of DATABASE_MEGABYTES`)
    else database.over()
    record = { ...record, room, databaseFilling: filling }
  }

  return async () => {
    const refused = refusedWrite()
    if (refused) await tryAgain(refused)
    if (!refusedWrite()) writes.over()
    const now = new Date()
    if (!record.up || startOfMinute(now) === minute) return
    await measure()
    if (await succeeds(Promise.all([beat(db, now), touch(db)]))) minute = startOfMinute(now)
  }
}

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )
