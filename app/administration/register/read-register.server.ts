import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { searchWords } from '../../../db/normalize.ts'
import { type Actor, requireMay } from '../../platform/actor.server.ts'
import type { CsvRow } from '../../platform/csv.ts'
import { containsWords } from '../../platform/db/contains-text.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { romanMidnight } from '../../platform/roman-day.ts'
import { pageSize, rowsBefore } from '../../records/list/list-page.ts'
import { noteInRegister } from '../../records/register/register.server.ts'
import { formerPersonActs, registerActs } from '../../records/register/register-acts.ts'
import { counted } from '../../ui/count-text.ts'
import { type DescribedRow, rowsById } from './described.server.ts'
import { registerCsvRow } from './register-csv.ts'
import { countedTo, type RegisterView } from './register-view.ts'
import { actorNames } from './register-words.server.ts'

export type RegisterPage = {
  items: DescribedRow[]
  /** How many rows match on all pages, up to `countedTo`. */
  total: number
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
  const { rows } = await sql<{ count: number }>`select count(*) as "count" from (
    select 1 from "register" as r where ${allOf(testsOf(db, view))} limit ${countedTo + 1}) as s
  `.execute(db)
  const total = Number(rows[0]?.count)
  const offset = rowsBefore(view.page, total)
  const ids = await readIds(db, view, { limit: pageSize, offset })
  return { items: await rowsById(db, ids), total }
}

/** The ids of all rows of a view that stand on these places, the newest first. */
async function readIds(
  db: Database,
  view: RegisterView,
  places: { limit: number; offset: number } | null,
): Promise<string[]> {
  const some = places ? sql`limit ${places.limit} offset ${places.offset}` : sql``
  const { rows } = await sql<{ id: string }>`
    select r."id" from "register" as r where ${allOf(testsOf(db, view))}
    order by r."at" desc, r."id" desc ${some}
  `.execute(db)
  return rows.map(({ id }) => id)
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
  const ids = await readIds(db, view, null)
  for (let from = 0; from < ids.length; from += batch) {
    rows.push(...(await rowsById(db, ids.slice(from, from + batch))).map(registerCsvRow))
  }
  const about = counted(rows.length, 'riga', 'righe')
  await noteInRegister(db, actor, { act: 'registerExported', about })
  return rows
}
