import { expect, test } from 'vitest'
import { guides } from '../../db/content/guides/all.ts'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import { recordOf, rewriteRecord } from '../../tests/harness/records.ts'
import { operator } from '../platform/actor.server.ts'
import { saveRecord, verifyRecord, withdrawRecord } from '../records/store/acts.server.ts'
import { chapterBlocks } from './chapter-blocks.ts'
import { guideNoun } from './guide-noun.ts'
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
    isPreview: false,
    toolCategory: 'Scrittura',
    tool: { id: '1', name: 'ChatGPT', isActive: true },
    verifiedAt: null,
    checkedIn: 'novembre 2026',
    createdAt: expect.any(Date),
    updatedAt: expect.any(Date),
    chapters: chapters.map(({ content, ...chapter }) => ({
      ...chapter,
      blocks: chapterBlocks(content),
      isDone: chapter.id === second,
    })),
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
  await withdrawRecord(db, operator, guideNoun, 'claude-basics')
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
  expect(await checked()).toMatch(/^[a-z]+ 20\d\d$/)
  const { chapters = [] } = guides.find(({ id }) => id === 'deepl-basics') ?? {}
  const others = chapters.map((chapter) => ({ ...chapter, description: 'Un altro inizio.' }))
  await rewriteRecord(db, guideNoun, 'deepl-basics', { chapters: others })
  expect(await checked()).toBeNull()
  await rewriteRecord(db, guideNoun, 'deepl-basics', { chapters })
  expect(await checked()).not.toBeNull()
  await verifyRecord(db, admin, guideNoun, 'deepl-basics')
  expect(await checked()).toBeNull()
})

test('PERM-04 the working copy of a published guide is shown to administrators who ask for it', async () => {
  const db = await testDatabase({ seeded: true })
  const anna = await testUser(db)
  const admin = await testUser(db, { role: 'admin' })
  const { working, version } = await recordOf(db, guideNoun, 'deepl-basics')
  const saving = { base: { version }, isPublished: false }
  const content = { ...working, title: 'Domani' }
  await saveRecord(db, admin, guideNoun, 'deepl-basics', saving, content)
  const titled = async (user: typeof anna, isPreview: boolean) =>
    readGuide(db, user, 'deepl-basics', isPreview)
  expect(await titled(admin, true)).toMatchObject({ title: 'Domani', isPreview: true })
  for (const shown of [await titled(admin, false), await titled(anna, true)]) {
    expect(shown).toMatchObject({ title: working.title, isPreview: false })
  }
})
