import { setImmediate as nextTurn } from 'node:timers/promises'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { searchWords } from '../../db/normalize.ts'
import type { Owner } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { pageOf, pageSize } from '../records/list/list-page.ts'
import { readWholeList } from '../records/list/read-list.server.ts'
import { parseMarkdown } from '../ui/markdown/parse-markdown.ts'
import { plainText } from '../ui/markdown/pasted-text.ts'
import { excerpt, type SavedItem, type SavedTag, type SavedTotals } from './saved.ts'
import type { SavedView } from './saved-view.ts'
import { thoseContaining } from './search.server.ts'
import { listTags, tagsOfAll } from './tags.server.ts'

export type SavedPage = {
  items: SavedItem[]
  /** Give it as `view.after` for the next page; null on the last one. */
  next: string | null
}

export type SavedList = SavedPage & { totals: SavedTotals; tags: SavedTag[] }

/**
 * A page of `user`'s responses, by date (newest first) or by title, with the counters of
 * everything that matches and the person's tags.
 * @param atMost how many responses, up to a page
 */
export async function listSaved(
  db: Database,
  user: Owner,
  view: SavedView,
  atMost = pageSize,
): Promise<SavedList> {
  const words = searchWords(view.query)
  const [inView, tags] = await Promise.all([
    rowsInView(db, user, view),
    listTags(db, user, view.tag),
  ])
  const rows = words.length > 0 ? await thoseContaining(db, inView, words) : inView
  const { ids, next } = pageOf(rows, { before: null }, atMost)
  return { items: await readItems(db, ids), next, totals: countTotals(rows), tags }
}

const orders = {
  newest: { key: sql<Date>`r."createdAt"`, direction: 'desc' },
  title: { key: sql<string>`r."titleSort"`, direction: 'asc' },
} as const

/** What passes filter and tag, in the view's order. */
function rowsInView(db: Database, { id }: Owner, { sort, filter, tag, after }: SavedView) {
  const tests: RawBuilder<SqlBool>[] = [sql`r."userId" = ${id}`, sql`r."deletedAt" is null`]
  if (filter === 'withImage') tests.push(sql`r."hasImage"`)
  if (filter === 'withTags') tests.push(sql`r."hasTags"`)
  if (tag !== null) {
    tests.push(
      sql`r."id" in (select "savedId" from "savedTags" where "userId" = ${id} and "tag" = ${tag})`,
    )
  }
  const list = { table: 'savedResponses', ...orders[sort], tests, after, before: null } as const
  return readWholeList(db, list, ['hasImage', 'hasTags'])
}

const countTotals = (rows: readonly { hasImage: unknown; hasTags: unknown }[]): SavedTotals => ({
  total: rows.length,
  withImage: rows.filter((row) => row.hasImage).length,
  withTags: rows.filter((row) => row.hasTags).length,
})

/** The cards of these responses, in this order. */
async function readItems(db: Database, ids: string[]): Promise<SavedItem[]> {
  if (ids.length === 0) return []
  const [rows, tags] = await Promise.all([
    db
      .selectFrom('savedResponses')
      .select(['id', 'title', 'response', 'hasImage', 'isDemo', 'createdAt'])
      .where('id', 'in', ids)
      .execute(),
    tagsOfAll(db, ids),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const items: SavedItem[] = []
  for (const row of ids.flatMap((id) => byId.get(id) ?? [])) {
    // Long responses take milliseconds each; other requests get their turn in between.
    await nextTurn()
    const blocks = parseMarkdown(row.response)
    const response = plainText(blocks)
    // The title of the card says the first heading.
    const body = plainText(blocks.filter(({ kind }) => kind !== 'heading'))
    const itsTags = tags.get(row.id) ?? []
    items.push({ ...row, response, excerpt: excerpt(body || response), tags: itsTags })
  }
  return items
}
