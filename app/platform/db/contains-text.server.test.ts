import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/harness/database.ts'
import { containsText } from './contains-text.server.ts'

const text = 'perche la zia ha 100% del caffe_latte\nun altro \\ tavolo'

test('what a text contains is found in it, and nothing else, whatever its letters', async () => {
  const db = await testDatabase()
  const contains = async (query: string) => {
    const column = sql<string>`cast(${text} as text)`
    const { rows } = await sql<{ id: number }>`
      select 1 as "id" where ${containsText(db, column, query)}
    `.execute(db)
    return rows.length === 1
  }
  const pieces = ['e', 'he', 'perche la zia', 'a ha', '100%', '% d', 'fe_la', 'o \\ t', 'avolo']
  for (const piece of pieces) expect(await contains(piece), piece).toBe(true)
  // Their ends are there; they themselves are not, unless a sign of the pattern were taken for one.
  const others = [
    'una zia',
    'ala zia',
    'aperche',
    '1%0',
    '100_',
    'fe%la',
    'a\\ tavolo',
    'q',
    '🍕 la',
  ]
  for (const other of others) expect(await contains(other), other).toBe(false)
})
