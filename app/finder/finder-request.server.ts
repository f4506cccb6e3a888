import { DatabaseUnavailable } from '../platform/db/checked-dialect.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import type { Log } from '../platform/log/log.server.ts'
import { addressText } from '../platform/well-formed.ts'
import { findTools } from './finder.server.ts'
import { type FinderPage, goalLength, shownTools } from './finder.ts'
import { findReady } from './ready.server.ts'

/**
 * Answers what the address asks the finder: `?cerca=…&mostra=…`. Never throws, so that the page
 * around it stays whole.
 * @returns what the finder shows, and the status the page is sent with
 */
export async function askFinder(
  db: Database,
  log: Log,
  query: URLSearchParams,
): Promise<FinderPage & { status: number }> {
  const typed = query.get('cerca')
  if (typed === null) return { goal: '', outcome: null, ready: [], status: 200 }
  const goal = addressText(typed, Number.POSITIVE_INFINITY)
  const kept = addressText(typed, goalLength)
  try {
    const found = await findTools(db, goal, readShown(query.get('mostra')))
    const ready = await findReady(db, goal)
    const isFound = found.tools.length > 0
    const outcome = isFound
      ? ({ kind: 'found', ...found } as const)
      : ({ kind: 'nothing' } as const)
    return { goal, outcome, ready, status: 200 }
  } catch (error) {
    if (error instanceof KnownFailure) {
      const outcome = { kind: 'refused', message: error.message } as const
      return { goal: kept, outcome, ready: [], status: error.status }
    }
    log.error({ err: error }, 'the finder could not search')
    const status = error instanceof DatabaseUnavailable ? 503 : 500
    return { goal: kept, outcome: { kind: 'failed' }, ready: [], status }
  }
}

/** How many results the address asks for: the first of them, or all. */
function readShown(text: string | null): number {
  const asked = Number(text)
  const isWhole = Number.isInteger(asked) && asked > shownTools.first
  return isWhole ? shownTools.most : shownTools.first
}
