import { expect, test } from 'vitest'
import { guides as builtIn } from '../../db/content/guides/all.ts'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import { operator } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { difficulties } from '../records/content/content.ts'
import { withdrawRecord } from '../records/store/acts.server.ts'
import { guideNoun } from './guide-noun.ts'
import type { GuideView } from './guide-view.ts'
import { listBegunGuides, listPublishedGuides } from './guides.server.ts'

const chapters = builtIn.flatMap((guide) =>
  guide.chapters.map((chapter) => ({ ...chapter, guideId: guide.id })),
)

const done = (db: Database, userId: string, chapterId: string, minute: number) =>
  db
    .insertInto('chapterCompletions')
    .values({
      userId,
      guideId: chapters.find(({ id }) => id === chapterId)?.guideId ?? '',
      chapterId,
      completedAt: new Date(Date.UTC(2026, 10, 20, 12, minute)),
    })
    .execute()

test('DASH-16 the guides begun and not finished, the latest first, with where to go on', async () => {
  const db = await testDatabase({ seeded: true })
  const anna = await testUser(db)
  const bruno = await testUser(db)
  expect(await listBegunGuides(db, anna)).toEqual([])
  const of = (guideId: string) => chapters.filter((chapter) => chapter.guideId === guideId)
  const [first, second, third] = of('chatgpt-basics')
  if (!first || !second || !third) throw new Error('the seeded guide has three chapters')
  await done(db, anna.id, first.id, 1)
  await done(db, anna.id, third.id, 2)
  for (const { id } of of('gemini-basics')) await done(db, anna.id, id, 9)
  await done(db, anna.id, of('claude-basics')[0]?.id ?? '', 5)
  await done(db, bruno.id, second.id, 30)

  const begun = await listBegunGuides(db, anna)
  expect(begun.map(({ id }) => id)).toEqual(['claude-basics', 'chatgpt-basics'])
  expect(begun[1]).toEqual({
    id: 'chatgpt-basics',
    title: 'Parlare con ChatGPT per la prima volta',
    imageUrl: '/drawings/guida-chatgpt-basics.svg',
    difficulty: 'beginner',
    done: 2,
    total: of('chatgpt-basics').length,
    lastDoneAt: new Date(Date.UTC(2026, 10, 20, 12, 2)),
    next: { id: second.id, title: second.title, duration: second.duration, position: 1 },
  })
  expect(await listBegunGuides(db, anna, 1)).toHaveLength(1)
  await withdrawRecord(db, operator, guideNoun, 'claude-basics')
  expect((await listBegunGuides(db, anna)).map(({ id }) => id)).toEqual(['chatgpt-basics'])
})

const everything: GuideView = { difficulty: null, query: '' }

test('GUIDE-01 GUIDE-03 DATA-19 the published guides by level, the shortest first', async () => {
  const db = await testDatabase({ seeded: true })
  const anna = await testUser(db)
  const items = await listPublishedGuides(db, anna, everything)
  expect(items).toHaveLength(14)
  const order = items.map(
    ({ difficulty, duration }) => difficulties.indexOf(difficulty) * 1000 + duration,
  )
  expect(order).toEqual(order.toSorted((one, other) => one - other))
  for (const difficulty of difficulties) {
    const some = await listPublishedGuides(db, anna, { ...everything, difficulty })
    expect(some).toEqual(items.filter((guide) => guide.difficulty === difficulty))
    expect(some.length).toBeGreaterThan(0)
  }
  await withdrawRecord(db, operator, guideNoun, 'claude-basics')
  const left = await listPublishedGuides(db, anna, everything)
  expect(left.map(({ id }) => id)).not.toContain('claude-basics')
  expect(left).toHaveLength(13)
})

test('GUIDE-02 Q34 a card has the fields of the guide, and the person’s own progress', async () => {
  const db = await testDatabase({ seeded: true })
  const anna = await testUser(db)
  await done(db, anna.id, 'claude-basics-iscriversi', 1)
  const items = await listPublishedGuides(db, anna, {
    ...everything,
    query: 'claude LUNGHI',
  })
  expect(items).toEqual([
    {
      id: 'claude-basics',
      title: 'Leggere documenti lunghi con Claude',
      description: expect.stringMatching(/^Dai a Claude/),
      difficulty: 'beginner',
      duration: 55,
      imageUrl: '/drawings/guida-claude-basics.svg',
      rating: 4.5,
      toolCategory: 'Scrittura',
      done: 1,
      total: 4,
    },
  ])
})
