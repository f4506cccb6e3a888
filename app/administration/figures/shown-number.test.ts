import { expect, test } from 'vitest'
import { easeOfAll, easyOfTen } from './ease-of-all.ts'
import { exactly, withoutFew } from './shown-number.ts'

test('WHO-107 from one to four nobody learns how many, neither from the words nor from the drawing', () => {
  const shown = [1, 2, 3, 4].map(withoutFew)
  expect(new Set(shown.map(({ text }) => text))).toEqual(new Set(['meno di 5']))
  expect(new Set(shown.map(({ drawn }) => drawn)).size).toBe(1)
  expect(withoutFew(5)).toEqual({ text: '5', drawn: 5 })
  expect(withoutFew(0)).toEqual({ text: '0', drawn: 0 })
  expect(withoutFew(null).text).toBe('—')
  expect(exactly(1234)).toEqual({ text: '1.234', drawn: 1234 })
})

const of = (easy: number, soSo: number, hard: number) =>
  easyOfTen(
    easeOfAll([
      { kind: 'lesson', aboutId: 'a', title: 'a', easy, soSo: 0, hard },
      { kind: 'lesson', aboutId: 'b', title: 'b', easy: 0, soSo, hard: 0 },
    ]),
  )

test('WHO-104 a share is said of twenty answers or more, and all or none only where it is so', () => {
  expect(of(4, 1, 1)).toBeNull()
  expect(of(16, 4, 0)).toBe('8 su 10')
  expect(of(99, 1, 0)).toBe('9 su 10')
  expect(of(1, 99, 0)).toBe('1 su 10')
  expect(of(20, 0, 0)).toBe('Tutte')
  expect(of(0, 0, 20)).toBe('Nessuna')
})
