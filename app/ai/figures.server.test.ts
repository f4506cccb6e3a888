import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/harness/database.ts'
import type { Database } from '../platform/db/database.server.ts'
import { romanMonth } from '../platform/roman-day.ts'
import { countAiFigures } from './figures.server.ts'
import { recordGeneration } from './generations.server.ts'
import { noUsage } from './provider.server.ts'

const answer = (db: Database) =>
  recordGeneration(db, {
    id: randomUUID(),
    userId: null,
    kind: 'answer',
    status: 'ok',
    isDemo: false,
    usage: { ...noUsage(), model: 'piccolo', tokensIn: 10, tokensOut: 20, calls: 1 },
  })

test('LRN-86 the figures are those of this month and the one before, in Italy', async () => {
  const db = await testDatabase()
  const now = new Date()
  const answersAt = async (at: Date) =>
    (await countAiFigures(db, null, at)).months.map(({ answers }) => answers)
  expect(await answersAt(now)).toEqual([0, 0])
  await answer(db)
  expect(await answersAt(now)).toEqual([1, 0])
  const [year = 0, month = 0] = romanMonth(now).split('-').map(Number)
  // Months are counted from 0 there: this is the one after.
  expect(await answersAt(new Date(Date.UTC(year, month, 15)))).toEqual([0, 1])
})
