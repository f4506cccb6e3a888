import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { searchWords } from '../../../db/fold.ts'
import type { Schema } from '../../../db/schema.ts'
import { containsText } from '../../platform/db/contains-text.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { type Cursor, type ListPage, pageOf } from './list-page.ts'
import { readWholeList } from './read-list.server.ts'

/** What an administrator's list of content shows. */
export type ContentList = Cursor & {
  table: keyof Schema
  /** By what they are called, or the last changed first. */
  order: 'called' | 'changed'
  /** Values that columns of the table must have. */
  having: Readonly<Record<string, string | boolean>>
  /** As typed; '' for all. */
  query: string
  /** How many at once, by default a page. */
  size?: number
  /** Whether the row `r` is found for a word that stands elsewhere. */
  isFoundToo?: (word: string) => RawBuilder<SqlBool>
}

export type ContentPage = ListPage & {
  /** How many there are on all pages. */
  total: number
}

const orders = {
  called: { key: sql<string>`r."searchText"`, direction: 'asc' },
  changed: { key: sql<Date>`r."updatedAt"`, direction: 'desc' },
} as const

/**
 * A page of the content in any state. A search finds words in any order, and inside words. The whole
 * list is read: it has a bound.
 */
export async function listContent(db: Database, list: ContentList): Promise<ContentPage> {
  const { table, order, having, after, before, size } = list
  const tests = Object.entries(having).map(
    ([column, value]) => sql<SqlBool>`${sql.ref(`r.${column}`)} = ${value}`,
  )
  for (const word of searchWords(list.query)) tests.push(isFound(db, list, word))
  const rows = await readWholeList(db, { table, ...orders[order], tests, after, before })
  return { ...pageOf(rows, { before }, size), total: rows.length }
}

function isFound(db: Database, { isFoundToo }: ContentList, word: string) {
  const own = containsText(db, sql<string>`r."searchText"`, word)
  return isFoundToo ? sql<SqlBool>`(${own} or ${isFoundToo(word)})` : own
}
