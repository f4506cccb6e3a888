import type { Database } from '../platform/db/database.server.ts'
import { dayMilliseconds, minuteMilliseconds } from '../platform/durations.ts'
import { romanMonth } from '../platform/roman-day.ts'
import { type RecentFault, recentFaults } from './generations.server.ts'
import type { AiService } from './models.server.ts'
import { costOf, type Price, withoutPrice } from './money.ts'
import { readPrices, usedIn } from './spending.server.ts'

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

/** So long figures are shown again before anything is counted anew. */
const keptMilliseconds = minuteMilliseconds

const kept = new WeakMap<Database, { until: number; figures: Promise<AiFigures> }>()

/**
 * The figures, counted once a minute at most, however many ask. A count that failed is not kept.
 * @param service null for the demo, and while the AI is off
 */
export function keptFigures(
  db: Database,
  service: AiService | null,
  now = new Date(),
): Promise<AiFigures> {
  const known = kept.get(db)
  if (known && now.getTime() < known.until) return known.figures
  const counted = { until: now.getTime() + keptMilliseconds, figures: count(db, service, now) }
  kept.set(db, counted)
  counted.figures.catch(() => {
    if (kept.get(db) === counted) kept.delete(db)
  })
  return counted.figures
}

async function count(db: Database, service: AiService | null, now: Date): Promise<AiFigures> {
  const prices = await readPrices(db)
  const month = romanMonth(now)
  const [models, thisMonth, former, faults] = await Promise.all([
    service && currentModels(service),
    monthFigures(db, month, prices),
    monthFigures(db, monthBefore(month), prices),
    recentFaults(db, new Date(now.getTime() - faultDays * dayMilliseconds)),
  ])
  return { countedAt: now, models, months: [thisMonth, former], faults }
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

async function monthFigures(
  db: Database,
  month: string,
  prices: readonly Price[],
): Promise<MonthFigures> {
  const used = await usedIn(db, month)
  const countOf = (kind: 'answer' | 'image') =>
    used.filter((one) => one.kind === kind).reduce((sum, { generations }) => sum + generations, 0)
  return {
    month,
    answers: countOf('answer'),
    pictures: countOf('image'),
    cost: withoutPrice(used, prices).length > 0 ? null : costOf(used, prices),
  }
}

/** '2026-12' before '2027-01'. */
function monthBefore(month: string): string {
  const first = new Date(`${month}-01`)
  first.setUTCMonth(first.getUTCMonth() - 1)
  return first.toISOString().slice(0, 7)
}
