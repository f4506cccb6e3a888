import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { perRecord, published } from '../records/store/published.server.ts'
import { toolNoun } from '../tools/tool-noun.ts'
import { type FoundTool, finderTexts, goalLength } from './finder.ts'
import { featuresFor, reasonsFor, speaksFor } from './reasons.server.ts'
import { prepareTool, search } from './score.server.ts'

const featuresShown = 3

/**
 * The active tools that suit a goal, best first; none when they only share words such as 'per' or
 * 'sola' with it.
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
  const known = await currentTools(db)
  if (!known.some(speaksFor(goal))) return { tools: [], total: 0 }
  const { hits, total } = search(known, goal, shown)
  const active = await published(db, toolNoun)
  const tools = hits.flatMap(({ id }) => {
    const content = active.get(id)?.content
    if (!content) return []
    const { name, description, imageUrl, category, rating, pricing } = content
    const reasons = reasonsFor({ id, ...content }, goal)
    const features = featuresFor({ id, ...content }, goal, featuresShown)
    const { hasFree } = pricing
    return [{ id, name, description, imageUrl, category, rating, hasFree, reasons, features }]
  })
  return { tools, total }
}

/** The active tools as they are now, in the order of their ids. */
const currentTools = perRecord(toolNoun, ({ id, content }) => prepareTool({ id, ...content }))
