import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../platform/db/database.server.ts'
import { DatabaseUnavailable } from '../../platform/db/guarded-dialect.server.ts'
import type { Log } from '../../platform/log/log.server.ts'
import { progressStep } from './recounts.server.ts'

const lookMilliseconds = 1000
const afterFaultMilliseconds = 30_000
const shortestBreath = 5

/**
 * Counts learners anew, step by step, whenever chapters came or went, until `signal` aborts.
 * Between two steps it rests for as long as a step took: on SQLite everybody shares the one
 * connection, and half of its time is theirs.
 */
export async function countRepeatedly(
  { db, log }: { db: Database; log: Log },
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const pause = await stepAndPause(db).catch((error: unknown) => {
      // Of an outage the monitor tells, and a stopping process closes the database under a step.
      const isOutage = error instanceof DatabaseUnavailable && !error.isBusy
      if (!(isOutage || signal.aborted)) {
        log.warn({ err: error }, 'learners could not be counted anew')
      }
      return afterFaultMilliseconds
    })
    await wait(pause, undefined, { signal, ref: false }).catch(() => {})
  }
}

/** @returns how long to rest, in milliseconds */
async function stepAndPause(db: Database): Promise<number> {
  const begin = performance.now()
  const isMore = await progressStep(db)
  if (!isMore) return lookMilliseconds
  return Math.min(Math.max(performance.now() - begin, shortestBreath), lookMilliseconds)
}
