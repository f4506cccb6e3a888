import { describe, expect, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { readContentVersion } from '../../records/version/content-version.server.ts'
import { isStepId } from '../steps.ts'
import { listScenesForAdmin, readSceneForEdit } from './admin-scenes.server.ts'
import {
  createScene,
  deleteScene,
  moveScene,
  publishScene,
  saveScene,
} from './edit-scene.server.ts'
import { mostScenes } from './scene-rows.server.ts'
import { type SceneInput, sceneSchema } from './scene-schema.ts'

const prize: SceneInput = sceneSchema.parse({
  title: 'Un premio mai chiesto',
  moment: 'È domenica. Fai colazione.',
  channel: 'mail',
  sender: 'Concorso Estate',
  senderSign: { title: 'Non lo conosci', meaning: 'Non hai giocato a niente.' },
  sentAt: 'oggi, 9:10',
  lines: [{ text: 'Hai vinto.' }, { text: 'Scrivi qui i tuoi dati.' }],
  isTrue: 'off',
  verdict: 'Chi non gioca non vince.',
  actions: ['Cancella la mail.'],
  ifTrusted: { title: 'I tuoi dati', description: 'Li usano per altre truffe.' },
  ifDoubted: { title: 'Niente', description: 'Non perdi niente.' },
})

async function place() {
  const db = await testDatabase()
  return { db, admin: await testUser(db, { role: 'admin' }) }
}

/** Scenes with these titles, in this order. */
async function withScenes(...titles: string[]) {
  const there = await place()
  const ids: string[] = []
  for (const title of titles) {
    ids.push(await createScene(there.db, there.admin, { ...prize, title }))
  }
  return { ...there, ids }
}

const row = (db: Database, id: string) =>
  db.selectFrom('scenes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const order = async (db: Database) =>
  (await db.selectFrom('scenes').select('id').orderBy('position').execute()).map(({ id }) => id)

const trash = (db: Database) => db.selectFrom('trash').selectAll().execute()

const lastActivity = (db: Database) =>
  db
    .selectFrom('activity')
    .select(['kind', 'actorId', 'subjectId', 'subjectTitle'])
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()

describe('LRN-20 a new scene', () => {
  test('is a draft behind the others, with an id made from its title', async () => {
    const { db, admin, ids } = await withScenes('Prima', 'Seconda')
    const version = await readContentVersion(db)
    const id = await createScene(db, admin, prize)
    expect(id).toBe('un-premio-mai-chiesto')
    expect(await row(db, id)).toMatchObject({ ...prize, isPublished: false, position: 2 })
    expect(await order(db)).toEqual([...ids, id])
    expect(await readContentVersion(db)).not.toBe(version)
    expect(await lastActivity(db)).toEqual({
      kind: 'sceneCreated',
      actorId: admin.id,
      subjectId: id,
      subjectTitle: prize.title,
    })
  })

  test('gets an id of its own, which can be noted as done, also beside one in the trash', async () => {
    const { db, admin } = await place()
    const title = 'Una scena dal titolo davvero molto lungo, lungo come può essere'
    const first = await createScene(db, admin, { ...prize, title })
    await deleteScene(db, admin, first)
    const ids = [first]
    for (let more = 0; more < 10; more += 1) {
      ids.push(await createScene(db, admin, { ...prize, title }))
    }
    expect(new Set(ids).size).toBe(11)
    expect(ids.filter((id) => !isStepId(id))).toEqual([])
  })
})

describe('LRN-20 saving', () => {
  test('stores the whole form, and neither publishes nor moves', async () => {
    const { db, admin } = await withScenes('Prima', 'Seconda')
    const before = await row(db, 'seconda')
    await saveScene(db, admin, 'seconda', before, { ...prize, title: 'Altra', isTrue: true })
    const after = await row(db, 'seconda')
    expect(after).toEqual({ ...before, title: 'Altra', isTrue: true, updatedAt: after.updatedAt })
    expect(after.updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime())
    expect(await trash(db)).toEqual([])
    expect(await lastActivity(db)).toMatchObject({ kind: 'sceneChanged', subjectTitle: 'Altra' })
  })

  test('of two who began with the same version the second is told, and stores nothing', async () => {
    const { db, admin } = await withScenes('Prima')
    const base = await row(db, 'prima')
    const results = await Promise.allSettled(
      ['Una', 'Altra'].map((title) => saveScene(db, admin, 'prima', base, { ...prize, title })),
    )
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused).toHaveLength(1)
    expect(refused[0]?.reason).toMatchObject({ status: 409, code: 'CONFLICT' })
    const winner = results[0]?.status === 'fulfilled' ? 'Una' : 'Altra'
    expect((await row(db, 'prima')).title).toBe(winner)
  })

  test('on purpose over another version keeps that one in the trash', async () => {
    const { db, admin } = await withScenes('Prima')
    const base = await row(db, 'prima')
    await saveScene(db, admin, 'prima', base, { ...prize, title: "Di un'altra" })
    const replaced = await row(db, 'prima')
    const overwrite = replaced.updatedAt.toISOString()
    await saveScene(db, admin, 'prima', { ...base, overwrite }, { ...prize, title: 'Mia' })
    expect((await row(db, 'prima')).title).toBe('Mia')
    expect(await trash(db)).toMatchObject([
      {
        kind: 'scene',
        recordId: 'prima',
        title: "Di un'altra",
        deletedBy: admin.id,
        record: JSON.parse(JSON.stringify(replaced)),
      },
    ])
  })
})

test('LRN-21 publishing is an act of its own, and disturbs no edit', async () => {
  const { db, admin } = await withScenes('Prima')
  const before = await row(db, 'prima')
  for (const isPublished of [true, false]) {
    const version = await readContentVersion(db)
    await publishScene(db, admin, 'prima', isPublished)
    expect(await row(db, 'prima')).toEqual({ ...before, isPublished })
    expect(await readContentVersion(db)).not.toBe(version)
    expect(await lastActivity(db)).toEqual({
      kind: isPublished ? 'scenePublished' : 'sceneUnpublished',
      actorId: admin.id,
      subjectId: 'prima',
      subjectTitle: 'Prima',
    })
  }
})

test('LRN-21 moving goes one place up or down, stops at the ends, and disturbs no edit', async () => {
  const { db, admin } = await withScenes('Prima', 'Seconda', 'Terza')
  const base = await row(db, 'seconda')
  expect(await moveScene(db, admin, 'seconda', 'up')).toEqual({ place: 1, of: 3 })
  await moveScene(db, admin, 'seconda', 'up')
  expect(await order(db)).toEqual(['seconda', 'prima', 'terza'])
  await moveScene(db, admin, 'prima', 'down')
  expect(await order(db)).toEqual(['seconda', 'terza', 'prima'])
  expect(await moveScene(db, admin, 'prima', 'down')).toEqual({ place: 3, of: 3 })
  expect((await row(db, 'seconda')).updatedAt).toEqual(base.updatedAt)
})

test('LRN-20 the list says what each scene is, drafts included, in their order', async () => {
  const { db, admin } = await withScenes('Prima', 'Seconda')
  await moveScene(db, admin, 'seconda', 'up')
  await publishScene(db, admin, 'prima', true)
  const listed = await listScenesForAdmin(db, admin)
  expect(listed).toMatchObject([
    { id: 'seconda', title: 'Seconda', channel: 'mail', isTrue: false, isPublished: false },
    { id: 'prima', isPublished: true, signs: 1, updatedAt: expect.any(Date) },
  ])
  expect(await readSceneForEdit(db, admin, 'prima')).toMatchObject({ ...prize, title: 'Prima' })
})

test('LRN-24 there are at most 60 scenes, and all of them can be changed and deleted', async () => {
  const { db, admin } = await withScenes('Prima')
  const model = await row(db, 'prima')
  const copies = Array.from({ length: mostScenes - 1 }, (_, at) => ({
    ...model,
    id: `copia-${at}`,
    position: at + 1,
  }))
  await db.insertInto('scenes').values(copies).execute()
  await expect(createScene(db, admin, prize)).rejects.toMatchObject({
    code: 'FULL',
    status: 409,
    message: 'Il massimo è di 60 scene: elimina ciò che non serve, poi riprova.',
  })
  await saveScene(db, admin, 'prima', model, { ...prize, title: 'Cambiata' })
  await deleteScene(db, admin, 'copia-3')
  await createScene(db, admin, prize)
  expect(await order(db)).toHaveLength(mostScenes)
})

test('LRN-20 one that is gone, or cannot be, says so', async () => {
  const { db, admin } = await withScenes('Prima')
  const base = { updatedAt: null }
  for (const id of ['nonesiste', 'a b', '\0']) {
    for (const act of [
      () => readSceneForEdit(db, admin, id),
      () => saveScene(db, admin, id, base, prize),
      () => publishScene(db, admin, id, true),
      () => moveScene(db, admin, id, 'up'),
      () => deleteScene(db, admin, id),
    ]) {
      await expect(act(), id).rejects.toMatchObject({ status: 404, message: 'Scena non trovata' })
    }
  }
})

test('PERM-08 LRN-20 customers read and change nothing', async () => {
  const { db } = await withScenes('Prima')
  const customer = await testUser(db)
  const before = await db.selectFrom('scenes').selectAll().execute()
  for (const act of [
    () => listScenesForAdmin(db, customer),
    () => readSceneForEdit(db, customer, 'prima'),
    () => createScene(db, customer, prize),
    () => saveScene(db, customer, 'prima', { updatedAt: null }, prize),
    () => publishScene(db, customer, 'prima', true),
    () => moveScene(db, customer, 'prima', 'up'),
    () => deleteScene(db, customer, 'prima'),
  ]) {
    await expect(act()).rejects.toMatchObject({ status: 403 })
  }
  expect(await db.selectFrom('scenes').selectAll().execute()).toEqual(before)
})
