/** The database: whether it can be used, what it holds, what it may do, what its clock says. */

import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { listHelpPlaces } from '../../app/help/help-places.server.ts'
import { backupState } from '../../app/operations/backup/backup-due.ts'
import { readLastBackup } from '../../app/operations/backup/last-backup.server.ts'
import { readChecks } from '../../app/operations/services.server.ts'
import { type Database, openDatabase, sqliteFile } from '../../app/platform/db/database.server.ts'
import { databaseFacts } from '../../app/platform/db/database-facts.server.ts'
import {
  databaseFault,
  executedMigrations,
  requireSupported,
} from '../../app/platform/db/database-fault.server.ts'
import { databaseFilling } from '../../app/platform/db/database-room.server.ts'
import { knownMigrations } from '../../app/platform/db/migrate.server.ts'
import { withoutPassword } from '../../app/platform/db/postgres-address.server.ts'
import type { Env } from '../../app/platform/settings/env.server.ts'
import { operatorCommand } from '../../app/platform/settings/operator-command.server.ts'
import type { Place } from '../backup/place.ts'
import { programVersion } from '../backup/postgres-programs.ts'
import { checkLastTry } from './backups.ts'
import { checkClock } from './clock.ts'
import { type Finding, fail, grave, ok, warn } from './finding.ts'

/** @param env without `CONTACT_EMAIL` the site names no address to write to */
export async function checkDatabase(
  place: Place,
  env: Pick<Env, 'CONTACT_EMAIL' | 'DATABASE_MEGABYTES'>,
): Promise<Finding[]> {
  const name = place.url ? withoutPassword(place.url) : sqliteFile(place.directory)
  if (!place.url && !existsSync(name)) {
    return [warn('database', `${name} is not there yet: the first start makes it`)]
  }
  let db: Database | undefined
  try {
    if (!place.url) requireWhole(name)
    db = openDatabase(place, () => {})
    await requireSupported(db)
    const { engine, version } = await databaseFacts(db, place)
    return [
      ok('database', `${engine} ${version} at ${name}`),
      ...(place.url ? await checkPostgres(db) : []),
      ...(await checkRoom(db, env)),
      ...(await checkContent(db, env.CONTACT_EMAIL)),
    ]
  } catch (error) {
    return [fail('database', databaseFault(error, name) ?? `${(error as Error).message}`)]
  } finally {
    await db?.destroy()
  }
}

async function checkRoom(db: Database, env: Pick<Env, 'DATABASE_MEGABYTES'>): Promise<Finding[]> {
  const percent = await databaseFilling(db, env)
  if (percent === null) return []
  const words = `the database takes ${percent} % of DATABASE_MEGABYTES`
  return [grave('room', `${words}: at 100 % nobody can save; make the disk and the setting larger`)]
}

/** @throws when SQLite finds a fault in its file */
function requireWhole(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    const [found] = database.prepare('pragma quick_check(1)').all()
    const word = Object.values(found ?? {})[0]
    if (word !== 'ok') throw new Error(`${file} is damaged: ${word}`)
  } finally {
    database.close()
  }
}

async function checkPostgres(db: Database): Promise<Finding[]> {
  const { rows } = await sql<{ mayCreate: boolean; isStandby: boolean; now: Date }>`
    select has_schema_privilege(current_schema(), 'create') as "mayCreate",
      pg_is_in_recovery() as "isStandby", now() as "now"`.execute(db)
  const [row] = rows
  if (!row) return []
  const found = [
    row.mayCreate
      ? ok('rights', 'the role may make tables')
      : fail('rights', 'the role may not make tables: make it the owner of the database'),
    ...checkPrograms(),
    checkClock('the database', row.now),
  ]
  if (row.isStandby) found.push(fail('database', 'it is a standby: name the primary'))
  return found
}

function checkPrograms(): Finding[] {
  const missing = (['pg_dump', 'pg_restore'] as const).filter(
    (name) => programVersion(name) === null,
  )
  if (missing.length === 0) return []
  const words = `${missing.join(' and ')} of PostgreSQL's client programs, for ${operatorCommand('backup')}`
  return [warn('programs', `install ${words}`)]
}

async function checkContent(db: Database, contactEmail: string | undefined): Promise<Finding[]> {
  const executed = await executedMigrations(db)
  if (executed.length === 0)
    return [warn('tables', 'there are none yet: the first start makes them')]
  const pending = knownMigrations().filter((name) => !executed.includes(name))
  const backup = checkBackup(await readLastBackup(db))
  if (pending.length > 0) {
    const words = `the next start changes them (${pending.join(', ')}): make a backup first`
    return [warn('tables', words), backup]
  }
  return [
    ok('tables', 'of this version'),
    backup,
    ...(await checkSentMails(db)),
    ...(await checkLastTry(db)),
    await checkHelp(db, contactEmail),
  ]
}

/** All guides send whoever has a doubt to the people that the page 'Aiuto' names. */
async function checkHelp(db: Database, contactEmail: string | undefined): Promise<Finding> {
  const places = (await listHelpPlaces(db)).length
  if (places > 0)
    return ok('help', `'Aiuto' names ${places === 1 ? '1 place' : `${places} places`}`)
  return contactEmail
    ? ok('help', `'Aiuto' names no place, and ${contactEmail} to write to`)
    : warn('help', "'Aiuto' names nobody: write a place at /admin/help, or set CONTACT_EMAIL")
}

export function checkBackup(at: Date | null, now = Date.now()): Finding {
  const remedy = `${operatorCommand('backup')} makes one`
  const state = backupState(at, now)
  if (state === 'none' || !at) return grave('backup', `there has been none: ${remedy}`)
  if (Number.isNaN(at.getTime())) return grave('backup', `its date cannot be read: ${remedy}`)
  const words = `the last one is of ${at.toISOString()}`
  return state === 'old' ? grave('backup', `${words}: ${remedy}`) : ok('backup', words)
}

/** What the running server knows of its mails. */
async function checkSentMails(db: Database): Promise<Finding[]> {
  const checks = await readChecks(db)
  if (checks?.mail !== 'fails') return []
  return [fail('mails', "the server's last mails were refused: check MAIL_FROM and the relay")]
}
