import { type AliasedRawBuilder, type Expression, type SqlBool, sql } from 'kysely'
import type { UsersTable } from '../../db/schema.ts'
import type { Database } from '../platform/db/database.server.ts'
import type { UsersView } from './users.ts'

/** As migration 0005 has them in its indexes. Who never came in stands where he registered. */
const keys = {
  data: sql<Date>`"u"."createdAt"`,
  nome: sql<string>`substr("u"."searchText", 1, 100)`,
  accesso: sql<Date>`coalesce("u"."lastLoginAt", "u"."createdAt")`,
} as const

/** The key that orders a view besides the id, and the way in which the page is read. */
export function orderOf(view: UsersView) {
  const isForward = (view.sort === 'nome') === (view.before === null)
  return { key: keys[view.sort], direction: isForward ? ('asc' as const) : ('desc' as const) }
}

/** The person at whom a page begins or ends. */
export type Start = { key: Date | string; id: string }

/** Where the page of `view` starts; null: at the beginning, also when that person is gone. */
export async function startOf(db: Database, view: UsersView): Promise<Start | null> {
  const id = view.before ?? view.after
  if (id === null) return null
  const row = await db
    .selectFrom('users as u')
    .select(['u.createdAt', 'u.lastLoginAt', keys.nome.as('name')])
    .where('u.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const key = { data: row.createdAt, nome: row.name, accesso: row.lastLoginAt ?? row.createdAt }
  return { id, key: key[view.sort] }
}

/** Whether a person comes after `start`, in the way in which the page of `view` is read. */
export function isBeyond(view: UsersView, start: Start) {
  const { key, direction } = orderOf(view)
  const beyond = sql.raw(direction === 'desc' ? '<' : '>')
  const isAfter = sql<boolean>`(${key}, "u"."id") ${beyond} (${start.key}, ${start.id})`
  // By an expression SQLite finds the place in the index when it stands alone, not in a pair.
  return view.sort === 'data'
    ? isAfter
    : sql<boolean>`(${key} ${beyond}= ${start.key} and ${isAfter})`
}

/** Everybody, or what the search found, as `u`. */
export type People = 'users as u' | AliasedRawBuilder<UsersTable, 'u'>

const from = (db: Database, people: People) => db.selectFrom(people as 'users as u')

/**
 * The people whom the filters leave, as far as an index leads to them: the suspended and the
 * administrators, of whom there are few.
 */
export const listed = (db: Database, view: UsersView, people: People = 'users as u') =>
  from(db, people)
    // Conditions as the partial indexes have them, so that both engines use these.
    .$if(view.role === 'admin', (q) => q.where(sql<boolean>`"u"."role" = 'admin'`))
    .$if(view.state === 'sospesi', (q) => q.where(sql<boolean>`not "u"."isActive"`))

/** What is left of the filters: nearly everybody is an active customer. */
export function remaining(view: UsersView): Expression<SqlBool>[] {
  const tests: Expression<SqlBool>[] = []
  if (view.role === 'clienti') tests.push(sql<boolean>`"u"."role" = 'customer'`)
  if (view.state === 'attivi') tests.push(sql<boolean>`"u"."isActive"`)
  return tests
}

type Query = ReturnType<typeof listed>

/** The people of `query` beyond `start`, in the way in which the page of `view` is read. */
export function inOrder(query: Query, view: UsersView, start: Start | null): Query {
  const { key, direction } = orderOf(view)
  const rows = start ? query.where(isBeyond(view, start)) : query
  return rows.orderBy(key, direction).orderBy('u.id', direction)
}
