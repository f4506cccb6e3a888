import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databasePlace, engine } from '../../../tests/harness/database.ts'
import { DatabaseUnavailable } from './checked-dialect.server.ts'
import { type Database, openDatabase } from './database.server.ts'
import type { Sharing } from './postgres.server.ts'

const write = (db: Database, key: string) =>
  db.updateTable('settings').set({ value: 'x' }).where('key', '=', key).execute()

/** Two ways to one database with two settings in it: ours with its limits, and another's. */
async function shared(sharing: Partial<Sharing>) {
  const place = await databasePlace('migrated')
  const limits = { poolSize: 4, statement: 5000, lock: 1000, ...sharing }
  const db = openDatabase(place, () => {}, limits)
  const other = openDatabase(place, () => {})
  onTestFinished(async () => {
    await Promise.all([db.destroy(), other.destroy()])
    await place.remove()
  })
  const row = { value: '', updatedAt: new Date() }
  await other
    .insertInto('settings')
    .values(['ada', 'bea'].map((key) => ({ key, ...row })))
    .execute()
  return { db, other, url: place.url ?? '' }
}

/** Holds what `work` locks. @returns the function that lets it go */
async function holding(other: Database, work: (trx: Database) => Promise<unknown>) {
  const going = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const held = other.transaction().execute(async (trx) => {
    await work(trx)
    locked.resolve()
    await going.promise
  })
  await locked.promise
  return () => {
    going.resolve()
    return held
  }
}

describe.skipIf(engine !== 'postgres')('HLD-06 PostgreSQL makes nobody else wait', () => {
  test('a locked table and a slow statement end with their limit, as busy', async () => {
    const { db, other } = await shared({ statement: 400, lock: 200 })
    const letGo = await holding(other, (trx) =>
      sql`lock table settings in access exclusive mode`.execute(trx),
    )
    await expect(write(db, 'bea')).rejects.toMatchObject({ isBusy: true })
    await letGo()
    const slow = sql`select pg_sleep(5)`.execute(db)
    await expect(slow).rejects.toMatchObject({ name: 'DatabaseUnavailable', isBusy: true })
    await write(db, 'bea')
  })

  const backend = async (trx: Database) =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)).rows[0]?.pid

  test.for(['a statement', 'the commit'])(
    'a server that ends %s of a transaction is away',
    async (when) => {
      const { db, url } = await shared({})
      const other = new pg.Client(url)
      await other.connect()
      onTestFinished(() => other.end())
      const work = db.transaction().execute(async (trx) => {
        await write(trx, 'ada')
        await other.query('select pg_terminate_backend($1)', [await backend(trx)])
        if (when === 'a statement') await write(trx, 'bea')
      })
      await expect(work).rejects.toBeInstanceOf(DatabaseUnavailable)
      await write(db, 'ada')
    },
  )
})
