import { expect, test } from 'vitest'
import { type Deeds, ownAchievements } from './achievements.ts'

const nothing: Deeds = { chaptersDone: 0, guidesCompleted: 0, longestStreak: 0, hasSaved: false }

const reached = (deeds: Partial<Deeds>) =>
  ownAchievements({ ...nothing, ...deeds })
    .filter(({ isReached }) => isReached)
    .map(({ id }) => id)

test('DASH-06 each achievement is earned by its own deed, and by no less', () => {
  expect(reached({})).toEqual([])
  expect(reached({ chaptersDone: 1 })).toEqual(['capitolo'])
  expect(reached({ guidesCompleted: 1 })).toEqual(['guida'])
  expect(reached({ guidesCompleted: 4 })).toEqual(['guida'])
  expect(reached({ guidesCompleted: 5 })).toEqual(['guida', 'cinque-guide'])
  expect(reached({ hasSaved: true })).toEqual(['risposta'])
  expect(reached({ longestStreak: 6 })).toEqual([])
  expect(reached({ longestStreak: 7 })).toEqual(['sette-giorni'])
})
