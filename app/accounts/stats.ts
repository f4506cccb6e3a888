import { romanDayNumber } from '../platform/roman-day.ts'

/** What progress adds up to. Each figure is computed from stored facts, none is kept. */
export type Stats = {
  /** Guides whose chapters are all done, under the name that the requirements give the figure. */
  lessonsCompleted: number
  /** Guides with at least one chapter done. */
  guidesBegun: number
  /** Minutes: the durations of the chapters done, together. */
  totalTimeSpent: number
  /** How many of the achievements of guides/progress/achievements.ts are reached. */
  achievementsUnlocked: number
  /** Days in a row with a chapter done, up to today or yesterday. */
  currentStreak: number
  /** The most such days there have been. */
  longestStreak: number
}

/**
 * The streaks of a person who completed chapters at these moments. Today need not be over: a
 * streak that reached yesterday still runs.
 */
export function streaks(
  completions: readonly Date[],
  now: Date,
): Pick<Stats, 'currentStreak' | 'longestStreak'> {
  const days = [...new Set(completions.map(romanDayNumber))].sort((one, other) => one - other)
  let longestStreak = 0
  let run = 0
  let previous = Number.NaN
  for (const day of days) {
    run = day === previous + 1 ? run + 1 : 1
    longestStreak = Math.max(longestStreak, run)
    previous = day
  }
  const isRunning = romanDayNumber(now) - previous <= 1
  return { currentStreak: isRunning ? run : 0, longestStreak }
}
