import { type RawBuilder, sql } from 'kysely'
import { type AiMonth, aiMonths } from '../../ai/figures.server.ts'
import {
  countGroups,
  type GroupCounts,
  type PlaceCounts,
} from '../../groups/group-figures.server.ts'
import {
  type GuideFigures,
  learningFigures,
} from '../../guides/progress/learning-figures.server.ts'
import { type EaseFigure, easeBetween } from '../../learning/ease/ease-figures.server.ts'
import { type Actor, requireMay } from '../../platform/actor.server.ts'
import { readBesideLoop } from '../../platform/db/beside-the-loop.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { keptBriefly } from '../../platform/kept-briefly.server.ts'
import { may } from '../../platform/roles.ts'
import { monthsLater, romanMonth, romanMonthStart } from '../../platform/roman-day.ts'
import { readTemplateUses, type TemplateUse } from '../../prompt-sets/template-uses.server.ts'
import { type Period, periodBefore, periodChoices } from './period.ts'

/**
 * What people with an account did. Somebody has learned in a time when they have done something of
 * learning in it: a chapter of a guide, a part of a lesson, or a scene. A person counts once,
 * whatever they did; so does whoever administers the site. What a visitor does stands in the
 * browser, and counts from the day on which they sign in.
 */
export type Learned = {
  people: number
  /** Chapters, parts of lessons and scenes, together. */
  steps: number
  /** Answers that somebody saved and still has. */
  saved: number
}

export type MonthCounts = Learned & AiMonth & GroupCounts

/** What the service did in a whole period. */
export type AiTotal = Pick<AiMonth, 'answers' | 'pictures' | 'failures' | 'cost'>

/** The first month in which there is something of each; null: there is nothing yet. */
export type Since = Record<
  'learning' | 'saved' | 'ai' | 'templates' | 'ease' | 'groups',
  string | null
>

/** All figures that answer questions, of a period. */
export type CountedFigures = {
  countedAt: Date
  period: Period
  since: Since
  /** Those that are drawn. */
  months: MonthCounts[]
  whole: Learned & AiTotal & GroupCounts
  /** How many learned in the whole month before, or year; null: nothing was counted then. */
  before: { name: string; people: number } | null
  /** Of all time, the most begun first. */
  guides: GuideFigures[]
  /** Of the months that are drawn. */
  templates: TemplateUse[]
  ease: EaseFigure[]
  /** Where groups met in the period. */
  places: PlaceCounts[]
}

/** The figures as somebody may see them. */
export type SeenFigures = CountedFigures & {
  /** What the AI costs is for whoever sees how the site runs; for others every cost is null. */
  seesCosts: boolean
  /** The periods that they can ask for, the newest first. */
  choices: string[]
}

/** The figures of a period, at most a minute old. @throws KnownFailure 403 for whoever may not */
export async function readPeriodFigures(
  db: Database,
  actor: Actor,
  period: Period,
  now = new Date(),
): Promise<SeenFigures> {
  requireMay(actor, 'seeFigures')
  const figures = await keptFigures(db, period)
  const seesCosts = may(actor.role, 'seeSystem')
  const choices = periodChoices(earliest(...Object.values(figures.since)), now)
  const seen = { ...figures, seesCosts, choices }
  if (seesCosts) return seen
  return {
    ...seen,
    months: figures.months.map((month) => ({ ...month, cost: null })),
    whole: { ...figures.whole, cost: null },
  }
}

const keptFigures = keptBriefly<CountedFigures, Period>(countFigures, ({ name }) => name)

/** Counts a period's figures: beside what serves people where it is much. */
export async function countFigures(db: Database, period: Period): Promise<CountedFigures> {
  const countedAt = new Date()
  const months = period.months
  const drawn = { from: months[0] ?? period.from, to: period.to }
  const spans = [
    ...months.map((month) => ({ from: month, to: month })),
    { from: period.from, to: period.to },
    wholeBefore(period),
  ]
  const [learned, first, ai, learning, templates, ease, groups] = await Promise.all([
    learnedIn(db, spans),
    firstMonths(db),
    aiMonths(db, months),
    learningFigures(db),
    readTemplateUses(db, drawn),
    easeBetween(db, drawn),
    countGroups(db, months, period, countedAt),
  ])
  const since = {
    ...{ ...first, ai: ai.since, templates: templates.since, ease: ease.since },
    groups: groups.since,
  }
  const [whole = nothing, before = nothing] = learned.slice(months.length)
  const ofPeriod = ai.months.filter(({ month }) => month >= period.from)
  const isBeforeCounted = since.learning !== null && since.learning <= wholeBefore(period).to
  return {
    countedAt,
    period,
    since,
    months: ai.months.map((month, place) => ({
      ...{ ...month, ...(learned[place] ?? nothing) },
      ...(groups.months[place] ?? noGroups),
    })),
    whole: { ...whole, ...totalOf(ofPeriod), ...groups.whole },
    before: isBeforeCounted ? { name: periodBefore(period), people: before.people } : null,
    guides: learning.guides,
    templates: templates.uses,
    ease: ease.figures,
    places: groups.places,
  }
}

