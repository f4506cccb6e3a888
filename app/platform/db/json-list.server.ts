import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Database, engineOf } from './database.server.ts'

/** Whether the list of texts in a JSON column names `text`; all rows are looked at. */
export function namedIn(db: Database, column: string, text: string): RawBuilder<SqlBool> {
  return engineOf(db) === 'postgres'
    ? sql<SqlBool>`${sql.ref(column)} @> jsonb_build_array(${text}::text)`
    : sql<SqlBool>`exists (select 1 from json_each(case when json_valid(${sql.ref(column)}) then ${sql.ref(column)} else '[]' end) as j where j.value = ${text})`
}
