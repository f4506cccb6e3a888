import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import { findTools } from '../finder/finder.server.ts'
import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { takeFromTrash } from '../records/trash/trash.server.ts'
import { readContentVersion } from '../records/version/content-version.server.ts'
import {
  createTool,
  deleteTool,
  hasGuidesText,
  saveTool,
  setToolActive,
  verifyTool,
} from './edit-tool.server.ts'
import { restoreTool } from './restore-tool.server.ts'
import { type ToolInput, toolSchema } from './tool-schema.ts'
import { listActiveTools, readTool } from './tools.server.ts'

const hammer: ToolInput = toolSchema.parse({
  name: 'Martello  Città',
  description: 'Batte i chiodi.',
  category: 'Officina',
})

const whole: ToolInput = {
  name: 'Pialla',
  description: 'Liscia il legno.',
  category: 'Falegnameria',
  url: 'https://pialla.example',
  imageUrl: '/drawings/strumento-squadra.svg',
  rating: 4.5,
  difficulty: 'advanced',
  pricing: { hasFree: true, startingPrice: 'da 9 € al mese', description: 'Si prova gratis.' },
  features: ['Liscia', 'Toglie'],
  isActive: false,
}

async function workshop({ seeded = false } = {}) {
  const db = await testDatabase({ seeded })
  return { db, admin: await testUser(db, { role: 'admin' }) }
}

const rowOf = (db: Database, id: string) =>
  db.selectFrom('tools').selectAll().where('id', '=', id).executeTakeFirst()

const updatedAt = async (db: Database, id: string) => (await rowOf(db, id))?.updatedAt ?? null

const trashOf = (db: Database) => db.selectFrom('trash').selectAll().orderBy('deletedAt').execute()

const told = async (db: Database) =>
  (await db.selectFrom('activity').select('kind').orderBy('createdAt').execute()).map(
    ({ kind }) => kind,
  )

/** Restores the only entry, as the screen of the trash does. */
async function restoreOnly(db: Database, admin: Actor) {
  const [entry] = await trashOf(db)
  await db
    .transaction()
    .execute((trx) => takeFromTrash(trx, entry?.id ?? '', (item) => restoreTool(trx, admin, item)))
}

test('ADMT-05 ADMT-06 a tool is stored with its defaults, its dates and an id from its name', async () => {
  const { db, admin } = await workshop()
  const before = await readContentVersion(db)
  const id = await createTool(db, admin, hammer)
  expect(id).toBe('martello-citta')
  const row = await rowOf(db, id)
  expect(row).toEqual({
    id,
    name: 'Martello Città',
    description: 'Batte i chiodi.',
    category: 'Officina',
    url: '',
    imageUrl: null,
    rating: 0,
    difficulty: 'beginner',
    pricing: { hasFree: false, startingPrice: '', description: '' },
    features: [],
    isActive: true,
    verifiedAt: null,
    searchText: 'martello citta\nbatte i chiodi.\nofficina',
    createdAt: row?.updatedAt,
    updatedAt: expect.any(Date),
  })
  expect((await readTool(db, admin, id)).tool).toMatchObject({ hasGuides: false, guideIds: [] })
  expect(await readContentVersion(db)).not.toBe(before)
  expect(await db.selectFrom('activity').selectAll().execute()).toEqual([
    expect.objectContaining({
      kind: 'toolCreated',
      actorId: admin.id,
      subjectId: id,
      subjectTitle: 'Martello Città',
    }),
  ])
})

test('Q17 ids are free ones: -2 when taken, also by the trash; never the empty form’s', async () => {
  const { db, admin } = await workshop()
  const named = (name: string) => createTool(db, admin, { ...hammer, name })
  expect(await named('Sega')).toBe('sega')
  expect(await named('SEGA!')).toBe('sega-2')
  await deleteTool(db, admin, 'sega-2')
  expect(await named('sega')).toBe('sega-3')
  expect(await named('New')).toBe('new-2')
  expect(await named('你好')).toBe('strumento')
  const at = await Promise.all(Array.from({ length: 8 }, () => named('Lima')))
  expect(new Set(at).size).toBe(8)
})

