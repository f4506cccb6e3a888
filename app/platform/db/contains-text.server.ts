import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { fold } from '../../../db/fold.ts'
import { type Database, engineOf } from './database.server.ts'

/**
 * The rule of every free-text search: what was typed is looked for as one piece, inside words
 * too, ignoring case, accents and how much white space there is. This is the form in which
 * both the typed and the stored text are compared.
 */
export const searchForm = (text: string): string => fold(text).replace(/\s+/g, ' ').trim()

/**
 * Stored texts in one column for the search; a line each, so that nothing typed matches across
 * two of them.
 */
export const searchColumn = (texts: readonly string[]): string => texts.map(searchForm).join('\n')

const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Of Italian texts, the rarest first; what is not among them is rarer. */
const lettersByRarity = 'zqbfhgvmpudcstrlnoiae '

/** What is left of `text` from the rarest letter of its first half. */
export function rareEnd(text: string): string {
  const letters = [...text]
  const rarity = letters
    .slice(0, Math.ceil(letters.length / 2))
    .map((letter) => lettersByRarity.indexOf(letter))
  return letters.slice(rarity.indexOf(Math.min(...rarity))).join('')
}

/** Whether `column` contains `text`, looked at row by row. Both in `searchForm`. */
export function containsText(
  db: Database,
  column: Expression<string>,
  text: string,
): RawBuilder<SqlBool> {
  // Each engine's faster way: in a long text it takes a third of the other's time.
  if (engineOf(db) === 'postgres') return sql<SqlBool>`strpos(${column}, ${text}) > 0`
  const like = (piece: string) => sql<SqlBool>`${column} like ${likePattern(piece)} escape '\\'`
  const end = rareEnd(text)
  // SQLite stops at every first letter of what it looks for.
  return end === text ? like(text) : sql<SqlBool>`(${like(end)} and ${like(text)})`
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

/** Trigram indexes know nothing shorter. */
const shortestIndexed = 3

/** Whether a search index can answer. */
export const isIndexedText = (text: string) => [...text].length >= shortestIndexed

/**
 * The rows of a table that contain `text`, by its search index. They come one after the other, so
 * that whoever wants few of many does not wait for all.
 * @param text in `searchForm`, and `isIndexedText`
 */
export function rowsContaining(
  db: Database,
  { table, index }: { table: string; index: string },
  text: string,
): RawBuilder<unknown> {
  const rows = sql.table(table)
  if (engineOf(db) === 'postgres') {
    return sql`(select * from ${rows} where "searchText" like ${likePattern(text)})`
  }
  // What the index understands as one piece of text.
  const phrase = `"${text.replaceAll('"', '""')}"`
  const numbers = sql.table(`${index}Rows`)
  return sql`(select ${rows}.* from ${sql.table(index)} as s cross join ${numbers} as n on n."rowNumber" = s.rowid cross join ${rows} on ${rows}."id" = n."recordId" where ${sql.table(index)} match ${phrase})`
}
