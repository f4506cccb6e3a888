import type { FinderPage } from '../finder/finder.ts'
import { askFinder } from '../finder/finder-request.server.ts'
import { DatabaseUnavailable } from '../platform/db/checked-dialect.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import type { Log } from '../platform/log/log.server.ts'
import type { ProfessionCard } from '../professions/profession.ts'
import { builtInCards, listProfessionCards } from '../professions/professions.server.ts'
import { parseStep } from './demo-steps.ts'

export type HomePage = {
  finder: FinderPage
  professions: ProfessionCard[]
  isProfessionsFailed: boolean
  /** Of the demo, counted from 1. */
  step: number
}

/**
 * The home page for an address. A part that cannot be loaded says so, the rest works; the status
 * then keeps the page out of every cache.
 */
export async function homePage(
  db: Database,
  log: Log,
  query: URLSearchParams,
): Promise<{ page: HomePage; status: number }> {
  const [{ status, ...finder }, cards] = await Promise.all([
    askFinder(db, log, query),
    professionCards(db, log),
  ])
  const page = {
    finder,
    professions: cards.professions,
    isProfessionsFailed: cards.status !== 200,
    step: parseStep(query.get('passo')),
  }
  return { page, status: Math.max(status, cards.status) }
}

async function professionCards(db: Database, log: Log) {
  try {
    return { professions: await listProfessionCards(db), status: 200 }
  } catch (error) {
    log.error({ err: error }, 'the professions could not be loaded')
    const status = error instanceof DatabaseUnavailable ? 503 : 500
    return { professions: builtInCards, status }
  }
}
