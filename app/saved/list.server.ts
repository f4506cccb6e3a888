import { searchForm } from '../platform/db/contains-text.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { keptTotals } from './counters.server.ts'
import { excerptOf, pageSize, type SavedItem, type SavedTag, type SavedTotals } from './saved.ts'
import type { SavedView } from './saved-view.ts'
import { searchSaved } from './search.server.ts'
import { listTags, tagsOfAll } from './tags.server.ts'
import { inOrder, matching, startOf } from './view-query.server.ts'

type Owner = { id: string }

export type SavedPage = {
  items: SavedItem[]
  /** Give it as `view.after` for the next page; null on the last one. */
  next: string | null
}

export type SavedList = SavedPage & { totals: SavedTotals; tags: SavedTag[] }

/**
 * A page of `user`'s responses, by date (newest first) or by title, with the counters of
 * everything that matches and the person's tags (SAVE-01 to SAVE-06, SAVE-09).
 * @param atMost how many responses, up to a page
 */
export async function listSaved(
  db: Database,
  user: Owner,
  view: SavedView,
  atMost = pageSize,
): Promise<SavedList> {
  const query = searchForm(view.query)
  const [found, tags] = await Promise.all([
    query ? searchSaved(db, user, view, query) : everything(db, user, view),
    listTags(db, user, view.tag),
  ])
  const ids = found.ids.slice(0, atMost)
  const next = ids.length < found.ids.length ? (ids.at(-1) ?? null) : found.next
  return { items: await readItems(db, ids), next, totals: found.totals, tags }
}

async function everything(db: Database, user: Owner, view: SavedView) {
  const start = await startOf(db, user.id, view)
  const rows = await inOrder(matching(db, user.id, view), view, start)
    .select('r.id')
    .limit(pageSize + 1)
    .execute()
  const ids = rows.slice(0, pageSize).map((row) => row.id)
  const next = rows.length > pageSize ? (ids.at(-1) ?? null) : null
  return { ids, next, totals: await keptTotals(db, user.id, view) }
}

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
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    return [{ ...row, excerpt: excerptOf(row.response), tags: tags.get(id) ?? [] }]
  })
}
