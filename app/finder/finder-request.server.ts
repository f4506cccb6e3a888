import { DatabaseUnavailable } from '../platform/db/checked-dialect.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import type { Log } from '../platform/log/log.server.ts'
import { addressText } from '../platform/well-formed.ts'
import { urgentNote } from '../urgency/urgency.ts'
import { findTools } from './finder.server.ts'
import { type FinderPage, goalLength, shownTools } from './finder.ts'
import { findReady } from './ready.server.ts'
import { findWays, gym } from './ways.server.ts'

/**
 * Answers what the finder is asked: `?cerca=…&mostra=…` of an address, or of its form. Words of
 * somebody in danger get the red card, whatever else is found or fails. Never throws, so that the
 * page around it stays whole.
 * @returns what the finder shows, and the status the page is sent with
 */
export async function askFinder(
  db: Database,
  log: Log,
  query: URLSearchParams,
): Promise<FinderPage & { status: number }> {
  const typed = query.get('cerca')
  if (typed === null) return { goal: '', outcome: null, ready: [], urgent: null, status: 200 }
  const goal = addressText(typed, Number.POSITIVE_INFINITY)
  const kept = addressText(typed, goalLength)
  const urgent = urgentNote(goal)
  const later = urgent?.kind === 'fraud' ? [...new Set([...findWays(goal).ways, gym])] : []
  try {
    // Beside a red card no other address is asked for: all that is found comes with it.
    const shown = urgent ? shownTools.most : readShown(query.get('mostra'))
    const found = await findTools(db, goal, shown)
    const ready = urgent ? later : await findReady(db, goal)
    const isFound = found.tools.length > 0
    const outcome = isFound
      ? ({ kind: 'found', ...found } as const)
      : ({ kind: 'nothing' } as const)
    return { goal, outcome, ready, urgent, status: 200 }
  } catch (error) {
    if (error instanceof KnownFailure) {
      const outcome = { kind: 'refused', message: error.message } as const
      return { goal: kept, outcome, ready: later, urgent, status: error.status }
    }
    log.error({ err: error }, 'the finder could not search')
    const status = error instanceof DatabaseUnavailable ? 503 : 500
    return { goal: kept, outcome: { kind: 'failed' }, ready: later, urgent, status }
  }
}

/** How many results the address asks for: the first of them, or all. */
function readShown(text: string | null): number {
  const asked = Number(text)
  const isWhole = Number.isInteger(asked) && asked > shownTools.first
  return isWhole ? shownTools.most : shownTools.first
}
