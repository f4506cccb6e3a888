import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Database, openDatabase } from '../../app/platform/db/database.server.ts'
import { knownMigrations, migrateUpTo } from '../../app/platform/db/migrate.server.ts'
import { withSnapshot } from '../../app/platform/db/snapshot.server.ts'
import { tallyAll } from '../../app/platform/db/stored-tables.server.ts'
import { databasePlace, engine } from '../../tests/harness/database.ts'
import { operator, startOperator } from '../../tests/harness/operator.ts'
import type { Contents, DatabasePlace, TestEngine } from '../../tests/harness/place.ts'
import { countOf, fillEveryTable, opened, savedOf } from '../../tests/harness/rows.ts'
import { openBackup } from './backup-file.ts'
import { makeBackup } from './make-backup.ts'
import { restore } from './restore.ts'

// Each command is a process of its own.
vi.setConfig({ testTimeout: 90_000 })

/** A place of the engine under test, or another one; gone when the test is. */
async function placeFor(contents: Contents, on: TestEngine = engine): Promise<DatabasePlace> {
  const place = await databasePlace(contents, on)
  onTestFinished(() => place.remove())
  return place
}

const talliesOf = (place: DatabasePlace) => withSnapshot(place, tallyAll)

async function talliesIn(file: string) {
  const backup = await openBackup(file)
  const tallies = await tallyAll(backup)
  await backup.finish()
  return tallies
}

/** A place with something in every table, and a backup of it. */
async function backedUp(on: TestEngine = engine) {
  const place = await placeFor('seeded', on)
  await opened(place, fillEveryTable)
  const file = join(place.directory, 'copy.jsonl.gz')
  const before = await talliesOf(place)
  await makeBackup(place, file, () => {})
  return { place, file, before }
}

/** What `npm run restore -- FILE --replace` does, in this process. */
async function restoreFrom(file: string, place: DatabasePlace) {
  const backup = await openBackup(file)
  try {
    await restore(place, backup, { replace: true, tell: () => {} })
  } finally {
    await backup.close()
  }
}

test('every table of the schema is in a backup, and every column but the numbers of rows', async () => {
  const { file } = await backedUp()
  const schema = readFileSync(resolve(import.meta.dirname, '../../db/schema.ts'), 'utf8')
  const [, listed = ''] = /export type Schema = \{([^}]*)\}/.exec(schema) ?? []
  const names = [...listed.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name)
  const backup = await openBackup(file)
  expect(backup.tables.map(({ name }) => name)).toEqual(names.toSorted())
  await backup.close()
  const saved = backup.tables.find(({ name }) => name === 'savedResponses')
  expect(saved?.columns.map(({ name }) => name)).not.toContain('rowNumber')
  expect(saved?.columns.length).toBe(16)
})

test('a backup restores into an empty installation with equal row hashes', async () => {
  const { file, before } = await backedUp()
  for (const contents of ['empty', 'migrated'] as const) {
    const place = await placeFor(contents)
    await restoreFrom(file, place)
    expect(await talliesOf(place)).toEqual(before)
  }
})

