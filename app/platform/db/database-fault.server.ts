import { sql } from 'kysely'
import { OperatorError } from '../settings/operator-error.server.ts'
import { productVersion, readVersion } from '../settings/product-version.server.ts'
import { type Database, engineOf } from './database.server.ts'
import { fileFault, isDamaged } from './file-fault.server.ts'
import { knownMigrations } from './migrate.server.ts'
import { withoutPassword } from './postgres-address.server.ts'

const oldestPostgres = 15

type Server = { version: string; number: number; encoding: string }

/**
 * @throws OperatorError when this program can never work with the database as it is: a server too
 *   old, another encoding than UTF-8, or tables of a newer version of this program
 */
export async function requireSupported(db: Database): Promise<void> {
  if (engineOf(db) === 'postgres') await requireServer(db)
  const unknown = (await executedMigrations(db)).filter((name) => !knownMigrations().includes(name))
  if (unknown.length === 0) return
  throw new OperatorError(
    `the database was made by a newer version of Fucina (${await readVersion(db)}; this one, ${productVersion}, does not know ${unknown.join(', ')}): update the program, or restore a backup of before`,
  )
}

async function requireServer(db: Database): Promise<void> {
  const { rows } = await sql<Server>`
    select split_part(current_setting('server_version'), ' ', 1) as "version",
      current_setting('server_version_num')::int / 10000 as "number",
      pg_encoding_to_char(encoding) as "encoding"
    from pg_database where datname = current_database()`.execute(db)
  const fault = rows[0] && serverFault(rows[0])
  if (fault) throw new OperatorError(fault)
}

/** Why this program cannot work with a PostgreSQL server, whose major version is `number`. */
function serverFault({ version, number, encoding }: Server): string | null {
  if (number < oldestPostgres) {
    return `DATABASE_URL: PostgreSQL ${version} is too old: ${oldestPostgres} or newer is needed`
  }
  if (encoding !== 'UTF8') {
    return `DATABASE_URL: the database is encoded in ${encoding}: make one in UTF-8 (create database NAME encoding 'UTF8' template template0)`
  }
  return null
}

/** The names of the migrations that have run, in order; none in an empty database. */
export async function executedMigrations(db: Database): Promise<string[]> {
  const { rows: found } = await (engineOf(db) === 'postgres'
    ? sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as "there"`
    : sql<{
        there: number
      }>`select count(*) as "there" from sqlite_master where name = 'kysely_migration'`
  ).execute(db)
  if (!found[0]?.there) return []
  const { rows } = await sql<{
    name: string
  }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** The first error that says why: a wrapper holds its reason as the cause. */
function rootCause(error: unknown): Error & { code?: unknown } {
  let at = error
  for (let depth = 0; at instanceof Error && at.cause instanceof Error && depth < 5; depth += 1) {
    at = at.cause
  }
  if (at instanceof AggregateError && at.errors[0] instanceof Error) return at.errors[0]
  return at instanceof Error ? at : new Error(String(at))
}

/**
 * What to do about a database that cannot be used, in one line; null when it is no fault that
 * the operator could mend.
 * @param place a PostgreSQL address, or the path of the SQLite file, where it is known
 */
export function databaseFault(error: unknown, place?: string): string | null {
  const root = rootCause(error)
  if (root instanceof OperatorError) return root.message
  const { message } = root
  switch (root.code) {
    case '28P01':
    case '28000':
      return 'DATABASE_URL: the server refuses the name or the password'
    case '3D000':
      return 'DATABASE_URL: the server has no database of that name: create it, in UTF-8'
    case '42501':
      return `the role of DATABASE_URL has too few rights (${message}): make it the owner of the database`
    case '53100':
      return `the disk of the database server is full (${message})`
    case '53300':
    case '53400':
      return `the database server has no connection left (${message}): raise max_connections, or stop what holds them`
    default:
      break
  }
  const ofFile = fileFault(root, place ?? 'the database file')
  if (ofFile instanceof OperatorError && 'errcode' in root) return ofFile.message
  return isAway(error, root)
    ? `the database${place ? ` at ${withoutPassword(place)}` : ''} does not answer (${root.code ?? message})`
    : null
}

const isAway = (error: unknown, root: Error & { code?: unknown }) =>
  (error instanceof Error && error.name === 'DatabaseUnavailable') ||
  /^(08\w{3}|57P0\d|E[A-Z_]+)$/.test(String(root.code ?? ''))

/** Nothing mends it while the process runs. */
export const isFinal = (error: unknown): boolean => {
  const root = rootCause(error)
  return root instanceof OperatorError || isDamaged(root)
}
