import { randomUUID } from 'node:crypto'
import {
  copyFileSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type Database, openDatabase } from '../../app/platform/db/database.server.ts'
import { executedMigrations } from '../../app/platform/db/database-fault.server.ts'
import { knownMigrations } from '../../app/platform/db/migrate.server.ts'
import { migrations } from '../../db/migrations/all.ts'
import { databasePlace, engine, testPlace } from '../../tests/harness/database.ts'
import { launchFucina } from '../../tests/harness/launch.ts'
import { operator, startOperator } from '../../tests/harness/operator.ts'
import type { DatabasePlace } from '../../tests/harness/place.ts'
import { registerRow } from '../../tests/harness/register.ts'
import {
  countRows,
  fillEveryTable,
  opened,
  readEverything,
  searchSaved,
} from '../../tests/harness/rows.ts'
import { makeBackup } from './make-backup.ts'
import { restore } from './restore.ts'

// Each command is a process of its own.
vi.setConfig({ testTimeout: 90_000 })

const isSqlite = engine === 'sqlite'

/** A backup of something in every table. */
let file: string
/** What a restore brings back. */
let before: Awaited<ReturnType<typeof readEverything>>
let backedUp: DatabasePlace
beforeAll(async () => {
  backedUp = await databasePlace('seeded')
  await opened(backedUp, fillEveryTable)
  // Everybody signs in anew.
  before = { ...(await readEverything(backedUp)), sessions: [] }
  file = (await makeBackup(backedUp, undefined)).file
})
afterAll(() => backedUp.remove())

/** Writes two rows in one transaction, over and over, until it is told to stop. */
function writer(db: Database) {
  let isStopping = false
  let written = 0
  const running = (async () => {
    while (!isStopping) {
      const row = { id: randomUUID(), createdAt: new Date() }
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('generations')
          .values({ ...row, userId: null, kind: 'answer', status: 'load', isDemo: true })
          .execute()
        await trx
          .insertInto('register')
          .values(registerRow({ act: 'load' }))
          .execute()
      })
      written += 1
      await wait(1)
    }
  })()
  return {
    written: () => written,
    async stop() {
      isStopping = true
      await running
    },
  }
}

test('HLD-29 a backup taken while people write holds one moment, and restores into an empty installation', async () => {
  const place = await testPlace('seeded')
  await opened(place, fillEveryTable)
  const filled = await readEverything(place)
  const db = openDatabase(place, () => {})
  const writers = [writer(db), writer(db)]
  const written = () => writers.reduce((sum, { written }) => sum + written(), 0)
  await wait(200)
  const copied = join(place.directory, 'copy')
  const begun = written()
  const made = await operator(place, 'backup', copied)
  const meanwhile = written() - begun
  await Promise.all(writers.map((one) => one.stop()))
  await db.destroy()
  expect(made).toMatchObject({ code: 0, errors: '' })
  expect(meanwhile).toBeGreaterThan(0)
  expect((statSync(copied).mode & 0o777).toString(8)).toBe('600')

  const copy = await testPlace('empty')
  expect(await operator(copy, 'restore', copied)).toMatchObject({ code: 0, errors: '' })
  const { generations: _some, register: _others, ...same } = filled
  expect(same['sessions']).not.toEqual([])
  expect(await readEverything(copy)).toMatchObject({ ...same, sessions: [] })
  await opened(copy, async (restored) => {
    const generations = await countRows(restored, 'generations', 'status', 'load')
    expect(generations).toBeGreaterThan(0)
    // Of each transaction both rows are there, or none.
    expect(await countRows(restored, 'register', 'act', 'load')).toBe(generations)
    expect(await searchSaved(restored, 'filigrana')).toHaveLength(1)
  })
})

test('HLD-29 a backup without a name goes into the data, for its owner only, and is noted', async () => {
  const place = await testPlace('seeded')
  const { code, output } = await operator(place, 'backup')
  expect(code).toBe(0)
  const folder = join(place.directory, 'backups')
  const [name, ...others] = readdirSync(folder)
  expect(others).toEqual([])
  expect(name).toMatch(/^fucina-20\d\d-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}\.(sqlite|pgdump)$/)
  expect(output).toContain(join(folder, name ?? ''))
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  await opened(place, async (db) => {
    expect(await countRows(db, 'register', 'act', 'backupMade')).toBe(1)
  })
  const again = await operator(place, 'backup', join(folder, name ?? ''))
  expect([again.code, again.errors]).toEqual([
    1,
    `${join(folder, name ?? '')} exists: nothing was written.\n`,
  ])
})

test('HLD-29 restore loses nothing that was there', async () => {
  const place = await testPlace('seeded')
  const former = await readEverything(place)
  const { code, output, errors } = await operator(place, 'restore', file)
  if (!isSqlite) {
    expect(errors).toMatch(/^There are tables in .* already: nothing was changed\. Name an empty/)
    expect(code).toBe(1)
    expect(await readEverything(place)).toEqual(former)
    return
  }
  expect([code, errors]).toEqual([0, ''])
  expect(await readEverything(place)).toEqual(before)
  const aside = /^What was there is (.*) now\.$/m.exec(output)?.[1] ?? ''
  expect((statSync(aside).mode & 0o777).toString(8)).toBe('600')
  copyFileSync(aside, join(place.directory, 'fucina.sqlite'))
  expect(await readEverything(place)).toEqual(former)
})

