/** Who makes backups, and where they go. */
import { accessSync, constants, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { backupTime } from '../../app/operations/backup/backup-due.ts'
import { fileFault } from '../../app/platform/db/file-fault.server.ts'
import { dayMilliseconds } from '../../app/platform/durations.ts'
import type { Env } from '../../app/platform/settings/env.server.ts'
import { operatorCommand } from '../../app/platform/settings/operator-command.server.ts'
import { keptBackups, requireWritable } from '../backup/backup-folder.ts'
import { type Finding, fail, ok, warn } from './finding.ts'

const thing = 'BACKUP_DIR'

/** What lies beside the data, or among the backups, with everybody's data in it. */
const copy = /^(?:fucina\.sqlite\.before-|before-update-from-|fucina-\d{4}-)/

/** Names the copies that are older than /privacy says of all of them; nobody removes these by itself. */
export function checkOldCopies(env: Env, now = Date.now()): Finding[] {
  const data = resolve(env.DATA_DIR)
  const folders = new Set([data, join(data, 'backups'), resolve(env.BACKUP_DIR ?? data)])
  const days = keptBackups(env.BACKUPS_KEPT_DAYS)
  // The newest backup of each day stays until the next one is made.
  const oldest = now - (days + 1) * dayMilliseconds
  const old = [...folders].filter(canRead).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => copy.test(name) || (env.DATABASE_URL && name === 'fucina.sqlite'))
      .map((name) => join(folder, name))
      .filter((file) => statSync(file).mtimeMs < oldest),
  )
  if (old.length === 0) return []
  const words = `older than the ${days} days of BACKUPS_KEPT_DAYS, which nobody removes by itself`
  return [warn('copies', `${words}: ${old.join(', ')}`)]
}

function canRead(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}

export function checkBackupFolder({
  BACKUP_DIR,
  BACKUPS_KEPT_DAYS,
}: Pick<Env, 'BACKUP_DIR' | 'BACKUPS_KEPT_DAYS'>): Finding {
  if (!BACKUP_DIR) {
    return warn(thing, `is unset: nobody makes backups but ${operatorCommand('backup')}`)
  }
  const folder = resolve(BACKUP_DIR)
  try {
    requireWritable(folder)
  } catch (error) {
    return fail(thing, (fileFault(error, folder) as Error).message)
  }
  const kept = keptBackups(BACKUPS_KEPT_DAYS)
  return ok(thing, `${folder}, the newest ${kept} stay; made at ${backupTime} in Italy`)
}
