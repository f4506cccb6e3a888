import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { testDatabase, testSession, testUser } from '../../../tests/harness/database.ts'
import { countLessons, readProgress } from '../../people/progress.server.ts'
import { deleteAccount } from '../../people/settings/delete-account.server.ts'
import type { Actor } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { parseEnv } from '../../platform/settings/env.server.ts'
import { takeFromTrash } from '../../records/trash/trash.server.ts'
import { createGuide, deleteGuide, saveGuide } from '../edit-guide.server.ts'
import { guideRow } from '../guide-rows.server.ts'
import { guideSchema } from '../guide-schema.ts'
import { listBegunGuides } from '../guides.server.ts'
import { restoreGuide } from '../restore-guide.server.ts'
import { readTotals } from './learning-totals.server.ts'
import { completeChapter } from './progress.server.ts'
import { countRepeatedly } from './progress-worker.server.ts'
import { isRecounting, progressStep } from './recounts.server.ts'

const guideId = 'chatgpt-basics'
const otherId = 'claude-basics'

type Learner = { id: string; role: 'customer' }

/** The built-in guides, and people who have finished one and begun another. */
async function school(people = 7) {
  const db = await testDatabase({ seeded: true })
  const admin = await testUser(db, { role: 'admin' })
  const learners = await Promise.all(
    Array.from(
      { length: people },
      async (): Promise<Learner> => ({
        id: (await testUser(db)).id,
        role: 'customer',
      }),
    ),
  )
  const { chapters } = await guideRow(db, guideId)
  const [other] = (await guideRow(db, otherId)).chapters
  for (const learner of learners) {
    for (const { id } of chapters) await completeChapter(db, learner, guideId, id)
    await completeChapter(db, learner, otherId, other?.id ?? '')
  }
  return { db, admin, learners, chapters }
}

/** The totals as they should be: everybody's own figures, from the rows that count. */
async function fromScratch(db: Database) {
  const people = await db.selectFrom('users').select('id').execute()
  const sum = { begun: 0, finished: 0, achievements: 0, savers: 0 }
  for (const person of people) {
    const { stats } = await readProgress(db, person)
    sum.begun += stats.lessonsBegun
    sum.finished += stats.lessonsCompleted
    sum.achievements += stats.achievementsUnlocked
  }
  return sum
}

/** Of several of one guide the newest is first. */
async function restoreLast(db: Database, admin: Actor, recordId = guideId) {
  const { id } = await db
    .selectFrom('trash')
    .select('id')
    .where('recordId', '=', recordId)
    .orderBy('deletedAt', 'desc')
    .executeTakeFirstOrThrow()
  await db
    .transaction()
    .execute((trx) => takeFromTrash(trx, id, (entry) => restoreGuide(trx, admin, entry)))
}

async function settle(db: Database, most?: number): Promise<number> {
  let steps = 0
  while (await progressStep(db, most)) steps += 1
  return steps
}

/** What two people at once may be told: it is gone, or it is there already. */
const orKnown = (work: Promise<unknown>) =>
  work.catch((error) => {
    if (!(error instanceof KnownFailure)) throw error
  })

