/** What a person has done, as far as achievements depend on it. */
export type Deeds = {
  chaptersDone: number
  /** Guides whose chapters are all done. */
  guidesCompleted: number
  /** The most days in a row with a chapter done. */
  longestStreak: number
  hasSaved: boolean
}

export type Achievement = {
  id: 'capitolo' | 'guida' | 'cinque-guide' | 'risposta' | 'sette-giorni'
  title: string
  /** What earns it. */
  how: string
  /** Reached when this deed is at least so much; a yes counts as 1. */
  deed: keyof Deeds
  atLeast: number
}

/**
 * Every achievement there is. Each is computed from what is stored, so that none can be
 * given or lost by mistake; learning-figures.server.ts adds them up over all people.
 */
export const achievements: readonly Achievement[] = [
  {
    id: 'capitolo',
    title: 'Il primo capitolo',
    how: 'Segna come fatto un capitolo di una guida.',
    deed: 'chaptersDone',
    atLeast: 1,
  },
  {
    id: 'guida',
    title: 'La prima guida',
    how: 'Finisci tutti i capitoli di una guida.',
    deed: 'guidesCompleted',
    atLeast: 1,
  },
  {
    id: 'risposta',
    title: 'La prima risposta',
    how: 'Tieni una risposta salvata.',
    deed: 'hasSaved',
    atLeast: 1,
  },
  {
    id: 'sette-giorni',
    title: 'Sette giorni di fila',
    how: 'Fai almeno un capitolo al giorno per sette giorni.',
    deed: 'longestStreak',
    atLeast: 7,
  },
  {
    id: 'cinque-guide',
    title: 'Cinque guide',
    how: 'Finisci cinque guide.',
    deed: 'guidesCompleted',
    atLeast: 5,
  },
]

/** An achievement as its owner sees it. */
export type OwnAchievement = Pick<Achievement, 'id' | 'title' | 'how'> & { isReached: boolean }

/** All achievements, and whether `deeds` reach them. */
export const ownAchievements = (deeds: Deeds): OwnAchievement[] =>
  achievements.map(({ deed, atLeast, ...words }) => ({
    ...words,
    isReached: Number(deeds[deed]) >= atLeast,
  }))
