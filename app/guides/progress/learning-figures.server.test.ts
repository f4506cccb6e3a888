import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { recordOf, rewriteRecord, storeRecord } from '../../../tests/harness/records.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { parseEnv } from '../../platform/settings/env.server.ts'
import { saveResponse } from '../../saved/save.server.ts'
import { savedCeilings } from '../../saved/saved-ceiling.server.ts'
import { toolNoun } from '../../tools/tool-noun.ts'
import { guideNoun } from '../guide-noun.ts'
import { countLearning } from './learning-figures.server.ts'
import { completeChapter, undoChapter } from './progress.server.ts'

const guideIds = ['g0', 'g1', 'g2', 'g3', 'g4', 'g5'] as const
const dayMilliseconds = 86_400_000

/** Six guides of two chapters and nobody's progress. */
async function ground() {
  const db = await testDatabase()
  const tool = toolNoun.schema.parse({ name: 'Penna', description: 'Scrive.', category: 'Testi' })
  await storeRecord(db, toolNoun, 't', tool)
  for (const id of guideIds) await storeRecord(db, guideNoun, id, guideOf(id, ['a', 'b']))
  return db
}

const guideOf = (id: string, names: readonly string[]) =>
  guideNoun.schema.parse({
    ...{ title: id, description: id, toolId: 't' },
    chapters: names.map((name) => ({ id: `${id}-${name}`, title: name, duration: 5 })),
  })

/** Adds a chapter of a guide, or takes it away; they stand in the order of their names. */
async function setChapter(db: Database, guideId: string, name: string, isThere: boolean) {
  const { working } = await recordOf(db, guideNoun, guideId)
  const others = working.chapters.map(({ title }) => title).filter((title) => title !== name)
  const names = isThere ? [...others, name].sort() : others
  await rewriteRecord(db, guideNoun, guideId, guideOf(guideId, names))
}

async function figures(db: Database) {
  const { begun, finished, achievements } = await countLearning(db)
  return { begun, finished, achievements }
}

const answer = {
  title: 'Titolo',
  prompt: 'Domanda',
  response: 'Risposta',
  category: null,
  tags: [],
  imageId: null,
  turns: [],
}

async function learner(db: Database) {
  return { id: (await testUser(db)).id, role: 'customer' as const }
}

test('ADM-08 ADM-09 the figures follow whatever was done and changed', async () => {
  const db = await ground()
  const [ada, bea, carla] = [await learner(db), await learner(db), await learner(db)]
  // A chapter a day, through all guides.
  let day = 0
  for (const g of guideIds) {
    for (const chapterId of [`${g}-a`, `${g}-b`]) {
      await completeChapter(db, ada, g, chapterId)
      await db
        .updateTable('chapterCompletions')
        .set({ completedAt: new Date(Date.now() - day++ * dayMilliseconds) })
        .where('chapterId', '=', chapterId)
        .execute()
    }
  }
  expect(await figures(db)).toEqual({ begun: 6, finished: 6, achievements: 4 })
  await saveResponse(
    db,
    bea,
    { ...answer, idempotencyKey: randomUUID() },
    { visitorId: null, isDemo: false, ceilings: savedCeilings(parseEnv({})) },
  )
  await completeChapter(db, bea, 'g0', 'g0-a')
  await completeChapter(db, carla, 'g1', 'g1-b')
  expect(await figures(db)).toEqual({ begun: 8, finished: 6, achievements: 7 })
  // What was half of a guide is all of it, and the other way round.
  await setChapter(db, 'g0', 'b', false)
  await setChapter(db, 'g1', 'c', true)
  expect(await figures(db)).toEqual({ begun: 8, finished: 6, achievements: 8 })
  await completeChapter(db, carla, 'g1', 'g1-c')
  await undoChapter(db, carla, 'g1', 'g1-b')
  await undoChapter(db, bea, 'g0', 'g0-a')
  expect(await figures(db)).toEqual({ begun: 7, finished: 5, achievements: 6 })
})

test('ADM-08 of each guide one reads who began, who finished and where most stop', async () => {
  const db = await ground()
  const [one, two, three, four] = [
    await learner(db),
    await learner(db),
    await learner(db),
    await learner(db),
  ]
  await setChapter(db, 'g1', 'c', true)
  for (const person of [one, two, three, four]) await completeChapter(db, person, 'g1', 'g1-a')
  for (const person of [two, three, four]) await completeChapter(db, person, 'g1', 'g1-b')
  await completeChapter(db, four, 'g1', 'g1-c')
  await completeChapter(db, one, 'g0', 'g0-a')
  await completeChapter(db, one, 'g0', 'g0-b')
  expect((await countLearning(db)).guides).toEqual([
    {
      ...{ id: 'g1', title: 'g1', begun: 4, finished: 1, stop: { title: 'b', people: 2 } },
      chapters: [
        { title: 'a', people: 4 },
        { title: 'b', people: 3 },
        { title: 'c', people: 1 },
      ],
    },
    {
      ...{ id: 'g0', title: 'g0', begun: 1, finished: 1, stop: null },
      chapters: [
        { title: 'a', people: 1 },
        { title: 'b', people: 1 },
      ],
    },
  ])
})
