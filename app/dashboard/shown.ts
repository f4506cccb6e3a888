import type { Stats } from '../accounts/stats.ts'
import { countText, minutesText } from '../ui/format-number.ts'

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

/** '45 minuti', '1 ora', '2 ore e 5 minuti'. */
export function timeText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return minutesText(minutes)
  const hoursText = hours === 1 ? '1 ora' : `${countText(hours)} ore`
  return rest === 0 ? hoursText : `${hoursText} e ${minutesText(rest)}`
}

/** '1 giorno', '3 giorni'. */
export const daysText = (days: number): string =>
  days === 1 ? '1 giorno' : `${countText(days)} giorni`
