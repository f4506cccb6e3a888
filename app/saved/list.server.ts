import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { searchWords } from '../../db/normalize.ts'
import type { Owner } from '../platform/actor.server.ts'
import { containsWords } from '../platform/db/contains-text.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { pageAfter, pageSize } from '../records/list/list-page.ts'
import { parseMarkdown } from '../ui/markdown/parse-markdown.ts'
import { plainText } from '../ui/markdown/pasted-text.ts'
import { excerpt, type SavedItem, type SavedTag, type SavedTotals } from './saved.ts'
import type { SavedView } from './saved-view.ts'
import { listTags, tagsOfAll } from './tags.server.ts'

/** Some milliseconds of the longest; SQLite looks in our own process. */
const atOnce = 50

/** Of these responses those that hold all `words`: all texts are read, of a thousand too. */
async function thoseContaining<Row extends { id: string }>(
  db: Database,
  rows: readonly Row[],
  words: readonly string[],
): Promise<Row[]> {
  const found = new Set<string>()
  for (let from = 0; from < rows.length; from += atOnce) {
    const ids = rows.slice(from, from + atOnce).map(({ id }) => id)
    const matches = await db
      .selectFrom('savedResponses')
      .select('id')
      .where('id', 'in', ids)
      .where(containsWords(db, sql.ref('searchText'), words))
      .execute()
    for (const { id } of matches) found.add(id)
    await nextTurn()
  }
  return rows.filter(({ id }) => found.has(id))
}

export type SavedPage = {
  items: SavedItem[]
  /** Give it as `view.after` for the next page; null on the last one. */
  next: string | null
}

export type SavedListPage = SavedPage & { totals: SavedTotals; tags: SavedTag[] }

/** A page of `user`'s responses, with the counters of all that matches and the person's tags. */
export async function listSaved(
  db: Database,
  user: Owner,
  view: SavedView,
  atMost = pageSize,
): Promise<SavedListPage> {
  const words = searchWords(view.query)
  const [inView, tags] = await Promise.all([
    rowsInView(db, user, view),
    listTags(db, user, view.tag),
  ])
  const rows = words.length > 0 ? await thoseContaining(db, inView, words) : inView
  const kept = rows.filter(({ deletedAt }) => deletedAt === null)
  const { page, next } = pageAfter(rows, view.after, atMost)
  const ids = page.map(({ id }) => id)
  return { items: await readItems(db, ids), next, totals: countTotals(kept), tags }
}

/** The counters of all that `user` keeps, whatever is searched for. */
export const keptTotals = async (db: Database, user: Owner): Promise<SavedTotals> =>
  countTotals(await rowsInView(db, user, { sort: 'newest', filter: 'all', tag: null, after: null }))

/**
 * What passes filter and tag, and where the page begins, also where that was deleted meanwhile:
 * reading all ids of a person costs less than knowing how to avoid it.
 */
function rowsInView(
  db: Database,
  { id }: Owner,
  { sort, filter, tag, after }: Omit<SavedView, 'place' | 'query' | 'layout'>,
) {
  return db
    .selectFrom('savedResponses as r')
    .select(['r.id', 'r.hasImage', 'r.hasTags', 'r.deletedAt'])
    .where('r.userId', '=', id)
    .where(({ eb, or }) => or([eb('r.deletedAt', 'is', null), eb('r.id', '=', after ?? '')]))
    .$if(filter === 'withImage', (rows) => rows.where('r.hasImage', '=', true))
    .$if(filter === 'withTags', (rows) => rows.where('r.hasTags', '=', true))
    .$if(tag !== null, (rows) =>
      rows.where('r.id', 'in', (query) =>
        query
          .selectFrom('savedTags')
          .select('savedId')
          .where('userId', '=', id)
          .where('tag', '=', tag ?? ''),
      ),
    )
    .orderBy(sort === 'newest' ? 'r.createdAt' : 'r.titleSort', sort === 'newest' ? 'desc' : 'asc')
    .orderBy('r.id', sort === 'newest' ? 'desc' : 'asc')
    .execute()
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
