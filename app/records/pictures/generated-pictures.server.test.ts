import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { removeExpired } from '../../lifecycle/remove-expired.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import {
  claimGeneratedPicture,
  readGeneratedPicture,
  storeGeneratedPicture,
} from './generated-pictures.server.ts'

const picture = { webp: Buffer.from([1, 2, 3]), isDemo: false }

async function savedResponse(db: Database, userId: string): Promise<string> {
  const id = randomUUID()
  const now = new Date()
  await db
    .insertInto('savedResponses')
    .values({
      ...{ id, userId, idempotencyKey: id, title: 't', titleSort: 't', prompt: 'p', response: 'r' },
      ...{ category: null, isDemo: false, hasImage: false, hasTags: false, searchText: '' },
      ...{ createdAt: now, updatedAt: now, deletedAt: null },
    })
    .execute()
  return id
}

test('PERM-06 a picture is read by its maker only', async () => {
  const db = await testDatabase()
  const anna = await testUser(db)
  const bruno = await testUser(db)
  const annas = await storeGeneratedPicture(db, { userId: anna.id, visitorId: null }, picture)
  const visitors = await storeGeneratedPicture(db, { userId: null, visitorId: 'v' }, picture)
  const found = { found: true, contentType: 'image/webp' }
  const refused = { found: false, reason: 'notYours' }
  const read = (id: string, userId: string | null, visitorId: string | null) =>
    readGeneratedPicture(db, { userId, visitorId }, id)
  expect(await read(annas, anna.id, null)).toMatchObject(found)
  expect(await read(annas, bruno.id, 'v')).toEqual(refused)
  expect(await read(visitors, null, 'v')).toMatchObject(found)
  expect(await read(visitors, bruno.id, 'v')).toMatchObject(found)
  expect(await read(visitors, bruno.id, 'w')).toEqual(refused)
  expect(await read('nothing', anna.id, null)).toEqual({ found: false, reason: 'missing' })
})

test('SAVE-18 a saved picture belongs to the person alone and replaces the one before', async () => {
  const db = await testDatabase()
  const anna = await testUser(db)
  const savedId = await savedResponse(db, anna.id)
  const first = await storeGeneratedPicture(db, { userId: null, visitorId: 'v' }, picture)
  const second = await storeGeneratedPicture(db, { userId: anna.id, visitorId: null }, picture)
  const claim = (imageId: string) =>
    db
      .transaction()
      .execute((trx) =>
        claimGeneratedPicture(trx, { imageId, userId: anna.id, visitorId: 'v', savedId }),
      )
  expect(await claim(first)).toBe(true)
  expect(await claim(first)).toBe(true)
  expect(await readGeneratedPicture(db, { userId: null, visitorId: 'v' }, first)).toEqual({
    found: false,
    reason: 'notYours',
  })
  expect(await claim(second)).toBe(true)
  const bruno = await testUser(db)
  const brunos = await storeGeneratedPicture(db, { userId: bruno.id, visitorId: null }, picture)
  expect(await claim(brunos)).toBe(false)
  await db.deleteFrom('images').where('id', '=', brunos).execute()
  const stored = await db.selectFrom('images').select(['id', 'savedId', 'expiresAt']).execute()
  expect(stored).toEqual([{ id: second, savedId, expiresAt: null }])
})

test('what has expired is removed, what is saved stays', async () => {
  const db = await testDatabase()
  const anna = await testUser(db)
  const past = new Date(Date.now() - 1000)
  const old = await storeGeneratedPicture(db, { userId: anna.id, visitorId: null }, picture)
  const fresh = await storeGeneratedPicture(db, { userId: anna.id, visitorId: null }, picture)
  await db.updateTable('images').set({ expiresAt: past }).where('id', '=', old).execute()
  const kept = await storeGeneratedPicture(db, { userId: anna.id, visitorId: null }, picture)
  await db.updateTable('images').set({ expiresAt: null }).where('id', '=', kept).execute()
  expect(await readGeneratedPicture(db, { userId: anna.id, visitorId: null }, old)).toEqual({
    found: false,
    reason: 'missing',
  })
  await removeExpired(db)
  const left = await db.selectFrom('images').select('id').execute()
  expect(left.map(({ id }) => id).toSorted()).toEqual([fresh, kept].toSorted())
})
