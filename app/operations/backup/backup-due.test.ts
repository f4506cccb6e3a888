import { expect, test } from 'vitest'
import { isBackupDue } from './backup-due.ts'

/** Of the clocks of Italy, in winter. */
const at = (moment: string) => new Date(`${moment}:00+01:00`)

test.each([
  ['never made', null, '2026-11-26T10:00', true],
  ['made this night', at('2026-11-26T03:31'), '2026-11-26T10:00', false],
  ['made yesterday, before the time of today', at('2026-11-25T03:31'), '2026-11-26T03:29', false],
  ['made yesterday, at the time of today', at('2026-11-25T03:31'), '2026-11-26T03:30', true],
  ['in the minute of the time', at('2026-11-26T03:30'), '2026-11-26T03:30', false],
  ['missed by a machine that was off', at('2026-11-24T03:31'), '2026-11-26T02:00', true],
] as const)(
  'REL-20 the backup of the day is due by the clock of Italy: %s',
  (_name, last, now, due) => {
    expect(isBackupDue(last, at(now))).toBe(due)
  },
)

test('REL-20 a day of 23 or 25 hours has its backup too', () => {
  const summer = (moment: string) => new Date(`${moment}:00+02:00`)
  expect(isBackupDue(at('2026-03-28T03:31'), summer('2026-03-29T03:29'))).toBe(false)
  expect(isBackupDue(at('2026-03-28T03:31'), summer('2026-03-29T03:30'))).toBe(true)
  expect(isBackupDue(summer('2026-10-24T03:31'), at('2026-10-25T03:29'))).toBe(false)
  expect(isBackupDue(summer('2026-10-24T03:31'), at('2026-10-25T03:30'))).toBe(true)
})
