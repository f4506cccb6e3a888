import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../app/platform/db/migrate.server.ts'
import { seed } from '../../db/seed.ts'
import { databasePlace } from '../harness/database.ts'
import { operator } from '../harness/operator.ts'
import type { DatabasePlace } from '../harness/place.ts'
import { opened } from '../harness/rows.ts'
import { browserLike, engine, sessionCookie, startFucina, testPassword } from '../harness/server.ts'

/** Made by the first version that people used (commit 6f333b6), with a row in every table. */
const fixture = new URL('../fixtures/version-6f333b6.sqlite.gz', import.meta.url)
const tablesOfFixture = 22

/** Made from other rows: searches, counts and totals, which a version may make otherwise. */
const derived = /Search(Rows)?(_\w+)?$|Counters$|^learningTotals$|^kysely_migration/
const derivedColumns = new Set(['searchText', 'titleSort'])
/** Where a later version keeps the rows of a table, and what it does without. */
const movedTables: Record<string, { to: string; without: string[] }> = {
  trashedCompletions: { to: 'chapterCompletions', without: ['trashId'] },
  // What was repeated there of the response itself.
  savedTags: { to: 'savedTags', without: ['createdAt', 'hasImage'] },
}

/** The former database as a SQLite file of its own. */
async function formerPlace(): Promise<DatabasePlace> {
  const place = await databasePlace('empty', 'sqlite')
  onTestFinished(() => place.remove())
  writeFileSync(fileOf(place), gunzipSync(readFileSync(fixture)), { mode: 0o600 })
  usedJustNow(place)
  return place
}

/** The sessions in it, whenever the test runs: they end when nobody uses them. */
function usedJustNow(place: DatabasePlace) {
  const file = new DatabaseSync(fileOf(place))
  const [now, later] = [0, 7].map((days) => new Date(Date.now() + days * 86_400_000).toISOString())
  file
    .prepare('update sessions set "updatedAt" = ?, "expiresAt" = ?')
    .run(String(now), String(later))
  file.close()
}

const fileOf = ({ directory }: DatabasePlace) => join(directory, 'fucina.sqlite')

/** The same on the engine under test. */
async function formerPlaceOnEngine(): Promise<DatabasePlace> {
  const source = await formerPlace()
  if (engine === 'sqlite') return source
  await opened(source, migrate)
  const target = await databasePlace('empty')
  onTestFinished(() => target.remove())
  const moved = await operator(source, 'move-to-postgres', target.url ?? '')
  expect(moved, moved.errors).toMatchObject({ code: 0 })
  return target
}

type Row = Record<string, unknown>

/** Every row that is not made from others, by the table that holds it today. */
function rowsOf(place: DatabasePlace): Map<string, Row[]> {
  const file = new DatabaseSync(fileOf(place), { readOnly: true })
  try {
    const tables = file.prepare("select name from sqlite_master where type = 'table'").all()
    const rows = new Map<string, Row[]>()
    for (const table of tables.map(({ name }) => String(name))) {
      if (derived.test(table)) continue
      const { to, without } = movedTables[table] ?? { to: table, without: [] }
      const kept = file
        .prepare(`select * from "${table}"`)
        .all()
        .map((row) =>
          Object.fromEntries(
            Object.entries(row).filter(
              ([column]) => !without.includes(column) && !derivedColumns.has(column),
            ),
          ),
        )
      rows.set(to, [...(rows.get(to) ?? []), ...kept])
    }
    return rows
  } finally {
    file.close()
  }
}

const holds = (row: Row, former: Row) =>
  Object.entries(former).every(
    ([column, value]) =>
      JSON.stringify(known(column, row[column])) === JSON.stringify(known(column, value)),
  )

/** A column's value without what a later version adds inside of it. */
function known(column: string, value: unknown): unknown {
  if (column !== 'templates') return value
  return (JSON.parse(String(value)) as Row[]).map(({ why: _, ...template }) => template)
}

test.runIf(engine === 'sqlite')('the first version’s database keeps every row', async () => {
  const place = await formerPlace()
  const former = rowsOf(place)
  expect([...former.values()].filter((rows) => rows.length === 0)).toEqual([])
  expect(former.size).toBe(tablesOfFixture)
  await opened(place, async (db) => {
    await migrate(db)
    await seed(db)
  })
  const now = rowsOf(place)
  for (const [table, rows] of former) {
    const lost = rows.filter((row) => !now.get(table)?.some((one) => holds(one, row)))
    expect(lost, table).toEqual([])
  }
})

test('HSE-06 WKX-75 the first version’s people, answers and content are there after the start', {
  timeout: 60_000,
}, async () => {
  const server = await startFucina({ place: await formerPlaceOnEngine() })
  const textOf = async (visitor: ReturnType<typeof browserLike>, path: string) => {
    const answer = await visitor.get(path)
    expect(answer.status, path).toBe(200)
    return answer.text()
  }

  const visitor = browserLike(server)
  const email = 'ada@esempio.it'
  const signedIn = await visitor.post('/login', { intent: 'login', email, password: testPassword })
  expect(signedIn.status).toBe(303)
  const saved = await textOf(visitor, '/saved-searches')
  expect(saved).toContain('Lettera al Comune')
  expect(saved).toContain('Ricetta della polenta')
  expect(saved).not.toContain('Risposta tolta')
  const row = await server
    .db()
    .selectFrom('savedResponses')
    .innerJoin('images', 'images.savedId', 'savedResponses.id')
    .select(['savedResponses.id', 'images.id as imageId'])
    .executeTakeFirstOrThrow()
  expect(await textOf(visitor, `/saved-searches/${row.id}`)).toContain('日本 👍')
  expect((await visitor.get(`/prompts/images/${row.imageId}`)).status).toBe(200)
  for (const path of ['/', '/tools', '/guides', '/guides/canva-basics', '/dashboard', '/prompts']) {
    await textOf(visitor, path)
  }
  expect(await textOf(visitor, '/tools')).toContain('Strumento di prova')
  const fraud = 'vita-quotidiana-messaggio-sospetto'
  expect(await textOf(visitor, `/prompts?profession=vita-quotidiana&template=${fraud}`)).toContain(
    '<summary>Perché funziona</summary>',
  )

  const admin = browserLike(server)
  admin.cookies.set(...sessionCookie(server, 'gettone-sessione-di-olga'))
  expect(await textOf(admin, '/admin/guides')).toContain('Guida in bozza')
  const trash = await textOf(admin, '/admin/test?scheda=cestino')
  for (const title of ['Strumento tolto', 'Guida tolta', 'Artigiano']) {
    expect(trash).toContain(title)
  }
  expect(await textOf(admin, '/admin/users')).toContain(email)
})
