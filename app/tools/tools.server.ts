import { type SqlBool, sql } from 'kysely'
import type { GuideItem } from '../guides/guide.ts'
import { listGuidesOfTool } from '../guides/guides.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { isContentId } from '../records/content/content.ts'
import { pageOf } from '../records/list/list-page.ts'
import { readWholeList } from '../records/list/read-list.server.ts'
import { writersCheck } from './built-in.server.ts'
import type { ToolDetail, ToolItem } from './tool.ts'
import { toolMissing } from './tool-missing.server.ts'
import type { ToolView } from './tool-view.ts'

type Person = { id: string; role: 'customer' | 'admin' }

export type ToolPage = {
  items: ToolItem[]
  /** Give it as `view.after` for the next page; null on the last one. */
  next: string | null
}

export type ToolList = ToolPage & {
  /** Active tools of the chosen category, on all pages. */
  total: number
  /** Categories of active tools, in alphabetical order. */
  categories: string[]
}

/** A page of the active tools by name, with the count and the categories. */
export async function listActiveTools(
  db: Database,
  { category, after }: ToolView,
): Promise<ToolList> {
  const list = {
    table: 'tools',
    // It begins with the folded name; sorting whole texts takes twice as long.
    key: sql<string>`substr(r."searchText", 1, 100)`,
    direction: 'asc',
    tests: [sql<SqlBool>`r."isActive"`],
    after,
    before: null,
  } as const
  const rows = await readWholeList(db, list, ['category'])
  const shown = rows.filter((row) => category === null || row.category === category)
  const { ids, next } = pageOf(shown, { before: null })
  const categories = new Set(rows.map((row) => String(row.category)))
  return {
    items: await readItems(db, ids),
    next,
    total: shown.length,
    categories: [...categories].sort((one, other) => one.localeCompare(other, 'it')),
  }
}

/** The cards of these tools, in this order. */
async function readItems(db: Database, ids: string[]): Promise<ToolItem[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('tools')
    .select(['id', 'name', 'description', 'imageUrl', 'category', 'rating', 'pricing'])
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(
    rows.map(({ pricing, ...row }) => [row.id, { ...row, hasFree: pricing.hasFree }]),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/**
 * A tool and its published guides.
 * @throws KnownFailure 404 when it does not exist, or is inactive and `user` no administrator
 */
export async function readTool(
  db: Database,
  user: Person,
  id: string,
): Promise<{ tool: ToolDetail; guides: GuideItem[] }> {
  const row = isContentId(id)
    ? await db.selectFrom('tools').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined
  if (!row || !(row.isActive || user.role === 'admin')) {
    throw toolMissing()
  }
  const { searchText: _, ...tool } = row
  const guides = await listGuidesOfTool(db, user, id)
  const guideIds = guides.map((guide) => guide.id)
  const shown = { ...tool, checkedIn: writersCheck(row), hasGuides: guideIds.length > 0, guideIds }
  return { tool: shown, guides }
}
