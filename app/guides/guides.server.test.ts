import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import type { Database } from '../platform/db/database.server.ts'
import { listBegunGuides } from './guides.server.ts'

const done = (db: Database, userId: string, chapterId: string, minute: number) =>
  db
    .insertInto('chapterCompletions')
    .columns(['userId', 'guideId', 'chapterId', 'completedAt'])
    .expression(({ selectFrom, val }) =>
      selectFrom('chapters')
        .select((eb) => [
          val(userId).as('userId'),
          'guideId',
          eb.ref('id').as('chapterId'),
          val(new Date(Date.UTC(2026, 10, 20, 12, minute))).as('completedAt'),
        ])
        .where('id', '=', chapterId),
    )
    .execute()

test('DASH-16 the guides begun and not finished, the latest first, with where to go on', async () => {
  const db = await testDatabase({ seeded: true })
  const anna = await testUser(db)
  const bruno = await testUser(db)
  expect(await listBegunGuides(db, anna)).toEqual([])
  const chapters = await db
    .selectFrom('chapters')
    .select(['id', 'guideId', 'title', 'duration', 'position'])
    .where('guideId', 'in', ['chatgpt-basics', 'claude-basics', 'gemini-basics'])
    .orderBy('position')
    .execute()
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
  await db
    .updateTable('guides')
    .set({ isPublished: false })
    .where('id', '=', 'claude-basics')
    .execute()
  expect((await listBegunGuides(db, anna)).map(({ id }) => id)).toEqual(['chatgpt-basics'])
})
