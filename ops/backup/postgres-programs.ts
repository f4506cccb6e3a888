/** The programs that belong to PostgreSQL, of the operator's own installation. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { OperatorError } from '../../app/platform/settings/operator-error.server.ts'
import { withDatabase } from './place.ts'

type Program = 'pg_dump' | 'pg_restore'

/** The major version of an installed program; null where there is none. */
export function programVersion(program: Program): number | null {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return status === 0 ? Number(/\d+/.exec(stdout)?.[0]) : null
}

/** @throws OperatorError when a program is missing or older than the server */
export async function requireProgram(program: Program, url: string): Promise<void> {
  const server = await withDatabase({ directory: '', url }, async (db) => {
    const { rows } = await sql<{
      number: number
    }>`select current_setting('server_version_num')::int / 10000 as "number"`.execute(db)
    return rows[0]?.number ?? 0
  })
  const there = programVersion(program)
  if (there !== null && there >= server) return
  const what = there === null ? 'is not installed' : `${there} is older than the server`
  throw new OperatorError(
    `${program} ${what}: install the client programs of PostgreSQL ${server} (Debian, Ubuntu: postgresql-client-${server}).`,
  )
}

/**
 * Runs a program to its end. @returns what it wrote to standard output
 * @throws OperatorError with its first word of an error
 */
async function run(
  program: Program,
  args: string[],
  { env, keepsOutput = false }: { env?: Record<string, string>; keepsOutput?: boolean } = {},
): Promise<string> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', keepsOutput ? 'pipe' : 'ignore', 'pipe'],
  })
  const end = () => void child.kill()
  process.once('exit', end)
  const ended = once(child, 'close')
  const [output, errors] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
  ])
  const [code] = await ended
  process.off('exit', end)
  if (code === 0) return output
  const said = /error: (.*)/.exec(errors)?.[1] ?? errors.trim().split('\n')[0] ?? ''
  throw new OperatorError(`${program} failed: ${said}`)
}

/** How a program is told where the database is; others see its arguments, but not a password. */
function connection(url: string): { name: string; env: Record<string, string> } {
  const address = new URL(url)
  const password = decodeURIComponent(address.password) || address.searchParams.get('password')
  address.password = ''
  address.searchParams.delete('password')
  return { name: `--dbname=${address.href}`, env: password ? { PGPASSWORD: password } : {} }
}

/** Writes a database into a file, as it is at one moment; others go on writing meanwhile. */
export async function dump(url: string, file: string): Promise<void> {
  await requireProgram('pg_dump', url)
  const { name, env } = connection(url)
  // What its administrator added to the database needs rights that our role has not.
  const args = ['--format=custom', '--extension=plpgsql', '--no-password']
  await run('pg_dump', [...args, `--file=${file}`, name], { env })
}

/** Reads a whole dump. @throws OperatorError when it is cut off, damaged or of a later PostgreSQL */
export async function readDump(file: string): Promise<void> {
  try {
    await run('pg_restore', ['--file=-', file])
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    throw new OperatorError(`${file} cannot be read: nothing was changed (${error.message}).`)
  }
}

/** The migrations that had run in a dump, in order; none where it is no dump of ours. */
export async function migrationsInDump(file: string): Promise<string[]> {
  const args = ['--data-only', '--table=kysely_migration', '--file=-', file]
  const script = await run('pg_restore', args, { keepsOutput: true })
  const [, rows = ''] = /^COPY .*\n((?:.*\n)*?)\\\.$/m.exec(script) ?? []
  return rows
    .split('\n')
    .flatMap((row) => row.split('\t')[0] || [])
    .sort()
}

/** Fills an empty database from a dump, whole or not at all; its role owns everything. */
export async function load(url: string, file: string): Promise<void> {
  const { name, env } = connection(url)
  const args = ['--single-transaction', '--no-owner', '--no-privileges']
  await run('pg_restore', [...args, '--no-password', name, file], { env })
}
