import { expect, test } from 'vitest'
import { chatgptBasics } from '../../../db/content/guides/chatgpt-basics.ts'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { rewriteRecord } from '../../../tests/harness/records.ts'
import { readProfile } from '../../accounts/settings/profile.server.ts'
import { operator } from '../../platform/actor.server.ts'
import { withdrawRecord } from '../../records/store/acts.server.ts'
import { guideNoun } from '../guide-noun.ts'
import { completeChapter, undoChapter } from './progress.server.ts'

const guideId = 'chatgpt-basics'
async function ground() {
  const db = await testDatabase({ seeded: true })
  const anna = await testUser(db)
  const chapters = chatgptBasics.chapters.map(({ id }) => id)
  const lessons = async () => (await readProfile(db, anna)).stats.lessonsCompleted
  return { db, anna, chapters, lessons }
}

test('GUIDE-10 GUIDE-11 a chapter is done and undone; the profile names it', async () => {
  const { db, anna, chapters } = await ground()
  const [first = ''] = chapters
  const total = chapters.length
  expect(await completeChapter(db, anna, guideId, first)).toEqual({
    done: 1,
    total,
    isDone: true,
    isFinished: false,
  })
  expect((await readProfile(db, anna)).completedSteps).toEqual(['chatgpt-basics/Aprire ChatGPT'])
  await rewriteRecord(db, guideNoun, guideId, {
    chapters: chatgptBasics.chapters.map((chapter) => ({ ...chapter, title: 'Un / altro' })),
  })
  expect((await readProfile(db, anna)).completedSteps).toEqual(['chatgpt-basics/Un / altro'])
  expect(await undoChapter(db, anna, guideId, first)).toEqual({
    done: 0,
    total,
    isDone: false,
    isFinished: false,
  })
  expect((await readProfile(db, anna)).completedSteps).toEqual([])
})

test('GUIDE-12 GUIDE-14 GUIDE-15 only the last chapter moves the figure, by one', async () => {
  const { db, anna, chapters, lessons } = await ground()
  for (const [index, id] of chapters.entries()) {
    expect(await lessons()).toBe(0)
    const { isFinished } = await completeChapter(db, anna, guideId, id)
    expect(isFinished).toBe(index === chapters.length - 1)
  }
  expect(await lessons()).toBe(1)
  const again = await completeChapter(db, anna, guideId, chapters[0] ?? '')
  expect(again).toMatchObject({ done: chapters.length, isDone: true, isFinished: false })
  expect(await lessons()).toBe(1)
  await undoChapter(db, anna, guideId, chapters[1] ?? '')
  expect(await lessons()).toBe(0)
  await undoChapter(db, anna, guideId, chapters[1] ?? '')
  expect(await lessons()).toBe(0)
})

test('GUIDE-12 of sixteen who finish a guide at once, one finishes it', async () => {
  const { db, anna, chapters, lessons } = await ground()
  const rounds = Array.from({ length: 4 }, () => chapters).flat()
  const answers = await Promise.all(rounds.map((id) => completeChapter(db, anna, guideId, id)))
  expect(rounds.length).toBeGreaterThanOrEqual(16)
  expect(answers.filter(({ isFinished }) => isFinished)).toHaveLength(1)
  expect(await lessons()).toBe(1)
  const undone = await Promise.all(rounds.map((id) => undoChapter(db, anna, guideId, id)))
  expect(undone.some(({ isFinished }) => isFinished)).toBe(false)
  expect(await lessons()).toBe(0)
})

test('GUIDE-11 progress is one’s own, and open screens hear of it', async () => {
  const { db, anna, chapters } = await ground()
  const bruno = await testUser(db)
  await completeChapter(db, anna, guideId, chapters[0] ?? '')
  await completeChapter(db, anna, guideId, chapters[0] ?? '')
  await undoChapter(db, bruno, guideId, chapters[0] ?? '')
  const noted = await db.selectFrom('users').select(['id', 'changes']).execute()
  expect(new Map(noted.map(({ id, changes }) => [id, changes]))).toEqual(
    new Map([
      [anna.id, 1],
      [bruno.id, 0],
    ]),
  )
  expect((await readProfile(db, anna)).completedSteps).toHaveLength(1)
  expect((await readProfile(db, bruno)).completedSteps).toEqual([])
})

test('GUIDE-05 there is no progress in what is missing, or in a draft for customers', async () => {
  const { db, anna, chapters } = await ground()
  const admin = await testUser(db, { role: 'admin' })
  const [first = ''] = chapters
  const missing = { status: 404, message: 'Guida non trovata' }
  for (const [guide, chapter] of [
    ['nonesiste', first],
    [guideId, 'nonesiste'],
    ['claude-basics', first],
    [guideId, '\u0000'],
    ['a b', first],
  ] as const) {
    await expect(completeChapter(db, anna, guide, chapter)).rejects.toMatchObject(missing)
    await expect(undoChapter(db, anna, guide, chapter)).rejects.toMatchObject(missing)
  }
  await withdrawRecord(db, operator, guideNoun, guideId)
  await expect(completeChapter(db, anna, guideId, first)).rejects.toMatchObject(missing)
  expect((await completeChapter(db, admin, guideId, first)).isDone).toBe(true)
})
