import { existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { hiddenId, readErasures } from '../../app/accounts/erasures.server.ts'
import { forgetAgain } from '../../app/accounts/settings/delete-account.server.ts'
import { type Database, sqliteFile } from '../../app/platform/db/database.server.ts'
import { requireSupported } from '../../app/platform/db/database-fault.server.ts'
import {
  requireUnused,
  withExclusivePostgres,
} from '../../app/platform/db/exclusive-access.server.ts'
import { isDamaged, provideDirectory } from '../../app/platform/db/file-fault.server.ts'
import { knownMigrations, migrate } from '../../app/platform/db/migrate.server.ts'
import { makePrivate, ownedAsItsFolder } from '../../app/platform/db/private-file.server.ts'
import { claimSqlite, giveBackSqlite } from '../../app/platform/db/sqlite-server-lock.server.ts'
import { operatorCommand } from '../../app/platform/settings/operator-command.server.ts'
import { OperatorError } from '../../app/platform/settings/operator-error.server.ts'
import { readVersion } from '../../app/platform/settings/product-version.server.ts'
import { readUpTo } from '../../app/platform/settings/read-up-to.server.ts'
import { type Place, requireEmpty, whileNobodyElse, withDatabase } from './place.ts'
import { load, migrationsInDump, readDump, requireProgram } from './postgres-programs.ts'
import { copySqlite, migrationsInFile, requireWhole } from './sqlite-copy.ts'

/**
 * Puts a backup into an installation, whole or not at all, and brings it up to this version. A
 * SQLite file that is there is kept under another name; a PostgreSQL database has to be empty.
 * Who was deleted since is deleted again, and every session ends.
 * @param lists folders with lists of who was deleted, besides those of the data and of the file
 * @throws OperatorError when the file is no whole backup of this engine, of a version that this program
 *   knows, or when somebody works with the data; nothing is changed then
 */
export async function restore(
  place: Place,
  file: string,
  tell: (line: string) => void,
  lists: readonly string[] = [],
): Promise<void> {
  requireEngine(file, place.url ? 'PostgreSQL' : 'SQLite')
  const source = { file, erased: readErasures([place.directory, dirname(file), ...lists]) }
  await whileNobodyElse(place, () =>
    place.url
      ? restorePostgres({ ...place, url: place.url }, source, tell)
      : restoreSqlite(place.directory, source, tell),
  )
}

const firstBytes = { SQLite: 'SQLite format 3\0', PostgreSQL: 'PGDMP' }

function requireEngine(file: string, engine: keyof typeof firstBytes): void {
  const begins = readHead(file)
  if (begins.startsWith(firstBytes[engine])) return
  const other = engine === 'SQLite' ? 'PostgreSQL' : 'SQLite'
  if (!begins.startsWith(firstBytes[other])) throw notOurs(file)
  const remedy =
    other === 'SQLite'
      ? `Restore it without DATABASE_URL, then ${operatorCommand('move-to-postgres')}.`
      : 'Set DATABASE_URL.'
  throw new OperatorError(
    `${file} is a backup of ${other}, and this installation has ${engine}. ${remedy}`,
  )
}

const notOurs = (file: string) => new OperatorError(`${file} is no backup of Fucina.`)

function readHead(file: string): string {
  try {
    return readUpTo(file, 16).toString('latin1')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new OperatorError(`There is no file ${file}.`)
    if (code === 'EISDIR') throw new OperatorError(`${file} is a folder.`)
    throw error
  }
}

function requireKnown(migrations: readonly string[], file: string): void {
  const known = knownMigrations()
  if (migrations[0] !== known[0]) throw notOurs(file)
  if (migrations.every((name, index) => name === known[index])) return
  throw new OperatorError(`${file} was made by a newer version of Fucina: update first.`)
}

/** A backup, and the hidden ids of who was deleted. */
type Source = { file: string; erased: ReadonlySet<string> }

/** From the version that wrote the backup to this one, without those who were deleted since. */
async function bringUp(
  db: Database,
  { erased }: Source,
  tell: (line: string) => void,
): Promise<void> {
  tell(`The backup was made with Fucina ${await readVersion(db)}.`)
  await migrate(db)
  const people = await db.selectFrom('users').select('id').execute()
  const back = people.filter(({ id }) => erased.has(hiddenId(id)))
  for (const { id } of back) await forgetAgain(db, id)
  if (back.length > 0) tell(`Accounts deleted again, as they had been since: ${back.length}.`)
  // Whoever was signed out or suspended since would be in again.
  await db.deleteFrom('sessions').execute()
  tell('All sessions are ended: everybody signs in anew.')
}

async function restoreSqlite(
  directory: string,
  source: Source,
  tell: (line: string) => void,
): Promise<void> {
  const { file } = source
  requireWhole(file)
  requireKnown(migrationsInFile(file), file)
  provideDirectory(directory)
  const workshop = join(directory, 'restoring')
  const tidy = () => rmSync(workshop, { recursive: true, force: true })
  // A file that is gone or damaged can tell nobody that a server works with it.
  await claimSqlite(directory, 0, () => {})
  process.once('exit', tidy)
  try {
    tidy()
    mkdirSync(workshop, { mode: 0o700 })
    ownedAsItsFolder(workshop)
    const made = sqliteFile(workshop)
    makePrivate(made)
    copySqlite(file, made)
    await withDatabase({ directory: workshop, url: undefined }, (db) => bringUp(db, source, tell))
    const path = sqliteFile(directory)
    const former = setAside(path)
    renameSync(made, path)
    if (former) tell(`What was there is ${former} now.`)
  } finally {
    process.off('exit', tidy)
    giveBackSqlite()
    tidy()
  }
}

/**
 * Keeps a database under another name, with what SQLite left beside it: a new file would be read
 * together with that.
 * @returns the new name, where there was anything
 * @throws DatabaseInUse
 */
function setAside(path: string): string | undefined {
  const name = `${path}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`
  const isThere = existsSync(path)
  if (isThere) requireUnusedOrDamaged(path)
  const besides = ['-wal', '-shm'].filter((end) => existsSync(`${path}${end}`))
  // Until the new file takes its place a server finds this one.
  if (isThere) linkSync(path, name)
  for (const end of besides) renameSync(`${path}${end}`, `${name}${end}`)
  return isThere || besides.length > 0 ? name : undefined
}

function requireUnusedOrDamaged(path: string): void {
  try {
    requireUnused(path)
  } catch (error) {
    if (!isDamaged(error)) throw error
  }
}

async function restorePostgres(
  place: Place & { url: string },
  source: Source,
  tell: (line: string) => void,
): Promise<void> {
  const { file } = source
  const { url } = place
  for (const program of ['pg_restore', 'psql'] as const) await requireProgram(program, url)
  await readDump(file)
  requireKnown(await migrationsInDump(file), file)
  await withExclusivePostgres(url, async () => {
    await withDatabase(place, async (db) => {
      await requireSupported(db)
      await requireEmpty(place, db)
    })
    await load(url, file)
    await withDatabase(place, async (db) => {
      await bringUp(db, source, tell)
      await sql`analyze`.execute(db)
    })
  })
}
