import { existsSync } from 'node:fs'
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

test('DASH-06 each achievement has words of its own and a drawing', () => {
  const all = ownAchievements(nothing)
  expect(new Set(all.map(({ how }) => how)).size).toBe(all.length)
  for (const { id } of all) {
    const drawing = new URL(`../../../public/drawings/traguardo-${id}.svg`, import.meta.url)
    expect(existsSync(drawing), id).toBe(true)
  }
})
