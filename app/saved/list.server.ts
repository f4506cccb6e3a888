import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import {
  containsText,
  isIndexedText,
  savedContains,
  searchForm,
} from '../platform/db/contains-text.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { keptTotals } from './counters.server.ts'
import { excerptOf, type SavedItem, type SavedTag, type SavedTotals } from './saved.ts'
import type { SavedView } from './saved-view.ts'
import { listTags, tagsOfAll } from './tags.server.ts'

type Owner = { id: string }

export type SavedPage = {
  items: SavedItem[]
  /** Give it as `view.after` for the next page; null on the last one. */
  next: string | null
}

export type SavedList = SavedPage & { totals: SavedTotals; tags: SavedTag[] }

/** How many a page holds. */
export const pageSize = 24

/**
 * So many responses are searched row by row, in order, before the search index is asked: enough
 * for nearly everybody, and quick for words that most responses hold, where the index is slow.
 */
const walked = 500

/**
 * A page of `user`'s responses, by date (newest first) or by title, with the counters of
 * everything that matches and the person's tags (SAVE-01 to SAVE-06, SAVE-09).
 */
export async function listSaved(db: Database, user: Owner, view: SavedView): Promise<SavedList> {
  const query = searchForm(view.query)
  const [found, tags] = await Promise.all([
    query ? searched(db, user, view, query) : plain(db, user, view),
    listTags(db, user, view.tag),
  ])
  const ids = found.ids.slice(0, pageSize)
  const items = await readItems(db, ids)
  const next = found.ids.length > pageSize ? (ids.at(-1) ?? null) : null
  return { items, next, totals: found.totals, tags }
}

async function plain(db: Database, user: Owner, view: SavedView) {
  const keys = keysOf(view)
  const start = await startOf(db, user, view)
  const rows = await inOrder(matching(db, user, view), keys, start)
    .select('r.id')
    .limit(pageSize + 1)
    .execute()
  return { ids: rows.map((row) => row.id), totals: await keptTotals(db, user.id, view) }
}

async function searched(db: Database, user: Owner, view: SavedView, query: string) {
  const keys = keysOf(view)
  const start = await startOf(db, user, view)
  const rows = await inOrder(matching(db, user, view), keys, start)
    .select(['r.id', 'r.hasImage', 'r.hasTags'])
    .select(containsText(db, sql.ref('r.searchText'), query).as('matches'))
    .limit(walked)
    .execute()
  // SQLite gives 1 and 0 for a computed column.
  const near = rows.filter((row) => Boolean(row.matches))
  const isAll = rows.length < walked
  const isEnough = isAll || near.length > pageSize
  return {
    ids: isEnough ? near.map((row) => row.id) : await fromIndex(db, user, view, query, start),
    totals:
      isAll && !start
        ? {
            total: near.length,
            withImage: near.filter((row) => row.hasImage).length,
            withTags: near.filter((row) => row.hasTags).length,
          }
        : await countMatches(db, user, view, query),
  }
}

/** The ids of a page when matches are rare: all of them from the index, then put in order. */
async function fromIndex(
  db: Database,
  user: Owner,
  view: SavedView,
  query: string,
  start: Start | null,
) {
  const keys = keysOf(view)
  const matches = inOrder(matching(db, user, view), keys, start).where(savedContains(db, query))
  if (!isIndexedText(query)) {
    const rows = await matches
      .select('r.id')
      .limit(pageSize + 1)
      .execute()
    return rows.map((row) => row.id)
  }
  const rows = await db
    .with(
      (cte) => cte('matches').materialized(),
      () =>
        matches.clearOrderBy().select(['r.id', sql.ref<string | Date>(keys.sort).as('sortKey')]),
    )
    .selectFrom('matches')
    .select('id')
    .orderBy('sortKey', keys.direction)
    .orderBy('id', keys.direction)
    .limit(pageSize + 1)
    .execute()
  return rows.map((row) => row.id)
}

async function countMatches(
  db: Database,
  user: Owner,
  view: SavedView,
  query: string,
): Promise<SavedTotals> {
  const count = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`
  return matching(db, user, view)
    .where(savedContains(db, query))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .select(count(sql`${sql.ref('r.hasImage')}`).as('withImage'))
    .select(count(sql`${sql.ref('r.hasTags')}`).as('withTags'))
    .executeTakeFirstOrThrow()
}

type Tables = Schema & { r: Schema['savedResponses']; t: Schema['savedTags'] }

/** `user`'s responses that pass filter and tag, as `r`; with a tag its row is `t`. */
function matching(db: Database, user: Owner, view: SavedView) {
  const from = (db as Kysely<Tables>)
    .selectFrom('savedResponses as r')
    .where('r.deletedAt', 'is', null)
    // Conditions as the partial indexes have them, so that both engines use these.
    .$if(view.filter === 'immagine', (q) => q.where(sql<boolean>`"r"."hasImage"`))
    .$if(view.filter === 'tag' && view.tag === null, (q) => q.where(sql<boolean>`"r"."hasTags"`))
  if (view.tag === null) return from.where('r.userId', '=', user.id)
  return from
    .innerJoin('savedTags as t', 't.savedId', 'r.id')
    .where('t.userId', '=', user.id)
    .where('t.tag', '=', view.tag) as unknown as typeof from
}

type Query = ReturnType<typeof matching>

/** The columns that order a view; both are in one index, of the responses or of the tag's rows. */
function keysOf(view: SavedView) {
  const row = view.tag === null ? 'r' : 't'
  const isByDate = view.sort === 'data'
  return {
    sort: `${row}.${isByDate ? 'createdAt' : 'titleSort'}`,
    id: view.tag === null ? 'r.id' : 't.savedId',
    direction: isByDate ? ('desc' as const) : ('asc' as const),
  }
}

type Keys = ReturnType<typeof keysOf>

/** The sort keys of the response after which a page begins. */
type Start = { sort: Date | string; id: string }

async function startOf(db: Database, user: Owner, view: SavedView): Promise<Start | null> {
  if (view.after === null) return null
  const row = await db
    .selectFrom('savedResponses')
    .select(['id', 'createdAt', 'titleSort'])
    .where('id', '=', view.after)
    .where('userId', '=', user.id)
    .executeTakeFirst()
  if (!row) return null
  return { id: row.id, sort: view.sort === 'data' ? row.createdAt : row.titleSort }
}

function inOrder(query: Query, keys: Keys, start: Start | null): Query {
  const [sort, id] = [sql.ref(keys.sort), sql.ref(keys.id)]
  const beyond = sql.raw(keys.direction === 'desc' ? '<' : '>')
  return query
    .$if(start !== null, (q) =>
      q.where(sql<boolean>`(${sort}, ${id}) ${beyond} (${start?.sort}, ${start?.id})`),
    )
    .orderBy(sort, keys.direction)
    .orderBy(id, keys.direction)
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
