import { expect, test } from 'vitest'
import { completionRate, dayStarts, hourStarts, percentChange } from './figure.ts'

test('ADM-07 Q14 a change is in percent of what was before, and none without it', () => {
  expect(percentChange(128, 118)).toBeCloseTo(8.474_576)
  expect(percentChange(10, 10)).toBe(0)
  expect(percentChange(0, 4)).toBe(-100)
  expect(percentChange(3, 0)).toBeNull()
  expect(percentChange(0, 0)).toBeNull()
})

test('ADM-09 Q14 two guides begun, one finished: 50 %; none begun: no figure', () => {
  expect(completionRate(1, 2)).toBe(50)
  expect(completionRate(0, 3)).toBe(0)
  expect(completionRate(0, 0)).toBeNull()
})

test('ADM-04 the days of a chart begin at midnight in Italy, also around a change of the clock', () => {
  const days = dayStarts(new Date('2026-10-26T12:00:00Z'), 3)
  expect(days.map((day) => day.toISOString())).toEqual([
    '2026-10-23T22:00:00.000Z',
    '2026-10-24T22:00:00.000Z',
    '2026-10-25T23:00:00.000Z',
  ])
  const late = dayStarts(new Date('2026-03-29T22:30:00Z'), 2)
  expect(late.map((day) => day.toISOString())).toEqual([
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T22:00:00.000Z',
  ])
})

test('ADM-06 the hours of the last day end now', () => {
  const now = new Date('2026-11-21T10:15:00Z')
  const hours = hourStarts(now)
  expect(hours).toHaveLength(24)
  expect(hours[0]?.toISOString()).toBe('2026-11-20T10:15:00.000Z')
  expect(hours[23]?.toISOString()).toBe('2026-11-21T09:15:00.000Z')
})
