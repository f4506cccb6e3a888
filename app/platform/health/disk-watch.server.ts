import { randomBytes, randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Database, engineOf } from '../db/database.server.ts'
import { databaseFault } from '../db/database-fault.server.ts'
import { databaseFilling } from '../db/database-room.server.ts'
import { minuteMilliseconds } from '../durations.ts'
import { FaultNotice } from '../log/fault-notice.server.ts'
import type { Log } from '../log/log.server.ts'
import type { Env } from '../settings/env.server.ts'
import { diskRoom, isScarce } from './disk.server.ts'
import { noteWrites, refusedWrite } from './write-health.server.ts'

const retryMilliseconds = 1000
/**
 * More than the database's log keeps free of what it wrote before: a small write fits into that.
 */
const probeBytes = 256 * 1024

type Parts = {
  db: Database
  log: Log
  directory: string
  place: string
  /** What the database may take. */
  ceiling: Pick<Env, 'DATABASE_MEGABYTES'>
  stopping: AbortSignal
}

/** Tells of a filling disk before it is full, and names it when it is. */
export function watchDisk(parts: Parts): void {
  void watchRoom(parts)
  void watchWrites(parts)
}

async function watchRoom({ db, log, directory, ceiling, stopping }: Parts): Promise<void> {
  const room = new FaultNotice(
    (sentence) => log.warn(sentence),
    () => log.info(`the disk of ${directory} has room again`),
  )
  const ofDatabase = new FaultNotice(
    (sentence) => log.warn(sentence),
    () => log.info('the database has room again'),
  )
  while (!stopping.aborted) {
    const filling = await databaseFilling(db, ceiling).catch(() => null)
    if (filling) ofDatabase.fault(`the database takes ${filling} % of DATABASE_MEGABYTES`)
    else ofDatabase.over()
    const found = await diskRoom(directory).catch(() => null)
    if (found && isScarce(found)) room.fault(`the disk of DATA_DIR (${directory}) is almost full`)
    else if (found) room.over()
    await wait(minuteMilliseconds, undefined, { signal: stopping, ref: false }).catch(() => {})
  }
}

/** While writes are refused it tries one each second, so that the site is ready again by itself. */
async function watchWrites({ db, log, directory, place, stopping }: Parts): Promise<void> {
  const writes = new FaultNotice(
    (sentence) => log.error(sentence),
    () => log.info('the database takes writes again'),
  )
  while (!stopping.aborted) {
    const refused = refusedWrite()
    if (refused) {
      writes.fault(databaseFault(refused, place) ?? 'the database takes no writes')
      const isRoom = await tryWrite(db, directory).then(
        () => true,
        () => false,
      )
      if (isRoom) noteWrites()
    }
    if (!refusedWrite()) writes.over()
    await wait(retryMilliseconds, undefined, { signal: stopping, ref: false }).catch(() => {})
  }
}

async function tryWrite(db: Database, directory: string): Promise<void> {
  await (engineOf(db) === 'postgres' ? tryRoomOfServer(db) : tryRoomOf(directory))
  const lastUpdated = new Date()
  await db
    .insertInto('connectionTest')
    .values({ id: 'status', lastUpdated })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ lastUpdated }))
    .execute()
}

async function tryRoomOf(directory: string): Promise<void> {
  const probe = join(directory, `room-${process.pid}.tmp`)
  try {
    const file = await open(probe, 'w', 0o600)
    try {
      await file.writeFile(Buffer.alloc(probeBytes))
      await file.sync()
    } finally {
      await file.close()
    }
  } finally {
    await rm(probe, { force: true })
  }
}

/** Writes a row that makes a table larger, and takes it back. */
async function tryRoomOfServer(db: Database): Promise<void> {
  const trx = await db.startTransaction().execute()
  try {
    const value = randomBytes(probeBytes).toString('base64')
    const key = `room-${randomUUID()}`
    await trx.insertInto('settings').values({ key, value, updatedAt: new Date() }).execute()
  } finally {
    await trx.rollback().execute()
  }
}
