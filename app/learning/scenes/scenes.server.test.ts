import { expect, test } from 'vitest'
import { scenes } from '../../../db/content/scenes/all.ts'
import { seed } from '../../seed.server.ts'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import type { Database } from '../../platform/db/database.server.ts'
import type { SignedInUser } from '../../platform/http/context.server.ts'
import { parseEnv } from '../../platform/settings/env.server.ts'
import type { Learner } from '../steps.server.ts'
import { finishScene, listScenes, readScene, sceneSummary } from './scenes.server.ts'

const env = parseEnv({ PUBLIC_URL: 'https://fucina.esempio.it' })
const undecided = { round: null, decision: null, tapped: [] }
const ids = scenes.map(({ id }) => id)
const [first = '', second = '', third = ''] = ids

async function learner(db: Database): Promise<Learner> {
  const { id } = await testUser(db)
  return {
    db,
    env,
    session: { kind: 'user', user: { id } as SignedInUser },
    headers: new Headers(),
  }
}

const retire = (db: Database, id: string) =>
  db.updateTable('scenes').set({ isPublished: false }).where('id', '=', id).execute()

test('LRN-10 LRN-14 a new installation has the scenes as they were written, in their order', async () => {
  const db = await testDatabase({ seeded: true })
  const rows = await db.selectFrom('scenes').selectAll().orderBy('position').execute()
  expect(rows.map(({ position: _, createdAt, updatedAt, ...scene }) => scene)).toEqual(scenes)
})

test('LRN-14 an existing installation gets the scenes once, and never again what was deleted', async () => {
  const db = await testDatabase()
  const noted = { key: 'seededAt', value: '2026-01-01', updatedAt: new Date() }
  await db.insertInto('settings').values(noted).execute()
  expect(await seed(db)).toBe(false)
  expect(await db.selectFrom('scenes').select('id').execute()).toHaveLength(12)
  expect(await db.selectFrom('guides').select('id').execute()).toEqual([])
  await db.deleteFrom('scenes').where('id', '=', first).execute()
  await retire(db, second)
  await seed(db)
  const left = await db.selectFrom('scenes').select(['id', 'isPublished']).execute()
  expect(left).toHaveLength(11)
  expect(left).toContainEqual({ id: second, isPublished: false })
})

test('LRN-11 the question holds nothing that tells whether it is true', async () => {
  const db = await testDatabase({ seeded: true })
  for (const { id } of scenes) {
    const { question, outcome } = await readScene(await learner(db), id, undecided)
    expect(outcome).toBeNull()
    expect(Object.keys(question).sort()).toEqual(
      ['id', 'title', 'moment', 'channel', 'sentAt', 'spots'].sort(),
    )
  }
})

test('LRN-12 LRN-18 a scene done twice counts once, and the next one is the first that is left', async () => {
  const db = await testDatabase({ seeded: true })
  const person = await learner(db)
  expect(await sceneSummary(person)).toMatchObject({ done: 0, total: 12, next: { number: 1 } })
  for (const id of [second, first, first]) await finishScene(person, id)
  expect(await sceneSummary(person)).toMatchObject({ done: 2, total: 12, next: { id: third } })
  const stored = await db.selectFrom('learningSteps').selectAll().execute()
  expect(stored.map((row) => Object.keys(row).sort())).toEqual(
    [first, second].map(() => ['doneAt', 'kind', 'stepId', 'userId']),
  )
})

test('LRN-18 what is retired is neither counted nor next', async () => {
  const db = await testDatabase({ seeded: true })
  const person = await learner(db)
  await finishScene(person, first)
  await retire(db, first)
  expect(await sceneSummary(person)).toMatchObject({ done: 0, total: 11, next: { id: second } })
  for (const id of ids.slice(1)) await finishScene(person, id)
  expect(await sceneSummary(person)).toMatchObject({ done: 11, total: 11, next: null })
})

test('LRN-13 after a scene comes its neighbour of the round, after the last what is left', async () => {
  const db = await testDatabase({ seeded: true })
  const person = await learner(db)
  const round = { ...undecided, round: 7 }
  const order = await listScenes(person, 7)
  expect(order.map(({ id }) => id)).not.toEqual(ids)
  const at = (number: number) => order[number]?.id ?? ''
  expect(await readScene(person, at(0), round)).toMatchObject({ number: 1, next: { id: at(1) } })
  for (const { id } of order.slice(0, 11)) {
    if (id !== at(4)) await finishScene(person, id)
  }
  expect((await readScene(person, at(11), round)).next?.id).toBe(at(4))
  await finishScene(person, at(4))
  expect((await readScene(person, at(11), round)).next).toBeNull()
})

test.for([
  ['that is not there', 'non-esiste'],
  ['whose id is none', '../pacco\0'],
  ['that is retired', first],
])('LRN-15 a scene %s is missing, to read and to decide', async ([, id = '']) => {
  const db = await testDatabase({ seeded: true })
  await retire(db, first)
  const person = await learner(db)
  for (const wanted of [() => readScene(person, id, undecided), () => finishScene(person, id)]) {
    await expect(wanted()).rejects.toMatchObject({
      status: 404,
      message: "Questa scena non c'è più",
    })
  }
  expect(await db.selectFrom('learningSteps').selectAll().execute()).toEqual([])
})

test('LRN-15 with all scenes retired the list is empty', async () => {
  const db = await testDatabase({ seeded: true })
  await db.updateTable('scenes').set({ isPublished: false }).execute()
  expect(await sceneSummary(await learner(db))).toEqual({ done: 0, total: 0, next: null })
})
