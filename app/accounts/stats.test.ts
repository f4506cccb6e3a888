import { expect, test } from 'vitest'
import { streaks } from './stats.ts'

const at = (text: string) => new Date(text)

test.for<[what: string, done: string[], now: string, current: number, longest: number]>([
  ['nothing done: both streaks are 0', [], '2026-11-21T10:00Z', 0, 0],
  [
    'days in a row count once each, and yesterday still runs',
    ['2026-11-18T08:00Z', '2026-11-19T08:00Z', '2026-11-19T20:00Z', '2026-11-20T08:00Z'],
    ...(['2026-11-21T10:00Z', 3, 3] as const),
  ],
  [
    'a missed day ends the streak, the longest stays',
    ['2026-11-10T08:00Z', '2026-11-11T08:00Z', '2026-11-15T08:00Z'],
    ...(['2026-11-17T10:00Z', 0, 2] as const),
  ],
  [
    // 23:30 UTC is already tomorrow in Italy, in winter and in summer.
    'a day is a day in Italy, also when the clocks change',
    ['2026-10-24T21:59Z', '2026-10-24T22:30Z', '2026-10-25T23:30Z'],
    ...(['2026-10-26T12:00Z', 3, 3] as const),
  ],
])('DATA-04 %s', ([, done, now, currentStreak, longestStreak]) => {
  expect(streaks(done.map(at), at(now))).toEqual({ currentStreak, longestStreak })
})
