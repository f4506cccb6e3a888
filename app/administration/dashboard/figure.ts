import { durationWords } from '../../platform/duration-words.ts'
import { dayMilliseconds, hourMilliseconds } from '../../platform/durations.ts'
import type { AdminAct } from '../../platform/roles.ts'
import { romanDay, romanMidnight } from '../../platform/roman-day.ts'

/** The figures of the administrators' dashboard that have a card of their own. */
export const figureNames = ['users', 'guides', 'tools', 'messages'] as const
export type FigureName = (typeof figureNames)[number]

/** What whoever looks at a card is to be allowed. */
export const figureActs: Readonly<Record<FigureName, AdminAct>> = {
  users: 'seePeople',
  guides: 'seeFigures',
  tools: 'seeFigures',
  messages: 'seeFigures',
}

/** How many days a card's chart shows, today included. */
export const chartDays = 30
/** The same in words. */
export const chartTime = durationWords(chartDays * dayMilliseconds)

/** A day or an hour of a chart. */
export type Point = {
  from: Date
  /** What came in it. */
  added: number
  /** How many there were at its end; for messages the same as `added`. */
  total: number
}

/** One card: a count, how it changed, and the days behind it. */
export type Figure = {
  total: number
  /** Active users, published guides, active tools; null for messages. */
  live: number | null
  /** What `total` is compared with, see `percentChange`. */
  before: number
  /** In percent; null where there is nothing to compare with. */
  change: number | null
  days: Point[]
}

/** Messages are counted over the last 24 hours, which have a chart of their own. */
export type MessagesFigure = Figure & { hours: Point[] }

/**
 * How much more there is now than before, in percent of before. Users, guides and tools: now
 * against `chartDays` ago; messages: the last 24 hours against the 24 before.
 * @returns null when there was nothing before: no figure is better than a false one
 */
export const percentChange = (now: number, before: number): number | null =>
  before === 0 ? null : ((now - before) / before) * 100

/** Guides finished of guides begun, over all people, in percent. */
export const completionRate = (finished: number, begun: number): number | null =>
  begun === 0 ? null : (finished / begun) * 100

/** When the last `count` days began in Italy, today last; days are 23 to 25 hours long. */
export function dayStarts(now: Date, count: number): Date[] {
  const today = romanDay(now)
  return Array.from({ length: count }, (_, index) => romanMidnight(today, index - count + 1))
}

/** When the last 24 hours began, counted back from `now`. */
export const hourStarts = (now: Date): Date[] =>
  Array.from(
    { length: 24 },
    (_, index) => new Date(now.getTime() - (24 - index) * hourMilliseconds),
  )
