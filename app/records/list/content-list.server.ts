import { type RawBuilder, type SqlBool, sql } from 'kysely'
import {
  containsText,
  contentContaining,
  isIndexedText,
  type SearchedContent,
  searchForm,
} from '../../platform/db/contains-text.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { readContentVersion } from '../version/content-version.server.ts'

/** Matches of a search are counted, and put in order, up to so many; beyond they are many. */
const most = 1_000

/** A search that also finds rows by what stands in another table with a search index. */
export type SearchBeside = {
  table: SearchedContent
  /** The ids of such rows, of those that belong to one of `found`; at most so many. */
  ids: (found: readonly string[], text: string, most: number) => RawBuilder<{ id: string }>
  /** Whether the row `r` is one. */
  isOne: (text: string) => RawBuilder<SqlBool>
}

/** What an administrator's list of tools or guides shows. */
export type ContentList = {
  table: SearchedContent
  /** By what they are called, or the last changed first. */
  order: 'called' | 'changed'
  /** Values that columns of the table must have. */
  having: Readonly<Record<string, string | boolean>>
  /** As typed; '' for all. */
  query: string
  /** The page goes on after the row with this id, or ends before it; the first page without. */
  after: string | null
  before: string | null
  pageSize: number
  beside?: SearchBeside
}

export type ContentPage = {
  ids: string[]
  /** Give it as `before` for the page before this one; null on the first. */
  previous: string | null
  /** Give it as `after` for the next page; null on the last. */
  next: string | null
  /** How many there are on all pages; null for a search that finds more than it counts. */
  total: number | null
}

/**
 * A page of the tools or guides in any state, in an order that an index has. What it costs does
 * not grow with how deep the page is. A search matches inside words, on the whole table: the
 * search index finds what few rows hold; what many hold is found soon by reading in order. What it
 * cannot answer (two letters that hardly any row has) fills its page bit by bit: it may be empty
 * and have a next one.
 */
export async function listContent(db: Database, list: ContentList): Promise<ContentPage> {
  const text = searchForm(list.query)
  if (!text) {
    const [page, total] = await Promise.all([inOrder(db, list, ''), countAll(db, list)])
    return { ...page, total }
  }
  const few = isIndexedText(text) ? await findFew(db, list, text) : null
  if (few) return { ...cut(few, list), total: few.length }
  return { ...(await inOrder(db, list, text)), total: null }
}

const direction = { called: 'asc', changed: 'desc' } as const

// As the indexes of 0003-lists-for-administrators have them.
const keys = {
  called: sql<string>`substr(r."searchText", 1, 100)`,
  changed: sql<Date>`r."updatedAt"`,
}

const rowsHave = ({ having }: ContentList) => {
  const tests = Object.entries(having).map(
    ([column, value]) => sql<SqlBool>`${sql.ref(`r.${column}`)} = ${value}`,
  )
  return tests.length > 0 ? sql<SqlBool>`(${sql.join(tests, sql` and `)})` : sql<SqlBool>`(1 = 1)`
}

/** All matches in order, by the index; null when there are too many. */
async function findFew(db: Database, list: ContentList, text: string): Promise<string[] | null> {
  // Before their order is asked for, which is the dearest part.
  const own = await idsContaining(db, list.table, text)
  const others = list.beside ? await idsContaining(db, list.beside.table, text) : []
  if (!own || !others) return null
  const sources = [
    ...(own.length > 0
      ? [sql`select "id" from ${sql.table(list.table)} where "id" in (${sql.join(own)})`]
      : []),
    ...(list.beside && others.length > 0
      ? [sql`select "id" from (${list.beside.ids(others, text, most + 1)}) as b`]
      : []),
  ]
  if (sources.length === 0) return []
  const key = keys[list.order]
  const { rows } = await sql<{ id: string; isShown: unknown }>`
    select r."id", ${rowsHave(list)} as "isShown"
    from ${sql.table(list.table)} as r inner join (${sql.join(sources, sql` union `)}) as m on m."id" = r."id"
    order by ${key} ${sql.raw(direction[list.order])}, r."id" ${sql.raw(direction[list.order])}
  `.execute(db)
  if (rows.length > most) return null
  // SQLite gives 1 and 0 for a computed column.
  return rows.filter(({ isShown }) => Boolean(isShown)).map(({ id }) => id)
}

/** Of too many rows the index gives only some, by which the others cannot be found: null. */
async function idsContaining(
  db: Database,
  table: SearchedContent,
  text: string,
): Promise<string[] | null> {
  const { rows } = await contentContaining(db, table, text, most + 1).execute(db)
  return rows.length > most ? null : rows.map(({ id }) => id)
}

