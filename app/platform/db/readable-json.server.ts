import type { Kysely, KyselyPlugin } from 'kysely'
import { contentShapes, type Shape } from '../../../db/content-shapes.ts'
import type { Schema } from '../../../db/schema.ts'

/** Where a value stands that somebody wrote into the database by hand, and wrote wrong. */
export type Unreadable = { table: string; id: string | null; column: string }

const shapedColumns = new Map<string, { table: string; shape: Shape }>(
  Object.entries(contentShapes).flatMap(([table, shapes]) =>
    Object.entries(shapes).map(([column, shape]) => [column, { table, shape }] as const),
  ),
)

/** @returns the rows that held something there that cannot be read, and now do not */
function mend(rows: Record<string, unknown>[], column: string, shape: Shape) {
  return rows.filter((row) => {
    const readable = shape(row[column])
    if (readable === row[column]) return false
    row[column] = readable
    return true
  })
}

/** So many places are told of; then it is known that somebody should look. */
const toldMost = 1000

/**
 * Makes true for hand-written rows what db/schema.ts says of their JSON columns, which are known by
 * their names: what cannot be read there is left away, a list keeps what can. Nothing is stored.
 * @param tell told once of each place
 */
export function readableJson(tell: (where: Unreadable) => void): KyselyPlugin {
  const told = new Set<string>()
  const tellOnce = (where: Unreadable) => {
    const place = Object.values(where).join(' ')
    if (told.has(place) || told.size >= toldMost) return
    told.add(place)
    tell(where)
  }
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      for (const column of Object.keys(result.rows[0] ?? {})) {
        const known = shapedColumns.get(column)
        if (!known) continue
        for (const { id } of mend(result.rows, column, known.shape)) {
          tellOnce({ table: known.table, id: typeof id === 'string' ? id : null, column })
        }
      }
      return result
    },
  }
}

/**
 * Which JSON columns of a record cannot be read as they are stored: for its form to say so.
 * @param key the column that holds `id`
 */
export async function unreadableColumns(
  db: Kysely<Schema>,
  table: keyof typeof contentShapes,
  id: string,
  key = 'id',
): Promise<string[]> {
  const columns: Readonly<Record<string, Shape>> = contentShapes[table]
  const { dynamic } = db
  const rows: Record<string, unknown>[] = await db
    .withoutPlugins()
    .selectFrom(table)
    .select(Object.keys(columns).map((column) => dynamic.ref<never>(column)))
    .where(dynamic.ref(key), '=', id)
    .execute()
  return Object.entries(columns).flatMap(([column, shape]) =>
    rows.some((row) => shape(row[column]) !== row[column]) ? [column] : [],
  )
}
