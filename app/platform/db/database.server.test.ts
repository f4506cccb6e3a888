import { expect, test } from 'vitest'
import { engine, testDatabase, testUser } from '../../../tests/harness/database.ts'
import { engineOf } from './database.server.ts'

test('values come back as they were stored: dates, booleans, JSON, bytes', async () => {
  const db = await testDatabase()
  const user = await testUser(db)
  expect(engineOf(db)).toBe(engine)
  expect(await db.selectFrom('users').selectAll().executeTakeFirstOrThrow()).toEqual(user)
  const image = {
    id: 'i',
    userId: user.id,
    visitorId: null,
    savedId: null,
    contentType: 'image/webp',
    bytes: Buffer.from([1, 2, 3]),
    isDemo: true,
    createdAt: new Date('2026-11-20T14:11:00.123Z'),
    expiresAt: null,
  }
  await db.insertInto('images').values(image).execute()
  const stored = await db.selectFrom('images').selectAll().executeTakeFirstOrThrow()
  expect({ ...stored, bytes: Buffer.from(stored.bytes) }).toEqual(image)
})

test('a query that bypasses the transaction it stands in throws at once', async () => {
  const db = await testDatabase()
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').execute()
    await expect(db.selectFrom('users').select('id').execute()).rejects.toThrow('bypasses')
  })
  await db.selectFrom('users').select('id').execute()
})

test('a transaction that throws leaves nothing behind', async () => {
  const db = await testDatabase()
  const failing = db.transaction().execute(async (trx) => {
    await testUser(trx)
    throw new Error('on purpose')
  })
  await expect(failing).rejects.toThrow('on purpose')
  expect(await db.selectFrom('users').select('id').execute()).toEqual([])
})