const nothing: Learned = { people: 0, steps: 0, saved: 0 }
const noGroups: GroupCounts = { groups: 0, reached: 0, finished: 0 }

/** From a month to another, both included; YYYY-MM. */
type Span = { from: string; to: string }

function wholeBefore(period: Period): Span {
  const before = periodBefore(period)
  return before.length === 4
    ? { from: `${before}-01`, to: `${before}-12` }
    : { from: before, to: before }
}

function totalOf(months: readonly AiMonth[]): AiTotal {
  const sum = (of: (month: AiMonth) => number) =>
    months.reduce((total, month) => total + of(month), 0)
  return {
    answers: sum(({ answers }) => answers),
    pictures: sum(({ pictures }) => pictures),
    failures: sum(({ failures }) => failures),
    cost: months.some(({ cost }) => cost === null) ? null : sum(({ cost }) => cost ?? 0),
  }
}

/** Each span from the indexes by date alone, all in one statement. */
async function learnedIn(db: Database, spans: readonly Span[]): Promise<Learned[]> {
  const columns = spans.flatMap((span, place) => {
    const done = within('completedAt', span)
    const stepped = within('doneAt', span)
    return [
      sql`(select count(*) from (
        select "userId" from "chapterCompletions" where ${done}
        union select "userId" from "learningSteps" where ${stepped}) as "u") as ${sql.id(`people${place}`)}`,
      sql`(select count(*) from "chapterCompletions" where ${done})
        + (select count(*) from "learningSteps" where ${stepped}) as ${sql.id(`steps${place}`)}`,
      sql`(select count(*) from "savedResponses" where "deletedAt" is null and ${within('createdAt', span)})
        as ${sql.id(`saved${place}`)}`,
    ]
  })
  const [row] = await readBesideLoop(db, sql<Record<string, number>>`select ${sql.join(columns)}`)
  const number = (name: string) => Number(row?.[name] ?? 0)
  return spans.map((_, place) => ({
    people: number(`people${place}`),
    steps: number(`steps${place}`),
    saved: number(`saved${place}`),
  }))
}

/** Moments as text: SQLite compares them so, and PostgreSQL reads them. */
const within = (column: string, { from, to }: Span): RawBuilder<unknown> => {
  const start = romanMonthStart(from).toISOString()
  const end = romanMonthStart(monthsLater(to, 1)).toISOString()
  return sql`${sql.ref(column)} >= ${start} and ${sql.ref(column)} < ${end}`
}

async function firstMonths(db: Database): Promise<Pick<Since, 'learning' | 'saved'>> {
  const [chapter, step, saved] = await Promise.all([
    db
      .selectFrom('chapterCompletions')
      .select(({ fn }) => fn.min('completedAt').as('at'))
      .executeTakeFirst(),
    db
      .selectFrom('learningSteps')
      .select(({ fn }) => fn.min('doneAt').as('at'))
      .executeTakeFirst(),
    db
      .selectFrom('savedResponses')
      .select(({ fn }) => fn.min('createdAt').as('at'))
      .where('deletedAt', 'is', null)
      .executeTakeFirst(),
  ])
  const months = [chapter, step, saved].map((row) =>
    row?.at ? romanMonth(new Date(row.at)) : null,
  )
  const [byChapter = null, byStep = null, bySave = null] = months
  return { learning: earliest(byChapter, byStep), saved: bySave }
}

/** The first of some months; null where there is none. */
const earliest = (...months: readonly (string | null)[]): string | null =>
  months.filter((month) => month !== null).sort()[0] ?? null
