import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ceilingOf, networkCeiling } from './day-shares.ts'

test('HLD-09 of 5,000 calls guests have 3,000, a network of theirs 1,000, and two fifths are kept', () => {
  const ranks = ['guest', 'known', 'administrator'] as const
  expect(ranks.map((rank) => ceilingOf(5000, rank))).toEqual([3000, 4000, 5000])
  expect(networkCeiling(5000)).toBe(1000)
})

test('HLD-09 whatever the total, shares are ordered and leave nobody out', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (total) => {
      expect(networkCeiling(total)).toBeGreaterThan(0)
      expect(ceilingOf(total, 'guest')).toBeGreaterThanOrEqual(networkCeiling(total))
      expect(ceilingOf(total, 'known')).toBeGreaterThanOrEqual(ceilingOf(total, 'guest'))
      expect(ceilingOf(total, 'administrator')).toBe(total)
    }),
  )
})
