/** What the process writes while a fault lasts, and when it is over. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { testPlace } from '../harness/database.ts'
import { inheritedEnvironment } from '../harness/run.ts'
import { engine, type Fucina, signedIn, startFucina } from '../harness/server.ts'
import { canMount, fill, smallDisk } from '../harness/small-disk.ts'

vi.setConfig({ testTimeout: 90_000 })

const root = resolve(import.meta.dirname, '../..')

type Line = { level: string; msg: string; err?: { stack?: string } }

/** Every line is JSON, but for the made password: whatever is not fails here. */
const logLines = (server: Fucina): Line[] =>
  server
    .logs()
    .split('\n')
    .filter((line) => line && !line.startsWith('First administrator:'))
    .map((line) => JSON.parse(line))

const saying = (server: Fucina, words: RegExp) =>
  logLines(server).filter(({ msg }) => words.test(msg))

async function until(isSo: () => boolean | Promise<boolean>) {
  const deadline = Date.now() + 30_000
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('it did not come so far')
    await wait(100)
  }
}

const readiness = async (server: Fucina) => (await fetch(`${server.url}/readyz`)).status

test('HLD-19 while the database is away every line is JSON, and the fault is said once', async () => {
  const server = await startFucina({ interruptible: true, env: { LOG_LEVEL: 'info' } })
  const { visitor } = await signedIn(server)
  await server.outage.takeAway()
  await until(async () => (await readiness(server)) === 503)
  expect((await fetch(`${server.url}/healthz`)).status, 'it lives').toBe(200)
  for (const path of ['/dashboard', '/saved-searches', '/login', '/dashboard']) {
    await visitor.get(path)
  }
  await visitor.post('/login/accedi', { email: 'ada@esempio.it', password: 'qualcosa' })
  await visitor.post('/login/password-dimenticata', { email: 'ada@esempio.it' })
  await wait(3000)
  expect(saying(server, /^the database .*does not answer/)).toHaveLength(1)
  await server.outage.bringBack()
  await until(() => saying(server, /^the database answers again$/).length === 1)
  await until(async () => (await readiness(server)) === 200)
  for (const { err } of logLines(server)) expect(err?.stack).toBeUndefined()
})

test.runIf(engine === 'postgres')(
  'HLD-19 a role without rights is told once what it needs, and it goes on by itself',
  async () => {
    const place = await testPlace('empty')
    const url = new URL(place.url ?? '')
    const owner = new pg.Client({ connectionString: url.href })
    await owner.connect()
    const role = `weak_${process.pid}`
    await owner.query(`create role ${role} login`)
    url.username = role
    const weak = { ...place, url: url.href }
    const server = await startFucina({ place: weak, ready: false, env: { LOG_LEVEL: 'info' } })
    const isSaid = () => saying(server, /^the role .*owner of the database/)
    await until(() => isSaid().length > 0)
    await wait(5000)
    expect(isSaid()).toHaveLength(1)
    await owner.query(`grant all on schema public to ${role}`)
    await until(async () => (await readiness(server)) === 200)
    expect(saying(server, /^the database answers again$/)).toHaveLength(1)
    for (const { err } of logLines(server)) expect(err?.stack).toBeUndefined()
    await server.stop()
    await owner.query(`drop owned by ${role}; drop role ${role}`)
    await owner.end()
  },
)

test('HLD-20 npm start says nothing of being ready when another program answers there', async () => {
  const other = createServer((_request, response) => response.end('ready')).listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const directory = mkdtempSync(join(tmpdir(), 'fucina-taken-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const { port } = other.address() as { port: number }
  const child = spawn(process.execPath, ['ops/start.mjs'], {
    cwd: root,
    env: { ...inheritedEnvironment(), DATA_DIR: directory, PORT: String(port) },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  await once(child, 'close')
  expect(output).toMatch(/PORT: another program listens on 127\.0\.0\.1:\d+ already/)
  expect(output).not.toContain('is ready')
  expect(child.exitCode).toBe(1)
})

const profile = { intent: 'save', name: 'Ada Nuova', city: 'Treviglio', techLevel: 'advanced' }

describe.runIf(engine === 'sqlite' && canMount())('HLD-20 a disk that is full', () => {
  test('is named when it happens, and over by itself; reading goes on', async () => {
    const directory = smallDisk()
    const place = { engine: 'sqlite' as const, directory, url: undefined, remove: async () => {} }
    const server = await startFucina({ place, env: { LOG_LEVEL: 'info' } })
    const { visitor } = await signedIn(server)
    const filler = join(directory, 'filler')
    fill(filler)
    const statuses = new Set<number>()
    await until(async () => {
      const answer = await visitor.post('/dashboard/impostazioni', profile)
      statuses.add(answer.status)
      return (await readiness(server)) === 503
    })
    expect(await (await visitor.get('/prompts')).text()).toContain('<main')
    await until(() => saying(server, /^the disk of .*fucina\.sqlite is full/).length > 0)
    rmSync(filler)
    await until(async () => (await readiness(server)) === 200)
    expect(saying(server, /^the disk of .*fucina\.sqlite is full/)).toHaveLength(1)
    await until(() => saying(server, /^the database takes writes again/).length === 1)
    expect([...statuses], server.logs()).not.toContain(500)
  })
})

test.runIf(engine === 'postgres')(
  'HLD-20 a full disk of the database server makes the server unready until there is room',
  async () => {
    const server = await startFucina({ env: { LOG_LEVEL: 'info' } })
    const { visitor } = await signedIn(server)
    // What the server says when its disk is full, whoever makes a table larger.
    await sql`create function no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left' using errcode = '53100'; end $$`.execute(
      server.db(),
    )
    for (const table of ['users', 'settings']) {
      await sql`create trigger no_room before insert or update on ${sql.table(table)}
        for each row execute function no_room()`.execute(server.db())
    }
    expect((await visitor.post('/dashboard/impostazioni', profile)).status).toBe(503)
    expect(await readiness(server)).toBe(503)
    await until(() => saying(server, /^the disk of the database server is full/).length > 0)
    // It tries again each second.
    await wait(2500)
    expect(await readiness(server)).toBe(503)
    await sql`drop function no_room cascade`.execute(server.db())
    await until(async () => (await readiness(server)) === 200)
    await until(() => saying(server, /^the database takes writes again/).length === 1)
    expect(saying(server, /^the disk of the database server is full/)).toHaveLength(1)
  },
)
