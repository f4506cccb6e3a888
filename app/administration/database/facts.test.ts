import { expect, test } from 'vitest'
import { durationText, engineText, placeText, sizeText } from './facts.ts'

test('sizes and times are said as people say them', () => {
  expect([0, 999, 12_345, 3_400_000, 1_250_000_000].map(sizeText)).toEqual([
    '0 byte',
    '999 byte',
    '12 KB',
    '3,4 MB',
    '1,3 GB',
  ])
  expect([10, 60, 3_600, 7_500, 90_000, 200_000].map(durationText)).toEqual([
    'meno di un minuto',
    '1 minuto',
    '1 ora',
    '2 ore e 5 minuti',
    '1 giorno e 1 ora',
    '2 giorni e 7 ore',
  ])
})

test('the engine and its place have names', () => {
  const file = { engine: 'sqlite' as const, version: '3.51.0', bytes: 1, place: 'fucina.sqlite' }
  expect(engineText(file)).toBe('SQLite 3.51.0')
  expect(placeText(file)).toContain('fucina.sqlite')
  const server = { ...file, engine: 'postgres' as const, place: 'fucina su db.esempio.it' }
  expect(placeText(server)).toBe('fucina su db.esempio.it')
})
