import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { containsText, isIndexedText, rowsContaining } from '../platform/db/contains-text.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { type ListPage, pageOf } from '../records/list/list-page.ts'
import { type List, readKeysetPage, readWholeList } from '../records/list/read-list.server.ts'
import { type UsersTotal, type UsersView, userPageSize, usersCountedTo } from './users.ts'
import { listOf, remainingTests } from './users-query.server.ts'

/** So many people are looked at one by one: more than most cities have. */
const looked = 2_500

export type FoundUsers = ListPage & { total: UsersTotal }

/**
 * A page of those who contain `query` and pass the filters. Up to `usersCountedTo` matches the
 * index finds them all; what more hold ('gmail', 'a') stands among the people in order. What
 * looking at `looked` of them does not tell is left to the next page: this one then holds what was
 * found, maybe nothing, and the total is at least so many.
 * @param query as typed, in `searchForm`; may be empty
 */
export async function searchUsers(
  db: Database,
  view: UsersView,
  query: string,
): Promise<FoundUsers> {
  const list = listOf(view)
  // Of the administrators and the suspended there are few: looking at them all tells sooner.
  const isAsked = isIndexedText(query) && list.tests.length === 0
  const found = isAsked ? await idsByIndex(db, view, query) : []
  if (isAsked && found.length <= usersCountedTo) {
    const tests = found.length > 0 ? [sql<SqlBool>`r."id" in (${sql.join(found)})`] : [none]
    const rows = await readWholeList(db, { ...list, tests })
    return {
      ...pageOf(rows, view, userPageSize),
      total: { count: rows.length, isAtLeast: false },
    }
  }
  const search = all([...(query ? [isHolding(db, query)] : []), ...remainingTests(view)])
  const look = (from: List) => readKeysetPage(db, from, { pageSize: userPageSize, search, looked })
  const page = await look(list)
  if (isAsked) return { ...page, total: { count: usersCountedTo, isAtLeast: true } }
  const first = page.previous === null ? page : await look({ ...list, after: null, before: null })
  const isAtLeast = !first.isWhole || first.found > usersCountedTo
  return { ...page, total: { count: Math.min(first.found, usersCountedTo), isAtLeast } }
}

const none = sql<SqlBool>`(1 = 0)`

const all = (tests: RawBuilder<SqlBool>[]) => sql<SqlBool>`(${sql.join(tests, sql` and `)})`

const isHolding = (db: Database, query: string) =>
  containsText(db, sql<string>`r."searchText"`, query)

/** The ids of all matches, in no order, up to one more than `usersCountedTo`. */
async function idsByIndex(db: Database, view: UsersView, query: string): Promise<string[]> {
  const holding = rowsContaining(db, { table: 'users', index: 'userSearch' }, query)
  const tests = all([sql`(1 = 1)`, ...remainingTests(view)])
  const { rows } = await sql<{ id: string }>`
    select r."id" from ${holding} as r where ${tests} limit ${usersCountedTo + 1}
  `.execute(db)
  return rows.map(({ id }) => id)
}
