import { setTimeout as wait } from 'node:timers/promises'
import { readContentVersion } from './content-version.server.ts'
import type { Database } from './db/database.server.ts'

/**
 * `lastUpdated` is when the database last answered, null when it never has since the start;
 * `contentVersion` is what readContentVersion said then.
 */
export type DatabaseState = {
  up: boolean
  lastUpdated: Date | null
  contentVersion: string | null
}

const probeMilliseconds = 1000
const writeMilliseconds = 30_000
/** A database that has not answered by then counts as away. */
const patienceMilliseconds = 3000

let state: DatabaseState = { up: true, lastUpdated: null, contentVersion: null }

/** Whether the database answers (NAV-11, DATA-16); assumed until the first probe has come back. */
export function databaseState(): DatabaseState {
  return state
}

/**
 * Asks the database every second for the document `status` of connectionTest, and writes its
 * `lastUpdated` every half minute and whenever the database comes back. What the content is called
 * now is read with it.
 * @param tell called after every probe
 * @returns the function that stops
 */
export function startMonitor(
  db: Database,
  tell: (state: DatabaseState) => void,
): { probeNow(): Promise<void>; stop(): void } {
  const stopping = new AbortController()
  let written = 0
  let running: Promise<string | null> | undefined

  /** The content's version, null when the database does not answer. */
  async function ask(): Promise<string | null> {
    const isDue = !state.up || Date.now() - written >= writeMilliseconds
    try {
      if (isDue) {
        await touch(db)
        written = Date.now()
      } else {
        await db.selectFrom('connectionTest').select('lastUpdated').executeTakeFirstOrThrow()
      }
      return await readContentVersion(db)
    } catch {
      return null
    }
  }

  async function probeNow() {
    // One question at a time: a database that hangs is not asked again, and counts as away.
    running ??= ask().finally(() => {
      running = undefined
    })
    const late = new AbortController()
    const version = await Promise.race([
      running,
      wait(patienceMilliseconds, null, { signal: late.signal }).catch(() => null),
    ])
    late.abort()
    if (stopping.signal.aborted) return
    const up = version !== null
    state = {
      up,
      lastUpdated: up ? new Date() : state.lastUpdated,
      contentVersion: version ?? state.contentVersion,
    }
    tell(state)
  }

  async function watch() {
    while (!stopping.signal.aborted) {
      await probeNow()
      await wait(probeMilliseconds, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  void watch()
  return { probeNow, stop: () => stopping.abort() }
}

async function touch(db: Database) {
  const lastUpdated = new Date()
  await db
    .insertInto('connectionTest')
    .values({ id: 'status', lastUpdated })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ lastUpdated }))
    .execute()
}
