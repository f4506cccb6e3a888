import { expect, test } from 'vitest'
import { formatDateTime, formatDay } from './format-date.ts'

test('DASH-13 Q36 dates are Italian, long, with the time of Rome', () => {
  expect(formatDateTime(new Date('2025-11-20T14:11:00Z'))).toBe('20 novembre 2025 alle ore 15:11')
  expect(formatDateTime('2026-07-01T22:05:00Z')).toBe('2 luglio 2026 alle ore 00:05')
  expect(formatDay('2026-01-09T12:00:00Z')).toBe('9 gennaio 2026')
})

test('DASH-15 a missing or broken date says so', () => {
  for (const nothing of [null, undefined, '', 'ieri', Number.NaN]) {
    expect(formatDateTime(nothing)).toBe('Data non disponibile')
  }
})
