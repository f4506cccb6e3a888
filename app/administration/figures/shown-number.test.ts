import { expect, test } from 'vitest'
import { peopleText, shownNumber } from './shown-number.ts'

test('WHO-107 from one to four nobody learns how many', () => {
  expect(new Set([1, 2, 3, 4].map(shownNumber))).toEqual(new Set(['meno di 5']))
  expect([5, 0, 1234, null].map(shownNumber)).toEqual(['5', '0', '1.234', '—'])
  expect([0, 3, 5].map(peopleText)).toEqual(['nessuno', 'meno di 5 persone', '5 persone'])
})
