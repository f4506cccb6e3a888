import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/harness/database.ts'
import { romanDayNumber } from '../roman-day.ts'
import { romanDayColumn } from './roman-day.server.ts'

const hour = 3_600_000
const sundays = (year: number) =>
  [2, 9].map((month) => {
    const last = new Date(Date.UTC(year, month, 31, 1))
    return last.getTime() - last.getUTCDay() * 24 * hour
  })

test('ADM-08 both databases know on which Italian day a moment falls, also around the changes of the clock', async () => {
  const db = await testDatabase()
  const years = Array.from({ length: 15 }, (_, index) => 2020 + index)
  const changes = years.flatMap(sundays).flatMap((at) => [-1, 0, 1].map((by) => at + by))
  const midnights = years.flatMap((year) =>
    Array.from({ length: 366 }, (_, day) =>
      [21, 22, 23, 24].map((hours) => Date.UTC(year, 0, 1 + day, hours) - 1 + (day % 2)),
    ).flat(),
  )
  const moments = [...changes, ...midnights].map((at) => new Date(at))
  for (let from = 0; from < moments.length; from += 1000) {
    await db
      .insertInto('heartbeats')
      .values(moments.slice(from, from + 1000).map((minute) => ({ minute })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const rows = await db
    .selectFrom('heartbeats')
    .select(['minute', romanDayColumn(db, 'minute').as('day')])
    .execute()
  expect(rows.length).toBeGreaterThan(20_000)
  expect(rows.filter(({ minute, day }) => day !== romanDayNumber(minute))).toEqual([])
  const none = await db
    .selectFrom('heartbeats')
    .select(sql`1`.as('one'))
    .where(romanDayColumn(db, 'minute'), '<', 0)
    .execute()
  expect(none).toEqual([])
})
