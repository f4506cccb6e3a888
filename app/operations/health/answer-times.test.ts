import { expect, test } from 'vitest'
import { AnswerTimes } from './answer-times.server.ts'

const minute = 60_000
const noon = Date.UTC(2026, 10, 21, 12)

test('ADM-10 half of the answers took less than the median; none: null', () => {
  const times = new AnswerTimes()
  expect(times.median(noon)).toBeNull()
  times.add(299.4, noon)
  expect(times.median(noon)).toBe(300)
  times.add(300, noon)
  times.add(300, noon)
  expect(times.median(noon)).toBe(301)
})

test('ADM-10 an answer counts for an hour, and the latest alone when there are many', () => {
  const times = new AnswerTimes()
  times.add(2500, noon)
  times.add(4, noon + 30 * minute)
  times.add(4, noon + 30 * minute)
  expect(times.median(noon + 59 * minute)).toBe(5)
  expect(times.median(noon + 89 * minute)).toBe(5)
  expect(times.median(noon + 90 * minute)).toBeNull()
  for (let count = 0; count < 5000; count += 1) times.add(10, noon)
  for (let count = 0; count < 2000; count += 1) times.add(20, noon)
  expect(times.median(noon)).toBe(21)
})
