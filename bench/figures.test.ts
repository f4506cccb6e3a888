import { expect, test } from 'vitest'
import { inWords, median, quantile, spread } from './figures.ts'

test('quantiles interpolate between measured values', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([1, 2, 3, 4])).toBe(2.5)
  expect(quantile([0, 10], 0.99)).toBeCloseTo(9.9)
})

test('the spread is half the distance between the quartiles over the median', () => {
  expect(spread([10, 10, 10])).toBe(0)
  expect(spread([8, 9, 10, 11, 12])).toBeCloseTo(0.1)
})

test('a series reads as its median and spread', () => {
  expect(inWords({ name: 'reads', unit: '/s', values: [1999, 2000, 2001] })).toBe(
    'reads: 2,000 /s ±0 %',
  )
})
