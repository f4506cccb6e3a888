import { expect, test } from 'vitest'
import { durationWords } from './duration-words.ts'
import { dayMilliseconds, hourMilliseconds, minuteMilliseconds } from './durations.ts'

test.each([
  [minuteMilliseconds, 'un minuto'],
  [15 * minuteMilliseconds, '15 minuti'],
  [30 * minuteMilliseconds, "mezz'ora"],
  [hourMilliseconds, "un'ora"],
  [12 * hourMilliseconds, 'dodici ore'],
  [24 * hourMilliseconds, 'un giorno'],
  [30 * dayMilliseconds, '30 giorni'],
  [365 * dayMilliseconds, 'un anno'],
  [730 * dayMilliseconds, 'due anni'],
])('LEGAL-01 says %i milliseconds in words', (milliseconds, words) => {
  expect(durationWords(milliseconds)).toBe(words)
})

test('has no words for what is no whole number of minutes', () => {
  expect(() => durationWords(0)).toThrow()
  expect(() => durationWords(90_001)).toThrow()
})
