import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { searchWords } from '../../db/normalize.ts'
import { type Actor, requireMay } from '../platform/actor.server.ts'
import {
  containsWords,
  isIndexedText,
  rowsContaining,
} from '../platform/db/contains-text.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { addressOf } from '../platform/has-address.ts'
import { givenRoleColumns, isStaff, lackingFor, may } from '../platform/roles.ts'
import { type ListPage, pageOf, pageSize } from '../records/list/list-page.ts'
import { type List, readKeysetPage, readWholeList } from '../records/list/read-list.server.ts'
import { countGuidesDone } from './progress.server.ts'
import { type UserItem, type UsersTotal, type UsersView, usersCountedTo } from './users.ts'

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
 * their guides counted from what they completed. Nothing is written. What a page costs depends
 * neither on how many people there are nor on where it stands. Whoever may not give roles sees
 * customers only.
 * @throws KnownFailure 403 for whoever may not
 */
export async function listUsers(db: Database, actor: Actor, asked: UsersView): Promise<UsersPage> {
  requireMay(actor, 'seePeople')
  const view = may(actor.role, 'giveRoles') ? asked : ({ ...asked, role: 'customer' } as const)
  const words = searchWords(view.query)
  const isSearch = words.length > 0 || remainingTests(view).length > 0
  const { ids, previous, next, total } = await (isSearch
    ? searchUsers(db, view, words)
    : everybody(db, indexedList(view)))
  const withGuides = may(actor.role, 'seeFigures')
  return { items: await readItems(db, ids, { withGuides }), total, next, previous }
}

/** As the indexes of the table have them. Who never came in stands where they registered. */
const orders = {
  newest: { key: sql<Date>`r."createdAt"`, direction: 'desc' },
  name: { key: sql<string>`substr(r."searchText", 1, 100)`, direction: 'asc' },
  lastLogin: { key: sql<Date>`coalesce(r."lastLoginAt", r."createdAt")`, direction: 'desc' },
} as const

/**
 * The people of a view, as far as an index leads to them: the suspended and those with a role, of
 * whom there are few. The conditions are those of the partial indexes, so that both engines use
 * them.
 */
export function indexedList({ sort, role, state, after, before }: UsersView): List {
  const tests: RawBuilder<SqlBool>[] = []
  if (role !== 'all' && isStaff(role))
    tests.push(sql`r."role" <> 'customer'`, sql`r."role" = ${sql.lit(role)}`)
  if (state === 'suspended') tests.push(sql`not r."isActive"`)
  return { table: 'users', ...orders[sort], tests, after, before }
}

/** What is left of the filters: nearly everybody is an active customer. */
function remainingTests({ role, state }: UsersView): RawBuilder<SqlBool>[] {
  const tests: RawBuilder<SqlBool>[] = []
  if (role === 'customer') tests.push(sql`r."role" = 'customer'`)
  if (state === 'active') tests.push(sql`r."isActive"`)
  return tests
}

async function everybody(db: Database, list: List): Promise<FoundUsers> {
  const page = await readKeysetPage(db, list, {
    pageSize,
    search: sql`(1 = 1)`,
    looked: pageSize + 1,
  })
  const tests = list.tests.length > 0 ? sql`where ${sql.join(list.tests, sql` and `)}` : sql``
  const { rows } = await sql<{ count: number }>`
    select count(*) as "count" from (select 1 from "users" as r ${tests} limit ${usersCountedTo + 1}) as s
  `.execute(db)
  const count = Number(rows[0]?.count)
  const total = { count: Math.min(count, usersCountedTo), isAtLeast: count > usersCountedTo }
  return { ...page, total }
}

/** So many people are looked at one by one: more than most cities have. */
const looked = 2_500

type FoundUsers = ListPage & { total: UsersTotal }

/**
 * A page of those who hold all `words` and pass the filters. Up to `usersCountedTo` matches the
 * index finds them all; what more hold ('gmail', 'a') stands among the people in order. What
 * looking at `looked` of them does not tell is left to the next page: this one then holds what was
 * found, maybe nothing, and the total is at least so many.
 * @param words of `searchWords`; may be none
 */
async function searchUsers(db: Database, view: UsersView, words: string[]): Promise<FoundUsers> {
  const list = indexedList(view)
  // Of those with a role and the suspended there are few: looking at them all tells sooner.
  const indexed = words.filter(isIndexedText)
  const isAsked = indexed.length > 0 && list.tests.length === 0
  const found = isAsked ? await idsByIndex(db, view, indexed) : []
  if (isAsked && found.length <= usersCountedTo) {
    // What is shorter than the index knows is looked for among them.
    const tests =
      found.length > 0
        ? [sql<SqlBool>`r."id" in (${sql.join(found)})`, isHolding(db, words)]
        : [nobody]
    const rows = await readWholeList(db, { ...list, tests })
    return {
      ...pageOf(rows, view),
      total: { count: rows.length, isAtLeast: false },
    }
  }
  const search = searchOf(db, view, words)
  const look = (from: List) => readKeysetPage(db, from, { pageSize, search, looked })
  const page = await look(list)
  // All matches of the index are matches then, and there are more than are counted.
  if (isAsked && indexed.length === words.length)
    return { ...page, total: { count: usersCountedTo, isAtLeast: true } }
  const first = page.previous === null ? page : await look({ ...list, after: null, before: null })
  const isAtLeast = !first.isWhole || first.found > usersCountedTo
  return { ...page, total: { count: Math.min(first.found, usersCountedTo), isAtLeast } }
}

/** What no index tells of a view: the words, and what is left of the filters. */
export const searchOf = (db: Database, view: UsersView, words: string[]) =>
  all([sql`(1 = 1)`, ...(words.length > 0 ? [isHolding(db, words)] : []), ...remainingTests(view)])

const nobody = sql<SqlBool>`(1 = 0)`

const all = (tests: RawBuilder<SqlBool>[]) => sql<SqlBool>`(${sql.join(tests, sql` and `)})`

const isHolding = (db: Database, words: readonly string[]) =>
  containsWords(db, sql<string>`r."searchText"`, words)

/** The ids of all matches, in no order, up to one more than `usersCountedTo`. */
async function idsByIndex(db: Database, view: UsersView, words: string[]): Promise<string[]> {
  const holding = rowsContaining(db, { table: 'users', index: 'userSearch' }, words)
  const tests = all([sql`(1 = 1)`, ...remainingTests(view)])
  const { rows } = await sql<{ id: string }>`
    select r."id" from ${holding} as r where ${tests} limit ${usersCountedTo + 1}
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** These people, in this order. */
export async function readItems(
  db: Database,
  ids: string[],
  { withGuides }: { withGuides: boolean },
): Promise<UserItem[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'isActive', 'createdAt', 'lastLoginAt', ...givenRoleColumns])
    .select('secondProofId')
    .where('id', 'in', ids)
    .execute()
  const counts = withGuides ? await countGuidesDone(db, ids) : null
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const { emailVerified, hasLongPassword, secondProofId, ...item } = row
    const lacking = lackingFor({ role: item.role, emailVerified, hasLongPassword })
    return [
      {
        ...{ ...item, email: addressOf(item), lacking, hasSecondProof: secondProofId !== null },
        guides: counts && (counts.get(id) ?? none),
      },
    ]
  })
}

const none = { guidesCompleted: 0, guidesBegun: 0 }
