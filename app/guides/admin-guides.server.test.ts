import { expect, test } from 'vitest'
import { searchColumn } from '../../db/fold.ts'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import type { Database } from '../platform/db/database.server.ts'
import { type GuideListView, listGuidesForAdmin, readGuideForEdit } from './admin-guides.server.ts'
import { countedLearners } from './guide.ts'
import { completeChapter } from './progress/progress.server.ts'

const view: GuideListView = {
  query: '',
  isPublished: null,
  order: 'called',
  after: null,
  before: null,
}

async function seeded() {
  const db = await testDatabase({ seeded: true })
  const admin = await testUser(db, { role: 'admin' })
  return { db, admin }
}

/** So many tools, and for each a guide that says nothing of it. */
async function addToolsWithGuides(db: Database, count: number) {
  const tool = await db.selectFrom('tools').selectAll().limit(1).executeTakeFirstOrThrow()
  const guide = await db.selectFrom('guides').selectAll().limit(1).executeTakeFirstOrThrow()
  for (let first = 0; first < count; first += 200) {
    const numbers = Array.from({ length: Math.min(200, count - first) }, (_, at) => first + at)
    const name = (number: number) => (number % 300 === 0 ? `Raro ${number}` : `Attrezzo ${number}`)
    await db
      .insertInto('tools')
      .values(
        numbers.map((number) => ({
          ...tool,
          id: `t-${number}`,
          name: name(number),
          searchText: searchColumn([name(number), 'Comune e raro', 'Prova']),
        })),
      )
      .execute()
    await db
      .insertInto('guides')
      .values(
        numbers.map((number) => ({
          ...guide,
          id: `g-${number}`,
          toolId: `t-${number}`,
          title: `Lezione ${number}`,
          searchText: searchColumn([`Lezione ${number}`, 'Testo']),
        })),
      )
      .execute()
  }
}

test('ADMG-01 the list has every guide, drafts included, and what the table shows of it', async () => {
  const { db, admin } = await seeded()
  await db
    .updateTable('guides')
    .set({ isPublished: false })
    .where('id', '=', 'claude-basics')
    .execute()
  const { items, total } = await listGuidesForAdmin(db, admin, view)
  expect(items).toHaveLength(13)
  expect(total).toBe(13)
  expect(items.map(({ title }) => title)).toEqual(items.map(({ title }) => title).toSorted())
  const guide = await db
    .selectFrom('guides')
    .selectAll()
    .where('id', '=', 'claude-basics')
    .executeTakeFirstOrThrow()
  expect(items.find(({ id }) => id === 'claude-basics')).toEqual({
    id: 'claude-basics',
    title: guide.title,
    toolName: 'Claude',
    difficulty: guide.difficulty,
    isPublished: false,
    duration: guide.duration,
    rating: guide.rating,
    chapters: 4,
    learners: 0,
    updatedAt: guide.updatedAt,
  })
  const ids = async (change: Partial<GuideListView>) =>
    (await listGuidesForAdmin(db, admin, { ...view, ...change })).items.map(({ id }) => id)
  expect(await ids({ isPublished: false })).toEqual(['claude-basics'])
  expect(await ids({ isPublished: true })).toHaveLength(12)
})

test('ADMG-01 the search finds parts of title, description and tool, whatever accents and case', async () => {
  const { db, admin } = await seeded()
  const titles = async (query: string) =>
    (await listGuidesForAdmin(db, admin, { ...view, query })).items.map(({ title }) => title)
  const all = await titles('')
  expect(await titles('CON CHATGP')).toEqual(all.filter((title) => /con chatgp/i.test(title)))
  expect(await titles('CON CHATGP')).toHaveLength(1)
  const { id } = await db
    .selectFrom('guides')
    .select('id')
    .where('toolId', '=', '3')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('tools')
    .set({ name: 'Àncora', searchText: searchColumn(['Àncora', 'descritta', 'Testi']) })
    .where('id', '=', '3')
    .execute()
  const ids = async (query: string) =>
    (await listGuidesForAdmin(db, admin, { ...view, query })).items.map((item) => item.id)
  expect(await ids('ancor')).toContain(id)
  expect(await ids('descritta')).toEqual([])
  expect(await ids('niente di simile')).toEqual([])
})

test('ADMG-01 the search finds all guides of a tool, however many tools hold the words', async () => {
  const { db, admin } = await seeded()
  await addToolsWithGuides(db, 1_300)
  const ids = async (query: string) =>
    (await listGuidesForAdmin(db, admin, { ...view, query })).items.map((item) => item.id)
  expect((await ids('raro')).toSorted()).toEqual(['g-0', 'g-1200', 'g-300', 'g-600', 'g-900'])
  expect(await ids('raro 600')).toEqual(['g-600'])
  expect(await ids('attrezzo 1299')).toEqual(['g-1299'])
})

test('ADMG-03 the form begins with the stored guide, its chapters in order', async () => {
  const { db, admin } = await seeded()
  const stored = await db
    .selectFrom('guides')
    .selectAll()
    .where('id', '=', 'chatgpt-basics')
    .executeTakeFirstOrThrow()
  const { guide, toolName, related, learners } = await readGuideForEdit(db, admin, 'chatgpt-basics')
  const { searchText: _, ...fields } = stored
  expect(guide).toMatchObject(fields)
  expect(guide.chapters.map(({ id }) => id)).toEqual(
    (
      await db
        .selectFrom('chapters')
        .select('id')
        .where('guideId', '=', 'chatgpt-basics')
        .orderBy('position')
        .execute()
    ).map(({ id }) => id),
  )
  expect(toolName).toBe('ChatGPT')
  expect(related.map(({ id }) => id)).toEqual(stored.relatedGuides)
  expect(learners).toBe(0)
  await expect(readGuideForEdit(db, admin, 'nessuna')).rejects.toMatchObject({ status: 404 })
})

test('ADMG-12 people with progress in a guide are counted once each, and many are many', async () => {
  const { db, admin } = await seeded()
  const guideId = 'chatgpt-basics'
  const chapters = await db
    .selectFrom('chapters')
    .select('id')
    .where('guideId', '=', guideId)
    .execute()
  const anna = await testUser(db)
  for (const { id } of chapters) await completeChapter(db, anna, guideId, id)
  expect((await readGuideForEdit(db, admin, guideId)).learners).toBe(1)
  for (let person = 0; person < countedLearners + 5; person += 1) {
    const { id: userId } = await testUser(db)
    await db
      .insertInto('chapterCompletions')
      .values({ userId, guideId, chapterId: chapters[0]?.id ?? '', completedAt: new Date() })
      .execute()
  }
  expect((await readGuideForEdit(db, admin, guideId)).learners).toBe(countedLearners + 1)
})

test('PERM-08 reading for the administration is refused to customers', async () => {
  const { db } = await seeded()
  const customer = await testUser(db)
  await expect(listGuidesForAdmin(db, customer, view)).rejects.toMatchObject({ status: 403 })
  await expect(readGuideForEdit(db, customer, 'chatgpt-basics')).rejects.toMatchObject({
    status: 403,
  })
})
