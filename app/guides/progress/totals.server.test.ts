import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testDatabase, testSession, testUser } from '../../../tests/harness/database.ts'
import { readProgress } from '../../people/progress.server.ts'
import { deleteAccount } from '../../people/settings/delete-account.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { parseEnv } from '../../platform/settings/env.server.ts'
import { deleteSaved, restoreSaved } from '../../saved/change.server.ts'
import { saveResponse } from '../../saved/save.server.ts'
import { readTotals } from './learning-totals.server.ts'
import { completeChapter, undoChapter } from './progress.server.ts'
import { progressStep, recountLater } from './recounts.server.ts'
import { lockProgress, recountingPerson } from './totals.server.ts'

const guideIds = ['g0', 'g1', 'g2', 'g3', 'g4', 'g5'] as const
const dayMilliseconds = 86_400_000

/** Six guides of two chapters and nobody's progress. */
async function ground() {
  const db = await testDatabase()
  const now = new Date()
  const content = { difficulty: 'beginner' as const, description: '', imageUrl: null, rating: 4 }
  const dates = { verifiedAt: null, searchText: '', createdAt: now, updatedAt: now }
  const pricing = { hasFree: true, startingPrice: '', description: '' }
  const tool = { id: 't', name: 'Penna', category: 'Testi', url: '', features: [], isActive: true }
  await db
    .insertInto('tools')
    .values({ ...tool, ...content, ...dates, pricing })
    .execute()
  for (const id of guideIds) await addGuide(db, id)
  return db

  async function addGuide(on: Database, id: string) {
    const lists = { prerequisites: [], relatedGuides: [], duration: 10, isPublished: true }
    await on
      .insertInto('guides')
      .values({ id, toolId: 't', title: id, ...content, ...dates, ...lists })
      .execute()
    for (const chapter of ['a', 'b']) await addChapter(on, id, chapter)
  }
}

