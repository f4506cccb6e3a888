import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Database, engineOf } from './database.server.ts'

/** Where a text first stands in `column`, from 1; 0 where it does not. */
const placeIn = (db: Database, column: Expression<string>, text: string) =>
  engineOf(db) === 'postgres'
    ? sql<number>`strpos(${column}, ${text})`
    : sql<number>`instr(${column}, ${text})`

/** Whether `column`, a `searchColumn`, contains `text`, in `searchForm`; looked at row by row. */
export const containsText = (
  db: Database,
  column: Expression<string>,
  text: string,
): RawBuilder<SqlBool> => sql<SqlBool>`${placeIn(db, column, text)} > 0`

/** Whether `column`, a `searchColumn`, holds all words of a search (searchWords). */
export const containsWords = (
  db: Database,
  column: Expression<string>,
  words: readonly string[],
): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(
    words.map((word) => containsText(db, column, word)),
    sql` and `,
  )})`

/** Whether the first line of `column` contains `text`: what a tool or a guide is called. */
export const firstLineContains = (
  db: Database,
  column: Expression<string>,
  text: string,
): RawBuilder<SqlBool> =>
  // Nothing searched for goes beyond a line, so that its first place tells.
  sql<SqlBool>`${placeIn(db, column, text)} between 1 and ${placeIn(db, column, '\n')}`

/** SQLite's index knows nothing shorter. */
const shortestIndexed = 3

/** Whether a search index can answer. */
export const isIndexedText = (text: string) => [...text].length >= shortestIndexed

/**
 * The rows of a table that contain all `words`, on SQLite by its search index. They come one after
 * the other, so that a reader of few of many does not wait for all.
 * @param words of `searchWords`, each `isIndexedText`
 */
export function rowsContaining(
  db: Database,
  { table, index }: { table: string; index: string },
  words: readonly string[],
): RawBuilder<unknown> {
  const rows = sql.table(table)
  if (engineOf(db) === 'postgres') {
    const tests = words.map((word) => sql`"searchText" like ${likePattern(word)}`)
    return sql`(select * from ${rows} where ${sql.join(tests, sql` and `)})`
  }
  // What the index understands as one piece of text each.
  const phrases = words.map((word) => `"${word.replaceAll('"', '""')}"`).join(' ')
  const numbers = sql.table(`${index}Rows`)
  return sql`(select ${rows}.* from ${sql.table(index)} as s cross join ${numbers} as n on n."rowNumber" = s.rowid cross join ${rows} on ${rows}."id" = n."recordId" where ${sql.table(index)} match ${phrases})`
}

const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
