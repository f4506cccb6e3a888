import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import type { Database } from '../platform/db/database.server.ts'
import { takeFromTrash } from '../records/trash/trash.server.ts'
import { readContentVersion } from '../records/version/content-version.server.ts'
import {
  createHelpPlace,
  deleteHelpPlace,
  moveHelpPlace,
  publishHelpPlace,
  saveHelpPlace,
} from './edit-help-place.server.ts'
import { mostHelpPlaces } from './help-place.ts'
import { helpPlaceSchema } from './help-place-schema.ts'
import {
  listHelpPlaces,
  listHelpPlacesForAdmin,
  readHelpPlaceForEdit,
} from './help-places.server.ts'
import { restoreHelpPlace } from './restore-help-place.server.ts'

const library = helpPlaceSchema.parse({
  name: 'Biblioteca di quartiere',
  hours: 'Martedì, dalle 15 alle 18',
  phone: '035 012 3456',
})

const called = (name: string) => helpPlaceSchema.parse({ name })

async function place() {
  const db = await testDatabase()
  return { db, admin: await testUser(db, { role: 'admin' }) }
}

type Admin = Awaited<ReturnType<typeof place>>['admin']

async function published(db: Database, admin: Admin, names: string[]): Promise<string[]> {
  const ids: string[] = []
  for (const name of names) {
    const id = await createHelpPlace(db, admin, called(name))
    await publishHelpPlace(db, admin, id, true)
    ids.push(id)
  }
  return ids
}

const shown = async (db: Database) => (await listHelpPlaces(db)).map(({ id }) => id)

const restore = async (db: Database, admin: Admin, recordId: string) => {
  const found = db.selectFrom('trash').select('id').where('recordId', '=', recordId)
  const { id } = await found.orderBy('deletedAt', 'desc').executeTakeFirstOrThrow()
  await db
    .transaction()
    .execute((trx) => takeFromTrash(trx, id, (entry) => restoreHelpPlace(trx, admin, entry)))
}

test('LRN-32 LRN-33 a new place is a draft, seen once it is published, and the pages learn of it', async () => {
  const { db, admin } = await place()
  expect(await listHelpPlaces(db)).toEqual([])
  const id = await createHelpPlace(db, admin, library)
  expect(id).toBe('biblioteca-di-quartiere')
  expect(await createHelpPlace(db, admin, library)).toBe('biblioteca-di-quartiere-2')
  expect(await listHelpPlaces(db)).toEqual([])
  const before = await readContentVersion(db)
  const { updatedAt } = await readHelpPlaceForEdit(db, admin, id)
  await publishHelpPlace(db, admin, id, true)
  expect(await readContentVersion(db)).not.toBe(before)
  expect(await listHelpPlaces(db)).toEqual([{ id, ...library }])
  expect((await readHelpPlaceForEdit(db, admin, id)).updatedAt).toEqual(updatedAt)
  await publishHelpPlace(db, admin, id, false)
  expect(await listHelpPlaces(db)).toEqual([])
})

test('LRN-33 places change places, one at a time, and stop at the ends', async () => {
  const { db, admin } = await place()
  await published(db, admin, ['Uno', 'Due', 'Tre'])
  expect(await moveHelpPlace(db, admin, 'tre', 'up')).toEqual({ place: 2, of: 3 })
  expect(await shown(db)).toEqual(['uno', 'tre', 'due'])
  expect(await moveHelpPlace(db, admin, 'due', 'down')).toEqual({ place: 3, of: 3 })
  expect(await moveHelpPlace(db, admin, 'uno', 'up')).toEqual({ place: 1, of: 3 })
  expect(await shown(db)).toEqual(['uno', 'tre', 'due'])
})

test('LRN-34 of two who edit the second is told; on purpose they replace it, and the trash keeps the other', async () => {
  const { db, admin } = await place()
  const id = await createHelpPlace(db, admin, library)
  const base = { updatedAt: (await readHelpPlaceForEdit(db, admin, id)).updatedAt }
  await saveHelpPlace(db, admin, id, base, { ...library, note: 'Prima' })
  const second = { ...library, note: 'Seconda' }
  await expect(saveHelpPlace(db, admin, id, base, second)).rejects.toMatchObject({
    code: 'CONFLICT',
    status: 409,
  })
  const { updatedAt } = await readHelpPlaceForEdit(db, admin, id)
  await saveHelpPlace(db, admin, id, { ...base, overwrite: updatedAt.toISOString() }, second)
  expect((await readHelpPlaceForEdit(db, admin, id)).note).toBe('Seconda')
  const { record } = await db.selectFrom('trash').select('record').executeTakeFirstOrThrow()
  expect(record).toMatchObject({ id, note: 'Prima' })
})

