/**
 * A replicated PostgreSQL on loopback, as operators run it: two nodes under Patroni with a
 * synchronous standby, etcd, and haproxy in front, all from Debian's packages.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../tests/harness/launch.ts'
import { noteProcess } from '../../tests/harness/run.ts'
import { CannotRun } from './drill.ts'

const startMilliseconds = 90_000
const firstChecksMilliseconds = 3000
const password = 'drill'
const programs = ['patroni', 'etcd', 'haproxy']
const debianPlace = '/usr/lib/postgresql'

/** How soon a dead primary is missed, in seconds: the shortest that Patroni allows. */
export const leaseSeconds = 20

type Ports = { postgres: number; rest: number }
type Node = Ports & {
  name: string
  data: string
  config: string
  process: ChildProcess | undefined
}

/** The two nodes, and what is done to them. */
export type Cluster = {
  /** Through haproxy, which asks who is the primary. */
  throughProxy: string
  /** Kills the primary with everything that belongs to it, as a power cut would. */
  killPrimary(): Promise<void>
  /** Starts what was killed, and waits until it is a synchronous standby again. */
  heal(): Promise<void>
  stop(): Promise<void>
}

/** @throws CannotRun naming what is missing */
function requirePrograms(): string {
  const missing = programs.filter(
    (name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0,
  )
  if (missing.length > 0)
    throw new CannotRun(
      `${missing.join(', ')} not installed (Debian: apt-get install patroni etcd-server haproxy python3-psycopg2)`,
    )
  if (process.getuid?.() !== 0)
    throw new CannotRun('it starts PostgreSQL as its own user, which only the superuser may')
  const version = existsSync(debianPlace)
    ? readdirSync(debianPlace).sort((a, b) => Number(b) - Number(a))[0]
    : undefined
  if (!version) throw new CannotRun("Debian's PostgreSQL is not installed")
  return join(debianPlace, version, 'bin')
}

const patroniConfig = ({ name, data, postgres, rest }: Node, etcd: number, bin: string) => `
scope: fucina
name: ${name}
restapi: { listen: 127.0.0.1:${rest}, connect_address: 127.0.0.1:${rest} }
etcd3: { host: 127.0.0.1:${etcd} }
bootstrap:
  dcs:
    ttl: ${leaseSeconds}
    loop_wait: 5
    retry_timeout: 5
    synchronous_mode: true
    postgresql: { use_pg_rewind: true, parameters: { wal_log_hints: 'on', max_connections: 100 } }
  initdb: [ { encoding: UTF8 }, { locale: C.UTF-8 }, data-checksums ]
  pg_hba: [ host all all 127.0.0.1/32 md5, host replication all 127.0.0.1/32 md5 ]
postgresql:
  listen: 127.0.0.1:${postgres}
  connect_address: 127.0.0.1:${postgres}
  data_dir: ${data}
  bin_dir: ${bin}
  pgpass: ${data}.pgpass
  remove_data_directory_on_diverged_timelines: true
  remove_data_directory_on_rewind_failure: true
  authentication:
    superuser: { username: postgres, password: ${password} }
    replication: { username: replicator, password: ${password} }
    rewind: { username: rewinder, password: ${password} }
  parameters: { unix_socket_directories: '' }
`

const haproxyConfig = (port: number, nodes: readonly Node[]) => `
global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
listen primary
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, postgres, rest }) => `  server ${name} 127.0.0.1:${postgres} check port ${rest}`).join('\n')}
`

/** Patroni's own answer about a node. */
const says = async ({ rest }: Node, path: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${rest}${path}`).then(
    ({ ok }) => ok,
    () => false,
  )

async function until(what: string, holds: () => Promise<boolean>) {
  const deadline = Date.now() + startMilliseconds
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`${what} took too long`)
    await wait(200)
  }
}

const answers = async (connectionString: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** Starts both nodes, etcd and haproxy. @throws CannotRun */
export async function startCluster(): Promise<Cluster> {
  const bin = requirePrograms()
  const directory = mkdtempSync(join(tmpdir(), 'fucina-cluster-'))
  spawnSync('chown', ['postgres', directory])
  const asPostgres = (program: string, args: string[]) => {
    const child = spawn(
      'setpriv',
      ['--reuid=postgres', '--regid=postgres', '--clear-groups', '--', program, ...args],
      {
        cwd: directory,
        stdio: 'ignore',
        env: { PATH: `${process.env.PATH}:${bin}`, HOME: directory },
      },
    )
    if (child.pid) noteProcess(child.pid)
    return child
  }
  const [etcd, peer, front] = [await freePort(), await freePort(), await freePort()]
  const at = (port: number) => `http://127.0.0.1:${port}`
  mkdirSync(join(directory, 'etcd'), { mode: 0o700 })
  spawnSync('chown', ['postgres', join(directory, 'etcd')])
  const others = [
    asPostgres('etcd', [
      '--data-dir',
      join(directory, 'etcd'),
      '--listen-client-urls',
      at(etcd),
      '--advertise-client-urls',
      at(etcd),
      '--listen-peer-urls',
      at(peer),
      '--initial-advertise-peer-urls',
      at(peer),
      '--initial-cluster',
      `default=${at(peer)}`,
    ]),
  ]
  await until('etcd', () =>
    fetch(`${at(etcd)}/health`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  const nodes: Node[] = []
  for (const name of ['one', 'two']) {
    const node: Node = {
      name,
      postgres: await freePort(),
      rest: await freePort(),
      data: join(directory, name),
      config: join(directory, `${name}.yml`),
      process: undefined,
    }
    writeFileSync(node.config, patroniConfig(node, etcd, bin))
    nodes.push(node)
  }
  const start = (node: Node) => {
    node.process = asPostgres('patroni', [node.config])
  }
  for (const node of nodes) {
    start(node)
    await until(`node ${node.name}`, () =>
      says(node, nodes.indexOf(node) === 0 ? '/primary' : '/synchronous'),
    )
  }
  writeFileSync(join(directory, 'haproxy.cfg'), haproxyConfig(front, nodes))
  others.push(asPostgres('haproxy', ['-db', '-f', join(directory, 'haproxy.cfg')]))
  const kill = (node: Node) => {
    node.process?.kill('SIGKILL')
    const file = join(node.data, 'postmaster.pid')
    if (!existsSync(file)) return
    const postmaster = Number(readFileSync(file, 'utf8').split('\n', 1)[0])
    try {
      process.kill(postmaster, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
  const address = (host: string) => `postgres://postgres:${password}@${host}/postgres`
  const throughProxy = address(`127.0.0.1:${front}`)
  // Until its first checks are done haproxy takes every node for the primary.
  await wait(firstChecksMilliseconds)
  await until('haproxy', () => answers(throughProxy))
  let dead: Node | undefined
  return {
    throughProxy,
    async killPrimary() {
      const answers = await Promise.all(nodes.map((node) => says(node, '/primary')))
      dead = nodes[answers.indexOf(true)]
      if (!dead) throw new Error('nobody is the primary')
      kill(dead)
    },
    async heal() {
      if (!dead) return
      const node = dead
      start(node)
      await until(`node ${node.name}, again`, () => says(node, '/synchronous'))
    },
    async stop() {
      for (const node of nodes) kill(node)
      for (const child of others) child.kill('SIGKILL')
      await wait(500)
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
