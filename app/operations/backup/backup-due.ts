import { hourMilliseconds } from '../../platform/durations.ts'
import { romanClock } from '../../platform/roman-moment.ts'

/** A day and two hours: the copy of the next night may take its time. */
export const oldestBackupHours = 26

/** Of the last backup: null was never made, an invalid date cannot be read and counts as old. */
export function backupState(at: Date | null, now: number): 'none' | 'old' | 'recent' {
  if (!at) return 'none'
  return now - at.getTime() < oldestBackupHours * hourMilliseconds ? 'recent' : 'old'
}

const dayLength = '2026-11-26'.length

/** When the backup of the day is made, by the clocks of Italy. */
export const backupTime = '03:30'

/**
 * Whether the day's backup is still to be made: its time has come since the last one.
 * @param last when the last one was made; null: never, an invalid date when nobody knows
 */
export function isBackupDue(last: Date | null, now: Date): boolean {
  if (!last || Number.isNaN(last.getTime())) return true
  const clock = romanClock(now)
  const today = clock.slice(0, dayLength)
  const day = clock.slice(dayLength + 1) >= backupTime ? today : dayBefore(today)
  return romanClock(last) < `${day} ${backupTime}`
}

function dayBefore(day: string): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, dayLength)
}
