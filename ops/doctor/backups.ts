/** Who makes backups, and where they go. */
import { resolve } from 'node:path'
import { backupTime } from '../../app/operations/backup/backup-due.ts'
import { fileFault } from '../../app/platform/db/file-fault.server.ts'
import type { Env } from '../../app/platform/settings/env.server.ts'
import { operatorCommand } from '../../app/platform/settings/operator-command.server.ts'
import { keptBackups, requireWritable } from '../backup/backup-folder.ts'
import { type Finding, fail, ok, warn } from './finding.ts'

const thing = 'BACKUP_DIR'

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
