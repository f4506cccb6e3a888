import { type RawBuilder, sql } from 'kysely'
import {
  type LearningFigures,
  learningFigures,
} from '../../guides/progress/learning-figures.server.ts'
import { type Actor, requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { dayMilliseconds } from '../../platform/durations.ts'
import { may } from '../../platform/roles.ts'
import { noteInRegister } from '../../records/register/register.server.ts'
import {
  chartDays,
  dayStarts,
  type Figure,
  type FigureName,
  figureActs,
  hourStarts,
  type MessagesFigure,
  type Point,
  percentChange,
} from './figure.ts'
import { figureCsv } from './figure-csv.ts'
import { figureWords } from './figure-words.ts'

const before = (now: Date, days: number) => new Date(now.getTime() - days * dayMilliseconds)

/** What is counted: rows of a table, or a noun's records that were not deleted. */
type Counted = 'users' | 'guides' | 'tools' | 'generations'

const sources: Record<Counted, RawBuilder<unknown>> = {
  users: sql`"users" where true`,
  generations: sql`"generations" where true`,
  guides: sql`"records" where "noun" = ${'guide'} and "deletedAt" is null`,
  tools: sql`"records" where "noun" = ${'tool'} and "deletedAt" is null`,
}

type Span = { from: Date; to: Date }

const toSpans = (starts: readonly Date[], end: Date): Span[] =>
  starts.map((from, index) => ({ from, to: starts[index + 1] ?? end }))

/** How many rows were created in each span: from the index by date, all in one statement. */
async function createdIn(db: Database, what: Counted, spans: readonly Span[]): Promise<number[]> {
  const columns = spans.map(
    ({ from, to }, index) =>
      sql`(select count(*) from ${sources[what]} and "createdAt" >= ${from} and "createdAt" < ${to}) as ${sql.id(`s${index}`)}`,
  )
  const { rows } = await sql<Record<string, number>>`select ${sql.join(columns)}`.execute(db)
  return spans.map((_, index) => rows[0]?.[`s${index}`] ?? 0)
}

async function count(
  db: Database,
  what: Counted,
  where: RawBuilder<unknown> = sql`true`,
): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*) as "count" from ${sources[what]} and ${where}`.execute(db)
  return rows[0]?.count ?? 0
}

/** What is not shown to learners, or not let in. */
const hidden: Record<'users' | 'guides' | 'tools', RawBuilder<unknown>> = {
  users: sql`not "isActive"`,
  guides: sql`"content" is null`,
  tools: sql`"content" is null`,
}

/**
 * A card of records. 'Before' are those of today's records that were
 * there 30 days ago, by their createdAt: what was deleted since is in neither figure.
 */
async function recordsFigure(
  db: Database,
  what: 'users' | 'guides' | 'tools',
  now: Date,
): Promise<Figure> {
  const end = new Date(now.getTime() + 1)
  const spans = toSpans(dayStarts(now, chartDays), end)
  const total = await count(db, what)
  const off = await count(db, what, hidden[what])
  const [recent = 0, ...added] = await createdIn(db, what, [
    { from: before(now, chartDays), to: end },
    ...spans,
  ])
  return {
    total,
    live: total - off,
    before: total - recent,
    change: percentChange(total, total - recent),
    days: cumulated(spans, added, total),
  }
}

/** From each day's new records to how many there were at its end, counted back from now. */
function cumulated(spans: readonly Span[], added: readonly number[], total: number): Point[] {
  let later = 0
  return spans
    .map(({ from }, index) => ({ from, added: added[index] ?? 0 }))
    .toReversed()
    .map((point) => {
      const atItsEnd = total - later
      later += point.added
      return { ...point, total: atItsEnd }
    })
    .toReversed()
}

/** Generations with the AI: the last 24 hours against the 24 before. */
async function messagesFigure(db: Database, now: Date): Promise<MessagesFigure> {
  const end = new Date(now.getTime() + 1)
  const hours = toSpans(hourStarts(now), end)
  const days = toSpans(dayStarts(now, chartDays), end)
  const former = { from: before(now, 2), to: before(now, 1) }
  const [earlier = 0, ...counts] = await createdIn(db, 'generations', [former, ...hours, ...days])
  const points = [...hours, ...days].map(({ from }, index) => {
    const added = counts[index] ?? 0
    return { from, added, total: added }
  })
  const lastDay = points.slice(0, hours.length)
  const total = lastDay.reduce((sum, { added }) => sum + added, 0)
  return {
    total,
    live: null,
    before: earlier,
    change: percentChange(total, earlier),
    hours: lastDay,
    days: points.slice(hours.length),
  }
}

export type Figures = Record<'guides' | 'tools', Figure> & {
  /** null: whoever looks may not see people. */
  users: Figure | null
  messages: MessagesFigure
  learning: LearningFigures
}

/** Every figure of the dashboard as it is now, counted from what is stored. @throws 403 */
export async function readFigures(db: Database, actor: Actor, now = new Date()): Promise<Figures> {
  requireMay(actor, 'seeFigures')
  return {
    users: may(actor.role, figureActs.users) ? await recordsFigure(db, 'users', now) : null,
    guides: await recordsFigure(db, 'guides', now),
    tools: await recordsFigure(db, 'tools', now),
    messages: await messagesFigure(db, now),
    learning: await learningFigures(db),
  }
}

/** One card's figure. @throws 403 */
export async function readFigure(
  db: Database,
  actor: Actor,
  name: FigureName,
  now = new Date(),
): Promise<Figure | MessagesFigure> {
  requireMay(actor, figureActs[name])
  if (name === 'messages') return messagesFigure(db, now)
  return recordsFigure(db, name, now)
}

/** One card's numbers as a file. That it was taken stands in the register. @throws 403 */
export async function exportFigure(db: Database, actor: Actor, name: FigureName): Promise<string> {
  const text = figureCsv(name, await readFigure(db, actor, name))
  await noteInRegister(db, actor, { act: 'figuresExported', about: figureWords[name].title })
  return text
}
