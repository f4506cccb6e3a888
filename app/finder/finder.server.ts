import { setImmediate as breathe } from 'node:timers/promises'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { readContentVersion } from '../records/version/content-version.server.ts'
import { type FoundTool, finderTexts, goalLength } from './finder.ts'
import { featuresFor, reasonsFor } from './reasons.server.ts'
import { search } from './search.server.ts'
import { buildIndex, type IndexedTool, type SearchIndex } from './search-index.server.ts'

const featuresShown = 3

/**
 * The active tools that suit a goal, best first (FIND-04 to FIND-09).
 * @param shown how many are returned at most; `total` counts all
 * @throws KnownFailure 400 for a goal that is blank or longer than `goalLength` (FIND-02)
 */
export async function findTools(
  db: Database,
  goal: string,
  shown: number,
): Promise<{ tools: FoundTool[]; total: number }> {
  if (goal.trim() === '') throw new KnownFailure('GOAL_BLANK', 400, finderTexts.blank)
  if (goal.length > goalLength) throw new KnownFailure('GOAL_TOO_LONG', 400, finderTexts.tooLong)
  const { hits, total } = search(await currentIndex(db), goal, shown)
  if (hits.length === 0) return { tools: [], total }
  const rows = await db
    .selectFrom('tools')
    .select(['id', 'name', 'description', 'imageUrl', 'category', 'rating', 'pricing', 'features'])
    .where(
      'id',
      'in',
      hits.map(({ id }) => id),
    )
    .where('isActive', '=', true)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const tools = hits.flatMap(({ id }) => {
    const row = byId.get(id)
    if (!row) return []
    const { pricing, ...tool } = row
    const reasons = reasonsFor(row, goal)
    const features = featuresFor(row, goal, featuresShown)
    return [{ ...tool, hasFree: pricing.hasFree, reasons, features }]
  })
  return { tools, total }
}

type Kept = { version: string; index: Promise<SearchIndex> }

/** The index of each database in use: computed from all tools, it holds for one content version. */
const indexes = new WeakMap<Database, Kept>()

/** The index of the content as it is now; searches that come while it is built wait for the same. */
async function currentIndex(db: Database): Promise<SearchIndex> {
  const version = await readContentVersion(db)
  const known = indexes.get(db)
  if (known?.version === version) return known.index
  const built = { version, index: buildIndex(activeTools(db)) }
  indexes.set(db, built)
  built.index.catch(() => {
    // The next search tries again.
    if (indexes.get(db) === built) indexes.delete(db)
  })
  return built.index
}

/** A few milliseconds of work each. */
const batchSize = 200

/** All active tools in the order of their ids. */
async function* activeTools(db: Database): AsyncIterable<IndexedTool[]> {
  let after: string | undefined
  do {
    const batch = await db
      .selectFrom('tools')
      .select(['id', 'name', 'description', 'features', 'category', 'pricing', 'rating'])
      .where('isActive', '=', true)
      .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(batchSize)
      .execute()
    yield batch
    after = batch.length === batchSize ? batch.at(-1)?.id : undefined
    await breathe()
  } while (after !== undefined)
}
