/** The programs that belong to PostgreSQL, of the operator's own installation. */
import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { OperatorError } from '../../app/platform/settings/operator-error.server.ts'
import { withDatabase } from './place.ts'

type Program = 'pg_dump' | 'pg_restore' | 'psql'

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
  throw new OperatorError(`${program} failed: ${firstFault(errors)}`)
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
    const advice = /unsupported version/.test(error.message)
      ? ' A newer pg_dump wrote it: install client programs of PostgreSQL that are as new.'
      : ''
    throw new OperatorError(
      `${file} cannot be read: nothing was changed (${error.message}).${advice}`,
    )
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

/**
 * Fills an empty database from a dump, whole or not at all; its role owns everything. By way of a
 * script, as a `pg_restore` that is newer than the server sets what the server does not know.
 */
export async function load(url: string, file: string): Promise<void> {
  const { name, env } = connection(url)
  const restoring = spawn('pg_restore', ['--no-owner', '--no-privileges', '--file=-', file], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const loading = spawn('psql', [...quietly, name], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const end = () => [restoring, loading].map((child) => child.kill())
  process.once('exit', end)
  const ended = Promise.all([once(restoring, 'close'), once(loading, 'close')])
  const [errors, fed] = await Promise.all([
    text(loading.stderr),
    pipeline(inOneTransaction(restoring), loading.stdin).catch((error: Error) => error),
  ])
  const [[restored], [loaded]] = await ended
  process.off('exit', end)
  if (restored === 0 && loaded === 0 && !fed) return
  throw new OperatorError(`psql failed: ${firstFault(errors) || fed?.message || restored}`)
}

const quietly = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--no-password']

/** What a script begins with fits into it. */
const headBytes = 8192
/** PostgreSQL 17 and later know it. */
const unknownBefore17 = /^SET transaction_timeout = 0;\n/m

/** Committed once the script has come to its end, and not where it was cut off. */
async function* inOneTransaction(restoring: ChildProcessByStdio<null, Readable, null>) {
  const ended = once(restoring, 'close')
  yield 'begin;\n'
  let head: Buffer | null = Buffer.alloc(0)
  const known = (bytes: Buffer) =>
    Buffer.from(bytes.toString('latin1').replace(unknownBefore17, ''), 'latin1')
  for await (const part of restoring.stdout as AsyncIterable<Buffer>) {
    if (!head) yield part
    else {
      head = Buffer.concat([head, part])
      if (head.length < headBytes) continue
      yield known(head)
      head = null
    }
  }
  if (head) yield known(head)
  const [code] = await ended
  if (code !== 0) throw new Error(`pg_restore ended with ${code}`)
  yield 'commit;\n'
}

const firstFault = (errors: string) =>
  /error:\s*(.*)/i.exec(errors)?.[1] ?? errors.trim().split('\n')[0] ?? ''
