import { existsSync, linkSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { dropEverything } from '../../app/platform/db/clear-tables.server.ts'
import { openDatabase } from '../../app/platform/db/database.server.ts'
import {
  DatabaseInUse,
  withExclusivePostgres,
} from '../../app/platform/db/exclusive-access.server.ts'
import { isDamaged, provideDirectory } from '../../app/platform/db/file-fault.server.ts'
import { loadRows } from '../../app/platform/db/load-rows.server.ts'
import { knownMigrations, migrate } from '../../app/platform/db/migrate.server.ts'
import { unlimited } from '../../app/platform/db/postgres.server.ts'
import {
  postgresSource,
  sqliteFile,
  sqliteSource,
  withSnapshot,
} from '../../app/platform/db/snapshot.server.ts'
import {
  AnotherServer,
  claimSqlite,
  giveBackSqlite,
} from '../../app/platform/db/sqlite-server-lock.server.ts'
import {
  hasRows,
  type Source,
  sameTally,
  type Tally,
  tallyAll,
} from '../../app/platform/db/stored-tables.server.ts'
import { type Former, openFormer, setAside, setAsideLeftovers } from './former-file.ts'
import { backUp, usualFile } from './make-backup.ts'
import { nameOf, type Place } from './place.ts'
import { Refusal } from './refusal.ts'

export type RestoreOptions = {
  /** What is there may be replaced, after a backup of it; 'never': that is no option. */
  replace: boolean | 'never'
  tell: (line: string) => void
}

/** What is put into a database: all data of one moment, and what has to hold after its last row. */
export type Incoming = Source & { finish?: () => Promise<void> }

/**
 * Puts all data of a source into an installation: whole, or not at all. Everything is read back
 * and compared row by row before it counts; an older state is migrated afterwards.
 * @returns what was put there, by table
 * @throws Refusal when there is data already and `replace` is not set, when a server runs, or when
 *   the source is newer than this program
 */
export async function restore(
  place: Place,
  source: Incoming,
  options: RestoreOptions,
): Promise<Map<string, Tally>> {
  requireKnown(source.migrations)
  try {
    return await (place.url
      ? restorePostgres({ ...place, url: place.url }, source, options)
      : restoreSqlite(place.directory, source, options))
  } catch (error) {
    if (!(error instanceof DatabaseInUse || error instanceof AnotherServer)) throw error
    throw new Refusal(`Somebody works with ${nameOf(place)}: stop the server first.`)
  }
}

function requireKnown(migrations: readonly string[]): void {
  const known = knownMigrations()
  if (migrations.some((name, index) => name !== known[index])) {
    throw new Refusal('The data comes from a newer version of Fucina: update first.')
  }
}

async function restoreSqlite(
  directory: string,
  source: Incoming,
  options: RestoreOptions,
): Promise<Map<string, Tally>> {
  provideDirectory(directory)
  // A file that is gone or damaged can tell nobody that a server works with it.
  await claimSqlite(directory, 0, () => {})
  try {
    return await restoreFile(directory, source, options)
  } finally {
    giveBackSqlite()
  }
}

async function restoreFile(
  directory: string,
  source: Incoming,
  options: RestoreOptions,
): Promise<Map<string, Tally>> {
  const path = sqliteFile(directory)
  let former = existsSync(path) ? openFormer(path) : undefined
  removeAbandoned(directory)
  const workshop = mkdtempSync(join(directory, `restoring-${process.pid}-`))
  const tidy = () => rmSync(workshop, { recursive: true, force: true })
  process.once('exit', tidy)
  try {
    const place = { directory, url: undefined }
    const isWhole = former ? await isKept(place, former, options) : true
    const tallies = await buildFile(workshop, source, options.tell)
    if (former && isWhole) former.replaceWith(sqliteFile(workshop))
    else {
      former?.close()
      if (former) options.tell(`The damaged file is ${setAside(path)} now.`)
      former = undefined
      for (const left of setAsideLeftovers(path)) {
        options.tell(`What a former file left beside it is ${left} now.`)
      }
      linkSync(sqliteFile(workshop), path)
    }
    return tallies
  } finally {
    former?.close()
    tidy()
    process.off('exit', tidy)
  }
}

/**
 * Backs up what is there, if anything can be read of it.
 * @returns whether the file is whole
 * @throws Refusal when it may not be replaced
 */
async function isKept(place: Place, former: Former, options: RestoreOptions): Promise<boolean> {
  try {
    if (!former.database) throw former.damage
    await keepFormer(place, sqliteSource(former.database), options)
    return true
  } catch (error) {
    if (!isDamaged(error)) throw error
    if (options.replace === true) return false
    throw new Refusal(
      `${nameOf(place)} is damaged: nothing was changed. With --replace it is set aside, then replaced.`,
    )
  }
}

/** What a restore that was killed left behind. */
function removeAbandoned(directory: string): void {
  for (const name of readdirSync(directory)) {
    const process = /^restoring-(\d+)-/.exec(name)?.[1]
    if (process && !isAlive(Number(process))) rmSync(join(directory, name), { recursive: true })
  }
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** @throws Refusal when there is data that may not be replaced */
async function keepFormer(
  place: Place,
  former: Source,
  { replace, tell }: RestoreOptions,
): Promise<void> {
  if (!(await hasRows(former))) return
  if (replace !== true) {
    const remedy =
      replace === 'never'
        ? 'Name an empty database.'
        : 'With --replace it is backed up, then replaced.'
    throw new Refusal(`There is data in ${nameOf(place)} already: nothing was changed. ${remedy}`)
  }
  const madeAt = new Date()
  tell('Backing up what is there:')
  const file = usualFile(place.directory, madeAt, 'before-restore')
  await backUp(former, file, madeAt, tell)
  tell(`It is in ${file}.`)
}

/** A finished SQLite file in a folder of its own. */
async function buildFile(
  directory: string,
  source: Incoming,
  tell: (line: string) => void,
): Promise<Map<string, Tally>> {
  const open = () => openDatabase({ directory }, failed)
  let db = open()
  let tallies: Map<string, Tally>
  try {
    await sql`pragma foreign_keys = off`.execute(db)
    tallies = await db.transaction().execute((trx) => loadRows(trx, source, asLine(tell)))
    await source.finish?.()
  } finally {
    await db.destroy()
  }
  await withSnapshot({ directory }, (made) => compare(tallies, made))
  db = open()
  try {
    await migrate(db)
    await sql`analyze`.execute(db)
  } finally {
    await db.destroy()
  }
  return tallies
}

const failed = (error: Error) => {
  throw error
}

const asLine = (tell: (line: string) => void) => (table: string, rows: number) =>
  tell(`  ${table}: ${rows}`)

async function compare(expected: Map<string, Tally>, made: Source): Promise<void> {
  const found = await tallyAll(made)
  for (const [table, tally] of expected) {
    if (!sameTally(tally, found.get(table))) {
      throw new Error(`${table} was not stored as it was read: nothing was changed`)
    }
  }
}

async function restorePostgres(
  place: Place & { url: string },
  source: Incoming,
  options: RestoreOptions,
): Promise<Map<string, Tally>> {
  const { directory, url } = place
  return withExclusivePostgres(url, async () => {
    await withSnapshot(place, async (former) => {
      requireOurs(former, place)
      await keepFormer(place, former, options)
    })
    const db = openDatabase({ directory, url }, failed, unlimited)
    try {
      const tallies = await db.transaction().execute(async (trx) => {
        await dropEverything(trx)
        const filled = await loadRows(trx, source, asLine(options.tell))
        await source.finish?.()
        await compare(filled, await postgresSource(trx))
        await migrate(trx)
        return filled
      })
      await sql`analyze`.execute(db)
      return tallies
    } finally {
      await db.destroy()
    }
  })
}

/** Tables that are not of this product belong to somebody who would miss them. */
function requireOurs({ migrations, tables }: Source, place: Place): void {
  const isOurs = migrations[0] === knownMigrations()[0]
  if (tables.length > 0 && !isOurs) {
    throw new Refusal(`${nameOf(place)} holds tables of another program: nothing was changed.`)
  }
}