async function addChapter(db: Database, guideId: string, name: string) {
  const texts = { title: name, description: '', content: '', exercises: [] }
  await db
    .insertInto('chapters')
    .values({ id: `${guideId}-${name}`, guideId, position: 0, duration: 5, ...texts })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Does what is left of the recounts, in steps so small that there are several. */
async function settle(db: Database) {
  while (await progressStep(db, 2));
}

/** The totals as they should be: everybody's own figures, added up. */
async function counted(db: Database) {
  const people = await db.selectFrom('users').select('id').execute()
  const sum = { begun: 0, finished: 0, achievements: 0, savers: 0 }
  for (const person of people) {
    const { stats, achievements } = await readProgress(db, person)
    const hasSaved = achievements.some(({ id, isReached }) => id === 'risposta' && isReached)
    sum.begun += stats.lessonsBegun
    sum.finished += stats.lessonsCompleted
    sum.achievements += stats.achievementsUnlocked - Number(hasSaved)
    sum.savers += Number(hasSaved)
  }
  return sum
}

const answer = (idempotencyKey: string) => ({
  idempotencyKey,
  title: 'Titolo',
  prompt: 'Domanda',
  response: 'Risposta',
  category: null,
  tags: [],
  imageId: null,
  turns: [],
})

type Person = { id: string; role: 'customer' }
/**
 * `check` looks at the totals in the middle of a step; among others at work it would see too early.
 */
type World = { db: Database; people: Person[]; check: () => Promise<void> }
type Step = (world: World) => Promise<unknown>

const learner = ({ id }: { id: string }): Person => ({ id, role: 'customer' })

const whoever = fc.nat({ max: 2 })
const guide = fc.constantFrom(...guideIds)
const chapter = fc.constantFrom('a', 'b', 'c')

/** A learner may meet a chapter that an administrator has just taken away. */
const orMissing = (work: Promise<unknown>) =>
  work.catch((error) => {
    if (error.code !== 'NOT_FOUND') throw error
  })

const personIn = ({ people }: World, index: number) => people[index % people.length] as Person

const complete = fc.tuple(whoever, guide, chapter).map(
  ([who, g, c]): Step =>
    (world) =>
      orMissing(completeChapter(world.db, personIn(world, who), g, `${g}-${c}`)),
)

const undo = fc.tuple(whoever, guide, chapter).map(
  ([who, g, c]): Step =>
    (world) =>
      orMissing(undoChapter(world.db, personIn(world, who), g, `${g}-${c}`)),
)

/** Does whole guides, and a chapter a day: the achievements that take long. */
const diligence = whoever.map(
  (who): Step =>
    async (world) => {
      const person = personIn(world, who)
      for (const g of guideIds) {
        for (const c of ['a', 'b', 'c']) {
          await orMissing(completeChapter(world.db, person, g, `${g}-${c}`))
        }
      }
      await world.db.transaction().execute(async (trx) => {
        await lockProgress(trx, person.id)
        await recountingPerson(trx, person.id, async () => {
          const done = await trx
            .selectFrom('chapterCompletions')
            .select('chapterId')
            .where('userId', '=', person.id)
            .orderBy('chapterId')
            .execute()
          for (const [index, { chapterId }] of done.entries()) {
            await trx
              .updateTable('chapterCompletions')
              .set({ completedAt: new Date(Date.now() - index * dayMilliseconds) })
              .where('userId', '=', person.id)
              .where('chapterId', '=', chapterId)
              .execute()
          }
          return true
        })
      })
    },
)

const key = fc.constantFrom(
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
)
const save = fc.tuple(whoever, key).map(
  ([who, k]): Step =>
    (world) =>
      saveResponse(world.db, personIn(world, who), answer(k), {
        visitorId: null,
        isDemo: false,
        ceilings: parseEnv({}),
      }),
)

const throwAway = fc.tuple(whoever, fc.boolean()).map(
  ([who, isBack]): Step =>
    async (world) => {
      const person = personIn(world, who)
      const rows = await world.db
        .selectFrom('savedResponses')
        .select('id')
        .where('userId', '=', person.id)
        .execute()
      for (const { id } of rows) await (isBack ? restoreSaved : deleteSaved)(world.db, person, id)
    },
)

const changeChapters = fc.tuple(guide, chapter, fc.boolean()).map(
  ([g, c, isAdded]): Step =>
    ({ db }) =>
      db.transaction().execute(async (trx) => {
        // As saving does: the guide first, which waits for learners who are writing now.
        await trx.updateTable('guides').set({ updatedAt: new Date() }).where('id', '=', g).execute()
        if (isAdded) await addChapter(trx, g, c)
        else await trx.deleteFrom('chapters').where('id', '=', `${g}-${c}`).execute()
        await recountLater(trx, [g])
      }),
)

/** Deletes a guide and puts it back, as the trash does; what learners did stays meanwhile. */
const deleteAndRestore = fc.tuple(guide, complete).map(
  ([g, between]): Step =>
    async (world) => {
      const { db } = world
      const row = await db.selectFrom('guides').selectAll().where('id', '=', g).executeTakeFirst()
      const chapters = await db
        .selectFrom('chapters')
        .selectAll()
        .where('guideId', '=', g)
        .execute()
      if (!row) return
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('guides').where('id', '=', g).execute()
        await recountLater(trx, [g])
      })
      await world.check()
      await between(world)
      await db.transaction().execute(async (trx) => {
        await trx.insertInto('guides').values(row).execute()
        if (chapters.length > 0) await trx.insertInto('chapters').values(chapters).execute()
        await recountLater(trx, [g])
      })
    },
)

const leave = whoever.map(
  (who): Step =>
    async (world) => {
      const index = who % world.people.length
      const person = personIn(world, index)
      const { email } = await world.db
        .selectFrom('users')
        .select('email')
        .where('id', '=', person.id)
        .executeTakeFirstOrThrow()
      const { id: sessionId } = await testSession(world.db, person.id)
      const env = parseEnv({ SECRET: 's'.repeat(32) })
      const context = { db: world.db, env, address: '192.0.2.1' }
      await deleteAccount(context, { ...person, email, sessionId }, { password: null })
      world.people[index] = { id: (await testUser(world.db)).id, role: 'customer' }
    },
)

