import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Schema } from '../../../db/schema.ts'
import type { Database } from '../../platform/db/database.server.ts'
import type { Cursor, ListPage, PlacedRow } from './list-page.ts'

/**
 * The rows of a table, called `r`, that pass the tests, in the order of a key and then of the id.
 */
export type List = Cursor & {
  table: keyof Schema
  key: RawBuilder<string | number | Date>
  direction: 'asc' | 'desc'
  tests: readonly RawBuilder<SqlBool>[]
}

/**
 * All rows of a list. For lists with a bound: reading the ids of two thousand rows costs less than
 * knowing how to avoid it.
 * @param columns what else is read of each row
 */
export async function readWholeList<Column extends string = never>(
  db: Database,
  list: List,
  columns: readonly Column[] = [],
): Promise<(PlacedRow & Record<Column, unknown>)[]> {
  const start = await startOf(db, list)
  const isBeyond = start ? beyond(list, start) : sql`(1 = 1)`
  const read = columns.map((column) => sql`, ${sql.ref(`r.${column}`)}`)
  const { rows } = await sql<PlacedRow & Record<Column, unknown>>`
    select r."id", ${isBeyond} as "isBeyond"${sql.join(read, sql``)}
    from ${sql.table(list.table)} as r where ${all(list.tests)} ${inOrder(list)}
  `.execute(db)
  // SQLite gives 1 and 0 for a computed column.
  return rows.map((row) => ({ ...row, isBeyond: Boolean(row.isBeyond) }))
}

/** A page, and the rows that were looked at for it. */
export type KeysetPage = ListPage & {
  /** Every match among the rows looked at. */
  found: number
  /** The list ends with the rows looked at. */
  isWhole: boolean
}

/**
 * A page of a list that has no bound, read by an index: its cost depends neither on the length of
 * the list nor on where the page stands.
 * @param options.search a test that no index answers: `looked` rows are tested, and what they do
 *   not tell is left to the next page, so that a page may be short, even empty, and have a next one
 */
export async function readKeysetPage(
  db: Database,
  list: List,
  { pageSize, search, looked }: { pageSize: number; search: RawBuilder<SqlBool>; looked: number },
): Promise<KeysetPage> {
  const start = await startOf(db, list)
  const isBackwards = start !== null && list.before !== null
  const read = isBackwards ? reversed(list) : list
  const tests = start ? [...list.tests, beyond(read, start)] : list.tests
  const { rows } = await sql<{ id: string; matches: SqlBool }>`
    select r."id", ${search} as "matches" from ${sql.table(list.table)} as r
    where ${all(tests)} ${inOrder(read)} limit ${looked}
  `.execute(db)
  const matches = rows.filter((row) => row.matches).map(({ id }) => id)
  const isWhole = rows.length < looked
  const ids = matches.slice(0, pageSize)
  const last = isWhole ? null : (rows.at(-1)?.id ?? null)
  const onward = matches.length > pageSize ? (ids.at(-1) ?? null) : last
  const seen = { found: matches.length, isWhole }
  // Reading backwards ended at the beginning: the first page shall be a full one.
  if (isBackwards && onward === null) {
    const first = { ...list, after: null, before: null }
    return readKeysetPage(db, first, { pageSize, search, looked })
  }
  const back = start ? (ids[0] ?? start.id) : null
  return isBackwards
    ? { ids: ids.reverse(), previous: onward, next: back, ...seen }
    : { ids, previous: back, next: onward, ...seen }
}

const reversed = (list: List): List => ({
  ...list,
  direction: list.direction === 'asc' ? 'desc' : 'asc',
})

const all = (tests: readonly RawBuilder<SqlBool>[]) =>
  tests.length > 0 ? sql.join(tests, sql` and `) : sql`(1 = 1)`

function inOrder({ key, direction }: List) {
  const towards = sql.raw(direction)
  return sql`order by ${key} ${towards}, r."id" ${towards}`
}

type Start = { id: string; key: string | number | Date }

/** The cursor's row; null without one, and when it is gone, which leads to the first page. */
async function startOf(db: Database, { table, key, after, before }: List): Promise<Start | null> {
  const id = before ?? after
  if (id === null) return null
  const { rows } = await sql<Start>`
    select r."id", ${key} as "key" from ${sql.table(table)} as r where r."id" = ${id}
  `.execute(db)
  return rows[0] ?? null
}

/** The first test alone leads SQLite to the place in an index by an expression. */
function beyond({ key, direction }: List, start: Start) {
  const side = sql.raw(direction === 'asc' ? '>' : '<')
  return sql<SqlBool>`(${key} ${side}= ${start.key} and (${key}, r."id") ${side} (${start.key}, ${start.id}))`
}
