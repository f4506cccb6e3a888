import type { Database } from '../../platform/db/database.server.ts'

/** What the editor of a tool shows beside its own fields. */
export type BesideTool = {
  categories: string[]
  /** The first of its guides, drafts included, in alphabetical order. */
  guides: { id: string; title: string; isPublished: boolean }[]
  guidesTotal: number
}

const guidesShown = 20

/** `id` null: of a new tool. */
export async function besideTool(db: Database, id: string | null): Promise<BesideTool> {
  const tools = await db
    .selectFrom('records')
    .select('facet')
    .where('noun', '=', 'tool')
    .where('deletedAt', 'is', null)
    .execute()
  const categories = new Set(tools.map(({ facet }) => facet).filter(Boolean))
  const guides = id === null ? [] : await guidesOf(db, id)
  return {
    categories: [...categories].sort((one, other) => one.localeCompare(other, 'it')),
    guides: guides.slice(0, guidesShown),
    guidesTotal: guides.length,
  }
}

/** A guide chooses its tool: nothing of it is stored here. */
async function guidesOf(db: Database, toolId: string) {
  const rows = await db
    .selectFrom('records')
    .select(['id', 'title'])
    .select(({ eb }) => eb('content', 'is not', null).as('isPublished'))
    .where('noun', '=', 'guide')
    .where('facet', '=', toolId)
    .where('deletedAt', 'is', null)
    .orderBy('searchText')
    .execute()
  // SQLite gives 1 and 0 for a computed column.
  return rows.map(({ isPublished, ...guide }) => ({ ...guide, isPublished: Boolean(isPublished) }))
}
