import { checkedIn } from '../../db/content/checked-in.ts'
import { searchForm } from '../../db/normalize.ts'
import type { GuideItem } from '../guides/guide.ts'
import { listGuidesOfTool } from '../guides/guides.server.ts'
import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { isAsWritten } from '../records/store/built-in.server.ts'
import { fromPublished, published, seenRecord } from '../records/store/published.server.ts'
import { missing } from '../records/store/read.server.ts'
import { builtInTools } from './built-in-tools.server.ts'
import type { ToolDetail, ToolItem } from './tool.ts'
import { toolNoun } from './tool-noun.ts'

export type ToolRack = {
  /** Active tools of the chosen category. */
  tools: ToolItem[]
  /** Categories of active tools, in alphabetical order. */
  categories: string[]
}

/** The active tools by name, and their categories. */
const inOrder = fromPublished(toolNoun, (tools) => {
  const named = [...tools.values()].map(({ id, content }) => ({
    id,
    category: content.category,
    key: searchForm(content.name),
  }))
  const rows = named.sort((one, other) =>
    one.key === other.key ? (one.id < other.id ? -1 : 1) : one.key < other.key ? -1 : 1,
  )
  const categories = [...new Set(rows.map(({ category }) => category))]
  return { rows, categories: categories.sort((one, other) => one.localeCompare(other, 'it')) }
})

/** The active tools by name, with the categories. */
export async function listActiveTools(db: Database, category: string | null): Promise<ToolRack> {
  const { rows, categories } = await inOrder(db)
  const shown = rows.filter((row) => category === null || row.category === category)
  const active = await published(db, toolNoun)
  const tools = shown.flatMap(({ id }): ToolItem[] => {
    const tool = active.get(id)
    if (!tool) return []
    const { name, description, imageUrl, rating, pricing, category: own } = tool.content
    return [{ id, name, description, imageUrl, category: own, rating, hasFree: pricing.hasFree }]
  })
  return { tools, categories }
}

/**
 * A tool and its published guides.
 * @param isPreview the working copy of an active one, which administrators alone see
 * @throws KnownFailure 404 when it does not exist, or is inactive and `user` no administrator
 */
export async function readTool(
  db: Database,
  user: Actor,
  id: string,
  isPreview = false,
): Promise<{ tool: ToolDetail; guides: GuideItem[] }> {
  const seen = await seenRecord(db, toolNoun, user, id, { isPreview })
  if (!seen) throw missing(toolNoun)
  const guides = await listGuidesOfTool(db, user, id)
  const guideIds = guides.map((guide) => guide.id)
  const { content, verifiedAt, createdAt, updatedAt } = seen
  const tool = {
    ...{ id, ...content, verifiedAt, createdAt, updatedAt },
    isActive: seen.isPublished,
    isPreview: seen.isPreview,
    checkedIn: isAsWritten(seen, builtInTools) ? checkedIn : null,
    hasGuides: guideIds.length > 0,
    guideIds,
  }
  return { tool, guides }
}
