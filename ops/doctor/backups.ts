/** Who makes backups, and where they go. */
import { resolve } from 'node:path'
import { fileFault } from '../../app/platform/db/file-fault.server.ts'
import type { Env } from '../../app/platform/settings/env.server.ts'
import { operatorCommand } from '../../app/platform/settings/operator-command.server.ts'
import { requireWritable } from '../backup/backup-folder.ts'
import { type Finding, fail, ok, warn } from './finding.ts'

const thing = 'BACKUP_DIR'

export function checkBackupFolder({
  BACKUP_DIR,
  BACKUP_AT,
  BACKUP_KEEP,
}: Pick<Env, 'BACKUP_DIR' | 'BACKUP_AT' | 'BACKUP_KEEP'>): Finding {
  const command = operatorCommand('backup')
  if (!BACKUP_DIR) return warn(thing, `is unset: nobody makes backups but ${command}`)
  const folder = resolve(BACKUP_DIR)
  try {
    requireWritable(folder)
  } catch (error) {
    return fail(thing, (fileFault(error, folder) as Error).message)
  }
  const kept = `${folder}, the newest ${BACKUP_KEEP} stay`
  return ok(
    thing,
    BACKUP_AT === 'off'
      ? `${kept}; made by ${command} alone`
      : `${kept}; made at ${BACKUP_AT} in Italy`,
  )
}
