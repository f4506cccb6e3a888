import { expect, test } from 'vitest'
import { testDatabase, testPlace, testUser } from '../../../tests/harness/database.ts'
import { storeRecord } from '../../../tests/harness/records.ts'
import { helpPlaceNoun } from '../../help/help-place-noun.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { openDatabase } from '../../platform/db/database.server.ts'
import { deleteRecord, moveRecord, saveRecord } from './acts.server.ts'
import { published } from './published.server.ts'

const noun = helpPlaceNoun
const helpPlace = (name: string) => noun.schema.parse({ name })
const names = async (db: Database) =>
  [...(await published(db, noun)).values()].map(({ content }) => content.name)

/** A database that counts the records that are read from it. */
async function watched() {
  const db = await testDatabase()
  const read = { rows: 0 }
  const watch = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      read.rows += result.rows.filter((row) => 'deletedAt' in row && 'content' in row).length
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
