import { expect, test } from 'vitest'
import { durationWords } from './duration-words.ts'
import { dayMilliseconds, hourMilliseconds, minuteMilliseconds } from './durations.ts'

test.each([
  [15 * minuteMilliseconds, '15 minuti'],
  [30 * minuteMilliseconds, "mezz'ora"],
  [12 * hourMilliseconds, 'dodici ore'],
  [30 * dayMilliseconds, '30 giorni'],
  [730 * dayMilliseconds, 'due anni'],
])('LEGAL-01 says %i milliseconds in words', (milliseconds, words) => {
  expect(durationWords(milliseconds)).toBe(words)
})
