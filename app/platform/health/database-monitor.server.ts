import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../db/database.server.ts'
import { DatabaseUnavailable } from '../db/guarded-dialect.server.ts'

/**
 * `lastUpdated` is when the database last answered, null when it never has since the start;
 * `contentVersion` is what the content was called then.
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

type Answer = Pick<DatabaseState, 'contentVersion'>

let state: DatabaseState = { up: true, lastUpdated: null, contentVersion: null }

/** Whether the database answers; assumed until the first probe has come back. */
export function databaseState(): DatabaseState {
  return state
}

/**
 * Asks the database every second for the document `status` of connectionTest, and writes its
 * `lastUpdated` every half minute and whenever the database comes back. What the content is called
 * now is read with it. Only reading decides: a write may wait for whoever holds the row.
 * @param db one that waits for no request
 * @param readContentVersion asks what the content is called
 * @param tell called after every probe
 * @returns the function that stops
 */
export function startMonitor(
  db: Database,
  readContentVersion: (db: Database) => Promise<string>,
  tell: (state: DatabaseState) => void,
): { probeNow(): Promise<void>; stop(): void } {
  const stopping = new AbortController()
  let written = 0
  let running: Promise<Answer | null> | undefined

  /** null when the database does not answer. */
  async function ask(): Promise<Answer | null> {
    const isDue = !state.up || Date.now() - written >= writeMilliseconds
    try {
      await db.selectFrom('connectionTest').select('lastUpdated').executeTakeFirst()
      const contentVersion = await readContentVersion(db)
      if (isDue && (await isTouched(db))) written = Date.now()
      return { contentVersion }
    } catch (error) {
      // Somebody holds the table: the database is there, and its content what it was.
      const isBusy = error instanceof DatabaseUnavailable && error.isBusy
      return isBusy ? { contentVersion: state.contentVersion } : null
    }
  }

  async function probeNow() {
    // One question at a time: a database that hangs is not asked again, and counts as away.
    running ??= ask().finally(() => {
      running = undefined
    })
    const late = new AbortController()
    const answer = await Promise.race([
      running,
      wait(patienceMilliseconds, null, { signal: late.signal }).catch(() => null),
    ])
    late.abort()
    if (stopping.signal.aborted) return
    const up = answer !== null
    state = {
      up,
      lastUpdated: up ? new Date() : state.lastUpdated,
      contentVersion: answer?.contentVersion ?? state.contentVersion,
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

/** Whether the writing succeeded; what it says of itself decides nothing. */
async function isTouched(db: Database): Promise<boolean> {
  const lastUpdated = new Date()
  try {
    await db
      .insertInto('connectionTest')
      .values({ id: 'status', lastUpdated })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ lastUpdated }))
      .execute()
    return true
  } catch {
    return false
  }
}
