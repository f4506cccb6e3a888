import { expect, test } from 'vitest'
import { guides } from '../../db/content/guides/all.ts'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import { completeChapter } from './progress/progress.server.ts'
import { readGuide } from './read-guide.server.ts'

test('DATA-06 DATA-07 GUIDE-07 a guide has every field, its chapters in order, its tool', async () => {
  const db = await testDatabase({ seeded: true })
  const anna = await testUser(db)
  const { chatgptBasics } = await import('../../db/content/guides/chatgpt-basics.ts')
  const { chapters, ...fields } = chatgptBasics
  const second = chapters[1]?.id ?? ''
  await completeChapter(db, anna, 'chatgpt-basics', second)
  const guide = await readGuide(db, anna, 'chatgpt-basics')
  expect(guide).toEqual({
    ...fields,
    toolCategory: 'Scrittura',
    tool: { id: '1', name: 'ChatGPT', isActive: true },
    verifiedAt: null,
    checkedIn: 'novembre 2026',
    createdAt: expect.any(Date),
    updatedAt: expect.any(Date),
    chapters: chapters.map((chapter) => ({ ...chapter, isDone: chapter.id === second })),
    following: [
      { id: 'claude-basics', title: 'Leggere documenti lunghi con Claude', duration: 55 },
      { id: 'gemini-basics', title: 'Confrontare e scegliere con Gemini', duration: 50 },
    ],
    done: 1,
    total: chapters.length,
  })
})

test('GUIDE-05 PERM-04 a draft is for administrators, and follows no other guide', async () => {
  const db = await testDatabase({ seeded: true })
  const anna = await testUser(db)
  const admin = await testUser(db, { role: 'admin' })
  await db
    .updateTable('guides')
    .set({ isPublished: false })
    .where('id', '=', 'claude-basics')
    .execute()
  const missing = { status: 404, message: 'Guida non trovata' }
  await expect(readGuide(db, anna, 'claude-basics')).rejects.toMatchObject(missing)
  for (const id of ['nonesiste', '\u0000', "'", 'a b']) {
    await expect(readGuide(db, admin, id)).rejects.toMatchObject(missing)
  }
  expect((await readGuide(db, admin, 'claude-basics')).isPublished).toBe(false)
  for (const user of [anna, admin]) {
    const { following } = await readGuide(db, user, 'chatgpt-basics')
    expect(following.map(({ id }) => id)).toEqual(['gemini-basics'])
  }
})

test('LET-90 a guide says when its writers checked it, until somebody changes or verifies it', async () => {
  const db = await testDatabase({ seeded: true })
  const admin = await testUser(db, { role: 'admin' })
  const checked = async () => (await readGuide(db, admin, 'deepl-basics')).checkedIn
  const guide = (set: { isPublished?: boolean; duration?: number; verifiedAt?: Date }) =>
    db.updateTable('guides').set(set).where('id', '=', 'deepl-basics').execute()
  await guide({ isPublished: false })
  expect(await checked()).toMatch(/^[a-z]+ 20\d\d$/)
  const chapter = db.updateTable('chapters').where('id', '=', 'deepl-basics-prima-traduzione')
  await chapter.set({ description: 'Un altro inizio.' }).execute()
  expect(await checked()).toBeNull()
  const { chapters } = guides.find(({ id }) => id === 'deepl-basics') ?? {}
  await chapter.set({ description: chapters?.[0]?.description ?? '' }).execute()
  expect(await checked()).not.toBeNull()
  await guide({ verifiedAt: new Date() })
  expect(await checked()).toBeNull()
})

test('GUIDE-06 a guide without chapters has no progress', async () => {
  const db = await testDatabase({ seeded: true })
  const anna = await testUser(db)
  await db.deleteFrom('chapters').where('guideId', '=', 'chatgpt-basics').execute()
  expect(await readGuide(db, anna, 'chatgpt-basics')).toMatchObject({
    chapters: [],
    done: 0,
    total: 0,
  })
})
