import { expect, test } from 'vitest'
import { databasePlace, engine, testDatabase } from '../../../tests/harness/database.ts'
import { type Database, openDatabase } from '../db/database.server.ts'
import { migrate } from '../db/migrate.server.ts'
import { type Counter, giveBackCounters, takeCounters } from './counters.server.ts'

const expiresAt = new Date('2026-11-22T00:00:00Z')
const counter = (key: string, limit: number, window = '2026-11-20'): Counter => ({
  key,
  window,
  limit,
  expiresAt,
})

async function usedOf(db: Database, key: string, window: string): Promise<number> {
  const row = await db
    .selectFrom('quotas')
    .select('used')
    .where('key', '=', key)
    .where('window', '=', window)
    .executeTakeFirst()
  return row?.used ?? 0
}

test('AI-07 a counter gives exactly as many units as it holds', async () => {
  const db = await testDatabase()
  const limits = [counter('person', 2)]
  expect(await takeCounters(db, limits)).toEqual({ ok: true, used: [1] })
  expect(await takeCounters(db, limits)).toEqual({ ok: true, used: [2] })
  expect(await takeCounters(db, limits)).toEqual({ ok: false, key: 'person' })
  expect(await usedOf(db, 'person', '2026-11-20')).toBe(2)
  expect(await takeCounters(db, [counter('person', 2, '2026-11-21')])).toMatchObject({ ok: true })
  expect(await takeCounters(db, [counter('another', 2)])).toMatchObject({ ok: true })
})

test('AI-07 all counters are taken from, or none', async () => {
  const db = await testDatabase()
  const limits = [counter('wide', 10), counter('narrow', 1), counter('also narrow', 1)]
  expect(await takeCounters(db, limits)).toMatchObject({ ok: true })
  expect(await takeCounters(db, limits)).toEqual({ ok: false, key: 'narrow' })
  expect(await usedOf(db, 'wide', '2026-11-20')).toBe(1)
  expect(await takeCounters(db, [counter('fresh', 5), counter('none', 0)])).toEqual({
    ok: false,
    key: 'none',
  })
  expect(await usedOf(db, 'fresh', '2026-11-20')).toBe(0)
})

test('a unit given back can be taken again, and a counter never falls below zero', async () => {
  const db = await testDatabase()
  const limits = [counter('person', 1), counter('all', 3)]
  await takeCounters(db, limits)
  await giveBackCounters(db, limits)
  expect(await usedOf(db, 'person', '2026-11-20')).toBe(0)
  await giveBackCounters(db, limits)
  expect(await usedOf(db, 'all', '2026-11-20')).toBe(0)
  expect(await takeCounters(db, limits)).toMatchObject({ ok: true })
})

test('AI-07 a thousand calls, fifty at once, never exceed the cap', async () => {
  const place = await databasePlace()
  const one = openDatabase(place, () => {})
  // Two pools, as two server processes have; an SQLite file belongs to one process only.
  const other = engine === 'postgres' ? openDatabase(place, () => {}) : one
  try {
    await migrate(one)
    // Counters in changing order: a fixed locking order must keep callers from waiting in a ring.
    const take = (number: number) => {
      const limits = [counter('total', 100), counter(`person ${number % 20}`, 7)]
      return takeCounters(number % 2 ? one : other, number % 3 ? limits : limits.toReversed())
    }
    // Fifty at a time: whoever waits too long for a connection is refused as in an outage.
    const rows = Array.from({ length: 50 }, async (_, row) => {
      const taken = []
      for (let turn = 0; turn < 20; turn += 1) taken.push(await take(row + 50 * turn))
      return taken
    })
    const answers = (await Promise.all(rows)).flat()
    expect(answers.filter(({ ok }) => ok)).toHaveLength(100)
    expect(await usedOf(one, 'total', '2026-11-20')).toBe(100)
    const people = await one
      .selectFrom('quotas')
      .select('used')
      .where('key', 'like', 'person %')
      .execute()
    expect(Math.max(...people.map(({ used }) => used))).toBeLessThanOrEqual(7)
    expect(people.reduce((sum, { used }) => sum + used, 0)).toBe(100)
  } finally {
    await one.destroy()
    if (other !== one) await other.destroy()
    await place.remove()
  }
})