/** Writes two rows in one transaction, over and over, until it is told to stop. */
function writer(db: Database) {
  let isStopping = false
  let written = 0
  const running = (async () => {
    while (!isStopping) {
      const createdAt = new Date()
      const row = { id: randomUUID(), createdAt }
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('exchanges')
          .values({ ...row, userId: null, kind: 'answer', status: 'load', isDemo: true })
          .execute()
        const event = { kind: 'load', actorId: null, subjectId: null, subjectTitle: null }
        await trx
          .insertInto('activity')
          .values({ ...row, ...event })
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

test('a backup taken under load restores into an empty installation with equal row hashes', async () => {
  const place = await placeFor('seeded')
  const db = openDatabase(place, () => {})
  await fillEveryTable(db)
  const writers = [writer(db), writer(db)]
  const written = () => writers.reduce((sum, { written }) => sum + written(), 0)
  await wait(200)
  const file = join(place.directory, 'copy.jsonl.gz')
  const begun = written()
  const made = await operator(place, 'backup', file)
  const meanwhile = written() - begun
  await Promise.all(writers.map((one) => one.stop()))
  await db.destroy()
  expect(made).toMatchObject({ code: 0, errors: '' })
  expect(meanwhile).toBeGreaterThan(0)

  const copy = await placeFor('empty')
  expect(await operator(copy, 'restore', file)).toMatchObject({ code: 0, errors: '' })
  expect(await talliesOf(copy)).toEqual(await talliesIn(file))
  await opened(copy, async (restored) => {
    const exchanges = await countOf(restored, 'exchanges', 'status', 'load')
    expect(exchanges).toBeGreaterThan(0)
    // Of each transaction both rows are there, or none.
    expect(await countOf(restored, 'activity', 'kind', 'load')).toBe(exchanges)
  })
})

test('SAVE-05 the restored copy is searched, and goes on being searched after a change', async () => {
  const { place: original, file } = await backedUp()
  const place = await placeFor('empty')
  await restoreFrom(file, place)
  const found = await opened(original, (db) => savedOf(db, 'filigrana'))
  expect(found).toHaveLength(1)
  await opened(place, async (db) => {
    expect(await savedOf(db, 'filigrana')).toEqual(found)
    await db
      .updateTable('savedResponses')
      .set({ searchText: 'zabaione' })
      .where('id', '=', found[0]!)
      .execute()
    expect(await savedOf(db, 'filigrana')).toEqual([])
    expect(await savedOf(db, 'zabaione')).toEqual(found)
  })
})

test.runIf(engine === 'sqlite')('every search index has as many rows as before', async () => {
  const { place: original, file } = await backedUp()
  const place = await placeFor('empty')
  await restoreFrom(file, place)
  const counts = await opened(original, indexedRows)
  expect(counts.length).toBeGreaterThan(0)
  expect(await opened(place, indexedRows)).toEqual(counts)
})

async function indexedRows(db: Database) {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where sql like 'create virtual table%' order by name`.execute(db)
  const counts = []
  for (const { name } of rows) {
    const { rows } =
      await sql`select ${name} as name, count(*) as count from ${sql.table(`${name}_docsize`)}`.execute(
        db,
      )
    counts.push(...rows)
  }
  return counts
}

test('the restored copy has the indexes, references and triggers of a new database', async () => {
  const { file } = await backedUp()
  const place = await placeFor('empty')
  await restoreFrom(file, place)
  const fresh = await placeFor('migrated')
  expect(await opened(place, structureOf)).toEqual(await opened(fresh, structureOf))
})

async function structureOf(db: Database): Promise<unknown[]> {
  const text =
    engine === 'sqlite'
      ? sql`select type, name, sql from sqlite_master where name not like 'sqlite_stat%' order by type, name`
      : sql`select 'index' as type, indexdef as text from pg_indexes where schemaname = current_schema()
          union select 'constraint', conname || pg_get_constraintdef(oid) from pg_constraint where connamespace = current_schema()::regnamespace
          union select 'trigger', pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
          order by 1, 2`
  const { rows } = await text.execute(db)
  expect(rows.length).toBeGreaterThan(20)
  return rows
}

test('a backup says when it was made, for the administrators', async () => {
  const place = await placeFor('migrated')
  await operator(place, 'backup')
  await opened(place, async (db) => {
    const noted = await db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'lastBackupAt')
      .executeTakeFirstOrThrow()
    expect(Number.isNaN(Date.parse(noted.value))).toBe(false)
    expect(await countOf(db, 'activity', 'kind', 'backupMade')).toBe(1)
  })
})

test('a backup without a name goes into the data, for its owner only', async () => {
  const place = await placeFor('seeded')
  const { output } = await operator(place, 'backup')
  const [name, ...others] = readdirSync(join(place.directory, 'backups'))
  expect(others).toEqual([])
  const file = join(place.directory, 'backups', name!)
  expect(output).toContain(file)
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('a backup takes the place of no file', async () => {
  const { place, file } = await backedUp()
  const before = readFileSync(file)
  const again = await operator(place, 'backup', file)
  expect(again).toMatchObject({ code: 1, errors: `${file} exists: nothing was written.\n` })
  expect(readFileSync(file).equals(before)).toBe(true)
})

test('a backup that is killed leaves no file of that name, or a whole one', async () => {
  const place = await placeFor('seeded')
  await opened(place, fillEveryTable)
  const file = join(place.directory, 'copy.jsonl.gz')
  const { process: child, ended } = startOperator(place, 'backup', [file])
  const hasBegun = () =>
    readdirSync(place.directory).some((name) => name.startsWith('copy')) || child.exitCode !== null
  while (!hasBegun()) await wait(1)
  child.kill('SIGKILL')
  await ended
  if (existsSync(file)) expect((await talliesIn(file)).size).toBeGreaterThan(0)
  const another = join(place.directory, 'another.jsonl.gz')
  expect(await operator(place, 'backup', another)).toMatchObject({ code: 0 })
})

test('restore does not touch an installation with data, unless told so; then it is backed up', async () => {
  const { file, before } = await backedUp()
  const place = await placeFor('seeded')
  const former = await talliesOf(place)
  const refused = await operator(place, 'restore', file)
  expect(refused.code).toBe(1)
  expect(refused.errors).toMatch(/^There is data in .* already: nothing was changed\./)
  expect(await talliesOf(place)).toEqual(former)

  expect(await operator(place, 'restore', file, '--replace')).toMatchObject({ code: 0, errors: '' })
  expect(await talliesOf(place)).toEqual(before)
  const [kept] = readdirSync(join(place.directory, 'backups'))
  expect(kept).toMatch(/^before-restore-/)
  expect(await talliesIn(join(place.directory, 'backups', kept!))).toEqual(former)
})

const broken: [name: string, bytes: (whole: Buffer) => Buffer, words: RegExp][] = [
  ['another file', () => Buffer.from('Ciao, sono una lettera.\n'.repeat(50)), /is no backup of Fu/],
  ['another gzipped file', () => gzipSync('una lettera\n'), /is no backup of Fucina/],
  ['an empty file', () => Buffer.alloc(0), /damaged: it ends too early/],
  ['a file cut off', (whole) => whole.subarray(0, whole.length / 2), /damaged: it ends too early/],
  ['a file cut off at the end of a line', withoutLastLine, /damaged: it ends too early/],
  ['a row less', withoutARow, /damaged: the rows of \w+ are not those that were written/],
  ['a row changed', withARowChanged, /damaged: the rows of tools are not those/],
  [
    'a newer schema',
    (whole) => changed(whole, '"0001-everything"', '"0001-everything","1-x"'),
    /newer version/,
  ],
  ['a newer format', (whole) => changed(whole, '"version":1', '"version":2'), /newer version/],
]

const linesOf = (whole: Buffer) => gunzipSync(whole).toString().trimEnd().split('\n')
const packed = (lines: string[]) => gzipSync(`${lines.join('\n')}\n`)

function withoutLastLine(whole: Buffer) {
  return packed(linesOf(whole).slice(0, -1))
}

function withoutARow(whole: Buffer) {
  const lines = linesOf(whole)
  return packed(
    lines.toSpliced(
      lines.findIndex((line) => line.startsWith('[')),
      1,
    ),
  )
}

function withARowChanged(whole: Buffer) {
  return changed(whole, 'ChatGPT', 'ChatGPX')
}

function changed(whole: Buffer, from: string, to: string) {
  const text = gunzipSync(whole).toString()
  expect(text).toContain(from)
  const at = from === 'ChatGPT' ? text.lastIndexOf(`"${from}"`) + 1 : text.indexOf(from)
  return gzipSync(text.slice(0, at) + to + text.slice(at + from.length))
}

test('restore refuses what is no whole backup, and changes nothing', async () => {
  const { file } = await backedUp()
  const whole = readFileSync(file)
  const place = await placeFor('seeded')
  const former = await talliesOf(place)
  for (const [name, bytes, words] of broken) {
    const bad = join(place.directory, 'bad.jsonl.gz')
    writeFileSync(bad, bytes(whole))
    await expect(restoreFrom(bad, place), name).rejects.toThrow(words)
    expect(await talliesOf(place), name).toEqual(former)
  }
  const bad = join(place.directory, 'bad.jsonl.gz')
  writeFileSync(bad, 'Ciao, sono una lettera.')
  const { code, errors } = await operator(place, 'restore', bad)
  expect(errors).toBe(`${bad} is no backup of Fucina.\n`)
  expect(code).toBe(1)
  expect(readdirSync(place.directory).filter((name) => name.startsWith('restoring'))).toEqual([])
})

test('commands say how they are used', async () => {
  const place = await placeFor('empty')
  const calls: Parameters<typeof operator>[] = [
    [place, 'restore'],
    [place, 'backup', '--all'],
    [place, 'move-to-postgres', 'mysql://there'],
    [place, 'admin', 'ada@esempio.it', '--list'],
  ]
  for (const call of calls) {
    const { code, errors } = await operator(...call)
    expect(errors).toMatch(/^.+\nUsage: npm run /)
    expect(code).toBe(2)
  }
  expect(await operator(place, 'restore', 'nowhere.gz')).toMatchObject({ code: 1 })
})

test('what an older version left is migrated after restoring', async () => {
  const old = await placeFor('empty')
  const file = join(old.directory, 'old.jsonl.gz')
  await opened(old, (db) => migrateUpTo(db, '0001-everything'))
  await opened(old, (db) =>
    db.insertInto('settings').values({ key: 'k', value: 'v', updatedAt: new Date() }).execute(),
  )
  await makeBackup(old, file, () => {})
  const place = await placeFor('migrated')
  await restoreFrom(file, place)
  const { migrations, rows } = await withSnapshot(place, async (source) => ({
    migrations: source.migrations,
    rows: (await tallyAll(source)).get('settings')?.rows,
  }))
  expect(migrations).toEqual(knownMigrations())
  expect(rows).toBeGreaterThan(0)
})

test.runIf(engine === 'postgres')('a backup of either engine restores into the other', async () => {
  for (const [from, to] of [
    ['sqlite', 'postgres'],
    ['postgres', 'sqlite'],
  ] as const) {
    const { file, before } = await backedUp(from)
    const place = await placeFor('empty', to)
    await restoreFrom(file, place)
    expect(await talliesOf(place)).toEqual(before)
    expect(await opened(place, (db) => savedOf(db, 'filigrana'))).toHaveLength(1)
  }
})
