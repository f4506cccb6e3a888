import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { contentShapes } from '../../../db/content-shapes.ts'
import { databasePlace, engine } from '../../../tests/harness/database.ts'
import type { DatabasePlace } from '../../../tests/harness/place.ts'
import { type Database, openDatabase } from './database.server.ts'
import { type Unreadable, unreadableColumns } from './readable-json.server.ts'
import { withSnapshot } from './snapshot.server.ts'

async function listening(): Promise<{ db: Database; place: DatabasePlace; told: Unreadable[] }> {
  const told: Unreadable[] = []
  const place = await databasePlace('seeded')
  const db = openDatabase(place, () => {}, { onUnreadable: (where) => told.push(where) })
  onTestFinished(async () => {
    await db.destroy()
    await place.remove()
  })
  return { db, place, told }
}

const write = (db: Database, table: string, id: string, column: string, value: string) =>
  sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.lit(value)} where "id" = ${id}`.execute(
    db,
  )

const medico = (db: Database) =>
  db.selectFrom('professions').selectAll().where('id', '=', 'medico').executeTakeFirstOrThrow()

test('ERR-52 a list keeps what can be read of it, and each place is told of once', async () => {
  const { db, told } = await listening()
  await write(db, 'professions', 'medico', 'tips', '["uno", 2, null, "tre"]')
  await write(db, 'professions', 'medico', 'metrics', '{"productivity": "tanta"}')
  await write(db, 'professions', 'medico', 'useCases', '{"a": 1}')
  for (let times = 0; times < 2; times += 1) {
    expect(await medico(db)).toMatchObject({ tips: ['uno', 'tre'], metrics: null, useCases: [] })
  }
  const at = { table: 'professions', id: 'medico' }
  expect(told).toEqual(['metrics', 'useCases', 'tips'].map((column) => ({ ...at, column })))
  const columns = await unreadableColumns(db, 'professions', 'medico')
  expect(columns).toEqual(['metrics', 'useCases', 'tips'])
  expect(await unreadableColumns(db, 'professions', 'avvocato')).toEqual([])
})

test('what is sound is read as it is, by whatever name its table goes', async () => {
  const { db, told } = await listening()
  const { tools } = await medico(db)
  const one = await db
    .selectFrom('professions as p')
    .select('p.tools')
    .where('p.id', '=', 'medico')
    .executeTakeFirstOrThrow()
  expect(one).toEqual({ tools })
  expect(tools.length).toBeGreaterThan(0)
  expect(told).toEqual([])
})

test('a JSON column that is checked has a name of its own among all columns', async () => {
  const { db } = await listening()
  const names = Object.values(contentShapes).flatMap((shapes) => Object.keys(shapes))
  const stored = (await db.introspection.getTables()).flatMap(({ name: table, columns }) =>
    columns.filter(({ name }) => names.includes(name)).map(({ name }) => `${table}.${name}`),
  )
  const checked = Object.entries(contentShapes).flatMap(([table, shapes]) =>
    Object.keys(shapes).map((column) => `${table}.${column}`),
  )
  expect(stored.sort()).toEqual(checked.sort())
})

test('a snapshot holds what is stored, as it is', async () => {
  const { db, place } = await listening()
  await write(db, 'professions', 'medico', 'useCases', '{"a": 1}')
  const values = await withSnapshot(place, async ({ tables, rows }) => {
    const found: unknown[] = []
    for (const table of tables.filter(({ name }) => name === 'professions')) {
      for await (const row of rows(table)) found.push(...row)
    }
    return found
  })
  expect(values).toContainEqual({ a: 1 })
})

// PostgreSQL stores no text that is no JSON.
test.runIf(engine === 'sqlite')('ERR-52 text that is no JSON counts as empty', async () => {
  const { db, told } = await listening()
  await write(db, 'tools', '2', 'features', '["rotto')
  await write(db, 'tools', '2', 'pricing', '')
  const tool = db.selectFrom('tools').select(['id', 'features', 'pricing']).where('id', '=', '2')
  expect(await tool.executeTakeFirst()).toMatchObject({
    features: [],
    pricing: { hasFree: false, startingPrice: '', description: '' },
  })
  expect(told.map(({ column }) => column)).toEqual(['features', 'pricing'])
})
