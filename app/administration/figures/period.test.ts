import { expect, test } from 'vitest'
import { romanMonthStart } from '../../platform/roman-day.ts'
import { drawnText, inPeriodText, periodBefore, periodChoices, readPeriod } from './period.ts'

const now = new Date('2026-11-28T15:00:00Z')

test('WHO-100 a month is drawn with the eleven before it, a year with its own as far as it has come', () => {
  const november = readPeriod('2026-11', now)
  expect(november).toMatchObject({ from: '2026-11', to: '2026-11', isRunning: true })
  expect([november.months.length, november.months[0]]).toEqual([12, '2025-12'])
  expect(drawnText(november)).toBe('da dicembre 2025 a novembre 2026')
  expect(inPeriodText(november)).toBe('in novembre 2026, finora')
  expect(inPeriodText(readPeriod('2026-10', now))).toBe('in ottobre 2026')

  const year = readPeriod('2026', now)
  expect(year).toMatchObject({ from: '2026-01', to: '2026-11', isRunning: true })
  expect(year.months).toHaveLength(11)
  const former = readPeriod('2025', now)
  expect(former).toMatchObject({ from: '2025-01', to: '2025-12', isRunning: false })
  expect(drawnText(former)).toBe('nel 2025')
  expect([periodBefore(november), periodBefore(year)]).toEqual(['2026-10', '2025'])
  expect(periodBefore(readPeriod('2026-01', now))).toBe('2025-12')
})

test.for([null, '2026-12', '2027', '2026-13', 'ieri'])(
  'WHO-100 %s asks for no period: the month of the moment is shown',
  (asked) => {
    expect(readPeriod(asked, now).name).toBe('2026-11')
  },
)

test('WHO-100 the month is that of Italy, also in the hours in which London has another', () => {
  expect(readPeriod(null, new Date('2026-11-30T22:59:59Z')).name).toBe('2026-11')
  expect(readPeriod(null, new Date('2026-11-30T23:00:00Z')).name).toBe('2026-12')
  expect(romanMonthStart('2026-04').toISOString()).toBe('2026-03-31T22:00:00.000Z')
  expect(romanMonthStart('2026-11').toISOString()).toBe('2026-10-31T23:00:00.000Z')
})

test('WHO-106 the periods to choose reach back to the first figure, months for two years', () => {
  expect(periodChoices(null, now)).toEqual(['2026-11', '2026'])
  expect(periodChoices('2026-09', now)).toEqual(['2026-11', '2026-10', '2026-09', '2026'])
  const choices = periodChoices('2023-05', now)
  expect(choices).toHaveLength(24 + 4)
  expect(choices.slice(-4)).toEqual(['2026', '2025', '2024', '2023'])
  // A figure of a clock that went wrong chooses nothing to come.
  expect(periodChoices('2030-01', now)).toEqual(['2026-11', '2026'])
})
