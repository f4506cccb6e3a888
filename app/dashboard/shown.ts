import type { Stats } from '../accounts/stats.ts'
import { counted, timeText } from '../ui/count-text.ts'

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

/** '1 giorno', '3 giorni'. */
export const daysText = (days: number): string => counted(days, 'giorno', 'giorni')
