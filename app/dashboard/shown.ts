import type { Stats } from '../accounts/stats.ts'
import { daysText, timeText } from './figures.ts'

/** The figures of a person, in words where they have any. */
export function shownStats(stats: Stats, achievementsCount: number) {
  return {
    guidesCompleted: stats.lessonsCompleted,
    guidesBegun: stats.guidesBegun,
    achievements: `${stats.achievementsUnlocked} su ${achievementsCount}`,
    time: timeText(stats.totalTimeSpent),
    streak: daysText(stats.currentStreak),
    longestStreak: daysText(stats.longestStreak),
  }
}

export type ShownStats = ReturnType<typeof shownStats>
