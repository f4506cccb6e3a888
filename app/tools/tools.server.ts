import { sql } from 'kysely'
import type { GuideItem } from '../guides/guide.ts'
import { listGuidesOfTool } from '../guides/guides.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { isContentId } from '../records/content/content.ts'
import { readContentVersion } from '../records/version/content-version.server.ts'
import { type ToolDetail, type ToolItem, toolTexts } from './tool.ts'
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

const pageSize = 24

/** Tools are in the order of their folded names, which `searchText` begins with. */
const nameOrder = sql<string>`substr("searchText", 1, 100)`

/** A page of the active tools by name, with the count and the categories. */
export async function listActiveTools(db: Database, view: ToolView): Promise<ToolList> {
  const [counts, rows] = await Promise.all([categoryCounts(db), pageOf(db, view)])
  const items = rows.slice(0, pageSize).map(({ pricing, ...tool }) => ({
    ...tool,
    hasFree: pricing.hasFree,
  }))
  return {
    items,
    next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null,
    total:
      view.category === null
        ? [...counts.values()].reduce((sum, count) => sum + count, 0)
        : (counts.get(view.category) ?? 0),
    categories: [...counts.keys()].sort((one, other) => one.localeCompare(other, 'it')),
  }
}

async function pageOf(db: Database, { category, after }: ToolView) {
  let rows = db
    .selectFrom('tools')
    .select(['id', 'name', 'description', 'imageUrl', 'category', 'rating', 'pricing'])
    .where('isActive', '=', true)
    .orderBy(nameOrder)
    .orderBy('id')
    .limit(pageSize + 1)
  if (category !== null) rows = rows.where('category', '=', category)
  const start = after === null ? undefined : await startOf(db, after)
  if (start) {
    rows = rows
      .where(nameOrder, '>=', start.name)
      .where(({ eb, or }) => or([eb(nameOrder, '>', start.name), eb('id', '>', start.id)]))
  }
  return rows.execute()
}

/** Where a page goes on; a tool that is gone meanwhile leads to the beginning. */
const startOf = (db: Database, after: string) =>
  db
    .selectFrom('tools')
    .select(['id', nameOrder.as('name')])
    .where('id', '=', after)
    .executeTakeFirst()

type Counts = ReadonlyMap<string, number>

const counted = new WeakMap<Database, { version: string; counts: Counts }>()

/** Active tools per category, counted once for each state of the content. */
async function categoryCounts(db: Database): Promise<Counts> {
  const version = await readContentVersion(db)
  const known = counted.get(db)
  if (known?.version === version) return known.counts
  const rows = await db
    .selectFrom('tools')
    .select(({ fn }) => ['category', fn.countAll<number>().as('tools')])
    .where('isActive', '=', true)
    .groupBy('category')
    .execute()
  const counts = new Map(rows.map(({ category, tools }) => [category, tools]))
  counted.set(db, { version, counts })
  return counts
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
    throw new KnownFailure('NOT_FOUND', 404, toolTexts.missing)
  }
  const { searchText: _, ...tool } = row
  const guides = await listGuidesOfTool(db, user, id)
  const guideIds = guides.map((guide) => guide.id)
  return { tool: { ...tool, hasGuides: guideIds.length > 0, guideIds }, guides }
}
