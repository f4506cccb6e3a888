import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { removeExpired } from '../../lifecycle/janitor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import {
  claimImage,
  drawingToPng,
  NotAPicture,
  readPicture,
  storePicture,
  toPng,
  toWebp,
} from './images.server.ts'

const solid = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#E4572E' },
    limitInputPixels: false,
  })

const picture = { webp: Buffer.from([1, 2, 3]), isDemo: false }

async function savedResponse(db: Database, userId: string): Promise<string> {
  const id = randomUUID()
  const now = new Date()
  await db
    .insertInto('savedResponses')
    .values({
      id,
      userId,
      idempotencyKey: id,
      title: 't',
      titleSort: 't',
      prompt: 'p',
      response: 'r',
      category: null,
      isDemo: false,
      hasImage: false,
      hasTags: false,
      searchText: '',
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    })
    .execute()
  return id
}

test('SAVE-18 a picture is decoded and written anew as WebP of at most 1024 pixels', async () => {
  const png = await solid(2000, 500)
    .withMetadata({ exif: { IFD0: { Copyright: 'x' } } })
    .png()
  const webp = await toWebp(await png.toBuffer())
  expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 1024, height: 256 })
  expect((await sharp(webp).metadata()).exif).toBeUndefined()
  const small = await toWebp(await solid(10, 10).jpeg().toBuffer())
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 10 })
})

test('WORK-20 a stored picture is given as PNG', async () => {
  const png = await toPng(await toWebp(await solid(64, 64).png().toBuffer()))
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 64 })
})

test('what is not a picture, is an SVG, is cut off or is far too large is refused', async () => {
  const png = await sharp(Buffer.from(Array.from({ length: 30_000 }, () => Math.random() * 255)), {
    raw: { width: 100, height: 100, channels: 3 },
  })
    .png()
    .toBuffer()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>'
  const bomb = await solid(10_000, 10_000).png().toBuffer()
  for (const bytes of [
    Buffer.from('<html>'),
    Buffer.alloc(0),
    Buffer.from(svg),
    png.subarray(0, 20_000),
    bomb,
  ]) {
    await expect(toWebp(bytes)).rejects.toThrow(NotAPicture)
  }
  expect(await sharp(await drawingToPng(svg)).metadata()).toMatchObject({ format: 'png', width: 9 })
})

test('HLD-01 a picture is refused by its sides before it is decoded, and moves no more afterwards', async () => {
  for (const [width, height] of [
    [1, 16_385],
    [16_385, 1],
  ] as const) {
    await expect(toWebp(await solid(width, height).png().toBuffer())).rejects.toThrow(NotAPicture)
  }
  expect(await toWebp(await solid(1, 16_384).png().toBuffer())).toBeTruthy()
  const frames = [solid(8, 8).png().toBuffer(), solid(8, 8).negate().png().toBuffer()]
  const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer()
  expect((await sharp(moving).metadata()).pages).toBe(2)
  expect((await sharp(await toWebp(moving)).metadata()).pages ?? 1).toBe(1)
})

test('PERM-06 a picture is read by its maker only', async () => {
  const db = await testDatabase()
  const anna = await testUser(db)
  const bruno = await testUser(db)
  const annas = await storePicture(db, { userId: anna.id, visitorId: null }, picture)
  const visitors = await storePicture(db, { userId: null, visitorId: 'v' }, picture)
  const found = { found: true, contentType: 'image/webp' }
  const refused = { found: false, reason: 'notYours' }
  const read = (id: string, userId: string | null, visitorId: string | null) =>
    readPicture(db, { userId, visitorId }, id)
  expect(await read(annas, anna.id, null)).toMatchObject(found)
  expect(await read(annas, bruno.id, 'v')).toEqual(refused)
  expect(await read(annas, null, null)).toEqual(refused)
  expect(await read(visitors, null, 'v')).toMatchObject(found)
  expect(await read(visitors, bruno.id, 'v')).toMatchObject(found)
  expect(await read(visitors, bruno.id, 'w')).toEqual(refused)
  expect(await read(visitors, null, null)).toEqual(refused)
  expect(await read('nothing', anna.id, null)).toEqual({ found: false, reason: 'missing' })
})

test('SAVE-18 a saved picture belongs to the person alone and replaces the one before', async () => {
  const db = await testDatabase()
  const anna = await testUser(db)
  const savedId = await savedResponse(db, anna.id)
  const first = await storePicture(db, { userId: null, visitorId: 'v' }, picture)
  const second = await storePicture(db, { userId: anna.id, visitorId: null }, picture)
  const claim = (imageId: string) =>
    db
      .transaction()
      .execute((trx) => claimImage(trx, { imageId, userId: anna.id, visitorId: 'v', savedId }))
  expect(await claim(first)).toBe(true)
  expect(await claim(first)).toBe(true)
  expect(await readPicture(db, { userId: null, visitorId: 'v' }, first)).toEqual({
    found: false,
    reason: 'notYours',
  })
  expect(await claim(second)).toBe(true)
  const stored = await db.selectFrom('images').select(['id', 'savedId', 'expiresAt']).execute()
  expect(stored).toEqual([{ id: second, savedId, expiresAt: null }])
})

test("SAVE-18 another's picture, a missing one and one of another response are not claimed", async () => {
  const db = await testDatabase()
  const anna = await testUser(db)
  const bruno = await testUser(db)
  const savedId = await savedResponse(db, anna.id)
  const brunos = await storePicture(db, { userId: bruno.id, visitorId: null }, picture)
  const strangers = await storePicture(db, { userId: null, visitorId: 'stranger' }, picture)
  const claim = (imageId: string, into = savedId) =>
    db
      .transaction()
      .execute((trx) =>
        claimImage(trx, { imageId, userId: anna.id, visitorId: null, savedId: into }),
      )
  expect(await claim(brunos)).toBe(false)
  expect(await claim(strangers)).toBe(false)
  expect(await claim('nothing')).toBe(false)
  const own = await storePicture(db, { userId: anna.id, visitorId: null }, picture)
  expect(await claim(own)).toBe(true)
  expect(await claim(own, await savedResponse(db, anna.id))).toBe(false)
})

test('what has expired is removed, what is saved stays', async () => {
  const db = await testDatabase()
  const anna = await testUser(db)
  const past = new Date(Date.now() - 1000)
  const old = await storePicture(db, { userId: anna.id, visitorId: null }, picture)
  const fresh = await storePicture(db, { userId: anna.id, visitorId: null }, picture)
  await db.updateTable('images').set({ expiresAt: past }).where('id', '=', old).execute()
  const kept = await storePicture(db, { userId: anna.id, visitorId: null }, picture)
  await db.updateTable('images').set({ expiresAt: null }).where('id', '=', kept).execute()
  await db
    .insertInto('quotas')
    .values({ key: 'k', window: 'w', used: 1, expiresAt: past })
    .execute()
  expect(await readPicture(db, { userId: anna.id, visitorId: null }, old)).toEqual({
    found: false,
    reason: 'missing',
  })
  await removeExpired(db)
  const left = await db.selectFrom('images').select('id').execute()
  expect(left.map(({ id }) => id).toSorted()).toEqual([fresh, kept].toSorted())
  expect(await db.selectFrom('quotas').selectAll().execute()).toEqual([])
})
