import { type BegunGuide, chapterPath, minutesText, progressText } from '../guides/guide.ts'
import type { Stats } from '../people/stats.ts'
import { daysText, timeText } from './figures.ts'

/** A guide to go on with, in words: the server writes them, so that the browser need not. */
export function shownGuide(guide: BegunGuide) {
  const { id, title, imageUrl, done, total, next } = guide
  return {
    id,
    title,
    imageUrl,
    done,
    total,
    progress: progressText(guide),
    path: chapterPath(id, next.id),
    next: { title: next.title, time: minutesText(next.duration) },
  }
}

export type ShownGuide = ReturnType<typeof shownGuide>

/** The figures of a person, in words where they have any. */
export function shownStats(stats: Stats, achievementsCount: number) {
  return {
    lessonsCompleted: stats.lessonsCompleted,
    lessonsBegun: stats.lessonsBegun,
    achievements: `${stats.achievementsUnlocked} su ${achievementsCount}`,
    time: timeText(stats.totalTimeSpent),
    streak: daysText(stats.currentStreak),
    longestStreak: daysText(stats.longestStreak),
  }
}

export type ShownStats = ReturnType<typeof shownStats>
