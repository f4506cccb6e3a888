import { hourMilliseconds } from '../durations.ts'

/** A day and two hours: the copy of the next night may take its time. */
export const oldestBackupHours = 26

/** Of the last backup: null was never made, an invalid date cannot be read and counts as old. */
export function backupState(at: Date | null, now: number): 'none' | 'old' | 'recent' {
  if (!at) return 'none'
  return now - at.getTime() < oldestBackupHours * hourMilliseconds ? 'recent' : 'old'
}
