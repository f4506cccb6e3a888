import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { updateBuiltInGuides } from '../../guides/built-in.server.ts'
import { deleteGuide, saveGuide } from '../../guides/edit-guide.server.ts'
import { guideExchange } from '../../guides/guide-exchange.server.ts'
import { guideRow } from '../../guides/guide-rows.server.ts'
import { saveScene } from '../../learning/scenes/edit-scene.server.ts'
import { resetScenes } from '../../learning/scenes/reset-scenes.server.ts'
import { sceneExchange } from '../../learning/scenes/scene-exchange.server.ts'
import { sceneRow } from '../../learning/scenes/scene-rows.server.ts'
import { sceneSchema } from '../../learning/scenes/scene-schema.ts'
import { removeExpired } from '../../lifecycle/janitor.server.ts'
import type { Actor } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { updateBuiltInTools } from '../../tools/built-in.server.ts'
import { saveTool } from '../../tools/edit-tool.server.ts'
import { toolExchange } from '../../tools/tool-exchange.server.ts'
import { toolRow } from '../../tools/tool-rows.server.ts'
import { versionOf } from '../form/form-answer.ts'
import { removeForgottenPictures } from '../pictures/pictures.server.ts'
import { mostFormer } from './former-versions.server.ts'
import { listFormer, restoreFormer } from './restore-former.server.ts'

const guideId = 'chatgpt-basics'

async function start() {
  const db = await testDatabase({ seeded: true })
  const admin = await testUser(db, { role: 'admin', name: 'Ada Rossi' })
  return { db, admin }
}

/** Saves the guide with other fields, as its form does. */
async function changeGuide(db: Database, admin: Actor, more: object, losing = false) {
  const row = await guideRow(db, guideId)
  const content = guideExchange.schema.parse({ ...guideExchange.exported(row), ...more })
  await saveGuide(db, admin, guideId, { updatedAt: row.updatedAt, losing }, content)
}

const versionsOfGuide = async (db: Database, admin: Actor) =>
  listFormer(db, admin, guideExchange, await guideRow(db, guideId))

const back = async (db: Database, admin: Actor, versionId: string, losing = false) => {
  const { updatedAt } = await guideRow(db, guideId)
  const seen = versionOf(updatedAt)
  return restoreFormer(db, admin, guideExchange, { id: guideId, versionId, seen, losing })
}

test('LRN-94 a save keeps what was there, with who and when; bringing it back can be undone', async () => {
  const { db, admin } = await start()
  const first = await guideRow(db, guideId)
  expect(await versionsOfGuide(db, admin)).toEqual([])
  await changeGuide(db, admin, {})
  // Whether it is shown is no part of a version.
  await changeGuide(db, admin, { isPublished: false })
  expect(await versionsOfGuide(db, admin)).toEqual([])
  const before = await guideRow(db, guideId)
  await changeGuide(db, admin, { title: 'Secondo', rating: 3.5 })
  const [former] = await versionsOfGuide(db, admin)
  expect(former).toMatchObject({
    savedAt: before.updatedAt,
    replacedBy: 'Ada Rossi',
    changes: [
      { name: 'Titolo', was: first.title },
      { name: 'Valutazione', was: String(first.rating).replace('.', ',') },
    ],
    loss: null,
  })
  await back(db, admin, former?.id ?? '')
  const { updatedAt, isPublished, ...now } = await guideRow(db, guideId)
  expect({ ...now, isPublished: true }).toEqual({
    ...structuredClone({ ...first, updatedAt: undefined }),
    updatedAt: undefined,
    isPublished: true,
  })
  expect(isPublished).toBe(false)
  expect(updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime())
  const [undo, older] = await versionsOfGuide(db, admin)
  expect(undo?.changes[0]).toEqual({ name: 'Titolo', was: 'Secondo' })
  expect(older?.changes).toEqual([])
  await back(db, admin, undo?.id ?? '')
  expect((await guideRow(db, guideId)).title).toBe('Secondo')
  const noted = await db.selectFrom('activity').select('kind').where('kind', '=', 'guideRestored')
  expect(await noted.execute()).toHaveLength(2)
})

test('LRN-94 chapters come back with their ids and what learners did; taking them away asks', async () => {
  const { db, admin } = await start()
  const learner = await testUser(db)
  const { chapters } = guideExchange.exported(await guideRow(db, guideId)) as {
    chapters: { id: string }[]
  }
  const [first] = chapters
  const chapterId = first?.id ?? ''
  await db
    .insertInto('chapterCompletions')
    .values({ userId: learner.id, guideId, chapterId, completedAt: new Date() })
    .execute()
  await changeGuide(db, admin, { chapters: chapters.slice(1) }, true)
  const kept = () => db.selectFrom('chapterCompletions').select('chapterId').execute()
  expect(await kept()).toEqual([{ chapterId }])
  const [whole] = await versionsOfGuide(db, admin)
  await back(db, admin, whole?.id ?? '')
  const ids = (await guideRow(db, guideId)).chapters.map(({ id }) => id)
  expect(ids).toEqual(chapters.map(({ id }) => id))
  expect(await kept()).toEqual([{ chapterId }])

  const [shorter] = await versionsOfGuide(db, admin)
  expect(shorter?.loss).toContain('1 persona ha già fatto')
  await expect(back(db, admin, shorter?.id ?? '')).rejects.toMatchObject({ code: 'WOULD_LOSE' })
  await back(db, admin, shorter?.id ?? '', true)
  expect((await guideRow(db, guideId)).chapters).toHaveLength(chapters.length - 1)
})

