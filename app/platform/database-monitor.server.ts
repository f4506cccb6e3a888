import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './db/database.server.ts'

/** `lastUpdated` is when the database last answered, null when it never has since the start. */
export type DatabaseState = { up: boolean; lastUpdated: Date | null }

const probeMilliseconds = 1000
const writeMilliseconds = 30_000
/** A database that has not answered by then counts as away. */
const patienceMilliseconds = 3000

let state: DatabaseState = { up: true, lastUpdated: null }

/** Whether the database answers (NAV-11, DATA-16); assumed until the first probe has come back. */
export function databaseState(): DatabaseState {
  return state
}

/**
 * Asks the database every second for the document `status` of connectionTest, and writes its
 * `lastUpdated` every half minute and whenever the database comes back.
 * @param tell called after every probe
 * @returns the function that stops
 */
export function startMonitor(
  db: Database,
  tell: (state: DatabaseState) => void,
): { probeNow(): Promise<void>; stop(): void } {
  const stopping = new AbortController()
  let written = 0
  let running: Promise<boolean> | undefined

  async function ask(): Promise<boolean> {
    const isDue = !state.up || Date.now() - written >= writeMilliseconds
    try {
      if (isDue) {
        await touch(db)
        written = Date.now()
      } else {
        await db.selectFrom('connectionTest').select('lastUpdated').executeTakeFirstOrThrow()
      }
      return true
    } catch {
      return false
    }
  }

  async function probeNow() {
    // One question at a time: a database that hangs is not asked again, and counts as away.
    running ??= ask().finally(() => {
      running = undefined
    })
    const late = new AbortController()
    const up = await Promise.race([
      running,
      wait(patienceMilliseconds, false, { signal: late.signal }).catch(() => false),
    ])
    late.abort()
    if (stopping.signal.aborted) return
    state = { up, lastUpdated: up ? new Date() : state.lastUpdated }
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
