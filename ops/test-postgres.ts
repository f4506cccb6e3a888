/** A PostgreSQL for the tests: the one that is given, or one of our own that ends with them. */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type TestPostgres = { url: string; stop(): void }

const oldestVersion = 15
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

const idOf = (flag: string, user: string) => {
  const { status, stdout } = spawnSync('id', [flag, user], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : undefined
}

/** PostgreSQL refuses to run as root: then it runs as somebody who may do nothing else. */
function servant() {
  if (process.getuid?.() !== 0) return
  const user = idOf('-u', 'postgres') === undefined ? 'nobody' : 'postgres'
  return { uid: idOf('-u', user) ?? 0, gid: idOf('-g', user) ?? 0 }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Starts a cluster of its own on loopback, in a temporary folder. */
async function startCluster(programs: string): Promise<TestPostgres> {
  const user = servant()
  const directory = mkdtempSync(join(tmpdir(), 'fucina-postgres-'))
  const data = join(directory, 'data')
  if (user) chownSync(directory, user.uid, user.gid)
  const run = (program: string, ...args: string[]) =>
    spawnSync(join(programs, program), ['-D', data, ...args], {
      ...user,
      cwd: directory,
      encoding: 'utf8',
    })
  const stop = () => {
    run('pg_ctl', 'stop', '-m', 'immediate')
    rmSync(directory, { recursive: true, force: true })
  }
  const initialize = (locale: string) =>
    run('initdb', '-U', 'fucina', '-A', 'trust', '-E', 'UTF8', '--no-sync', locale)
  let made = initialize('--locale=C.UTF-8')
  if (made.status !== 0) made = initialize('--no-locale')
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
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`)
  const log = join(directory, 'log')
  if (made.status === 0) made = run('pg_ctl', 'start', '-w', '-l', log, '-o', options.join(' '))
  if (made.status !== 0) {
    const said = existsSync(log) ? readFileSync(log, 'utf8') : made.stderr
    stop()
    throw new Error(`PostgreSQL did not start: ${said}`)
  }
  return { url: `postgres://fucina@127.0.0.1:${port}/postgres`, stop }
}

/**
 * TEST_DATABASE_URL, else a private cluster from an installed PostgreSQL.
 * @returns undefined when none can be had
 */
export async function providePostgres(): Promise<TestPostgres | undefined> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: () => {} }
  const programs = findPrograms()
  if (programs === undefined) return
  try {
    return await startCluster(programs)
  } catch (error) {
    console.error((error as Error).message)
  }
}
