import { expect, test } from 'vitest'
import { changeText, completionText, movedText, percentChange } from './figure.ts'

const figure = (total: number, before: number) => ({ total, before, live: null })

test('ADM-07 Q14 a change is in percent of what was before, and none without it', () => {
  expect(percentChange(figure(128, 118))).toBeCloseTo(8.474_576)
  expect(percentChange(figure(10, 10))).toBe(0)
  expect(percentChange(figure(0, 4))).toBe(-100)
  expect(percentChange(figure(3, 0))).toBeNull()
})

test('ADM-07 a change has a sign and one decimal, from 100 on none, and its two numbers', () => {
  expect([8.47, -3.25, 0, -100, 1133.33].map(changeText)).toEqual([
    '+8,5%',
    '-3,3%',
    '0,0%',
    '-100%',
    '+1.133%',
  ])
  expect(movedText(figure(1_037, 3))).toBe('da 3 a 1.037')
})

test('ADM-09 Q14 two guides begun, one finished: 50 %; none begun: no figure', () => {
  expect(completionText(1, 2)).toBe('50%')
  expect(completionText(0, 3)).toBe('0%')
  expect(completionText(618, 1000)).toBe('62%')
  expect(completionText(0, 0)).toBe('—')
})
