import { resolve } from 'node:path'
import type { Database } from '../../platform/db/database.server.ts'
import { executedMigrations } from '../../platform/db/database-fault.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { operatorCommand } from '../../platform/settings/operator-command.server.ts'
import { OperatorError } from '../../platform/settings/operator-error.server.ts'
import { backupsIn } from './backup-names.server.ts'

/**
 * An empty database beside the backups of a site is a disk that was not mounted, or an address that
 * was mistyped, sooner than a new site; its daily backups would push out the real ones.
 * @throws OperatorError with both ways on
 */
export async function requireNoLostSite(
  db: Database,
  { BACKUP_DIR }: Pick<Env, 'BACKUP_DIR'>,
): Promise<void> {
  if (!BACKUP_DIR || (await executedMigrations(db)).length > 0) return
  const folder = resolve(BACKUP_DIR)
  const last = wholeIn(folder).at(-1)
  if (last === undefined) return
  throw new OperatorError(
    `The database is empty, but ${folder} holds backups of a site: bring it back with ${operatorCommand('restore', `${folder}/${last}`)}; if this is a new site, name another BACKUP_DIR.`,
  )
}

function wholeIn(folder: string): string[] {
  try {
    return backupsIn(folder).flatMap(({ name, isCutOff }) => (isCutOff ? [] : [name]))
  } catch (error) {
    // What keeps backups from being made is told elsewhere; a new site has no folder yet.
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EACCES') return []
    throw error
  }
}
