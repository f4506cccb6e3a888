import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { engine, testDatabase } from '../../../tests/harness/database.ts'
import type { Database } from './database.server.ts'
import { relaxedTransaction } from './relaxed-transaction.server.ts'

const put = (db: Database, key: string) =>
  db.insertInto('settings').values({ key, value: '', updatedAt: new Date() }).execute()

const keys = async (db: Database) =>
  (await db.selectFrom('settings').select('key').orderBy('key').execute()).map(({ key }) => key)

/** How commits wait for the disk: SQLite's number (1 normal, 2 full), PostgreSQL's word. */
async function durability(db: Database) {
  const { rows } =
    engine === 'sqlite'
      ? await sql<{ value: unknown }>`select synchronous as value from pragma_synchronous`.execute(
          db,
        )
      : await sql<{
          value: unknown
        }>`select current_setting('synchronous_commit') as value`.execute(db)
  return rows[0]?.value
}

test('a relaxed transaction does not wait for the disk; every other write still does', async () => {
  const db = await testDatabase()
  const before = await durability(db)
  expect(before).toBe(engine === 'sqlite' ? 2 : 'on')
  for (const round of ['a', 'b', 'c']) {
    const during = await relaxedTransaction(db, async (trx) => {
      await put(trx, round)
      return durability(trx)
    })
    expect(during).toBe(engine === 'sqlite' ? 1 : 'off')
    expect(await durability(db)).toBe(before)
  }
  expect(await keys(db)).toEqual(['a', 'b', 'c'])
})

test('a relaxed transaction that throws leaves nothing behind', async () => {
  const db = await testDatabase()
  const before = await durability(db)
  const failing = relaxedTransaction(db, async (trx) => {
    await put(trx, 'a')
    throw new Error('on purpose')
  })
  await expect(failing).rejects.toThrow('on purpose')
  expect(await keys(db)).toEqual([])
  expect(await durability(db)).toBe(before)
})

test('a query that bypasses a relaxed transaction throws at once', async () => {
  const db = await testDatabase()
  await relaxedTransaction(db, async (trx) => {
    await put(trx, 'a')
    await expect(put(db, 'b')).rejects.toThrow('bypasses')
  })
  expect(await keys(db)).toEqual(['a'])
})