test('LRN-94 who has not seen the newest save, or is no administrator, brings nothing back', async () => {
  const { db, admin } = await start()
  await changeGuide(db, admin, { title: 'Secondo' })
  const [former] = await versionsOfGuide(db, admin)
  const versionId = former?.id ?? ''
  const seen = versionOf((await guideRow(db, guideId)).updatedAt)
  const wish = { id: guideId, versionId, seen, losing: false }
  const customer = await testUser(db)
  await expect(restoreFormer(db, customer, guideExchange, wish)).rejects.toThrow('permessi')
  await changeGuide(db, admin, { title: 'Terzo' })
  await expect(restoreFormer(db, admin, guideExchange, wish)).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
    status: 409,
  })
  for (const other of [
    { ...wish, versionId: 'nonesiste' },
    { ...wish, id: 'claude-basics' },
  ]) {
    await expect(restoreFormer(db, admin, guideExchange, other)).rejects.toMatchObject({
      status: 404,
    })
  }
  expect((await guideRow(db, guideId)).title).toBe('Terzo')
  await db.updateTable('formerVersions').set({ content: '"rotto"' }).execute()
  const [broken] = await versionsOfGuide(db, admin)
  await expect(back(db, admin, broken?.id ?? '')).rejects.toMatchObject({ code: 'UNREADABLE' })
})

test('LRN-94 twenty versions of a record are kept, the newest', async () => {
  const { db, admin } = await start()
  for (let turn = 0; turn <= mostFormer; turn += 1) {
    await changeGuide(db, admin, { title: `Titolo ${turn}` })
  }
  const versions = await versionsOfGuide(db, admin)
  expect(versions).toHaveLength(mostFormer)
  expect(versions[0]?.changes[0]?.was).toBe(`Titolo ${mostFormer - 1}`)
  expect(versions.at(-1)?.changes[0]?.was).toBe('Titolo 0')
})

test('LRN-94 resets keep what they replace, of scenes, tools and guides', async () => {
  const { db, admin } = await start()
  const scene = await sceneRow(db, 'sms-sul-pacco')
  const sceneInput = sceneSchema.parse({ ...sceneExchange.exported(scene), title: 'Altra scena' })
  await saveScene(db, admin, scene.id, { updatedAt: scene.updatedAt }, sceneInput)
  const tool = await toolRow(db, '1')
  const { id: _, ...toolInput } = toolExchange.schema.parse({
    ...toolExchange.exported(tool),
    name: 'Altro strumento',
  })
  await saveTool(db, admin, '1', { updatedAt: tool.updatedAt }, toolInput)
  await changeGuide(db, admin, { title: 'Altra guida' })
  await resetScenes(db, admin)
  await updateBuiltInTools(db, admin)
  await updateBuiltInGuides(db, admin)
  const wereNamed = [
    await listFormer(db, admin, sceneExchange, await sceneRow(db, scene.id)),
    await listFormer(db, admin, toolExchange, await toolRow(db, '1')),
    await versionsOfGuide(db, admin),
  ].map(([newest, oldest, ...more]) => [newest?.changes[0]?.was, oldest?.changes, more])
  expect(wereNamed).toEqual([
    ['Altra scena', [], []],
    ['Altro strumento', [], []],
    ['Altra guida', [], []],
  ])
  const [newest] = await listFormer(db, admin, sceneExchange, await sceneRow(db, scene.id))
  const seen = versionOf((await sceneRow(db, scene.id)).updatedAt)
  await restoreFormer(db, admin, sceneExchange, {
    id: scene.id,
    versionId: newest?.id ?? '',
    seen,
    losing: false,
  })
  expect(await sceneRow(db, scene.id)).toMatchObject({
    title: 'Altra scena',
    isPublished: true,
    position: scene.position,
  })
})

test('LRN-94 versions stay while the record is in the trash, and go when it leaves that', async () => {
  const { db, admin } = await start()
  await changeGuide(db, admin, { title: 'Secondo', imageUrl: null })
  await db.updateTable('formerVersions').set({ replacedBy: null }).execute()
  const count = async () => (await db.selectFrom('formerVersions').select('id').execute()).length
  await deleteGuide(db, admin, guideId)
  await removeExpired(db)
  expect(await count()).toBe(1)
  await db
    .updateTable('trash')
    .set({ expiresAt: new Date(Date.now() - 1) })
    .execute()
  await removeExpired(db)
  expect(await count()).toBe(0)
})

test('LRN-94 a picture that only a former version names is kept', async () => {
  const { db, admin } = await start()
  const old = new Date(Date.now() - 40 * 86_400_000)
  const picture = { contentType: 'image/webp', bytes: Buffer.from('x'), width: 1, height: 1 }
  await db
    .insertInto('pictures')
    .values(['prima', 'mai'].map((id) => ({ ...picture, id, usedAt: old, createdBy: null })))
    .execute()
  await db
    .updateTable('guides')
    .set({ imageUrl: '/pictures/prima' })
    .where('id', '=', guideId)
    .execute()
  await changeGuide(db, admin, { imageUrl: null })
  await removeForgottenPictures(db)
  expect(await db.selectFrom('pictures').select('id').execute()).toEqual([{ id: 'prima' }])
  const [former] = await versionsOfGuide(db, admin)
  await back(db, admin, former?.id ?? '')
  expect((await guideRow(db, guideId)).imageUrl).toBe('/pictures/prima')
})