describe('HLD-02 a guide that goes', () => {
  test('is gone at once for whoever learns, and its learners are counted a few at a time', async () => {
    const { db, admin, learners } = await school(7)
    const [one] = learners as [Learner]
    expect(await readTotals(db)).toMatchObject({ begun: 14, finished: 7 })

    await deleteGuide(db, admin, guideId)

    const { stats, completedSteps } = await readProgress(db, one)
    expect(stats).toMatchObject({ lessonsBegun: 1, lessonsCompleted: 0 })
    expect(completedSteps).toHaveLength(1)
    expect((await countLessons(db, [one.id])).get(one.id)).toEqual({
      lessonsBegun: 1,
      lessonsCompleted: 0,
    })
    expect((await listBegunGuides(db, one)).map(({ id }) => id)).toEqual([otherId])
    const begun: number[] = []
    do begun.push((await readTotals(db)).begun)
    while (await progressStep(db, 3))
    // Each step is stored by itself: what a killed process did is done.
    expect(begun).toEqual([14, 11, 8, 7])
    expect(await isRecounting(db)).toBe(false)
    expect(await readTotals(db)).toEqual(await fromScratch(db))
  })

  test('comes back with what everybody did, also when it comes before its learners are counted', async () => {
    const { db, admin, learners } = await school(5)
    const before = await readTotals(db)
    const rows = await db.selectFrom('chapterCompletions').selectAll().execute()
    for (const steps of [0, 1, 9]) {
      await deleteGuide(db, admin, guideId)
      for (let step = 0; step < steps; step += 1) await progressStep(db, 2)
      await restoreLast(db, admin)
      await settle(db, 2)
      expect(await readTotals(db)).toEqual(before)
    }
    expect(await db.selectFrom('chapterCompletions').selectAll().execute()).toEqual(rows)
    expect((await readProgress(db, learners[0] as Learner)).stats.lessonsCompleted).toBe(1)
  })

  test('changed twice, is counted once from the beginning', async () => {
    const { db, admin } = await school(6)
    await deleteGuide(db, admin, guideId)
    await progressStep(db, 4)
    await restoreLast(db, admin)
    await deleteGuide(db, admin, guideId)
    expect(await db.selectFrom('recounts').select('id').execute()).toHaveLength(3)
    // Six learners and the end of it, three and three.
    expect(await settle(db, 3)).toBe(3)
    expect(await readTotals(db)).toEqual(await fromScratch(db))
  })

  test('or a chapter of it takes nothing else along, and counts again when it is back', async () => {
    const { db, admin, learners, chapters } = await school(4)
    const [one] = learners as [Learner]
    const row = await guideRow(db, guideId)
    const fewer = guideSchema.parse({ ...row, chapters: chapters.slice(0, 2) })
    await saveGuide(db, admin, guideId, { ...row, losing: true }, fewer)
    await settle(db, 3)
    expect((await readProgress(db, one)).stats.lessonsCompleted).toBe(1)
    expect(await readTotals(db)).toEqual(await fromScratch(db))
    await restoreLast(db, admin)
    await settle(db, 3)
    expect((await readProgress(db, one)).completedSteps).toHaveLength(chapters.length + 1)
    expect(await readTotals(db)).toEqual(await fromScratch(db))
  })

  test('leaves its place to a new one, which nobody has begun', async () => {
    const { db, admin, learners } = await school(2)
    const content = guideSchema.parse(await guideRow(db, guideId))
    await deleteGuide(db, admin, guideId)
    const id = await createGuide(db, admin, content)
    expect(id).not.toBe(guideId)
    await settle(db)
    expect((await readProgress(db, learners[0] as Learner)).stats.lessonsBegun).toBe(1)
    expect(await readTotals(db)).toEqual(await fromScratch(db))
  })
})

test('HLD-02 deleting, restoring, learning, leaving and two workers at once end right', {
  timeout: 60_000,
}, async () => {
  const { db, admin, learners, chapters } = await school(8)
  const controller = new AbortController()
  const log = { warn: (fault: { err: unknown }) => faults.push(fault.err) }
  const faults: unknown[] = []
  const workers = [1, 2].map(() => countRepeatedly({ db, log: log as never }, controller.signal))
  const administrators = [1, 2].map(async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await orKnown(deleteGuide(db, admin, guideId))
      await orKnown(restoreLast(db, admin).catch(refuseOthers))
    }
  })
  const atWork = learners.slice(0, 6).map(async (learner, index) => {
    for (let turn = 0; turn < 6; turn += 1) {
      const chapter = chapters[(index + turn) % chapters.length]?.id ?? ''
      await orKnown(completeChapter(db, learner, guideId, chapter))
      const [first] = (await guideRow(db, 'gemini-basics')).chapters
      await orKnown(completeChapter(db, learner, 'gemini-basics', first?.id ?? ''))
    }
  })
  const leavers = learners.slice(6).map((learner) => leave(db, learner.id))
  await Promise.all([...administrators, ...atWork, ...leavers])
  const deadline = Date.now() + 30_000
  while ((await isRecounting(db)) && Date.now() < deadline) await wait(20)
  controller.abort()
  await Promise.all(workers)
  expect(await isRecounting(db)).toBe(false)
  expect(faults).toEqual([])
  expect(await readTotals(db)).toEqual(await fromScratch(db))
})

/** The entry may have been restored by the other administrator. */
function refuseOthers(error: Error) {
  if (error.name !== 'NoResultError') throw error
}

async function leave(db: Database, userId: string) {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const session = await testSession(db, userId)
  const env = parseEnv({ SECRET: 's'.repeat(32) })
  const context = { db, env, address: '192.0.2.1' }
  await deleteAccount(context, { id: userId, email, sessionId: session.id }, { password: null })
}
