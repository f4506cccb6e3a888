import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { recordOf, rewriteRecord, storeRecord } from '../../../tests/harness/records.ts'
import { readProgress } from '../../accounts/progress.server.ts'
import type { Stats } from '../../accounts/stats.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { parseEnv } from '../../platform/settings/env.server.ts'
import { saveResponse } from '../../saved/save.server.ts'
import { savedCeilings } from '../../saved/saved-ceiling.server.ts'
import { toolNoun } from '../../tools/tool-noun.ts'
import { guideNoun } from '../guide-noun.ts'
import { countLearning, learningFigures } from './learning-figures.server.ts'
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

const addChapter = (db: Database, guideId: string, name: string) =>
  setChapter(db, guideId, name, true)

/** The sums as they should be: everybody's own figures, added up. */
async function addedUp(db: Database) {
  const people = await db.selectFrom('users').select('id').execute()
  const stats = await Promise.all(people.map(async (one) => (await readProgress(db, one)).stats))
  const sum = (of: (one: Stats) => number) => stats.reduce((all, one) => all + of(one), 0)
  return {
    begun: sum(({ guidesBegun }) => guidesBegun),
    finished: sum(({ lessonsCompleted }) => lessonsCompleted),
    achievements: sum(({ achievementsUnlocked }) => achievementsUnlocked),
  }
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

type World = { db: Database; people: Awaited<ReturnType<typeof learner>>[] }
type Step = (world: World) => Promise<unknown>

const whoever = fc.nat({ max: 2 })
const guide = fc.constantFrom(...guideIds)
const chapter = fc.constantFrom('a', 'b', 'c')
const personIn = ({ people }: World, index: number) => people[index] as World['people'][number]

/** A learner may meet a chapter that an administrator has taken away. */
const orMissing = (work: Promise<unknown>) =>
  work.catch((error) => {
    if (error.code !== 'NOT_FOUND') throw error
  })

const complete = fc.tuple(whoever, guide, chapter, fc.nat({ max: 9 })).map(
  ([who, g, c, daysAgo]): Step =>
    async (world) => {
      const { db } = world
      const person = personIn(world, who)
      await orMissing(completeChapter(db, person, g, `${g}-${c}`))
      await db
        .updateTable('chapterCompletions')
        .set({ completedAt: new Date(Date.now() - daysAgo * dayMilliseconds) })
        .where('userId', '=', person.id)
        .where('chapterId', '=', `${g}-${c}`)
        .execute()
    },
)

/** Does whole guides, and a chapter a day: the achievements that take long. */
const diligence = whoever.map(
  (who): Step =>
    async (world) => {
      const { db } = world
      const person = personIn(world, who)
      let day = 0
      for (const g of guideIds) {
        for (const c of ['a', 'b', 'c']) {
          await orMissing(completeChapter(db, person, g, `${g}-${c}`))
          await db
            .updateTable('chapterCompletions')
            .set({ completedAt: new Date(Date.now() - day++ * dayMilliseconds) })
            .where('userId', '=', person.id)
            .where('chapterId', '=', `${g}-${c}`)
            .execute()
        }
      }
    },
)

const undo = fc.tuple(whoever, guide, chapter).map(
  ([who, g, c]): Step =>
    (world) =>
      orMissing(undoChapter(world.db, personIn(world, who), g, `${g}-${c}`)),
)

const save = whoever.map(
  (who): Step =>
    (world) =>
      saveResponse(
        world.db,
        personIn(world, who),
        { ...answer, idempotencyKey: randomUUID() },
        { visitorId: null, isDemo: false, ceilings: savedCeilings(parseEnv({})) },
      ),
)

const changeChapters = fc.tuple(guide, chapter, fc.boolean()).map(
  ([g, c, isAdded]): Step =>
    async ({ db }) => {
      await setChapter(db, g, c, isAdded)
    },
)

const step = fc.oneof(
  { weight: 6, arbitrary: complete },
  { weight: 1, arbitrary: diligence },
  { weight: 2, arbitrary: undo },
  { weight: 1, arbitrary: save },
  { weight: 2, arbitrary: changeChapters },
)

test('ADM-08 ADM-09 after any history the figures are everybody’s own, added up', {
  timeout: 60_000,
}, async () => {
  const db = await ground()
  const world: World = { db, people: [await learner(db), await learner(db), await learner(db)] }
  const highest = { finished: 0, achievements: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      for (const one of steps) await one(world)
      const counted = await figures(db)
      expect(counted).toEqual(await addedUp(db))
      highest.finished = Math.max(highest.finished, counted.finished)
      highest.achievements = Math.max(highest.achievements, counted.achievements)
    }),
    { numRuns: 20 },
  )
  expect(highest.finished).toBeGreaterThan(0)
  expect(highest.achievements).toBeGreaterThan(2)
})

test('ADM-08 of each guide one reads who began, who finished and where most stop', async () => {
  const db = await ground()
  const [one, two, three, four] = [
    await learner(db),
    await learner(db),
    await learner(db),
    await learner(db),
  ]
  await addChapter(db, 'g1', 'c')
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

test('ADM-08 whoever asks while it is counted gets the same figures', async () => {
  const db = await ground()
  const [first, second] = await Promise.all([learningFigures(db), learningFigures(db)])
  expect(second).toBe(first)
})