test('ADMT-06 saving stores the whole form and a new updatedAt; createdAt and the id stay', async () => {
  const { db, admin } = await workshop()
  const id = await createTool(db, admin, hammer)
  const before = await rowOf(db, id)
  await saveTool(db, admin, id, { updatedAt: before?.updatedAt ?? null }, whole)
  const after = await rowOf(db, id)
  expect(after).toEqual({
    ...whole,
    id,
    verifiedAt: null,
    searchText: 'pialla\nliscia il legno.\nfalegnameria',
    createdAt: before?.createdAt,
    updatedAt: expect.any(Date),
  })
  expect(after?.updatedAt.getTime()).toBeGreaterThan(before?.updatedAt.getTime() ?? 0)
  expect(await trashOf(db)).toEqual([])
  await expect(saveTool(db, admin, 'nonesiste', { updatedAt: null }, whole)).rejects.toMatchObject({
    status: 404,
    message: 'Strumento non trovato',
  })
})

test('ADMT-06 of two who save at once one is told; overwriting on purpose keeps the other', async () => {
  const { db, admin } = await workshop()
  const id = await createTool(db, admin, hammer)
  const base = { updatedAt: await updatedAt(db, id) }
  const saves = await Promise.allSettled(
    ['Uno', 'Due'].map((name) => saveTool(db, admin, id, base, { ...whole, name })),
  )
  expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const [refused] = saves.filter((save) => save.status === 'rejected')
  expect(refused?.reason).toMatchObject({ code: 'CONFLICT', status: 409 })
  const first = await rowOf(db, id)
  await saveTool(
    db,
    admin,
    id,
    { ...base, overwrite: first?.updatedAt.toISOString() },
    { ...whole, name: 'Tre' },
  )
  expect((await rowOf(db, id))?.name).toBe('Tre')
  const [entry, ...others] = await trashOf(db)
  expect(others).toEqual([])
  expect(entry).toMatchObject({
    kind: 'tool',
    recordId: id,
    title: first?.name,
    deletedBy: admin.id,
  })
  await restoreOnly(db, admin)
  const { updatedAt: _, ...content } = first ?? {}
  expect(await rowOf(db, id)).toMatchObject(content)
  expect((await trashOf(db)).map(({ title }) => title)).toEqual(['Tre'])
})

test('ADMT-02 TOOL-05 an inactive tool is gone from the list until it is active again', async () => {
  const { db, admin } = await workshop({ seeded: true })
  const total = async () => (await listActiveTools(db, { category: null, after: null })).total
  const base = await updatedAt(db, '2')
  await setToolActive(db, admin, '2', false)
  expect(await total()).toBe(9)
  await setToolActive(db, admin, '2', false)
  await expect(saveTool(db, admin, '2', { updatedAt: base }, whole)).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  await setToolActive(db, admin, '2', true)
  expect(await total()).toBe(10)
  expect(await told(db)).toEqual(['toolDeactivated', 'toolActivated'])
})

test('a verified tool says when; an edit under way meets no conflict', async () => {
  const { db, admin } = await workshop({ seeded: true })
  const base = { updatedAt: await updatedAt(db, '2') }
  await verifyTool(db, admin, '2')
  await saveTool(db, admin, '2', base, whole)
  const row = await rowOf(db, '2')
  expect(row?.verifiedAt).toBeInstanceOf(Date)
  expect(await told(db)).toEqual(['toolVerified', 'toolChanged'])
})

test('ADMT-09 a deleted tool is gone from list and finder, and comes back from the trash', async () => {
  const { db, admin } = await workshop()
  const id = await createTool(db, admin, { ...whole, isActive: true })
  const before = await rowOf(db, id)
  await verifyTool(db, admin, id)
  await deleteTool(db, admin, id)
  expect(await rowOf(db, id)).toBeUndefined()
  expect((await listActiveTools(db, { category: null, after: null })).total).toBe(0)
  expect((await findTools(db, 'liscia il legno', 9)).tools).toEqual([])
  await expect(deleteTool(db, admin, id)).rejects.toMatchObject({ status: 404 })
  await restoreOnly(db, admin)
  expect(await rowOf(db, id)).toEqual({
    ...before,
    verifiedAt: expect.any(Date),
    updatedAt: expect.any(Date),
  })
  expect(await trashOf(db)).toEqual([])
  expect((await findTools(db, 'liscia il legno', 9)).tools).toHaveLength(1)
})

