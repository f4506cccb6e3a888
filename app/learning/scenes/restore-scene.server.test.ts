import { expect, test } from 'vitest'
import { scenes } from '../../../db/content/scenes/all.ts'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { putInTrash } from '../../records/trash/trash.server.ts'
import { createScene, deleteScene, moveScene, saveScene } from './edit-scene.server.ts'
import { previewScenesReset, resetScenes } from './reset-scenes.server.ts'
import { undoDeletion } from './restore-scene.server.ts'
import { type SceneInput, sceneSchema } from './scene-schema.ts'

const [builtIn] = scenes
if (!builtIn) throw new Error('there are built-in scenes')

const content: SceneInput = sceneSchema.parse({
  ...builtIn,
  isTrue: builtIn.isTrue ? 'on' : 'off',
})

async function place() {
  const db = await testDatabase({ seeded: true })
  return { db, admin: await testUser(db, { role: 'admin' }) }
}

const all = (db: Database) =>
  db.selectFrom('scenes').selectAll().orderBy('position').orderBy('id').execute()

const ids = async (db: Database) => (await all(db)).map(({ id }) => id)

const trash = (db: Database) =>
  db.selectFrom('trash').select(['id', 'kind', 'recordId', 'title']).orderBy('title').execute()

const builtInIds = scenes.map(({ id }) => id)

test('LRN-22 a deleted scene comes back as it was, to its place', async () => {
  const { db, admin } = await place()
  for (const title of ['Una', 'Due', 'Tre']) await createScene(db, admin, { ...content, title })
  await moveScene(db, admin, 'due', 'up')
  const before = await all(db)
  const entry = await deleteScene(db, admin, 'due')
  expect(await ids(db)).not.toContain('due')
  expect(await trash(db)).toEqual([{ id: entry, kind: 'scene', recordId: 'due', title: 'Due' }])
  expect(await undoDeletion(db, admin, entry)).toBe('due')
  const after = await all(db)
  const withoutMoment = before.map(({ updatedAt: _, ...scene }) => scene)
  expect(after.map(({ updatedAt: _, ...scene }) => scene)).toEqual(withoutMoment)
  expect(await trash(db)).toEqual([])
  await expect(undoDeletion(db, admin, entry)).rejects.toMatchObject({ status: 404 })
})

test('LRN-22 what is no scene, cannot be read, or is asked for by a customer stays in the trash', async () => {
  const { db, admin } = await place()
  const customer = await testUser(db)
  const scene = await deleteScene(db, admin, builtIn.id)
  const record = { ...content, id: 'rotta', lines: 'nessuna' }
  const about = { recordId: 'rotta', title: 'Rotta', record }
  const broken = await putInTrash(db, admin, { kind: 'scene', ...about })
  const tool = await putInTrash(db, admin, { kind: 'tool', ...about })
  await expect(undoDeletion(db, customer, scene)).rejects.toMatchObject({ status: 403 })
  await expect(undoDeletion(db, admin, broken)).rejects.toMatchObject({ code: 'UNREADABLE' })
  await expect(undoDeletion(db, admin, tool)).rejects.toMatchObject({ status: 404 })
  expect(await trash(db)).toHaveLength(3)
})

test('LRN-23 a reset leaves exactly the built-in scenes, and the trash has the rest', async () => {
  const { db, admin } = await place()
  const row = (await all(db)).find(({ id }) => id === builtIn.id)
  if (!row) throw new Error('the built-in scenes are seeded')
  await saveScene(db, admin, builtIn.id, row, { ...content, title: 'Cambiata' })
  const added = await createScene(db, admin, { ...content, title: 'Aggiunta' })
  for (const _ of scenes) await moveScene(db, admin, added, 'up')
  const others = builtInIds.slice(1)
  const last = others.at(-1)
  if (last) await deleteScene(db, admin, last)
  await db.deleteFrom('trash').execute()
  expect(await previewScenesReset(db, admin)).toEqual({
    added: ['Aggiunta'],
    changed: ['Cambiata'],
    missing: last ? [scenes.at(-1)?.title] : [],
  })
  await resetScenes(db, admin)
  const stored = await all(db)
  expect(stored).toMatchObject(scenes)
  expect(stored.map(({ position }) => position)).toEqual([...scenes.keys()])
  expect((await trash(db)).map(({ title }) => title)).toEqual(['Aggiunta', 'Cambiata'])
  expect(await previewScenesReset(db, admin)).toEqual({ added: [], changed: [], missing: [] })
})

test('PERM-08 LRN-23 a reset is no customer’s', async () => {
  const { db, admin } = await place()
  await createScene(db, admin, { ...content, title: 'Aggiunta' })
  const before = await all(db)
  const customer = await testUser(db)
  await expect(previewScenesReset(db, customer)).rejects.toMatchObject({ status: 403 })
  await expect(resetScenes(db, customer)).rejects.toMatchObject({ status: 403 })
  expect(await all(db)).toEqual(before)
})
