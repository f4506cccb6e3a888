import { expect, test } from 'vitest'
import { scenes } from '../../../db/content/scenes/all.ts'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { operator } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import type { SignedInUser } from '../../platform/http/context.server.ts'
import { parseEnv } from '../../platform/settings/env.server.ts'
import { withdrawRecord } from '../../records/store/acts.server.ts'
import { rowsOf } from '../../records/store/read.server.ts'
import type { Learner } from '../steps.server.ts'
import { sceneNoun } from './scene-noun.ts'
import { finishScene, readScene, sceneSummary } from './scenes.server.ts'

const env = parseEnv({ PUBLIC_URL: 'https://fucina.esempio.it' })
const undecided = { decision: null, tapped: [], isPreview: false }
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

const retire = (db: Database, id: string) => withdrawRecord(db, operator, sceneNoun, id)

test('LRN-10 a new installation has the scenes as they were written, in their order', async () => {
  const db = await testDatabase({ seeded: true })
  const rows = await rowsOf(db, sceneNoun).execute()
  expect(
    rows.map(({ id, content }) => ({ id, isPublished: true, ...(content as object) })),
  ).toEqual(scenes)
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

test('LRN-11 LRN-85 a scene done twice counts once, and the next one is the first that is left', async () => {
  const db = await testDatabase({ seeded: true })
  const person = await learner(db)
  expect(await sceneSummary(person)).toMatchObject({
    done: 0,
    total: ids.length,
    next: { number: 1 },
  })
  for (const id of [second, first, first]) await finishScene(person, id)
  expect(await sceneSummary(person)).toMatchObject({
    done: 2,
    total: ids.length,
    next: { id: third },
  })
  const stored = await db.selectFrom('learningSteps').selectAll().execute()
  expect(stored.map((row) => Object.keys(row).sort())).toEqual(
    [first, second].map(() => ['doneAt', 'kind', 'stepId', 'userId']),
  )
})

test('LRN-85 what is retired is neither counted nor next', async () => {
  const db = await testDatabase({ seeded: true })
  const person = await learner(db)
  await finishScene(person, first)
  await retire(db, first)
  expect(await sceneSummary(person)).toMatchObject({
    done: 0,
    total: ids.length - 1,
    next: { id: second },
  })
  for (const id of ids.slice(1)) await finishScene(person, id)
  expect(await sceneSummary(person)).toMatchObject({
    done: ids.length - 1,
    total: ids.length - 1,
    next: null,
  })
})

test('LRN-11 after a scene comes its neighbour, after the last what is left', async () => {
  const db = await testDatabase({ seeded: true })
  const person = await learner(db)
  const at = (number: number) => ids.at(number) ?? ''
  const read = (id: string) => readScene(person, id, undecided)
  expect(await read(at(0))).toMatchObject({ number: 1, next: { id: at(1) } })
  for (const id of ids.slice(0, -1)) {
    if (id !== at(4)) await finishScene(person, id)
  }
  expect((await read(at(-1))).next?.id).toBe(at(4))
  await finishScene(person, at(4))
  expect((await read(at(-1))).next).toBeNull()
})
