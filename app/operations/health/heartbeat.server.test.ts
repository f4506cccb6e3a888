import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/harness/database.ts'
import { removeExpired } from '../../lifecycle/remove-expired.server.ts'
import { beat, readUptime } from './heartbeat.server.ts'

const minute = 60_000
const day = 24 * 60 * minute
const now = new Date('2026-11-21T12:34:56.789Z')
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)

test('ADM-10 Q15 the uptime is the share of minutes with a beat since the first one', async () => {
  const db = await testDatabase()
  for (const past of [10, 9, 8, 3, 2, 1, 1, 1, 0]) await beat(db, ago(past * minute))
  expect(await readUptime(db, now)).toBe(0.6)
  await Promise.all([7, 6, 5, 4, 4, 4].map((past) => beat(db, ago(past * minute))))
  expect(await readUptime(db, now)).toBe(1)
})

test('ADM-10 Q15 only the last thirty days count, all of them when there were beats before', async () => {
  const db = await testDatabase()
  await beat(db, ago(30 * day + 5 * minute))
  await beat(db, ago(15 * day))
  expect(await readUptime(db, now)).toBe(1 / (30 * 24 * 60))
})

test('ADM-10 beats are kept for 31 days and no longer', async () => {
  const db = await testDatabase()
  const real = Date.now()
  await beat(db, new Date(real - 32 * day))
  await beat(db, new Date(real - 30.5 * day))
  await removeExpired(db)
  expect(await db.selectFrom('heartbeats').select('minute').execute()).toHaveLength(1)
})
