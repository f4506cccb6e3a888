import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import { recordOf, rewriteRecord } from '../../tests/harness/records.ts'
import { operator } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import {
  createRecord,
  deleteRecord,
  publishRecord,
  restoreRecord,
  type Saving,
  saveRecord,
} from '../records/store/acts.server.ts'
import { readTool } from '../tools/tools.server.ts'
import { beforePublishing } from './before-publishing.server.ts'
import { guideNoun, type StoredGuide } from './guide-noun.ts'
import { completeChapter } from './progress/progress.server.ts'
import { readGuide } from './read-guide.server.ts'

const id = 'chatgpt-basics'
const draft: Saving<typeof guideNoun> = { isPublished: false }
const shown: Saving<typeof guideNoun> = { isPublished: true }

const written = (fields: object = {}): StoredGuide =>
  guideNoun.schema.parse({
    title: 'Una guida nuova',
    description: 'Breve',
    toolId: '3',
    ...fields,
  })

async function seeded() {
  const db = await testDatabase({ seeded: true })
  const admin = await testUser(db, { role: 'admin' })
  const anna = await testUser(db)
  const done = async () => {
    const { chapters } = await readGuide(db, anna, id)
    return chapters.filter(({ isDone }) => isDone).map((chapter) => chapter.id)
  }
  return { db, admin, anna, done }
}

/** Saves a guide as its form does, with the question that it asks. */
async function save(
  db: Database,
  saving: Saving<typeof guideNoun>,
  change: Partial<StoredGuide>,
  questions = beforePublishing,
) {
  const { working, version } = await recordOf(db, guideNoun, id)
  const asked = { ...saving, base: { version }, questions }
  return saveRecord(db, operator, guideNoun, id, asked, { ...working, ...change })
}

test('ADMG-05 ADMG-06 a new guide is stored whole, with both dates and an id made from the title', async () => {
  const { db, admin } = await seeded()
  const before = Date.now()
  const content = written({ title: 'Perché è così?' })
  const made = await createRecord(db, admin, guideNoun, content, draft)
  expect(made.id).toBe('perche-e-cosi')
  const record = await recordOf(db, guideNoun, made.id)
  expect(record).toMatchObject({ content: null, createdBy: admin.id, verifiedAt: null })
  expect(record.working).toEqual(content)
  expect(record.createdAt).toEqual(record.updatedAt)
  expect(record.createdAt.getTime()).toBeGreaterThanOrEqual(before)
})

test('ADMG-13 a published guide stands with its tool, and moves with its toolId', async () => {
  const { db, admin } = await seeded()
  const guidesOf = async (toolId: string) =>
    (await readTool(db, admin, toolId)).tool.guideIds.filter((one) => one === 'una-guida-nuova')
  const made = await createRecord(db, admin, guideNoun, written(), shown)
  expect(await guidesOf('3')).toEqual([made.id])
  await rewriteRecord(db, guideNoun, made.id, { toolId: '4' })
  expect([await guidesOf('3'), await guidesOf('4')]).toEqual([[], [made.id]])
  await deleteRecord(db, admin, guideNoun, made.id)
  expect(await guidesOf('4')).toEqual([])
  for (const toolId of ['nessuno', 'new', '99']) {
    const missing = createRecord(db, admin, guideNoun, written({ toolId }), draft)
    await expect(missing).rejects.toMatchObject({ status: 400, field: 'toolId' })
  }
})

test('ADMG-04 half a guide is kept as a draft, and publishing says what is missing', async () => {
  const { db, admin } = await seeded()
  const half = guideNoun.draft.parse({ title: 'Mezza' }) as StoredGuide
  const made = await createRecord(db, admin, guideNoun, half, draft)
  await expect(publishRecord(db, admin, guideNoun, made.id)).rejects.toMatchObject({
    status: 400,
    code: 'INCOMPLETE',
    message: 'Prima di pubblicare: Scrivi la descrizione. Scegli lo strumento.',
  })
})

