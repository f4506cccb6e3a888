import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { fold } from '../../../db/fold.ts'
import type { UsersTable } from '../../../db/schema.ts'
import { type Database, engineOf } from './database.server.ts'

/**
 * The rule of every free-text search: what was typed is looked for as one piece, inside words
 * too, ignoring case, accents and how much white space there is (Q34). This is the form in which
 * both the typed and the stored text are compared.
 */
export const searchForm = (text: string): string => fold(text).replace(/\s+/g, ' ').trim()

/**
 * Stored texts in one column for the search; a line each, so that nothing typed matches across
 * two of them.
 */
export const searchColumn = (texts: readonly string[]): string => texts.map(searchForm).join('\n')

/** Whether `column` contains `text`, looked at row by row. Both in `searchForm`. */
export function containsText(
  db: Database,
  column: Expression<string>,
  text: string,
): RawBuilder<SqlBool> {
  return engineOf(db) === 'postgres'
    ? sql<SqlBool>`strpos(${column}, ${text}) > 0`
    : sql<SqlBool>`instr(${column}, ${text}) > 0`
}

/** Trigram indexes know nothing shorter. */
const shortestIndexed = 3

/** Whether the search index can answer; for shorter texts rows are looked at one by one. */
export const isIndexedText = (text: string) => [...text].length >= shortestIndexed

/** Enough to tell a text that many rows seem to contain from one that few do. */
const testedPieces = 8

/**
 * Whether the search index takes a row for one that contains `text`. PostgreSQL's knows which
 * groups of three letters a row has, not where, and has to read each such row to be sure;
 * SQLite's knows where.
 */
export function mayContain(
  db: Database,
  column: Expression<string>,
  text: string,
): RawBuilder<SqlBool> {
  const contains = containsText(db, column, text)
  if (engineOf(db) === 'sqlite') return contains
  const pieces = (text.match(/[a-z0-9]{3,}/g) ?? [])
    .flatMap((word) => Array.from({ length: word.length - 2 }, (_, at) => word.slice(at, at + 3)))
    .slice(0, testedPieces)
  if (pieces.length === 0) return sql<SqlBool>`true`
  const tests = pieces.map((piece) => containsText(db, column, piece))
  return sql<SqlBool>`(${contains} or (${sql.join(tests, sql` and `)}))`
}

const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** What the search index of SQLite understands as one piece of text. */
const phraseOf = (text: string) => `"${text.replaceAll('"', '""')}"`

/** Tables of content that have a search index. */
export type SearchedContent = 'guides' | 'tools'

const searchOf = { guides: 'guideSearch', tools: 'toolSearch' } as const

/**
 * The query for the ids of the rows of `table` that contain `text`, by the table's search index:
 * at most `most` of them, in no order, at a cost that grows with `most` and not with the table.
 * @param text in `searchForm`, and `isIndexedText`
 */
export function contentContaining(
  db: Database,
  table: SearchedContent,
  text: string,
  most: number,
): RawBuilder<{ id: string }> {
  if (engineOf(db) === 'postgres') {
    return sql`select "id" from ${sql.table(table)} where "searchText" like ${likePattern(text)} limit ${most}`
  }
  const index = searchOf[table]
  return sql`select n."recordId" as "id" from ${sql.table(index)} as s inner join ${sql.table(`${index}Rows`)} as n on n."rowNumber" = s.rowid where ${sql.table(index)} match ${phraseOf(text)} limit ${most}`
}

/** Whether the first line of `column` contains `text`: what a tool or a guide is called. */
export function firstLineContains(
  db: Database,
  column: Expression<string>,
  text: string,
): RawBuilder<SqlBool> {
  // Nothing searched for goes beyond a line, so that its first place tells.
  return engineOf(db) === 'postgres'
    ? sql<SqlBool>`strpos(${column}, ${text}) between 1 and strpos(${column}, chr(10))`
    : sql<SqlBool>`instr(${column}, ${text}) between 1 and instr(${column}, char(10))`
}

/**
 * Whether a row of `savedResponses as r` contains `text`, through the search index where it can
 * answer.
 */
export function savedContains(db: Database, text: string): RawBuilder<SqlBool> {
  const column = sql<string>`"r"."searchText"`
  if (!isIndexedText(text)) return containsText(db, column, text)
  if (engineOf(db) === 'postgres') {
    return sql<SqlBool>`${column} like ${likePattern(text)}`
  }
  // The plus keeps the person's own index in the lead: rows found by the search alone are
  // everybody's, and each would be read whole to learn whose it is.
  return sql<SqlBool>`+"r"."rowNumber" in (select rowid from "savedSearch" where "savedSearch" match ${phraseOf(text)})`
}

/**
 * The rows of `users` that contain `text`, by the search index. They come one after the other, so
 * that whoever wants few of many does not wait for all.
 * @param text in `searchForm`, and `isIndexedText`
 */
export function usersContaining(db: Database, text: string): RawBuilder<UsersTable> {
  return engineOf(db) === 'postgres'
    ? sql<UsersTable>`(select * from "users" where "searchText" like ${likePattern(text)})`
    : sql<UsersTable>`(select "users".* from "userSearch" cross join "userSearchRows" on "userSearchRows"."rowNumber" = "userSearch".rowid cross join "users" on "users"."id" = "userSearchRows"."recordId" where "userSearch" match ${phraseOf(text)})`
}
