import { sql } from 'kysely'
import { readBesideLoop } from '../platform/db/beside-the-loop.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { dayMilliseconds } from '../platform/durations.ts'
import { keptBriefly } from '../platform/kept-briefly.server.ts'
import { monthsLater, romanMonth, romanMonthStart } from '../platform/roman-day.ts'
import { hasFailed, type RecentFault, recentFaults } from './generations.server.ts'
import type { AiService } from './models.server.ts'
import { costOf, type Price, type Used, withoutPrice } from './money.ts'
import { readPrices, type UsedIn, usedByMonth } from './spending.server.ts'

/** What the service did in a month, for everybody together. */
export type MonthFigures = {
  /** YYYY-MM */
  month: string
  answers: number
  pictures: number
  /** In euros; null: a model was used whose price nobody has entered. */
  cost: number | null
}

/** What everybody may know of the AI's use: totals, and nothing of a person. */
export type AiFigures = {
  countedAt: Date
  /** Who answers now; null: no service. A model is null where none can be chosen. */
  models: { text: string | null; picture: string | null; isSighted: boolean } | null
  /** The month of the moment, then the one before. */
  months: MonthFigures[]
  /** Of the last `faultDays` days. */
  faults: RecentFault[]
}

export const faultDays = 30

/** The figures, counted anew once what was counted has grown old, however many ask. */
export const keptFigures = keptBriefly<AiFigures, AiService | null>(countAiFigures, () => '')

/** @param service null for the demo, and while the AI is off */
export async function countAiFigures(
  db: Database,
  service: AiService | null,
  now = new Date(),
): Promise<AiFigures> {
  const month = romanMonth(now)
  const former = monthsLater(month, -1)
  const [prices, used, models, faults] = await Promise.all([
    readPrices(db),
    usedByMonth(db, former, month),
    service && currentModels(service),
    recentFaults(db, new Date(now.getTime() - faultDays * dayMilliseconds)),
  ])
  const months = [month, former].map((one) => summedUp(one, used, prices))
  return { countedAt: now, models, months, faults }
}

/** Nobody who reads a page waits for a list of models. */
async function currentModels(service: AiService): Promise<AiFigures['models']> {
  const [text, picture, isSighted] = await Promise.all([
    service.choice('text', false),
    service.choice('picture', false),
    service.canSee(),
  ])
  return { text: text?.model ?? null, picture: picture?.model ?? null, isSighted }
}

function summedUp(month: string, all: readonly UsedIn[], prices: readonly Price[]): MonthFigures {
  const used = all.filter((one) => one.month === month)
  const countOf = (kind: Used['kind']) =>
    used.filter((one) => one.kind === kind).reduce((sum, { generations }) => sum + generations, 0)
  return {
    month,
    answers: countOf('answer'),
    pictures: countOf('image'),
    cost: withoutPrice(used, prices).length > 0 ? null : costOf(used, prices),
  }
}

/** What the service did month by month, and how often it failed; at the prices of today. */
export type AiMonth = MonthFigures & { failures: number }

/**
 * The same for several months, with how many generations failed in each.
 * @param months YYYY-MM, one after the other
 * @returns with `since`, the first month in which the service was used; null: it never was
 */
export async function aiMonths(
  db: Database,
  months: readonly string[],
): Promise<{ since: string | null; months: AiMonth[] }> {
  const [from = '', to = ''] = [months[0], months.at(-1)]
  const [prices, used, failed, first] = await Promise.all([
    readPrices(db),
    usedByMonth(db, from, to),
    failuresIn(db, months),
    db
      .selectFrom('aiUsage')
      .select(({ fn }) => fn.min('day').as('day'))
      .executeTakeFirst(),
  ])
  return {
    since: first?.day?.slice(0, 7) ?? null,
    months: months.map((month, place) => ({
      ...summedUp(month, used, prices),
      failures: failed[place] ?? 0,
    })),
  }
}

/** From the index of failed generations, beside what serves people: a long fault leaves many. */
async function failuresIn(db: Database, months: readonly string[]): Promise<number[]> {
  const columns = months.map((month, place) => {
    // As text: SQLite compares moments so, and PostgreSQL reads them.
    const start = romanMonthStart(month).toISOString()
    const end = romanMonthStart(monthsLater(month, 1)).toISOString()
    return sql`(select count(*) from "generations"
      where "createdAt" >= ${start} and "createdAt" < ${end} and ${hasFailed})
      as ${sql.id(`month${place}`)}`
  })
  const query = sql<Record<string, number>>`select ${sql.join(columns)}`
  const [row] = await readBesideLoop(db, query)
  return months.map((_, place) => Number(row?.[`month${place}`] ?? 0))
}
