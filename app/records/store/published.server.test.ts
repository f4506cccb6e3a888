import { expect, test } from 'vitest'
import { testDatabase, testPlace, testUser } from '../../../tests/harness/database.ts'
import { rewriteRecord, storeRecord } from '../../../tests/harness/records.ts'
import { helpPlaceNoun } from '../../help/help-place-noun.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { openDatabase } from '../../platform/db/database.server.ts'
import { readContentVersion } from '../content/content-version.server.ts'
import { deleteRecord, moveRecord, saveRecord } from './acts.server.ts'
import { fromPublished, heardVersion, published } from './published.server.ts'

const noun = helpPlaceNoun
const helpPlace = (name: string) => noun.schema.parse({ name })
const names = async (db: Database) =>
  [...(await published(db, noun)).values()].map(({ content }) => content.name)

/** A database that counts the records that are read from it, and how often it is asked for some. */
async function watched() {
  const db = await testDatabase()
  const read = { rows: 0, times: 0 }
  const watch = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const rows = result.rows.filter((row) => 'deletedAt' in row && 'content' in row)
      read.rows += rows.length
      if (rows.length > 0) read.times += 1
      return result
    },
  })
  return { db: watch as Database, read }
}

test('REC-25 what everybody sees is read once, and of what changes the changed record alone', async () => {
  const { db, read } = await watched()
  const admin = await testUser(db, { role: 'admin' })
  for (const id of ['a', 'b', 'c']) await storeRecord(db, noun, id, helpPlace(id.toUpperCase()))
  read.rows = 0
  expect(await names(db)).toEqual(['A', 'B', 'C'])
  expect(read).toMatchObject({ rows: 3 })
  const before = await published(db, noun)
  expect(await published(db, noun)).toBe(before)
  expect(read).toMatchObject({ rows: 3 })

  await saveRecord(
    db,
    admin,
    noun,
    'b',
    { base: { version: 1 }, isPublished: true },
    helpPlace('B2'),
  )
  read.rows = 0
  expect(await names(db)).toEqual(['A', 'B2', 'C'])
  expect(read.rows).toBe(1)
  expect((await published(db, noun)).get('a')).toBe(before.get('a'))

  await moveRecord(db, admin, noun, 'c', 'up')
  expect(await names(db)).toEqual(['A', 'C', 'B2'])
  await deleteRecord(db, admin, noun, 'a')
  expect(await names(db)).toEqual(['C', 'B2'])
})

test('REC-25 of many who ask at once one reads', async () => {
  const { db, read } = await watched()
  for (const id of ['a', 'b']) await storeRecord(db, noun, id, helpPlace(id))
  read.times = 0
  const all = await Promise.all(Array.from({ length: 50 }, () => published(db, noun)))
  expect(new Set(all).size).toBe(1)
  expect(read.times).toBe(1)
})

test('REC-25 what one process publishes another one shows within a second or so', async () => {
  const place = await testPlace('migrated')
  const open = () => openDatabase(place, () => {})
  const [one, other] = [open(), open()]
  try {
    await storeRecord(one, noun, 'a', helpPlace('Prima'))
    expect(await names(other)).toEqual(['Prima'])
    const admin = await testUser(one, { role: 'admin' })
    const base = { base: { version: 1 }, isPublished: true }
    await saveRecord(one, admin, noun, 'a', base, helpPlace('Dopo'))
    expect(await names(one)).toEqual(['Dopo'])
    await expect.poll(() => names(other), { timeout: 5000 }).toEqual(['Dopo'])
  } finally {
    await Promise.all([one.destroy(), other.destroy()])
  }
})

test('REC-25 a version that somebody else has heard of is shown at once', async () => {
  const place = await testPlace('migrated')
  const open = () => openDatabase(place, () => {})
  const [one, other] = [open(), open()]
  try {
    await storeRecord(one, noun, 'a', helpPlace('Prima'))
    expect(await names(other)).toEqual(['Prima'])
    await rewriteRecord(one, noun, 'a', { name: 'Dopo' })
    heardVersion(other, await readContentVersion(one))
    expect(await names(other)).toEqual(['Dopo'])
  } finally {
    await Promise.all([one.destroy(), other.destroy()])
  }
})

test('REC-25 what is made of it is made once for each state of it', async () => {
  const db = await testDatabase()
  let made = 0
  const count = fromPublished(noun, (records) => {
    made += 1
    return records.size
  })
  expect(await count(db)).toBe(0)
  await storeRecord(db, noun, 'a', helpPlace('A'))
  expect(await Promise.all([count(db), count(db)])).toEqual([1, 1])
  expect(await count(db)).toBe(1)
  expect(made).toBe(2)
})
