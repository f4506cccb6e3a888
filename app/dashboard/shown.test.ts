import { expect, test } from 'vitest'
import { timeText } from '../ui/count-text.ts'
import { daysText } from './shown.ts'

test('DATA-04 minutes are told in hours where there are hours', () => {
  expect([1, 59, 60, 61, 120, 125].map(timeText)).toEqual([
    '1 minuto',
    '59 minuti',
    '1 ora',
    '1 ora e 1 minuto',
    '2 ore',
    '2 ore e 5 minuti',
  ])
})

test('DATA-04 days have their plural', () => {
  expect([1, 2].map(daysText)).toEqual(['1 giorno', '2 giorni'])
})
