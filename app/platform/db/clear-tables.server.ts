import { sql } from 'kysely'
import type { Database } from './database.server.ts'

const texts = async (trx: Database, query: string): Promise<string[]> => {
  const { rows } = await sql.raw<{ text: string }>(query).execute(trx)
  return rows.map(({ text }) => text)
}

const runAll = async (trx: Database, statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(trx)
}

const ourTables = `c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace and c.relname not like 'kysely_migration%'`

/**
 * Empties the tables and takes down what looks at single rows: references, indexes, triggers.
 * @returns what puts it back, made from the rows that are there then
 */
export async function clearPostgres(trx: Database): Promise<() => Promise<void>> {
  const references = `from pg_constraint k join pg_class c on c.oid = k.conrelid where k.contype = 'f' and ${ourTables}`
  const indexes = `from pg_index i join pg_class x on x.oid = i.indexrelid join pg_class c on c.oid = i.indrelid
    where ${ourTables} and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`
  const tables = await texts(
    trx,
    `select quote_ident(c.relname) as text from pg_class c where ${ourTables}`,
  )
  const putBack = [
    ...(await texts(trx, `select pg_get_indexdef(i.indexrelid) as text ${indexes}`)),
    ...(await texts(
      trx,
      `select format('alter table %I add constraint %I %s', c.relname, k.conname, pg_get_constraintdef(k.oid)) as text ${references}`,
    )),
    ...tables.map((table) => `alter table ${table} enable trigger user`),
  ]
  await runAll(trx, [
    ...(await texts(
      trx,
      `select format('alter table %I drop constraint %I', c.relname, k.conname) as text ${references}`,
    )),
    ...(await texts(trx, `select format('drop index %I', x.relname) as text ${indexes}`)),
    ...tables.map((table) => `alter table ${table} disable trigger user`),
    `truncate ${tables.join(', ')}`,
  ])
  return () => runAll(trx, putBack)
}

/**
 * As clearPostgres, but for the triggers: they keep the search indexes, which are not in a
 * source. Foreign keys are off, and checked when everything is back.
 */
export async function clearSqlite(trx: Database): Promise<() => Promise<void>> {
  const tables = await texts(
    trx,
    `select '"' || name || '"' as text from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite%' and name not like 'kysely_migration%'`,
  )
  const made = `from sqlite_master where type = 'index' and sql is not null`
  const putBack = await texts(trx, `select sql as text ${made}`)
  await runAll(trx, [
    ...(await texts(trx, `select 'drop index "' || name || '"' as text ${made}`)),
    ...tables.map((table) => `delete from ${table}`),
  ])
  return async () => {
    await runAll(trx, putBack)
    const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(trx)
    if (rows[0]) throw new Error(`a row of ${rows[0].table} refers to one that is not there`)
  }
}

/** Removes every table of ours and whatever else the migrations made on PostgreSQL. */
export async function dropEverything(trx: Database): Promise<void> {
  const ofExtension = (catalog: string, id: string) =>
    `exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${id} and d.deptype = 'e')`
  await runAll(
    trx,
    await texts(
      trx,
      `select format('drop %s if exists %I cascade', case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end, relname) as text
      from pg_class c where relkind in ('r', 'p', 'v', 'm', 'S') and relnamespace = current_schema()::regnamespace
      and not ${ofExtension('pg_class', 'c.oid')} order by relkind = 'S'`,
    ),
  )
  await runAll(
    trx,
    await texts(
      trx,
      `select format('drop function if exists %s cascade', p.oid::regprocedure) as text
      from pg_proc p where pronamespace = current_schema()::regnamespace and not ${ofExtension('pg_proc', 'p.oid')}`,
    ),
  )
}
