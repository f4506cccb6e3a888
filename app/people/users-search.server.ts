import { sql } from 'kysely'
import {
  containsText,
  isIndexedText,
  mayContain,
  usersContaining,
} from '../platform/db/contains-text.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { type UsersTotal, type UsersView, userPageSize, usersCountedTo } from './users.ts'
import { inOrder, isBeyond, listed, orderOf, remaining, type Start } from './users-query.server.ts'

/**
 * So many people are looked at one by one: the first ones suffice for what many hold, all of them
 * are more than most cities have.
 */
const windows = { first: 500, all: 2_500 } as const

/** The index is asked when at most so many of all those looked at may match. */
const readable = 30

/**
 * The ids of a page in the way in which it is read, how the reading goes on (the id from which the
 * next page starts, null at the end), and how many match.
 */
export type FoundUsers = { ids: string[]; onward: string | null; total: UsersTotal }

/**
 * A page of those who contain `query` and pass the filters. Its cost is bounded, however many
 * people there are and wherever those that match stand: some in order are looked at, which suffices
 * for what many hold ('gmail', 'a'); for the rest the index is asked for up to `usersCountedTo`
 * matches. What neither tells is left to the next page: this one then holds what was found, maybe
 * nothing, and the total is at least so many.
 * @param query as typed, in `searchForm`; may be empty
 */
export async function searchUsers(
  db: Database,
  view: UsersView,
  query: string,
  start: Start | null,
): Promise<FoundUsers> {
  const near = await lookFor(db, view, query, start)
  if (!isEnough(near) && isIndexedText(query) && near.candidates <= readable) {
    const indexed = await fromIndex(db, view, query, start)
    if (indexed.length <= usersCountedTo) {
      const beyond = indexed.filter((row) => row.isBeyond).map((row) => row.id)
      return { ...pageOf(beyond), total: { count: indexed.length, isAtLeast: false } }
    }
  }
  const total = totalOf(start ? await lookFor(db, view, query, null) : near)
  if (isEnough(near)) return { ...pageOf(near.ids), total }
  return { ids: near.ids, onward: near.last, total }
}

function pageOf(matches: readonly string[]) {
  const ids = matches.slice(0, userPageSize)
  return { ids, onward: matches.length > userPageSize ? (ids.at(-1) ?? null) : null }
}

/** What looking at people one by one told. */
type Near = {
  /** Those who match, in order. */
  ids: string[]
  /** How many the index would take for matches. */
  candidates: number
  /** The last one looked at. */
  last: string | null
  /** There is nobody beyond. */
  isWhole: boolean
}

/** A page is full, or nobody is left for it. */
const isEnough = ({ ids, isWhole }: Near) => isWhole || ids.length > userPageSize

const totalOf = ({ ids, isWhole }: Near): UsersTotal => ({
  count: Math.min(ids.length, usersCountedTo),
  isAtLeast: !isWhole || ids.length > usersCountedTo,
})

async function lookFor(
  db: Database,
  view: UsersView,
  query: string,
  start: Start | null,
): Promise<Near> {
  const few = await look(db, view, query, start, windows.first)
  return isEnough(few) ? few : look(db, view, query, start, windows.all)
}

/** Looks at the next `most` people in order. */
async function look(
  db: Database,
  view: UsersView,
  query: string,
  start: Start | null,
  most: number,
): Promise<Near> {
  const text = sql.ref<string>('u.searchText')
  const tests = [containsText(db, text, query), ...remaining(view)]
  const rows = await inOrder(listed(db, view), view, start)
    .select('u.id')
    .select(sql<boolean>`(${sql.join(tests, sql` and `)})`.as('matches'))
    .select(mayContain(db, text, query).as('mayMatch'))
    .limit(most)
    .execute()
  return {
    ids: rows.filter((row) => row.matches).map((row) => row.id),
    candidates: rows.filter((row) => row.mayMatch).length,
    last: rows.at(-1)?.id ?? null,
    isWhole: rows.length < most,
  }
}

/** All matches, but one more than `usersCountedTo` at most, in the way in which the page is read. */
async function fromIndex(
  db: Database,
  view: UsersView,
  query: string,
  start: Start | null,
): Promise<{ id: string; isBeyond: boolean }[]> {
  const { key, direction } = orderOf(view)
  const tests = remaining(view)
  const rows = await db
    .with(
      // Not in order: the index is left as soon as there are enough.
      (cte) => cte('matches').materialized(),
      () =>
        listed(db, view, usersContaining(db, query).as('u'))
          .$if(tests.length > 0, (q) => q.where(sql<boolean>`${sql.join(tests, sql` and `)}`))
          .select('u.id')
          .select(sql<Date | string>`${key}`.as('sortKey'))
          .select((start ? isBeyond(view, start) : sql<boolean>`1 = 1`).as('isBeyond'))
          .limit(usersCountedTo + 1),
    )
    .selectFrom('matches')
    .select(['id', 'isBeyond'])
    .orderBy('sortKey', direction)
    .orderBy('id', direction)
    .execute()
  return rows.map((row) => ({ id: row.id, isBeyond: Boolean(row.isBeyond) }))
}
