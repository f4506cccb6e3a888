import { expect, test } from 'vitest'
import { AnswerTimes } from './answer-times.server.ts'

const minute = 60_000
const noon = Date.UTC(2026, 10, 21, 12)

test('ADM-10 the median of the answers falls into its class; none: null', () => {
  const times = new AnswerTimes()
  expect(times.median(noon)).toBeNull()
  times.add(299, noon)
  expect(times.median(noon)).toBe(300)
  times.add(300, noon)
  times.add(300, noon)
  expect(times.median(noon)).toBe(500)
  for (let count = 0; count < 4; count++) times.add(60_000, noon)
  expect(times.median(noon)).toBe(Number.POSITIVE_INFINITY)
})

test('ADM-10 an answer counts for an hour', () => {
  const times = new AnswerTimes()
  times.add(2500, noon)
  times.add(4, noon + 30 * minute)
  times.add(4, noon + 30 * minute)
  expect(times.median(noon + 59 * minute)).toBe(5)
  expect(times.median(noon + 89 * minute)).toBe(5)
  expect(times.median(noon + 90 * minute)).toBeNull()
})