const pageBytes = 4096

const damaged = /(is damaged|cannot be read): nothing was changed/

const broken: [name: string, damage: (file: string) => void, words: RegExp][] = [
  [
    'another file',
    (file) => writeFileSync(file, 'Ciao, sono una lettera.\n'),
    /is no backup of Fucina/,
  ],
  ['a file cut off', (file) => truncateSync(file, Math.floor(statSync(file).size * 0.7)), damaged],
  [
    'a file overwritten in the middle',
    (file) => {
      const bytes = readFileSync(file)
      writeFileSync(file, bytes.fill(0xaa, bytes.length >> 1, (bytes.length >> 1) + pageBytes * 8))
    },
    damaged,
  ],
]

test('HLD-29 restore refuses what is no whole backup, and changes nothing', async () => {
  const place = await testPlace(isSqlite ? 'seeded' : 'empty')
  const former = await readEverything(place)
  const files = readdirSync(place.directory)
  for (const [name, damage, words] of broken) {
    const bad = `${file}-${name.replaceAll(' ', '-')}`
    copyFileSync(file, bad)
    damage(bad)
    await expect(
      restore(place, bad, () => {}),
      name,
    ).rejects.toThrow(words)
    expect(await readEverything(place), name).toEqual(former)
  }
  expect(readdirSync(place.directory)).toEqual(files)
  const { code, errors } = await operator(place, 'restore', `${file}-another-file`)
  expect([code, errors]).toEqual([1, `${file}-another-file is no backup of Fucina.\n`])
})

/** The program learns one more migration for as long as the test runs. */
function learn(name: string) {
  migrations[name] = {
    up: (db) => db.schema.createTable('later').addColumn('id', 'text').execute(),
  }
  onTestFinished(() => void delete migrations[name])
}

test('HLD-29 what an older version left is migrated, what a newer one left is refused', async () => {
  learn('9999-later')
  const place = await testPlace('empty')
  await restore(place, file, () => {})
  await opened(place, async (db) => {
    expect(await executedMigrations(db)).toEqual(knownMigrations())
    expect((await db.introspection.getTables()).map(({ name }) => name)).toContain('later')
    expect(await searchSaved(db, 'filigrana')).toHaveLength(1)
  })
  const newer = join(place.directory, 'newer')
  expect(await operator(place, 'backup', newer)).toMatchObject({ code: 0, errors: '' })
  const { code, errors } = await operator(await testPlace('empty'), 'restore', newer)
  expect([code, errors]).toEqual([
    1,
    `${newer} was made by a newer version of Fucina: update first.\n`,
  ])
})

test('HLD-29 restore and move are refused while a server works with the data; a backup is not', async () => {
  const server = await launchFucina()
  onTestFinished(() => server.remove())
  const { place } = server
  const refused = await operator(place, 'restore', file)
  expect(refused.errors).toMatch(/^Somebody works with .*: stop the server first\.\n$/)
  expect(refused.code).toBe(1)
  if (isSqlite) {
    const moved = await operator(place, 'move-to-postgres', 'postgres://127.0.0.1:9/nowhere')
    expect(moved.errors).toMatch(/stop the server first/)
  }
  const own = join(place.directory, 'own')
  expect(await operator(place, 'backup', own)).toMatchObject({ code: 0, errors: '' })
  await server.stop()

  const empty = isSqlite ? place : await testPlace('empty')
  expect(await operator(empty, 'restore', own)).toMatchObject({ code: 0, errors: '' })
  const again = await launchFucina({ place: empty })
  onTestFinished(() => again.remove())
  expect((await fetch(`${again.url}/`)).status).toBe(200)
})

test.runIf(isSqlite)('HLD-20 restore works over a damaged file, and sets it aside', async () => {
  const place = await testPlace('seeded')
  const path = join(place.directory, 'fucina.sqlite')
  const bytes = readFileSync(path)
  writeFileSync(path, bytes.fill(0xaa, pageBytes, bytes.length - pageBytes))
  const { code, output } = await operator(place, 'restore', file)
  expect(code).toBe(0)
  expect(await readEverything(place)).toEqual(before)
  const aside = /^What was there is (.*) now\.$/m.exec(output)?.[1] ?? ''
  expect(readFileSync(aside).equals(bytes)).toBe(true)
})

test.runIf(!isSqlite)(
  "HLD-29 without PostgreSQL's programs the commands say what to install",
  async () => {
    const place = await testPlace('seeded')
    const PATH = join(place.directory, 'programs')
    const { errors, code } = await startOperator(place, 'backup', [`${file}-2`], { PATH }).ended
    expect(code).toBe(1)
    expect(errors).toMatch(
      /^pg_dump is not installed: install the client programs of PostgreSQL \d+ \(.*\)\.\n$/,
    )
  },
)
