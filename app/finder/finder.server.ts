import { setImmediate as breathe } from 'node:timers/promises'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { perVersion } from '../records/version/per-version.server.ts'
import { type FoundTool, finderTexts, goalLength } from './finder.ts'
import { featuresFor, reasonsFor } from './reasons.server.ts'
import { type PreparedTool, prepareTool, search } from './score.server.ts'

const featuresShown = 3

/**
 * The active tools that suit a goal, best first.
 * @param shown how many are returned at most; `total` counts all
 * @throws KnownFailure 400 for a goal that is blank or longer than `goalLength`
 */
export async function findTools(
  db: Database,
  goal: string,
  shown: number,
): Promise<{ tools: FoundTool[]; total: number }> {
  if (goal.trim() === '') throw new KnownFailure('GOAL_BLANK', 400, finderTexts.blank)
  if (goal.length > goalLength) throw new KnownFailure('GOAL_TOO_LONG', 400, finderTexts.tooLong)
  const { hits, total } = search(await currentTools(db), goal, shown)
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

/** A few milliseconds of work each. */
const batchSize = 200

/** All active tools in the order of their ids; the other work of the process gets its turn. */
async function prepareAll(db: Database): Promise<PreparedTool[]> {
  const tools: PreparedTool[] = []
  let after = ''
  for (;;) {
    const batch = await db
      .selectFrom('tools')
      .select(['id', 'name', 'description', 'features', 'category', 'pricing', 'rating'])
      .where('isActive', '=', true)
      .where('id', '>', after)
      .orderBy('id')
      .limit(batchSize)
      .execute()
    tools.push(...batch.map(prepareTool))
    const last = batch.at(-1)
    if (!last || batch.length < batchSize) return tools
    after = last.id
    await breathe()
  }
}

/** The active tools as they are now. */
const currentTools = perVersion(prepareAll)
