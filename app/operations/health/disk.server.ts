import { randomBytes, randomUUID } from 'node:crypto'
import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, engineOf } from '../../platform/db/database.server.ts'
import { touch } from './heartbeat.server.ts'

/** Less than this of a disk is told, by doctor, dashboard, log, mail and metrics alike. */
const leastShare = 0.1

export type DiskRoom = { freeBytes: number; totalBytes: number }

/** How much room the disk of a folder has, for who is not root. */
export async function diskRoom(directory: string): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await statfs(directory)
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}

/** Less than a tenth of the disk. */
export const isScarce = ({ freeBytes, totalBytes }: DiskRoom): boolean =>
  freeBytes < totalBytes * leastShare

/**
 * More than the database's log keeps free of what it wrote before: a small write fits into that.
 */
const probeBytes = 256 * 1024

/**
 * Writes as much as a person's text takes.
 * @param directory the one of SQLite's file
 * @throws what the disk or the database says
 */
export async function tryWrite(db: Database, directory: string): Promise<void> {
  await (engineOf(db) === 'postgres' ? tryRoomOnServer(db) : tryRoomIn(directory))
  await touch(db)
}

async function tryRoomIn(directory: string): Promise<void> {
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
async function tryRoomOnServer(db: Database): Promise<void> {
  const trx = await db.startTransaction().execute()
  try {
    const value = randomBytes(probeBytes).toString('base64')
    const key = `room-${randomUUID()}`
    await trx.insertInto('settings').values({ key, value, updatedAt: new Date() }).execute()
  } finally {
    await trx.rollback().execute()
  }
}