test('Q16 a tool with guides is not deleted, and the guides are named, drafts included', async () => {
  const { db, admin } = await workshop({ seeded: true })
  const guide = await db
    .selectFrom('guides')
    .selectAll()
    .where('toolId', '=', '2')
    .executeTakeFirstOrThrow()
  await expect(deleteTool(db, admin, '2')).rejects.toMatchObject({
    status: 409,
    code: 'HAS_GUIDES',
    message: `Questo strumento ha una guida: «${guide.title}». Prima elimina la guida, oppure dalle un altro strumento.`,
  })
  const drafts = Array.from({ length: 7 }, (_, index) => ({
    ...guide,
    id: `bozza-${index}`,
    title: `Bozza ${index}`,
    isPublished: false,
  }))
  await db.insertInto('guides').values(drafts).execute()
  await expect(deleteTool(db, admin, '2')).rejects.toMatchObject({
    message: expect.stringMatching(
      /^Questo strumento ha 8 guide: «Bozza 0», .*«Bozza 4» e altre 3\. /,
    ),
  })
  expect(await rowOf(db, '2')).toBeDefined()
  expect(await trashOf(db)).toEqual([])
  expect(await told(db)).toEqual([])
  expect(hasGuidesText({ total: 6, titles: ['A', 'B', 'C', 'D', 'E'] })).toContain(
    "«A», «B», «C», «D», «E» e un'altra.",
  )
})

test('restoring replaces what stands there now, which goes to the trash; nonsense is refused', async () => {
  const { db, admin } = await workshop({ seeded: true })
  const item = { kind: 'tool' as const, recordId: '2', title: 'Prima' }
  const row = await rowOf(db, '2')
  const record = JSON.parse(JSON.stringify({ ...row, name: 'Prima' }))
  const restore = (stored: unknown) =>
    db.transaction().execute((trx) => restoreTool(trx, admin, { ...item, record: stored }))
  await restore(record)
  expect((await rowOf(db, '2'))?.name).toBe('Prima')
  expect((await trashOf(db)).map(({ title }) => title)).toEqual([row?.name])
  await expect(restore({ ...record, url: 'javascript:alert(1)' })).rejects.toMatchObject({
    status: 409,
    code: 'UNREADABLE',
  })
})

test('a picture that is gone is told when it is newly chosen, not when it was there', async () => {
  const { db, admin } = await workshop({ seeded: true })
  const gone = { ...whole, imageUrl: '/pictures/nonesiste' }
  const save = async () => saveTool(db, admin, '2', { updatedAt: await updatedAt(db, '2') }, gone)
  await expect(save()).rejects.toMatchObject({ status: 400, code: 'PICTURE_GONE' })
  await db.updateTable('tools').set({ imageUrl: gone.imageUrl }).where('id', '=', '2').execute()
  await save()
})

test('PERM-08 customers change nothing', async () => {
  const { db } = await workshop({ seeded: true })
  const customer = await testUser(db)
  const before = await db.selectFrom('tools').selectAll().orderBy('id').execute()
  const item = { kind: 'tool' as const, recordId: '2', title: '', record: {} }
  for (const attempt of [
    () => createTool(db, customer, hammer),
    () => saveTool(db, customer, '2', { updatedAt: null }, whole),
    () => setToolActive(db, customer, '2', false),
    () => verifyTool(db, customer, '2'),
    () => deleteTool(db, customer, '2'),
    () => restoreTool(db, customer, item),
  ]) {
    await expect(async () => attempt()).rejects.toMatchObject({ status: 403 })
  }
  expect(await db.selectFrom('tools').selectAll().orderBy('id').execute()).toEqual(before)
  expect(await told(db)).toEqual([])
})

test('a write that fails half-way leaves everything as it was', async () => {
  const { db, admin } = await workshop()
  const id = await createTool(db, admin, whole)
  const before = await rowOf(db, id)
  await expect(
    db.transaction().execute(async (trx) => {
      await deleteTool(trx, admin, id)
      throw new Error('the power is gone')
    }),
  ).rejects.toThrow('the power is gone')
  expect(await rowOf(db, id)).toEqual(before)
  expect(await trashOf(db)).toEqual([])
})
