/** The database: whether it can be used, what it holds, what it may do, what its clock says. */

import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { listHelpPlaces } from '../../app/help/help-places.server.ts'
import { tryWrite } from '../../app/operations/health/disk.server.ts'
import { readStored, type Seen } from '../../app/operations/seen.server.ts'
import {
  type Database,
  engineOf,
  openDatabase,
  sqliteFile,
} from '../../app/platform/db/database.server.ts'
import {
  databaseFault,
  executedMigrations,
  requireSupported,
} from '../../app/platform/db/database-fault.server.ts'
import { databaseFilling } from '../../app/platform/db/database-room.server.ts'
import { withoutPassword } from '../../app/platform/db/postgres-address.server.ts'
import type { Env } from '../../app/platform/settings/env.server.ts'
import { operatorCommand } from '../../app/platform/settings/operator-command.server.ts'
import { countLostTotp } from '../../app/security/second-proof/codes.server.ts'
import type { Place } from '../backup/place.ts'
import { programVersion } from '../backup/postgres-programs.ts'
import { checkClock } from './clock.ts'
import { type Finding, fail, grave, ok, warn } from './finding.ts'
import { hasSecret } from './machine.ts'

/** What the checks of the site need of the database. */
export type SeenDatabase = Pick<Seen, 'database' | 'filling' | 'stored'>

/**
 * Opens the database for as long as `look` takes.
 * @param look gets null where there is no database with tables
 */
export async function checkDatabase(
  place: Place,
  env: Env,
  look: (db: Database | null, seen: SeenDatabase | null) => Promise<Finding[]>,
): Promise<Finding[]> {
  const name = place.url ? withoutPassword(place.url) : sqliteFile(place.directory)
  if (!place.url && !existsSync(name)) {
    const words = `${name} is not there yet: the first start makes it`
    return [warn('database', words), ...(await look(null, null))]
  }
  let db: Database | undefined
  try {
    if (!place.url) requireWhole(name)
    db = openDatabase(place, () => {})
    await requireSupported(db)
    const found = [
      ok('database', `${await engineText(db)} at ${name}`),
      ...(place.url ? await checkPostgres(db) : []),
    ]
    if ((await executedMigrations(db)).length === 0) {
      const words = 'there are none yet: the first start makes them'
      return [...found, warn('tables', words), ...(await look(null, null))]
    }
    const seen = {
      database: { isUp: true, refusal: await refusalOf(db, place, name) },
      filling: await databaseFilling(db, env),
      stored: { ...(await readStored(db, env, new Date())), answers: [] },
    }
    const lost = hasSecret(env) ? await checkCodes(db, env) : []
    return [...found, await checkHelp(db, env.CONTACT_EMAIL), ...lost, ...(await look(db, seen))]
  } catch (error) {
    const words = databaseFault(error, name) ?? `${(error as Error).message}`
    return [fail('database', words), ...(await look(null, null))]
  } finally {
    await db?.destroy()
  }
}

/** Writes as a person's text would be; nothing of it stays. @returns why it cannot; null: it can */
async function refusalOf(db: Database, place: Place, name: string): Promise<string | null> {
  try {
    await tryWrite(db, place.directory)
    return null
  } catch (error) {
    return databaseFault(error, name) ?? (error as Error).message
  }
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
  const { rows } = await sql<{
    mayCreate: boolean
    isStandby: boolean
    now: Date
    version: number
  }>`
    select has_schema_privilege(current_schema(), 'create') as "mayCreate",
      pg_is_in_recovery() as "isStandby", now() as "now",
      current_setting('server_version_num')::int / 10000 as "version"`.execute(db)
  const [row] = rows
  if (!row) return []
  const found = [
    row.mayCreate
      ? ok('rights', 'the role may make tables')
      : fail('rights', 'the role may not make tables: make it the owner of the database'),
    ...checkPrograms(row.version),
    checkClock('the database', row.now),
  ]
  if (row.isStandby) found.push(fail('database', 'it is a standby: name the primary'))
  return found
}

/** 'sqlite 3.51.0', 'postgres 16.4'. */
async function engineText(db: Database): Promise<string> {
  const engine = engineOf(db)
  const asked =
    engine === 'sqlite'
      ? sql<{ version: string }>`select sqlite_version() as "version"`
      : sql<{ version: string }>`
        select split_part(current_setting('server_version'), ' ', 1) as "version"`
  const { rows } = await asked.execute(db)
  return `${engine} ${rows[0]?.version}`
}

/** @param server the database's major version: a program may be newer, not older */
function checkPrograms(server: number): Finding[] {
  const missing = (['pg_dump', 'pg_restore', 'psql'] as const).filter(
    (name) => (programVersion(name) ?? 0) < server,
  )
  if (missing.length === 0) return []
  const words = `${missing.join(' and ')} of PostgreSQL's client programs, of version ${server} or later, for ${operatorCommand('backup')}`
  return [warn('programs', `install ${words}`)]
}

/** Whoever restores without the secret locks out who has a second code. */
async function checkCodes(db: Database, env: Env): Promise<Finding[]> {
  const lost = await countLostTotp(db, env)
  const words = `is not that of the data, and the second codes of ${lost} are worth nothing: put your copy of it in its place, or ${operatorCommand('admin', 'EMAIL', '--reset-second-proof')}`
  return lost > 0 ? [grave('SECRET', words)] : []
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
