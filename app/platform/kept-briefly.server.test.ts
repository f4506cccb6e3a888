import { expect, test } from 'vitest'
import type { Database } from './db/database.server.ts'
import { keptBriefly } from './kept-briefly.server.ts'

const db = {} as Database

test('WHO-100 whoever asks while it is counted gets the same, of each thing its own', async () => {
  const counting: { of: string; end: (value: string) => void }[] = []
  const kept = keptBriefly<string, string>(
    (_, of) => new Promise((resolve) => counting.push({ of, end: resolve })),
    (of) => of,
  )
  const asked = ['month', 'year', 'month'].map((of) => kept(db, of))
  asked.push(kept({} as Database, 'month'))
  expect(counting.map(({ of }) => of)).toEqual(['month', 'year', 'month'])
  for (const { of, end } of counting) end(`${of} counted`)
  const counted = ['month', 'year', 'month', 'month'].map((of) => `${of} counted`)
  expect(await Promise.all(asked)).toEqual(counted)
})

test('WHO-100 a count that failed is counted anew', async () => {
  let times = 0
  const kept = keptBriefly(async () => {
    times += 1
    if (times === 1) throw new Error('the database is away')
    return times
  })
  await expect(kept(db)).rejects.toThrow('away')
  expect(await kept(db)).toBe(2)
})
