import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { containsWords } from '../platform/db/contains-text.server.ts'
import type { Database } from '../platform/db/database.server.ts'

/** Some milliseconds of the longest; SQLite looks in our own process. */
const atOnce = 50

/**
 * Of these responses those that hold all `words`, in their order. All texts are read: of a thousand
 * of 40,000 characters too.
 * @param words of `searchWords`
 */
export async function thoseContaining<Row extends { id: string }>(
  db: Database,
  rows: readonly Row[],
  words: readonly string[],
): Promise<Row[]> {
  const found = new Set<string>()
  for (let from = 0; from < rows.length; from += atOnce) {
    const ids = rows.slice(from, from + atOnce).map(({ id }) => id)
    const matches = await db
      .selectFrom('savedResponses')
      .select('id')
      .where('id', 'in', ids)
      .where(containsWords(db, sql.ref('searchText'), words))
      .execute()
    for (const { id } of matches) found.add(id)
    await nextTurn()
  }
  return rows.filter(({ id }) => found.has(id))
}
