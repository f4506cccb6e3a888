import { expect, test } from 'vitest'
import { streaks } from './stats.ts'

const at = (text: string) => new Date(text)

test('DATA-04 nothing done: both streaks are 0', () => {
  expect(streaks([], at('2026-11-21T10:00:00Z'))).toEqual({ currentStreak: 0, longestStreak: 0 })
})

test('DATA-04 days in a row count once each, and yesterday still runs', () => {
  const done = ['2026-11-18T08:00Z', '2026-11-19T08:00Z', '2026-11-19T20:00Z', '2026-11-20T08:00Z']
  expect(streaks(done.map(at), at('2026-11-21T10:00:00Z'))).toEqual({
    currentStreak: 3,
    longestStreak: 3,
  })
})

test('DATA-04 a missed day ends the streak, the longest stays', () => {
  const done = ['2026-11-10T08:00Z', '2026-11-11T08:00Z', '2026-11-15T08:00Z']
  expect(streaks(done.map(at), at('2026-11-17T10:00:00Z'))).toEqual({
    currentStreak: 0,
    longestStreak: 2,
  })
})

test('DATA-04 a day is a day in Italy, also when the clocks change', () => {
  // 23:30 UTC is already tomorrow in Italy, in winter and in summer.
  const aroundMidnight = ['2026-10-24T21:59Z', '2026-10-24T22:30Z', '2026-10-25T23:30Z']
  expect(streaks(aroundMidnight.map(at), at('2026-10-26T12:00:00Z'))).toEqual({
    currentStreak: 3,
    longestStreak: 3,
  })
})
