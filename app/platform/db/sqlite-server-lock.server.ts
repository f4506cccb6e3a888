import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { OperatorError } from '../settings/operator-error.server.ts'
import { fileFault, isDamaged, isLocked } from './file-fault.server.ts'
import { keepPrivate } from './private-file.server.ts'

const pollMilliseconds = 100

/** Held for as long as the process lives: the system gives it back when the process ends. */
let held: DatabaseSync | undefined

/** A server works with the SQLite file already. */
export class AnotherServer extends OperatorError {}

const lockFile = (directory: string) => join(directory, 'fucina.sqlite.lock')

const notOurs = (path: string, what: string) =>
  `${path} is ${what}: remove it while no server runs (it holds no data, the next start makes it)`

/**
 * Lets one server work with the SQLite file of a folder; commands are no servers. A server that is
 * just stopping is waited for.
 * @param waitMilliseconds how long, at the most
 * @param tellWaiting called once, when there is somebody to wait for
 * @throws AnotherServer when one keeps working with it
 * @throws OperatorError when the file of the lock cannot be used
 */
export async function claimSqlite(
  directory: string,
  waitMilliseconds: number,
  tellWaiting: () => void,
): Promise<void> {
  const deadline = Date.now() + waitMilliseconds
  let isTold = false
  while (!tryClaim(lockFile(directory))) {
    if (Date.now() >= deadline) {
      throw new AnotherServer(
        `another server works with ${join(directory, 'fucina.sqlite')}: stop it first, or set another DATA_DIR (several servers need PostgreSQL)`,
      )
    }
    if (!isTold) tellWaiting()
    isTold = true
    await wait(pollMilliseconds)
  }
}

/** A transaction that never ends on a file of its own: SQLite knows how to lock on every system. */
function tryClaim(path: string): boolean {
  let database: DatabaseSync | undefined
  try {
    requireFile(path)
    keepPrivate(path)
    database = new DatabaseSync(path, { timeout: 0 })
    database.exec('begin exclusive')
    held = database
    return true
  } catch (error) {
    database?.close()
    if (isLocked(error)) return false
    throw lockFault(error, path)
  }
}

function requireFile(path: string): void {
  if (!existsSync(path) || statSync(path).isFile()) return
  throw new OperatorError(notOurs(path, 'a folder'))
}

const lockFault = (error: unknown, path: string) =>
  isDamaged(error)
    ? new OperatorError(notOurs(path, 'no file of Fucina'), { cause: error })
    : fileFault(error, path)

/**
 * What keeps servers from claiming the SQLite file of a folder, besides another server; or null.
 */
export function faultOfLock(directory: string): string | null {
  const path = lockFile(directory)
  if (!existsSync(path)) return null
  let database: DatabaseSync | undefined
  try {
    requireFile(path)
    database = new DatabaseSync(path, { timeout: 0, readOnly: true })
    database.exec('select count(*) from sqlite_master')
    return null
  } catch (error) {
    return isLocked(error) ? null : (lockFault(error, path) as Error).message
  } finally {
    database?.close()
  }
}

/** Gives the file free for the next server: the last thing a stopping one does. */
export function giveBackSqlite(): void {
  held?.close()
  held = undefined
}
