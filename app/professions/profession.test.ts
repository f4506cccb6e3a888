import { expect, test } from 'vitest'
import { minutesText } from '../ui/count-text.ts'
import { hoursText, isOwnPath, isProfessionId } from './profession.ts'

test('ERR-16 Q17 an id holds letters, digits, hyphens and low lines', () => {
  for (const id of ['ristoratore', 'guida-alpina', 'Cuoco_2', '7']) {
    expect(isProfessionId(id), id).toBe(true)
  }
  for (const id of ['', ' ', 'guida alpina', 'caffè', 'a/b', '../x', 'a\n', '\0', "'"]) {
    expect(isProfessionId(id), id).toBe(false)
  }
})

test('PROF-07 a page of our own is told from an address elsewhere', () => {
  expect(['/guides', '/guides/chatgpt-basics?x=1'].every(isOwnPath)).toBe(true)
  expect(['//esempio.it', '/\\esempio.it', 'guides', 'https://a.it', ''].some(isOwnPath)).toBe(
    false,
  )
})

test('PROF-03 PROF-04 amounts are written the Italian way', () => {
  expect([0.7, 1, 18.2, 1234.5].map(hoursText)).toEqual([
    '0,7 ore',
    '1 ora',
    '18,2 ore',
    '1234,5 ore',
  ])
  expect([1, 25].map(minutesText)).toEqual(['1 minuto', '25 minuti'])
})