/** The page of a list of which all ids are known. A row gone meanwhile leads to the beginning. */
function cut(all: string[], { after, before, pageSize }: ContentList) {
  const end = before === null ? -1 : all.indexOf(before)
  const start = end >= 0 ? Math.max(0, end - pageSize) : all.indexOf(after ?? '') + 1
  const ids = all.slice(start, end >= 0 ? end : start + pageSize)
  return {
    ids,
    previous: start > 0 ? (ids[0] ?? null) : null,
    next: start + ids.length < all.length ? (ids.at(-1) ?? null) : null,
  }
}

/** A search that the index cannot answer looks at so many rows for a page. */
const looked = 2_500

/**
 * The page, read in the order of an index and tested row by row. A search may come to the end of
 * the rows it looks at before the page is full: the next page goes on from there.
 */
async function inOrder(db: Database, list: ContentList, text: string) {
  const start = await startOf(db, list)
  const isBackwards = start !== null && list.before !== null
  const isAscending = (direction[list.order] === 'asc') !== isBackwards
  const end = text ? await endOf(db, list, start, isAscending) : null
  const tests = [
    ...(start ? beyond(list, start, isAscending) : []),
    ...(end ? upTo(list, end, isAscending) : []),
    ...(text ? [contains(db, list, text)] : []),
  ]
  const rows = await idsInOrder(db, list, tests, isAscending, { limit: list.pageSize + 1 })
  const ids = rows.slice(0, list.pageSize)
  const further = rows.length > list.pageSize ? (ids.at(-1) ?? null) : (end?.id ?? null)
  // Where the page begins or ends there is the row that it was asked from.
  const back = start ? (ids[0] ?? start.id) : null
  if (isBackwards) return { ids: ids.toReversed(), previous: further, next: back }
  return { ids, previous: back, next: further }
}

async function idsInOrder(
  db: Database,
  list: ContentList,
  tests: RawBuilder<SqlBool>[],
  isAscending: boolean,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<string[]> {
  const towards = sql.raw(isAscending ? 'asc' : 'desc')
  const { rows } = await sql<{ id: string }>`
    select r."id" from ${sql.table(list.table)} as r
    where ${sql.join([rowsHave(list), ...tests], sql` and `)}
    order by ${keys[list.order]} ${towards}, r."id" ${towards} limit ${limit} offset ${offset}
  `.execute(db)
  return rows.map(({ id }) => id)
}

type Place = { id: string; key: string | Date }

/** The last row that a search looks at; null where it comes to the end of the list before. */
async function endOf(db: Database, list: ContentList, start: Place | null, isAscending: boolean) {
  const tests = start ? beyond(list, start, isAscending) : []
  const [id] = await idsInOrder(db, list, tests, isAscending, { limit: 1, offset: looked - 1 })
  return id === undefined ? null : placeOf(db, list, id)
}

/** Two tests, because the index understands only the first. */
function beyond({ order }: ContentList, { id, key }: Place, isAscending: boolean) {
  const side = sql.raw(isAscending ? '>' : '<')
  return [
    sql<SqlBool>`${keys[order]} ${side}= ${key}`,
    sql<SqlBool>`(${keys[order]} ${side} ${key} or r."id" ${side} ${id})`,
  ]
}

function upTo({ order }: ContentList, { id, key }: Place, isAscending: boolean) {
  const side = sql.raw(isAscending ? '<' : '>')
  return [
    sql<SqlBool>`${keys[order]} ${side}= ${key}`,
    sql<SqlBool>`(${keys[order]} ${side} ${key} or r."id" ${side}= ${id})`,
  ]
}

function contains(db: Database, { beside }: ContentList, text: string) {
  const own = containsText(db, sql<string>`r."searchText"`, text)
  return beside ? sql<SqlBool>`(${own} or ${beside.isOne(text)})` : own
}

function startOf(db: Database, list: ContentList): Promise<Place | null> {
  const id = list.before ?? list.after
  return id === null ? Promise.resolve(null) : placeOf(db, list, id)
}

async function placeOf(db: Database, { table, order }: ContentList, id: string) {
  const { rows } = await sql<Place>`
    select r."id", ${keys[order]} as "key" from ${sql.table(table)} as r where r."id" = ${id}
  `.execute(db)
  return rows[0] ?? null
}

const counted = new WeakMap<Database, { version: string; counts: Map<string, number> }>()

/** Counted once for each state of the content. */
async function countAll(db: Database, list: ContentList): Promise<number> {
  const version = await readContentVersion(db)
  const known = counted.get(db)
  const counts = known?.version === version ? known.counts : new Map<string, number>()
  counted.set(db, { version, counts })
  const name = JSON.stringify([list.table, list.having])
  const count = counts.get(name) ?? (await countRows(db, list))
  counts.set(name, count)
  return count
}

async function countRows(db: Database, list: ContentList): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as "total" from ${sql.table(list.table)} as r where ${rowsHave(list)}
  `.execute(db)
  return Number(rows[0]?.total ?? 0)
}
