import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { engine, testDatabase } from '../../tests/harness/database.ts'
import type { Database } from '../platform/db/database.server.ts'
import { romanMonth } from '../platform/roman-day.ts'
import { keptFigures } from './figures.server.ts'
import { recordGeneration } from './generations.server.ts'
import { noUsage } from './provider.server.ts'

const minute = 60_000

const answer = (db: Database) =>
  recordGeneration(db, {
    id: randomUUID(),
    userId: null,
    kind: 'answer',
    status: 'ok',
    isDemo: false,
    usage: { ...noUsage(), model: 'piccolo', tokensIn: 10, tokensOut: 20, calls: 1 },
  })

const answersAt = async (db: Database, now: Date) =>
  (await keptFigures(db, null, now)).months.map(({ answers }) => answers)

test('LRN-86 the figures are counted once a minute, by months in Italy', async () => {
  const db = await testDatabase()
  const now = new Date()
  expect(await answersAt(db, now)).toEqual([0, 0])
  await answer(db)
  expect(await answersAt(db, new Date(now.getTime() + minute - 1))).toEqual([0, 0])
  expect(await answersAt(db, new Date(now.getTime() + minute))).toEqual([1, 0])
  const [year = 0, month = 0] = romanMonth(now).split('-').map(Number)
  // Months are counted from 0 there: this is the one after.
  expect(await answersAt(db, new Date(Date.UTC(year, month, 15)))).toEqual([0, 1])
})

test('LRN-86 many who ask at once share one count, and a count that failed is not kept', async () => {
  const db = await testDatabase()
  const now = new Date()
  const asked = [keptFigures(db, null, now), keptFigures(db, null, now)]
  expect(asked[0]).toBe(asked[1])
  await Promise.all(asked)
  const later = new Date(now.getTime() + minute)
  await sql`alter table "aiPrices" rename to "elsewhere"`.execute(db)
  await expect(keptFigures(db, null, later)).rejects.toThrow()
  await sql`alter table "elsewhere" rename to "aiPrices"`.execute(db)
  expect((await keptFigures(db, null, later)).months).toHaveLength(2)
})

test.runIf(engine === 'sqlite')(
  'LRN-86 failed generations are found by an index of their own',
  async () => {
    const db = await testDatabase()
    const { rows } = await sql<{ detail: string }>`
    explain query plan select "status", count(*) from "generations"
    where "createdAt" > ${new Date()} and "status" not in ('ok', 'STOPPED') and not "isDemo"
    group by "status"`.execute(db)
    expect(rows.map(({ detail }) => detail).join()).toContain('generationsFailed')
  },
)
