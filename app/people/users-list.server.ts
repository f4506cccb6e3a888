import { sql } from 'kysely'
import { type Actor, requireAdministrator } from '../platform/actor.server.ts'
import { searchForm } from '../platform/db/contains-text.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { type List, readKeysetPage } from '../records/list/read-list.server.ts'
import { lessonsOf } from './lessons.server.ts'
import {
  type UserItem,
  type UsersTotal,
  type UsersView,
  userPageSize,
  usersCountedTo,
} from './users.ts'
import { listOf, remainingTests } from './users-query.server.ts'
import { type FoundUsers, searchUsers } from './users-search.server.ts'

export type UsersPage = {
  items: UserItem[]
  total: UsersTotal
  /** Give it as `view.after` for the next page; null on the last one. */
  next: string | null
  /** Give it as `view.before` for the page before; null on the first one. */
  previous: string | null
}

/**
 * A page of the people who registered: the newest first, by name, or by who came in last, with
 * their lessons counted from what they completed. Nothing is written. What a page costs depends
 * neither on how many people there are nor on where it stands.
 * @throws KnownFailure 403 for customers
 */
export async function listUsers(db: Database, actor: Actor, view: UsersView): Promise<UsersPage> {
  requireAdministrator(actor)
  const query = searchForm(view.query)
  const isSearch = query !== '' || remainingTests(view).length > 0
  const { ids, previous, next, total } = await (isSearch
    ? searchUsers(db, view, query)
    : everybody(db, listOf(view)))
  return { items: await readItems(db, ids), total, next, previous }
}

async function everybody(db: Database, list: List): Promise<FoundUsers> {
  const page = await readKeysetPage(db, list, {
    pageSize: userPageSize,
    search: sql`(1 = 1)`,
    looked: userPageSize + 1,
  })
  const tests = list.tests.length > 0 ? sql`where ${sql.join(list.tests, sql` and `)}` : sql``
  const { rows } = await sql<{ count: number }>`
    select count(*) as "count" from (select 1 from "users" as r ${tests} limit ${usersCountedTo + 1}) as s
  `.execute(db)
  const count = Number(rows[0]?.count)
  const total = { count: Math.min(count, usersCountedTo), isAtLeast: count > usersCountedTo }
  return { ...page, total }
}

/** These people, in this order. */
async function readItems(db: Database, ids: string[]): Promise<UserItem[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'isActive', 'createdAt', 'lastLoginAt'])
    .where('id', 'in', ids)
    .execute()
  const lessons = await lessonsOf(db, ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [{ ...row, ...(lessons.get(id) ?? none) }] : []
  })
}

const none = { lessonsCompleted: 0, lessonsBegun: 0 }
