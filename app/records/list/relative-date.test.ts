import { expect, test } from 'vitest'
import { relativeTime } from './relative-date.tsx'

const now = Date.UTC(2026, 10, 21, 12)
const minute = 60_000
const ago = (minutes: number) => relativeTime(new Date(now - minutes * minute), now)

test('ADM-14 says how long ago in Italian', () => {
  expect(ago(0.5)).toBe('adesso')
  expect(ago(1)).toBe('1 minuto fa')
  expect(ago(24 * 60)).toBe('ieri')
  expect(ago(3 * 24 * 60)).toBe('3 giorni fa')
  expect(ago(-3 * 60)).toBe('tra 3 ore')
})

test('ERR-52 a date that cannot be read is N/A', () => {
  expect(relativeTime(new Date('ieri'), now)).toBe('N/A')
  expect(relativeTime(null, now)).toBe('N/A')
})
