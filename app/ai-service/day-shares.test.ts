import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ceilingOf, guestsInAnHour, guestsUntil } from './day-shares.ts'

test('HLD-09 of 5,000 calls guests have 3,000, in their time, and two fifths are kept', () => {
  const ranks = ['guest', 'known', 'administrator'] as const
  expect(ranks.map((rank) => ceilingOf(5000, rank))).toEqual([3000, 4000, 5000])
  expect(guestsInAnHour(5000)).toBe(375)
  expect([0, 8, 12, 19, 20, 23].map((hour) => guestsUntil(5000, hour))).toEqual([
    500, 1500, 2000, 2875, 3000, 3000,
  ])
})

test('HLD-09 whatever the total, shares are ordered, grow with the hour and leave nobody out', () => {
  const totals = fc.integer({ min: 1, max: 10_000_000 })
  fc.assert(
    fc.property(totals, fc.integer({ min: 0, max: 22 }), (total, hour) => {
      const guests = ceilingOf(total, 'guest')
      expect(guests).toBeGreaterThan(0)
      expect(ceilingOf(total, 'known')).toBeGreaterThanOrEqual(guests)
      expect(ceilingOf(total, 'administrator')).toBe(total)
      expect(guestsInAnHour(total)).toBeLessThanOrEqual(guests)
      expect(guestsUntil(total, hour)).toBeLessThanOrEqual(guestsUntil(total, hour + 1))
      expect(guestsUntil(total, 23)).toBe(guests)
    }),
  )
})
