import type { Stats } from './stats.ts'

/** What a person has done, as far as achievements depend on it. */
export type Deeds = Pick<Stats, 'lessonsCompleted' | 'longestStreak'> & {
  chaptersDone: number
  hasSaved: boolean
}

type Achievement = {
  id: 'capitolo' | 'guida' | 'cinque-guide' | 'risposta' | 'sette-giorni'
  title: string
  /** What earns it. */
  how: string
  isReached: (deeds: Deeds) => boolean
}

/**
 * Every achievement there is (DASH-06, Q8). Each is computed from what is stored, so that none can
 * be given or lost by mistake.
 */
const achievements: Achievement[] = [
  {
    id: 'capitolo',
    title: 'Il primo capitolo',
    how: 'Segna come fatto un capitolo di una guida.',
    isReached: ({ chaptersDone }) => chaptersDone >= 1,
  },
  {
    id: 'guida',
    title: 'La prima guida',
    how: 'Finisci tutti i capitoli di una guida.',
    isReached: ({ lessonsCompleted }) => lessonsCompleted >= 1,
  },
  {
    id: 'risposta',
    title: 'La prima risposta',
    how: 'Tieni una risposta salvata.',
    isReached: ({ hasSaved }) => hasSaved,
  },
  {
    id: 'sette-giorni',
    title: 'Sette giorni di fila',
    how: 'Fai almeno un capitolo al giorno per sette giorni.',
    isReached: ({ longestStreak }) => longestStreak >= 7,
  },
  {
    id: 'cinque-guide',
    title: 'Cinque guide',
    how: 'Finisci cinque guide.',
    isReached: ({ lessonsCompleted }) => lessonsCompleted >= 5,
  },
]

/** An achievement as its owner sees it. */
export type OwnAchievement = Omit<Achievement, 'isReached'> & { isReached: boolean }

/** All achievements, and whether `deeds` reach them. */
export const judge = (deeds: Deeds): OwnAchievement[] =>
  achievements.map(({ isReached, ...words }) => ({ ...words, isReached: isReached(deeds) }))