test('REC-32 what no reader would see, and what looks unfinished, is named and asked about before it is published', async () => {
  const { db, admin } = await seeded()
  const chapter = { title: 'Il primo', content: '• Uno\n- Due', duration: 10 }
  const hidden = '- Senza titoletto\n• Uno\n- a\n• Senza voci'
  const publish = (
    one: object,
    fields: object = {},
    questions: typeof beforePublishing = beforePublishing,
  ) => {
    const content = written({ duration: 45, chapters: [{ ...chapter, ...one }], ...fields })
    return createRecord(db, admin, guideNoun, content, { ...shown, questions })
  }
  const place = 'Capitolo 1, «Il primo»'
  const [duration, picture] = [0, '/drawings/predefinita.svg']
  const unseen = [
    'Chi impara non vede 2 righe di questa guida.',
    `${place}, riga 1: «- Senza titoletto»`,
    `${place}, riga 4: «• Senza voci»`,
  ]
  for (const [one, fields, said] of [
    [{}, { duration }, 'La durata della guida è di 0 minuti.'],
    [{ duration }, {}, `${place}: dura 0 minuti.`],
    [{ content: '' }, {}, `${place}: non c'è ancora niente da leggere.`],
    [{ imageUrl: picture }, {}, `${place}: manca che cosa si vede nell'immagine.`],
    [{ content: `Qui: ![](${picture})` }, {}, `${place}: manca che cosa si vede nell'immagine.`],
    [{ content: hidden }, {}, unseen.join('\n')],
  ] as const) {
    const message = expect.stringContaining(said)
    await expect(publish(one, fields)).rejects.toMatchObject({ code: 'UNFINISHED', message })
  }
  await publish({ content: hidden }, {}, {})
  await publish({})
})

test('ADMG-08 GUIDE-11 renaming and moving chapters keeps what learners did; new ones get ids', async () => {
  const { db, anna, done } = await seeded()
  const { chapters } = (await recordOf(db, guideNoun, id)).working
  for (const chapter of chapters) await completeChapter(db, anna, id, chapter.id)
  const [added] = written({
    chapters: [{ title: 'Nuovo Capitolo', duration: 5, exercises: [{ title: 'Nuovo Esercizio' }] }],
  }).chapters
  if (!added) throw new Error('a chapter was written')
  const moved = chapters.toReversed().map((one) => ({ ...one, title: `Di nuovo: ${one.title}` }))
  await save(db, shown, { chapters: [added, ...moved] })
  expect(await done()).toEqual(moved.map((one) => one.id))
  const stored = (await recordOf(db, guideNoun, id)).working.chapters
  expect(stored[0]).toMatchObject({ exercises: [{ title: 'Nuovo Esercizio', description: '' }] })
  expect(stored[0]?.id).toMatch(/^[\w-]{36}$/)
})

test('HLD-02 ADMG-12 showing a guide without chapters that people have done asks first, and says how many', async () => {
  const { db, admin, anna, done } = await seeded()
  const { chapters } = (await recordOf(db, guideNoun, id)).working
  const [first, , ...rest] = chapters
  for (const one of chapters) await completeChapter(db, anna, id, one.id)
  await completeChapter(db, admin, id, first?.id ?? '')
  const loss = {
    code: 'LOSES_PROGRESS',
    status: 409,
    message: 'Togli 2 capitoli che 2 persone hanno già fatto: perdono questo progresso.',
  }
  await expect(save(db, shown, { chapters: rest })).rejects.toMatchObject(loss)
  // A draft takes nothing from anybody; showing it from the list asks as well.
  await save(db, draft, { chapters: rest })
  expect(await done()).toHaveLength(chapters.length)
  await expect(publishRecord(db, admin, guideNoun, id, beforePublishing)).rejects.toMatchObject(
    loss,
  )
  await save(db, shown, { chapters: rest }, {})
  expect(await done()).toEqual(rest.map((one) => one.id))
  // A chapter that nobody has done goes without a question.
  const added = written({
    chapters: [{ title: 'Nuovo', content: '• Uno\n- Due', duration: 5 }],
  }).chapters
  await save(db, shown, { chapters: [...rest, ...added] })
  await save(db, shown, { chapters: rest })
})

test('ADMG-12 Q16 a deleted guide is gone from everywhere, and comes back with its progress', async () => {
  const { db, admin, anna, done } = await seeded()
  const { working, content } = await recordOf(db, guideNoun, id)
  for (const one of working.chapters.slice(0, 2)) await completeChapter(db, anna, id, one.id)
  const following = async (of: string) =>
    (await readGuide(db, anna, of)).following.map((guide) => guide.id)
  await rewriteRecord(db, guideNoun, 'gemini-basics', {
    relatedGuides: ['claude-basics', id, 'canva-basics', 'gemini-basics', 'nessuna'],
  })
  expect(await following('gemini-basics')).toEqual(['claude-basics', id, 'canva-basics'])
  await deleteRecord(db, admin, guideNoun, id)
  await expect(readGuide(db, admin, id)).rejects.toMatchObject({ status: 404 })
  expect((await readTool(db, admin, working.toolId)).tool.guideIds).not.toContain(id)
  expect(await following('gemini-basics')).toEqual(['claude-basics', 'canva-basics'])
  await restoreRecord(db, admin, guideNoun, id)
  expect((await recordOf(db, guideNoun, id)).content).toEqual(content)
  expect(await following('gemini-basics')).toEqual(['claude-basics', id, 'canva-basics'])
  expect(await done()).toHaveLength(2)
})
