import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import {
  containsText,
  isIndexedText,
  mayContain,
  savedContains,
} from '../platform/db/contains-text.server.ts'
import { type Database, engineOf } from '../platform/db/database.server.ts'
import { keptTotals } from './counters.server.ts'
import { countedTo, pageSize, type SavedTotals } from './saved.ts'
import type { SavedView } from './saved-view.ts'
import { inOrder, isBeyond, keysOf, matching, type Start, startOf } from './view-query.server.ts'

/** So many responses are looked at one by one: all that nearly everybody has. */
const looked = 2_000

/** SQLite looks in our own process: at so many at once, some milliseconds of the longest. */
const slice = 50

/** The index is asked when PostgreSQL then reads at most about so many texts to be sure. */
const readable = 8_000

type Match = { id: string; hasImage: boolean; hasTags: boolean }

/** The ids of a page, the cursor of the next one, and how many match. */
type Found = { ids: string[]; next: string | null; totals: SavedTotals }

/**
 * The page of a search. Its cost is bounded, however many responses there are and wherever those
 * that match stand: the first `looked` ones in order are looked at, which suffices for words that
 * many hold; for rare ones the index is asked for up to `countedTo` matches. What neither tells
 * (two letters, a phrase of words that stand everywhere) is left to the next page: this one then
 * holds what was found, maybe nothing, and its totals are at least so many.
 * @param query as typed, in `searchForm`
 */
export async function searchSaved(
  db: Database,
  user: { id: string },
  view: SavedView,
  query: string,
): Promise<Found> {
  const start = await startOf(db, user.id, view)
  const kept = await keptTotals(db, user.id, view)
  const own = await keptTotals(db, user.id, { ...view, tag: null, filter: 'tutte' })
  const rows = await look(db, user.id, view, query, start)
  const near = rows.filter((row) => row.matches)
  if (kept.total <= looked) {
    const all = start ? await look(db, user.id, view, query, null) : rows
    return found(near, totalsOf(all.filter((row) => row.matches)))
  }
  const isAsked =
    near.length <= countedTo &&
    isIndexedText(query) &&
    textsToRead(rows, kept.total, own.total) <= readable
  const indexed = isAsked ? await fromIndex(db, user.id, view, query, start) : null
  const isCounted = indexed !== null && indexed.length <= countedTo
  const totals = { ...totalsOf(indexed ?? near), isAtLeast: !isCounted }
  if (near.length > pageSize || rows.length < looked) return found(near, totals)
  if (isCounted) {
    return found(
      indexed.filter((row) => row.isBeyond),
      totals,
    )
  }
  return { ids: near.map((row) => row.id), next: rows.at(-1)?.id ?? null, totals }
}

function found(matches: readonly Match[], totals: SavedTotals): Found {
  const ids = matches.slice(0, pageSize).map((row) => row.id)
  return { ids, next: matches.length > pageSize ? (ids.at(-1) ?? null) : null, totals }
}

const totalsOf = (matches: readonly Match[]): SavedTotals => ({
  total: matches.length,
  withImage: matches.filter((row) => row.hasImage).length,
  withTags: matches.filter((row) => row.hasTags).length,
})

type Looked = Match & { matches: boolean; mayMatch: boolean }

/** The next `looked` rows of `view` in order, each with whether it matches. */
async function look(
  db: Database,
  userId: string,
  view: SavedView,
  query: string,
  start: Start | null,
): Promise<Looked[]> {
  const atOnce = engineOf(db) === 'postgres' ? looked : slice
  const found: Looked[] = []
  for (let from = start; found.length < looked; await nextTurn()) {
    const rows = await lookAtSome(db, userId, view, query, from, atOnce)
    found.push(...rows.map(({ sortKey: _, ...row }) => row))
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) break
    from = { id: last.id, sort: last.sortKey }
  }
  return found
}

async function lookAtSome(
  db: Database,
  userId: string,
  view: SavedView,
  query: string,
  start: Start | null,
  most: number,
) {
  const text = sql.ref<string>('r.searchText')
  const rows = await inOrder(matching(db, userId, view), view, start)
    .select(['r.id', 'r.hasImage', 'r.hasTags'])
    .select(containsText(db, text, query).as('matches'))
    .select(mayContain(db, text, query).as('mayMatch'))
    .select(sql.ref<string | Date>(keysOf(view).sort).as('sortKey'))
    .limit(most)
    .execute()
  // SQLite gives 1 and 0 for a computed column.
  return rows.map((row) => ({
    ...row,
    matches: Boolean(row.matches),
    mayMatch: Boolean(row.mayMatch),
  }))
}

/**
 * How many texts a search through the index reads, judging by the rows looked at: those of all
 * `own` responses that may match, or fewer when `countedTo` of the `inView` ones are found before.
 */
function textsToRead(
  rows: readonly { matches: boolean; mayMatch: boolean }[],
  inView: number,
  own: number,
) {
  const share = (some: readonly unknown[]) => some.length / Math.max(1, rows.length)
  const candidates = share(rows.filter((row) => row.mayMatch)) * own
  const matches = share(rows.filter((row) => row.matches)) * inView
  return matches > countedTo ? (candidates * countedTo) / matches : candidates
}

/** All matches of `view`, but one more than `countedTo` at most, in order. */
async function fromIndex(
  db: Database,
  userId: string,
  view: SavedView,
  query: string,
  start: Start | null,
): Promise<(Match & { isBeyond: boolean })[]> {
  // From the responses' side, with the tag as a test: the text is what leads to few of them.
  const untagged = { ...view, tag: null }
  const keys = keysOf(untagged)
  const rows = await db
    .with(
      // Not in order: the index is left as soon as there are enough.
      (cte) => cte('matches').materialized(),
      () =>
        matching(db, userId, untagged)
          .where(savedContains(db, query))
          .$if(view.tag !== null, (q) =>
            q.where(
              sql<boolean>`exists (select 1 from "savedTags" where "savedId" = "r"."id" and "tag" = ${view.tag})`,
            ),
          )
          .select(['r.id', 'r.hasImage', 'r.hasTags'])
          .select(sql.ref<string | Date>(keys.sort).as('sortKey'))
          .select((start ? isBeyond(untagged, start) : sql<boolean>`1 = 1`).as('isBeyond'))
          .limit(countedTo + 1),
    )
    .selectFrom('matches')
    .select(['id', 'hasImage', 'hasTags', 'isBeyond'])
    .orderBy('sortKey', keys.direction)
    .orderBy('id', keys.direction)
    .execute()
  return rows.map((row) => ({ ...row, isBeyond: Boolean(row.isBeyond) }))
}
