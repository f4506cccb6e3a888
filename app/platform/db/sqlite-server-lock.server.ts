import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { OperatorError } from '../operator-error.server.ts'
import { fileFault } from './file-fault.server.ts'
import { keepPrivate } from './private-file.server.ts'

const busy = 5
const pollMilliseconds = 100

/** Held for as long as the process lives: the system gives it back when the process ends. */
let held: DatabaseSync | undefined

/**
 * Lets one server work with the SQLite file of a folder; commands are no servers. A server that is
 * just stopping is waited for.
 * @param waitMilliseconds how long, at the most
 * @param tellWaiting called once, when there is somebody to wait for
 * @throws OperatorError when another server keeps working with it
 */
export async function claimSqlite(
  directory: string,
  waitMilliseconds: number,
  tellWaiting: () => void,
): Promise<void> {
  const deadline = Date.now() + waitMilliseconds
  let isTold = false
  while (!tryClaim(join(directory, 'fucina.sqlite.lock'))) {
    if (Date.now() >= deadline) {
      throw new OperatorError(
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
    keepPrivate(path)
    database = new DatabaseSync(path, { timeout: 0 })
    database.exec('begin exclusive')
    held = database
    return true
  } catch (error) {
    database?.close()
    if ((error as { errcode?: number }).errcode === busy) return false
    throw fileFault(error, path)
  }
}

/** Gives the file free for the next server: the last thing a stopping one does. */
export function giveBackSqlite(): void {
  held?.close()
  held = undefined
}
