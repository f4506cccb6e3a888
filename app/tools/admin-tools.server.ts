import type { Difficulty } from '../../db/content-types.ts'
import { type Actor, requireAdministrator } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { type ContentPage, listContent } from '../records/list/content-list.server.ts'
import { type ToolRow, toolRow } from './tool-rows.server.ts'

/** What an administrator asks of the list of tools. */
export type ToolListView = {
  /** As typed; '' for all. */
  query: string
  /** null: active and inactive tools. */
  isActive: boolean | null
  /** null: all categories. */
  category: string | null
  order: 'called' | 'changed'
  /** The page goes on after the tool with this id, or ends before it. */
  after: string | null
  before: string | null
}

/** A tool in the administrators' list. */
export type ListedTool = {
  id: string
  name: string
  category: string
  difficulty: Difficulty
  rating: number
  isActive: boolean
  /** Guides that belong to it, drafts included. */
  guides: number
  updatedAt: Date
}

export type ToolListPage = Omit<ContentPage, 'ids'> & { items: ListedTool[] }

/**
 * A page of all tools, inactive ones included. The search matches inside words of name,
 * description and category.
 * @throws KnownFailure 403 for customers
 */
export async function listToolsForAdmin(
  db: Database,
  actor: Actor,
  { query, isActive, category, order, after, before }: ToolListView,
): Promise<ToolListPage> {
  requireAdministrator(actor)
  const { ids, ...page } = await listContent(db, {
    table: 'tools',
    order,
    having: { ...(isActive !== null && { isActive }), ...(category !== null && { category }) },
    query,
    after,
    before,
  })
  return { ...page, items: await readItems(db, ids) }
}

/** The rows of these tools, in this order. */
async function readItems(db: Database, ids: string[]): Promise<ListedTool[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('tools as t')
    .select([
      't.id',
      't.name',
      't.category',
      't.difficulty',
      't.rating',
      't.isActive',
      't.updatedAt',
    ])
    .select(({ selectFrom }) =>
      selectFrom('guides')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('toolId', '=', 't.id')
        .$asScalar()
        .as('guides'),
    )
    .where('t.id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [{ ...row, guides: Number(row.guides ?? 0) }] : []
  })
}

/** A guide that belongs to a tool, as the tool's form shows it. */
export type GuideOfTool = { id: string; title: string; isPublished: boolean }

export type ToolForEdit = {
  tool: Omit<ToolRow, 'searchText'>
  /** The first of its guides, drafts included: read from the guides, never stored here. */
  guides: GuideOfTool[]
  guidesTotal: number
}

const guidesShown = 20

/**
 * A tool as its form begins with it, with its guides.
 * @throws KnownFailure 403 for customers, 404 when it is gone
 */
export async function readToolForEdit(
  db: Database,
  actor: Actor,
  id: string,
): Promise<ToolForEdit> {
  requireAdministrator(actor)
  const { searchText: _, ...tool } = await toolRow(db, id)
  const ofTool = db.selectFrom('guides').where('toolId', '=', id)
  const guides = await ofTool
    .select(['id', 'title', 'isPublished'])
    .orderBy('title')
    .orderBy('id')
    .limit(guidesShown)
    .execute()
  const { total } = await ofTool
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { tool, guides, guidesTotal: Number(total) }
}

/** More than a person can choose from. */
const mostCategories = 200

/**
 * The categories that tools have, inactive ones included, in alphabetical order.
 * @throws KnownFailure 403 for customers
 */
export async function toolCategories(db: Database, actor: Actor): Promise<string[]> {
  requireAdministrator(actor)
  const rows = await db
    .selectFrom('tools')
    .select('category')
    .distinct()
    .orderBy('category')
    .limit(mostCategories)
    .execute()
  return rows.map(({ category }) => category).sort((one, other) => one.localeCompare(other, 'it'))
}
