import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { searchWords } from '../../../db/normalize.ts'
import { type Actor, requireMay } from '../../platform/actor.server.ts'
import type { CsvRow } from '../../platform/csv.ts'
import { containsWords } from '../../platform/db/contains-text.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { romanMidnight } from '../../platform/roman-day.ts'
import { type Cursor, pageSize } from '../../records/list/list-page.ts'
import { type KeysetPage, type List, readKeysetPage } from '../../records/list/read-list.server.ts'
import { noteInRegister } from '../../records/register/register.server.ts'
import { formerPersonActs, registerActs } from '../../records/register/register-acts.ts'
import { counted } from '../../ui/format-number.ts'
import { type DescribedRow, rowsById } from './described.server.ts'
import { registerCsvRow } from './register-csv.ts'
import { countedTo, type RegisterView } from './register-view.ts'
import { actorNames } from './register-words.server.ts'

export type RegisterPage = {
  items: DescribedRow[]
  /** How many rows match on all pages, up to `countedTo`. */
  total: number
  /** Give it as `view.after` for the next page; null on the last one. */
  next: string | null
  /** Give it as `view.before` for the page before; null on the first one. */
  previous: string | null
}

/**
 * A page of the register, the newest first. Nothing is written.
 * @throws KnownFailure 403 for whoever is no administrator
 */
export async function readRegister(
  db: Database,
  actor: Actor,
  view: RegisterView,
): Promise<RegisterPage> {
  requireMay(actor, 'seeRegister')
  const { ids, previous, next } = await readPage(db, view, view, pageSize)
  const { rows } = await sql<{ count: number }>`select count(*) as "count" from (
    select 1 from "register" as r where ${allOf(testsOf(db, view))} limit ${countedTo + 1}) as s
  `.execute(db)
  return { items: await rowsById(db, ids), total: Number(rows[0]?.count), previous, next }
}

function readPage(
  db: Database,
  view: RegisterView,
  { after, before }: Cursor,
  size: number,
): Promise<KeysetPage> {
  const order = { table: 'register', key: sql<Date>`r."at"`, direction: 'desc' } as const
  const list: List = { ...order, tests: testsOf(db, view), after, before }
  return readKeysetPage(db, list, { pageSize: size, search: sql`(1 = 1)`, looked: size + 1 })
}

const allOf = (tests: readonly RawBuilder<SqlBool>[]) =>
  tests.length > 0 ? sql.join(tests, sql` and `) : sql`(1 = 1)`

/** What the rows `r` of a view pass. */
function testsOf(db: Database, view: RegisterView): RawBuilder<SqlBool>[] {
  const { who, group, noun, from, until } = view
  const words = searchWords(view.query)
  const tests: RawBuilder<SqlBool>[] = []
  if (who !== '') {
    tests.push(isNobodys(who) ? sql`r."place" = ${who}` : sql`r."actorId" = ${who}`)
  }
  if (group !== 'all') {
    const acts = [...registerActs[group], ...(group === 'people' ? formerPersonActs : [])]
    tests.push(sql`r."act" in (${sql.join(acts)})`)
  }
  if (noun !== '') tests.push(sql`r."noun" = ${noun}`)
  if (from !== '') tests.push(sql`r."at" >= ${romanMidnight(from)}`)
  if (until !== '') tests.push(sql`r."at" < ${romanMidnight(until, 1)}`)
  if (words.length > 0) tests.push(containsWords(db, searched, words))
  return tests
}

/** What is nobody's act is known by where it comes from. */
const isNobodys = (who: string) => actorNames.some(({ value }) => value === who)

const searched = sql<string>`(r."titleSearch" || ' ' || r."personSearch" || ' ' || r."actorSearch")`

/** Whom the register can be narrowed to: everybody who stands in it, by their name today. */
export async function readActors(
  db: Database,
  actor: Actor,
): Promise<{ value: string; label: string }[]> {
  requireMay(actor, 'seeRegister')
  const people = await db
    .selectFrom('users')
    .select(['id as value', 'name as label'])
    .where('id', 'in', db.selectFrom('register').select('actorId').where('actorId', 'is not', null))
    .orderBy('name')
    .orderBy('id')
    .execute()
  return [...people, ...actorNames]
}

/** Rows read at once for a file. */
const batch = 500

/**
 * The rows of a view, on all pages, for a file with `registerColumns`. That somebody took it stands
 * in the register too.
 * @throws KnownFailure 403 for whoever is no administrator
 */
export async function exportRegister(
  db: Database,
  actor: Actor,
  view: RegisterView,
): Promise<CsvRow[]> {
  requireMay(actor, 'seeRegister')
  const rows: CsvRow[] = []
  for (let after: string | null = null; ; ) {
    const { ids, next }: KeysetPage = await readPage(db, view, { after, before: null }, batch)
    rows.push(...(await rowsById(db, ids)).map(registerCsvRow))
    if (next === null) break
    after = next
  }
  const about = counted(rows.length, 'riga', 'righe')
  await noteInRegister(db, actor, { act: 'registerExported', about })
  return rows
}