const step = fc.oneof(
  { weight: 6, arbitrary: complete },
  { weight: 3, arbitrary: undo },
  { weight: 1, arbitrary: diligence },
  { weight: 2, arbitrary: save },
  { weight: 2, arbitrary: throwAway },
  { weight: 2, arbitrary: changeChapters },
  { weight: 1, arbitrary: deleteAndRestore },
  { weight: 1, arbitrary: leave },
)

test('ADM-08 ADM-09 HLD-02 after any history the totals equal a recount of what is stored', {
  timeout: 60_000,
}, async () => {
  const db = await ground()
  const people = await Promise.all([1, 2, 3].map(() => testUser(db)))
  const check = async () => {
    await settle(db)
    expect(await readTotals(db)).toEqual(await counted(db))
  }
  const world: World = { db, people: people.map(learner), check }
  const highest = { finished: 0, achievements: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      for (const one of steps) await one(world)
      await settle(db)
      const kept = await readTotals(db)
      expect(kept).toEqual(await counted(db))
      highest.finished = Math.max(highest.finished, kept.finished)
      highest.achievements = Math.max(highest.achievements, kept.achievements)
    }),
    { numRuns: 12 },
  )
  expect(highest.finished).toBeGreaterThan(0)
  expect(highest.achievements).toBeGreaterThan(2)
})

test('ADM-08 ADM-09 HLD-02 sixteen at once lose nothing: learners, savers, leavers, an administrator and two who recount', {
  timeout: 60_000,
}, async () => {
  const db = await ground()
  const people = await Promise.all(Array.from({ length: 4 }, () => testUser(db)))
  const world: World = { db, people: people.map(learner), check: async () => {} }
  for (let round = 0; round < 2; round++) {
    const steps = fc.sample(step, 40)
    const steady = steps.slice(0, 36)
    let isOver = false
    const recounting = [1, 2].map(async () => {
      while (!isOver) if (!(await progressStep(db, 1))) await wait(1)
    })
    await Promise.all(
      Array.from({ length: 16 }, async (_, caller) => {
        for (const one of steady.filter((_step, index) => index % 16 === caller)) {
          // A person may leave while others of his steps are under way.
          await one(world).catch(refuseFaults)
        }
      }),
    )
    isOver = true
    await Promise.all(recounting)
    await settle(db)
    expect(await readTotals(db)).toEqual(await counted(db))
  }
})

/** What a step may meet when others took away, or brought back, what it works on. */
const isGone = /no result|foreign key|unique constraint/i

/** Anything else is a fault: to wait for each other in a circle, above all. */
function refuseFaults(error: Error) {
  if (error instanceof KnownFailure) return
  if (!isGone.test(`${error.name} ${error.message}`)) throw error
}

test('ADM-08 one chapter of many guides by one person at once moves the totals once each', async () => {
  const db = await ground()
  const { id } = await testUser(db)
  const person: Person = { id, role: 'customer' }
  const all = guideIds.flatMap((g) => [`${g}-a`, `${g}-b`].map((c) => [g, c] as const))
  await Promise.all([...all, ...all].map(([g, c]) => completeChapter(db, person, g, c)))
  expect(await readTotals(db)).toEqual({ begun: 6, finished: 6, achievements: 3, savers: 0 })
  const told = await db
    .selectFrom('activity')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', 'guideCompleted')
    .executeTakeFirstOrThrow()
  expect(told.count).toBe(6)
  await Promise.all([...all, ...all].map(([g, c]) => undoChapter(db, person, g, c)))
  expect(await readTotals(db)).toEqual({ begun: 0, finished: 0, achievements: 0, savers: 0 })
})
