/** A folder of backups that got their names from us. */
import { accessSync, constants, mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { backupsIn } from '../../app/operations/backup/backup-names.server.ts'
import { dayMilliseconds } from '../../app/platform/durations.ts'

/** @throws when it cannot be made, or nothing can be written into it */
export function requireWritable(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  accessSync(folder, constants.W_OK | constants.X_OK)
}

/** How many daily backups stay. @param days BACKUPS_KEPT_DAYS, as the privacy page says it */
export const keptBackups = (days = 14): number => days

/**
 * Removes all backups of an installation but the newest, and what is left of those that were cut off.
 * Another's are never touched; where there are some, nor are those that 1.0.0 wrote without a name.
 * @returns the names of the backups that are gone
 */
export function keepNewest(folder: string, count: number, installation: string | null): string[] {
  const all = backupsIn(folder)
  const isAlone = all.every(({ installation: of }) => of === null || of === installation)
  const own = all.filter(({ installation: of }) => of === installation || (of === null && isAlone))
  const cutOff = own.filter(({ name, isCutOff }) => isCutOff && isOld(join(folder, name)))
  const whole = own.filter(({ isCutOff }) => !isCutOff)
  const former = whole.slice(0, Math.max(0, whole.length - count))
  for (const { name } of [...cutOff, ...former]) rmSync(join(folder, name), { force: true })
  return former.map(({ name }) => name)
}

/** Nobody writes for a day at one. */
const isOld = (file: string) => Date.now() - statSync(file).mtimeMs > dayMilliseconds
