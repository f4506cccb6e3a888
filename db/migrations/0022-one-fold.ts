import type { Kysely } from 'kysely'
import { fold, searchColumn, searchForm } from '../fold.ts'

type Row = Record<string, string>

const text = (row: Row, column: string) => row[column] ?? ''
const columnOf = (row: Row, columns: string[]) => ({
  searchText: searchColumn(columns.map((column) => text(row, column))),
})

/** What of a row is made from its texts. */
const forms: Readonly<Record<string, (row: Row) => Row>> = {
  users: (row) => ({ searchText: searchForm(`${text(row, 'name')} ${text(row, 'email')}`) }),
  tools: (row) => columnOf(row, ['name', 'description', 'category']),
  guides: (row) => columnOf(row, ['title', 'description']),
  savedResponses: (row) => ({
    ...columnOf(row, ['title', 'prompt', 'response']),
    titleSort: fold(text(row, 'title')),
  }),
}

/** Rows read at once: a hundred of the longest responses are some megabytes. */
const batch = 100

/** What is searched and sorted by is folded anew: apostrophes, ligatures, invisible characters. */
export async function up(db: Kysely<Record<string, Row>>): Promise<void> {
  for (const [table, formOf] of Object.entries(forms)) {
    let after: string | undefined = ''
    while (after !== undefined) {
      const rows: Row[] = await db
        .selectFrom(table)
        .selectAll()
        .where('id', '>', after)
        .orderBy('id')
        .limit(batch)
        .execute()
      for (const row of rows) {
        const form = formOf(row)
        if (Object.entries(form).every(([column, value]) => row[column] === value)) continue
        await db.updateTable(table).set(form).where('id', '=', text(row, 'id')).execute()
      }
      after = rows.at(-1)?.id
    }
  }
}
