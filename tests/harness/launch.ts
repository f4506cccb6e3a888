/** Starts the built server as its own process, as in production. Knows nothing of a test runner. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Database, openDatabase } from '../../app/platform/db/database.server.ts'
import { serverArguments } from '../../ops/pinned-node.mjs'
import { databaseOutage, type Outage } from './outage.ts'
import { type Contents, type DatabasePlace, databasePlace, type TestEngine } from './place.ts'
import { inheritedEnvironment, noteProcess, takePort } from './run.ts'

const root = resolve(import.meta.dirname, '../..')
const startMilliseconds = 30_000

/** Signs sessions in every server of the tests; `env: { SECRET: '' }` leaves it to the server. */
export const testSecret = 'a secret of the tests, known to everybody, worth nothing'

export type LaunchOptions = {
  /** What Node runs: the server itself, or a program that starts it. */
  program?: readonly string[]
  /** Settings on top of the tests' own; see docs/operations/settings.md. */
  env?: Record<string, string>
  /** The database is as after a first start, with the built-in content; `false`: it is empty. */
  seeded?: boolean
  /** A place that exists already: a second server on it, or a new start after a stop. */
  place?: DatabasePlace
  engine?: TestEngine
  /** Can `outage.takeAway()` the database while the server runs. */
  interruptible?: boolean
  /** Resolve as soon as it listens, even if the database is not ready. */
  ready?: boolean
  /** Default: a free one. */
  port?: number
  /** What browsers call it; passkeys want a name. Default: the number of loopback. */
  hostName?: string
}

export type Fucina = {
  /** Without a slash at the end. */
  url: string
  port: number
  place: DatabasePlace
  secret: string
  /** What the process wrote so far: JSON lines of errors, and anything on standard error. */
  logs(): string
  /** The same database, from outside the server. */
  db(): Database
  outage: Outage
  process: ChildProcess
  /** SIGTERM. @returns the exit code */
  stop(): Promise<number | null>
  kill(signal: NodeJS.Signals): Promise<void>
  /** Stops it and removes its place, if it was made for it. */
  remove(): Promise<void>
}

/** A port of loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return takePort(port) ? port : freePort()
}

async function untilAnswering(child: ChildProcess, url: string, output: () => string) {
  const deadline = Date.now() + startMilliseconds
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode) {
      throw new Error(`the server ended before it was ready (${child.exitCode}):\n${output()}`)
    }
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    )
    if (status === 200) return
    await wait(20)
  }
  child.kill('SIGKILL')
  throw new Error(`${url} did not answer with 200 in time:\n${output()}`)
}

export async function launchFucina(options: LaunchOptions = {}): Promise<Fucina> {
  const { seeded = true, ready = true } = options
  const contents: Contents = seeded ? 'started' : 'empty'
  const place = options.place ?? (await databasePlace(contents, options.engine))
  const outage = options.interruptible
    ? await databaseOutage(place)
    : { url: place.url, takeAway: unprepared, bringBack: unprepared, close: async () => {} }
  const port = options.port ?? (await freePort())
  const url = `http://${options.hostName ?? '127.0.0.1'}:${port}`
  const env: Record<string, string> = {
    ...inheritedEnvironment(),
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: place.directory,
    DATABASE_URL: outage.url ?? '',
    SECRET: testSecret,
    LOG_LEVEL: 'error',
    ...options.env,
  }
  const child = spawn(process.execPath, options.program ?? serverArguments, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const forget = child.pid ? noteProcess(child.pid) : () => {}
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const ended = once(child, 'exit').then(() => forget())
  const logs = () => output

  let db: Database | undefined
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && !child.signalCode) child.kill(signal)
    await ended
  }
  const fucina: Fucina = {
    url,
    port,
    place,
    secret: env.SECRET ?? '',
    logs,
    outage,
    process: child,
    db() {
      db ??= openDatabase(place, () => {})
      return db
    },
    async stop() {
      await end('SIGTERM')
      return child.exitCode
    },
    kill: end,
    async remove() {
      await end('SIGKILL')
      await outage.close()
      await db?.destroy()
      if (!options.place) await place.remove()
    },
  }
  try {
    await untilAnswering(child, `${url}/${ready ? 'readyz' : 'healthz'}`, logs)
  } catch (error) {
    await fucina.remove()
    throw error
  }
  return fucina
}

async function unprepared(): Promise<never> {
  throw new Error('start the server with interruptible: true to take its database away')
}
