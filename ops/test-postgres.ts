/** A PostgreSQL for the tests: the one that is given, or one of our own that ends with them. */
import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { canInstallPackages, installPackage } from './debian.ts'

export type TestPostgres = { url: string; stop(): void }

const oldestVersion = 15
const startMilliseconds = 30_000
const debianPlace = '/usr/lib/postgresql'

const versionOf = (directory: string) => {
  const { stdout, status } = spawnSync(join(directory, 'initdb'), ['--version'], {
    encoding: 'utf8',
  })
  return status === 0 ? Number(/(\d+)/.exec(stdout)?.[1] ?? 0) : 0
}

/** The folder with initdb, postgres and pg_ctl; an empty string: they are in the PATH. */
function findPrograms(): string | undefined {
  const installed = existsSync(debianPlace)
    ? readdirSync(debianPlace)
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => join(debianPlace, version, 'bin'))
    : []
  return [...installed, ''].find((directory) => versionOf(directory) >= oldestVersion)
}

const exists = (user: string) => spawnSync('id', ['-u', user], { stdio: 'ignore' }).status === 0

/** PostgreSQL refuses to run as root: then it runs as somebody who may do nothing else. */
export const servant = () => {
  if (process.getuid?.() !== 0) return undefined
  return exists('postgres') ? 'postgres' : 'nobody'
}

/** The command and arguments that run a program as the servant. */
export function asServant(
  user: string | undefined,
  program: string,
  args: string[],
): [string, string[]] {
  if (!user) return [program, args]
  const hasSetpriv = spawnSync('setpriv', ['--version'], { stdio: 'ignore' }).status === 0
  if (!hasSetpriv) {
    const quoted = [program, ...args].map((part) => `'${part.replaceAll("'", `'\\''`)}'`)
    return ['su', ['-s', '/bin/sh', user, '-c', `exec ${quoted.join(' ')}`]]
  }
  const number = (flag: string) => spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout.trim()
  const ids = [`--reuid=${number('-u')}`, `--regid=${number('-g')}`, '--clear-groups']
  return ['setpriv', [...ids, '--', program, ...args]]
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** Starts a cluster of its own on loopback, in a temporary folder. */
async function startCluster(programs: string): Promise<TestPostgres> {
  const user = servant()
  const directory = mkdtempSync(join(tmpdir(), 'fucina-postgres-'))
  const data = join(directory, 'data')
  if (user) {
    spawnSync('chown', [user, directory])
    chmodSync(directory, 0o700)
  }
  const run = (program: string, args: string[]): SpawnSyncReturns<string> => {
    const [command, all] = asServant(user, join(programs, program), args)
    return spawnSync(command, all, { encoding: 'utf8', cwd: tmpdir() })
  }
  const initialize = (...locale: string[]) =>
    run('initdb', ['-D', data, '-U', 'fucina', '-A', 'trust', '-E', 'UTF8', '--no-sync', ...locale])
  let made = initialize('--locale=C.UTF-8')
  if (made.status !== 0) made = initialize('--no-locale')
  if (made.status !== 0) {
    rmSync(directory, { recursive: true, force: true })
    throw new Error(`a cluster could not be made: ${made.stderr}`)
  }
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 300,
    // Nothing here outlives the tests.
    fsync: 'off',
    full_page_writes: 'off',
    // Hundreds of databases come and go: nobody tidies them up meanwhile.
    autovacuum: 'off',
    max_wal_size: '1GB',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [command, args] = asServant(user, join(programs, 'postgres'), ['-D', data, ...options])
  // A file, not a pipe: nobody reads while the tests run, and a full pipe would stop the server.
  const log = join(directory, 'log')
  const output = openSync(log, 'a')
  const server = spawn(command, args, { cwd: tmpdir(), stdio: ['ignore', output, output] })
  closeSync(output)
  let isStopped = false
  const stop = () => {
    if (isStopped) return
    isStopped = true
    run('pg_ctl', ['-D', data, 'stop', '-m', 'immediate'])
    rmSync(directory, { recursive: true, force: true })
  }
  const url = `postgres://fucina@127.0.0.1:${port}/postgres`
  const deadline = Date.now() + startMilliseconds
  while (!(await answers(url))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      const said = readFileSync(log, 'utf8')
      stop()
      throw new Error(`PostgreSQL did not start: ${said}`)
    }
    await wait(100)
  }
  return { url, stop }
}

/**
 * TEST_DATABASE_URL, else a private cluster from an installed PostgreSQL, else Debian's package.
 * @returns undefined when none can be had
 */
export async function providePostgres(): Promise<TestPostgres | undefined> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: () => {} }
  if (findPrograms() === undefined && canInstallPackages()) installPackage('postgresql')
  const programs = findPrograms()
  if (programs === undefined) return
  try {
    return await startCluster(programs)
  } catch (error) {
    console.error((error as Error).message)
  }
}
