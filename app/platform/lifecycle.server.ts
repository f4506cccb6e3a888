import { setTimeout as wait } from 'node:timers/promises'
import { seed } from '../../db/seed.ts'
import { migrate } from './db/migrate.server.ts'
import { db, log } from './process.server.ts'

const retryMilliseconds = 2000

const stopping = new AbortController()
let isPrepared = false

/** Migrates and seeds; keeps trying while the database is away, as the server already listens. */
async function prepare() {
  while (!stopping.signal.aborted) {
    try {
      const migrated = await migrate(db)
      if (migrated.length > 0) log.info({ migrated }, 'database migrated')
      if (await seed(db)) log.info('database filled with the built-in content')
      isPrepared = true
      return
    } catch (error) {
      log.error({ err: error }, 'the database is not ready, trying again')
      await wait(retryMilliseconds, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
}

/** Starts everything that runs beside requests. Resolves when the database is ready. */
export async function start(): Promise<void> {
  await prepare()
}

/** The database is migrated and answers now (`/readyz`). */
export async function isReady(): Promise<boolean> {
  if (!isPrepared) return false
  try {
    await db.selectFrom('connectionTest').select('id').executeTakeFirst()
    return true
  } catch {
    return false
  }
}

/** Ends what runs beside requests and closes the database. */
export async function stop(): Promise<void> {
  stopping.abort()
  await db.destroy()
}