test('LRN-34 what is deleted comes back as it was, published and to its place', async () => {
  const { db, admin } = await place()
  await published(db, admin, ['Uno', 'Due', 'Tre'])
  const before = await listHelpPlaces(db)
  await deleteHelpPlace(db, admin, 'due')
  expect(await shown(db)).toEqual(['uno', 'tre'])
  await restore(db, admin, 'due')
  expect(await listHelpPlaces(db)).toEqual(before)
  await deleteHelpPlace(db, admin, 'due')
  // Its id stays taken, so that what comes back meets no stranger.
  expect(await createHelpPlace(db, admin, called('Due'))).toBe('due-2')
})

test('LRN-34 restored over one that is there again, that one goes to the trash and keeps its place', async () => {
  const { db, admin } = await place()
  await published(db, admin, ['Uno', 'Due'])
  await deleteHelpPlace(db, admin, 'due')
  await restore(db, admin, 'due')
  await deleteHelpPlace(db, admin, 'due')
  const now = new Date()
  const stored = { ...called('Altro'), isPublished: true, createdAt: now, updatedAt: now }
  await db
    .insertInto('helpPlaces')
    .values({ id: 'due', position: 0, ...stored })
    .execute()
  await restore(db, admin, 'due')
  expect((await readHelpPlaceForEdit(db, admin, 'due')).name).toBe('Due')
  const titles = await db.selectFrom('trash').select('title').execute()
  expect(titles).toEqual([{ title: 'Altro' }])
})

test('LRN-33 there are at most sixty', async () => {
  const { db, admin } = await place()
  const now = new Date()
  await db
    .insertInto('helpPlaces')
    .values(
      Array.from({ length: mostHelpPlaces }, (_, position) => ({
        ...library,
        id: `luogo-${position}`,
        position,
        isPublished: false,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .execute()
  await expect(createHelpPlace(db, admin, library)).rejects.toMatchObject({
    code: 'FULL',
    message: 'Il massimo è di 60 schede: elimina ciò che non serve, poi riprova.',
  })
  await deleteHelpPlace(db, admin, 'luogo-0')
  await createHelpPlace(db, admin, library)
})

test('LRN-35 customers read and change nothing here, and what is done is noted', async () => {
  const { db, admin } = await place()
  const customer = await testUser(db)
  const id = await createHelpPlace(db, admin, library)
  const refused = { status: 403 }
  const base = { updatedAt: null }
  const tries = [
    listHelpPlacesForAdmin(db, customer),
    readHelpPlaceForEdit(db, customer, id),
    createHelpPlace(db, customer, library),
    saveHelpPlace(db, customer, id, base, library),
    publishHelpPlace(db, customer, id, true),
    moveHelpPlace(db, customer, id, 'up'),
    deleteHelpPlace(db, customer, id),
  ]
  for (const attempt of tries) await expect(attempt).rejects.toMatchObject(refused)
  await publishHelpPlace(db, admin, id, true)
  await publishHelpPlace(db, admin, id, true)
  await publishHelpPlace(db, admin, id, false)
  await deleteHelpPlace(db, admin, id)
  await restore(db, admin, id)
  const noted = await db
    .selectFrom('activity')
    .select(['kind', 'actorId', 'subjectTitle'])
    .execute()
  expect(noted.map(({ kind }) => kind).sort()).toEqual(
    ['Created', 'Deleted', 'Published', 'Restored', 'Unpublished'].map((act) => `helpPlace${act}`),
  )
  for (const { actorId, subjectTitle } of noted) {
    expect({ actorId, subjectTitle }).toEqual({ actorId: admin.id, subjectTitle: library.name })
  }
  for (const missing of ['nonesiste', 'due parole', '']) {
    await expect(readHelpPlaceForEdit(db, admin, missing)).rejects.toMatchObject({ status: 404 })
  }
})
