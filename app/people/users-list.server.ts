import { type Actor, requireAdministrator } from '../platform/actor.server.ts'
import { searchForm } from '../platform/db/contains-text.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { lessonsOf } from './lessons.server.ts'
import {
  type UserItem,
  type UsersTotal,
  type UsersView,
  userPageSize,
  usersCountedTo,
} from './users.ts'
import { inOrder, listed, remaining, type Start, startOf } from './users-query.server.ts'
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
 * A page of the people who registered: the newest first, by name, or by who came in last
 * (ADMU-01), with their lessons counted from what they completed (ADMU-05). Nothing is written.
 * What a page costs depends neither on how many people there are nor on where it stands.
 * @throws KnownFailure 403 for customers
 */
export async function listUsers(db: Database, actor: Actor, view: UsersView): Promise<UsersPage> {
  requireAdministrator(actor)
  const start = await startOf(db, view)
  const query = searchForm(view.query)
  const isSearch = query !== '' || remaining(view).length > 0
  const found = await (isSearch ? searchUsers(db, view, query, start) : everybody(db, view, start))
  // Reading backwards ended at the beginning: the first page shall be a full one.
  if (view.before !== null && found.onward === null) {
    return listUsers(db, actor, { ...view, before: null, after: null })
  }
  const ids = view.before === null ? found.ids : found.ids.toReversed()
  return { items: await readItems(db, ids), total: found.total, ...neighbours(view, start, found) }
}

function neighbours(view: UsersView, start: Start | null, { ids, onward }: FoundUsers) {
  const back = start ? (ids[0] ?? null) : null
  return view.before === null ? { next: onward, previous: back } : { next: back, previous: onward }
}

async function everybody(db: Database, view: UsersView, start: Start | null): Promise<FoundUsers> {
  const rows = await inOrder(listed(db, view), view, start)
    .select('u.id')
    .limit(userPageSize + 1)
    .execute()
  const { count } = await db
    .selectFrom(
      listed(db, view)
        .select('u.id')
        .limit(usersCountedTo + 1)
        .as('some'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const ids = rows.slice(0, userPageSize).map((row) => row.id)
  return {
    ids,
    onward: rows.length > userPageSize ? (ids.at(-1) ?? null) : null,
    total: { count: Math.min(count, usersCountedTo), isAtLeast: count > usersCountedTo },
  }
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
