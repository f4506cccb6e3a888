import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { backupName } from '../../app/operations/backup/backup-names.server.ts'
import { sqliteFile } from '../../app/platform/db/database.server.ts'
import { executedMigrations } from '../../app/platform/db/database-fault.server.ts'
import { fileFault } from '../../app/platform/db/file-fault.server.ts'
import { makePrivate, ownedAsItsFolder } from '../../app/platform/db/private-file.server.ts'
import { installationName } from '../../app/platform/settings/installation.server.ts'
import { OperatorError } from '../../app/platform/settings/operator-error.server.ts'
import { type Place, placeName, requireDatabase, withDatabase } from './place.ts'
import { dump, readDump } from './postgres-programs.ts'
import { copySqlite, requireWhole } from './sqlite-copy.ts'

/**
 * Writes everything in the database into a new file of the engine's own, as it is at one moment,
 * while a server goes on writing; the file gets its name once it has been read back.
 * @param folder where a file goes that is not named
 * @throws OperatorError when there is no database, the file exists, or PostgreSQL's programs are missing
 */
export async function makeBackup(
  place: Place,
  named: string | undefined,
  folder = join(place.directory, 'backups'),
): Promise<{ file: string; madeAt: Date; bytes: number }> {
  await requireDatabase(place)
  // A file that was moved to PostgreSQL says so.
  const migrations = await withDatabase(place, executedMigrations)
  if (migrations.length === 0)
    throw new OperatorError(`There is nothing in ${placeName(place)} yet.`)
  const madeAt = new Date()
  const usual = async () =>
    backupName(madeAt, await withDatabase(place, installationName), place.url !== undefined)
  const file = named ?? join(folder, await usual())
  if (existsSync(file)) throw new OperatorError(`${file} exists: nothing was written.`)
  const made = mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  if (made) ownedAsItsFolder(made)
  const partial = `${file}.${process.pid}.part`
  try {
    makePrivate(partial)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (!named || (code !== 'EACCES' && code !== 'EPERM')) throw error
    const { message } = fileFault(error, dirname(file)) as Error
    throw new OperatorError(`${message}: name a file in ${folder}`)
  }
  process.once('exit', () => rmSync(partial, { force: true }))
  if (place.url) {
    await dump(place.url, partial)
    await readDump(partial)
  } else {
    copySqlite(sqliteFile(place.directory), partial)
    requireWhole(partial)
  }
  onDisk(partial)
  // A link, unlike a renaming, never takes the place of a file that appeared meanwhile.
  linkSync(partial, file)
  return { file, madeAt, bytes: statSync(file).size }
}

function onDisk(file: string): void {
  const open = openSync(file, 'r+')
  fsyncSync(open)
  closeSync(open)
}
