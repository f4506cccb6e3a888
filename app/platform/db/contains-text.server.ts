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
