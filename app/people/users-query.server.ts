import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { List } from '../records/list/read-list.server.ts'
import type { UsersView } from './users.ts'

/** As migration 0005 has them in its indexes. Who never came in stands where they registered. */
const orders = {
  data: { key: sql<Date>`r."createdAt"`, direction: 'desc' },
  nome: { key: sql<string>`substr(r."searchText", 1, 100)`, direction: 'asc' },
  accesso: { key: sql<Date>`coalesce(r."lastLoginAt", r."createdAt")`, direction: 'desc' },
} as const

/**
 * The people of a view, as far as an index leads to them: the suspended and the administrators, of
 * whom there are few. The conditions are those of the partial indexes, so that both engines use
 * them.
 */
export function listOf({ sort, role, state, after, before }: UsersView): List {
  const tests: RawBuilder<SqlBool>[] = []
  if (role === 'admin') tests.push(sql`r."role" = 'admin'`)
  if (state === 'sospesi') tests.push(sql`not r."isActive"`)
  return { table: 'users', ...orders[sort], tests, after, before }
}

/** What is left of the filters: nearly everybody is an active customer. */
export function remainingTests({ role, state }: UsersView): RawBuilder<SqlBool>[] {
  const tests: RawBuilder<SqlBool>[] = []
  if (role === 'clienti') tests.push(sql`r."role" = 'customer'`)
  if (state === 'attivi') tests.push(sql`r."isActive"`)
  return tests
}
