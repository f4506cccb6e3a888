/** A folder of backups that got their names from us. */
import { accessSync, constants, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { dayMilliseconds } from '../../app/platform/durations.ts'

const ours = /^fucina-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}\.(sqlite|pgdump)(\.\d+\.part)?$/

/** @throws when it cannot be made, or nothing can be written into it */
export function requireWritable(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  accessSync(folder, constants.W_OK | constants.X_OK)
}

/** How many daily backups stay. @param days BACKUPS_KEPT_DAYS, as the privacy page says it */
export const keptBackups = (days = 14): number => days

/**
 * Removes all backups but the newest, and what is left of those that were cut off.
 * @returns the names of the backups that are gone
 */
export function keepNewest(folder: string, count: number): string[] {
  const names = readdirSync(folder).filter((name) => ours.test(name))
  const cutOff = names.filter((name) => name.endsWith('.part') && isOld(join(folder, name)))
  const whole = names.filter((name) => !name.endsWith('.part'))
  // The time stands in the name.
  const former = whole.toSorted().slice(0, Math.max(0, whole.length - count))
  for (const name of [...cutOff, ...former]) rmSync(join(folder, name), { force: true })
  return former
}

/** Nobody writes for a day at one. */
const isOld = (file: string) => Date.now() - statSync(file).mtimeMs > dayMilliseconds
