import type { Stats } from '../accounts/stats.ts'
import { countText, minutesText } from '../ui/count-text.ts'

/** The figures of a person. `facts` are in words, and none of them says a zero. */
export function shownStats(stats: Stats, achievementsCount: number) {
  const facts: { label: string; value: number; words: string; to?: string }[] = [
    {
      label: 'Traguardi',
      value: stats.achievementsUnlocked,
      words: `${stats.achievementsUnlocked} su ${achievementsCount}`,
      to: '#traguardi',
    },
    {
      label: 'Tempo nelle guide',
      value: stats.totalTimeSpent,
      words: timeText(stats.totalTimeSpent),
    },
    { label: 'Giorni di fila', value: stats.currentStreak, words: daysText(stats.currentStreak) },
    { label: 'Il tuo record', value: stats.longestStreak, words: daysText(stats.longestStreak) },
  ]
  return {
    guidesCompleted: stats.lessonsCompleted,
    guidesBegun: stats.guidesBegun,
    facts: facts.filter(({ value }) => value > 0),
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
