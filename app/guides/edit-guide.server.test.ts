import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import { removeExpired } from '../lifecycle/janitor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { takeFromTrash } from '../records/trash/trash.server.ts'
import { readContentVersion } from '../records/version/content-version.server.ts'
import { readTool } from '../tools/tools.server.ts'
import { createGuide, deleteGuide, saveGuide, verifyGuide } from './edit-guide.server.ts'
import { findGuideRow, guideRow } from './guide-rows.server.ts'
import { type GuideInput, guideSchema } from './guide-schema.ts'
import { completeChapter } from './progress/progress.server.ts'
import { readGuide } from './read-guide.server.ts'
import { restoreGuide } from './restore-guide.server.ts'

type Fields = Partial<Omit<GuideInput, 'chapters'>> & {
  chapters?: Partial<GuideInput['chapters'][number]>[]
}

const input = (fields: Fields = {}): GuideInput =>
  guideSchema.parse({ title: 'Una guida nuova', description: 'Breve', toolId: '3', ...fields })

const chapter = (title: string, id = '') => ({ id, title })

async function seeded() {
  const db = await testDatabase({ seeded: true })
  const admin = await testUser(db, { role: 'admin' })
  return { db, admin }
}

const trash = (db: Database) => db.selectFrom('trash').selectAll().orderBy('deletedAt').execute()

const kinds = async (db: Database) => {
  const rows = await db.selectFrom('activity').select('kind').orderBy('createdAt').execute()
  return rows.map(({ kind }) => kind).filter((kind) => kind !== 'guideCompleted')
}

/** What a save begins with: the version of now. */
const baseOf = async (db: Database, id: string) => ({
  updatedAt: (await guideRow(db, id)).updatedAt,
})

/** The stored guide as its form would send it. */
async function asForm(db: Database, id: string, fields: Partial<GuideInput> = {}) {
  return guideSchema.parse({ ...(await guideRow(db, id)), ...fields })
}

const done = async (db: Database, user: { id: string }) => {
  const rows = await db
    .selectFrom('chapterCompletions as c')
    .innerJoin('chapters as h', 'h.id', 'c.chapterId')
    .select('c.chapterId')
    .where('c.userId', '=', user.id)
    .orderBy('c.chapterId')
    .execute()
  return rows.map(({ chapterId }) => chapterId)
}

const restoreLast = (db: Database, admin: { id: string; role: 'customer' | 'admin' }) =>
  db.transaction().execute(async (trx) => {
    const [entry] = await trx
      .selectFrom('trash')
      .select('id')
      .orderBy('deletedAt', 'desc')
      .limit(1)
      .execute()
    await takeFromTrash(trx, entry?.id ?? '', (item) => restoreGuide(trx, admin, item))
  })

test('ADMG-05 ADMG-06 a new guide has its defaults, both dates and an id made from the title', async () => {
  const { db, admin } = await seeded()
  const version = await readContentVersion(db)
  const before = Date.now()
  const id = await createGuide(db, admin, input({ title: 'Perché è così?' }))
  expect(id).toBe('perche-e-cosi')
  const { createdAt, updatedAt, ...guide } = await guideRow(db, id)
  expect(guide).toEqual({
    id,
    toolId: '3',
    title: 'Perché è così?',
    description: 'Breve',
    difficulty: 'beginner',
    duration: 0,
    imageUrl: null,
    rating: 0,
    isPublished: false,
    prerequisites: [],
    relatedGuides: [],
    verifiedAt: null,
    searchText: 'perche e cosi?\nbreve',
    chapters: [],
  })
  expect(createdAt).toEqual(updatedAt)
  expect(createdAt.getTime()).toBeGreaterThanOrEqual(before)
  expect(await readContentVersion(db)).not.toBe(version)
  expect(await kinds(db)).toEqual(['guideCreated'])
})

test('Q17 equal titles get -2 and -3, also when the first is in the trash; nobody is called new', async () => {
  const { db, admin } = await seeded()
  const create = (title: string) => createGuide(db, admin, input({ title }))
  expect([await create('Prova'), await create('Prova!')]).toEqual(['prova', 'prova-2'])
  await deleteGuide(db, admin, 'prova')
  expect(await create('prova')).toBe('prova-3')
  expect(await create('New')).toBe('new-2')
  expect(await create('???')).toBe('guida')
})

test('ADMG-13 a new published guide stands with its tool, and moves with its toolId', async () => {
  const { db, admin } = await seeded()
  const guidesOf = async (toolId: string) =>
    (await readTool(db, admin, toolId)).tool.guideIds.filter((id) => id === 'una-guida-nuova')
  const id = await createGuide(db, admin, input({ isPublished: true }))
  expect(await guidesOf('3')).toEqual([id])
  await saveGuide(db, admin, id, await baseOf(db, id), await asForm(db, id, { toolId: '4' }))
  expect([await guidesOf('3'), await guidesOf('4')]).toEqual([[], [id]])
  await deleteGuide(db, admin, id)
  expect(await guidesOf('4')).toEqual([])
  for (const toolId of ['nessuno', 'new', '99']) {
    await expect(createGuide(db, admin, input({ toolId }))).rejects.toMatchObject({ status: 400 })
  }
  const other = await createGuide(db, admin, input())
  const missing = input({ toolId: 'nessuno' })
  await expect(saveGuide(db, admin, other, await baseOf(db, other), missing)).rejects.toMatchObject(
    { code: 'TOOL_MISSING', status: 400 },
  )
  expect((await guideRow(db, other)).toolId).toBe('3')
})

test('ADMG-06 a save stores the whole form and a new updatedAt, and leaves createdAt', async () => {
  const { db, admin } = await seeded()
  const id = 'chatgpt-basics'
  const old = await guideRow(db, id)
  const content = input({
    title: 'Altro titolo',
    description: 'Altra descrizione',
    toolId: '2',
    difficulty: 'advanced',
    duration: 77,
    imageUrl: 'https://esempio.it/foto.png',
    rating: 3.3,
    isPublished: false,
    prerequisites: ['Uno'],
    relatedGuides: ['nessuna', id, 'claude-basics'],
    chapters: old.chapters,
  })
  await saveGuide(db, admin, id, old, content)
  const row = await guideRow(db, id)
  expect(row).toEqual({
    ...old,
    ...content,
    // Neither itself nor what does not exist.
    relatedGuides: ['claude-basics'],
    searchText: 'altro titolo\naltra descrizione',
    updatedAt: row.updatedAt,
  })
  expect(row.updatedAt.getTime()).toBeGreaterThan(old.updatedAt.getTime())
  expect(await trash(db)).toEqual([])
  expect(await kinds(db)).toEqual(['guideUnpublished'])
})

test('ADMG-08 GUIDE-11 renaming and moving chapters keeps what learners did; new ones get ids', async () => {
  const { db, admin } = await seeded()
  const anna = await testUser(db)
  const id = 'chatgpt-basics'
  const { chapters } = await guideRow(db, id)
  for (const { id: chapterId } of chapters) await completeChapter(db, anna, id, chapterId)
  const before = await done(db, anna)
  const changed = [
    { ...chapter('Nuovo Capitolo'), exercises: [{ title: 'Nuovo Esercizio', description: '' }] },
    ...chapters.toReversed().map((one) => ({ ...one, title: `Di nuovo: ${one.title}` })),
  ]
  await saveGuide(
    db,
    admin,
    id,
    await baseOf(db, id),
    input({ isPublished: true, chapters: changed }),
  )
  expect(await done(db, anna)).toEqual(before)
  const stored = (await guideRow(db, id)).chapters
  expect(stored.map(({ title }) => title)).toEqual(changed.map(({ title }) => title))
  expect(stored.slice(1).map((one) => one.id)).toEqual(chapters.toReversed().map((one) => one.id))
  expect(stored[0]?.exercises).toEqual([{ title: 'Nuovo Esercizio', description: '' }])
  expect(stored[0]?.id).toMatch(/^[\w-]{36}$/)
  expect(await trash(db)).toEqual([])
})

test('a chapter of another guide cannot be taken over, and two chapters never share an id', async () => {
  const { db, admin } = await seeded()
  const other = await guideRow(db, 'claude-basics')
  const id = 'chatgpt-basics'
  const [first] = (await guideRow(db, id)).chapters
  const ids = [other.chapters[0]?.id, first?.id, first?.id].map((one, at) =>
    chapter(`Numero ${at}`, one),
  )
  await saveGuide(db, admin, id, await baseOf(db, id), input({ chapters: ids }))
  const stored = (await guideRow(db, id)).chapters
  expect(stored.map(({ title }) => title)).toEqual(['Numero 0', 'Numero 1', 'Numero 2'])
  expect(stored[1]?.id).toBe(first?.id)
  expect(new Set([...stored, ...other.chapters].map((one) => one.id)).size).toBe(
    3 + other.chapters.length,
  )
  expect(await guideRow(db, 'claude-basics')).toEqual(other)
})

test('HSE-05 a save that removes chapters which people have done asks first, and says how many', async () => {
  const { db, admin } = await seeded()
  const anna = await testUser(db)
  const id = 'chatgpt-basics'
  const old = await guideRow(db, id)
  const [first, , ...rest] = old.chapters
  for (const one of old.chapters) await completeChapter(db, anna, id, one.id)
  const all = await done(db, anna)
  const content = await asForm(db, id, { title: 'Più corta', chapters: rest })
  await completeChapter(db, admin, id, first?.id ?? '')
  const people = '2 persone hanno già fatto'
  await expect(saveGuide(db, admin, id, old, content)).rejects.toMatchObject({
    code: 'LOSES_PROGRESS',
    status: 409,
    message: `Togli 2 capitoli che ${people}: perdono questo progresso.`,
  })
  expect(await guideRow(db, id)).toEqual(old)
  expect(await done(db, anna)).toEqual(all)
  // A chapter that nobody has done goes without a question.
  const added = await asForm(db, id, {
    chapters: [...old.chapters, input({ chapters: [chapter('Nuovo')] }).chapters[0]] as never,
  })
  await saveGuide(db, admin, id, old, added)
  await saveGuide(
    db,
    admin,
    id,
    await baseOf(db, id),
    await asForm(db, id, { chapters: old.chapters as never }),
  )
  expect(await done(db, anna)).toEqual(all)
})

test('a removed chapter takes its progress along into the trash, from where both come back', async () => {
  const { db, admin } = await seeded()
  const anna = await testUser(db)
  const id = 'chatgpt-basics'
  const old = await guideRow(db, id)
  const [first, second, ...rest] = old.chapters
  for (const one of old.chapters) await completeChapter(db, anna, id, one.id)
  const all = await done(db, anna)
  const content = await asForm(db, id, { title: 'Più corta', chapters: rest })
  await saveGuide(db, admin, id, { ...old, losing: true }, content)
  expect(await done(db, anna)).toEqual(all.filter((one) => one !== first?.id && one !== second?.id))
  expect(await trash(db)).toMatchObject([
    { kind: 'guide', recordId: id, title: old.title, deletedBy: admin.id },
  ])
  await restoreLast(db, admin)
  expect(await done(db, anna)).toEqual(all)
  const back = await guideRow(db, id)
  expect(back).toEqual({ ...old, updatedAt: back.updatedAt })
  // The shorter version gave way, and is in the trash now.
  expect(await trash(db)).toMatchObject([{ recordId: id, title: 'Più corta' }])
})

test('Q29 who saves on an older version gets a conflict, and on purpose replaces what is there', async () => {
  const { db, admin } = await seeded()
  const id = 'chatgpt-basics'
  const base = await baseOf(db, id)
  const mine = await asForm(db, id, { title: 'La mia' })
  await saveGuide(db, admin, id, base, await asForm(db, id, { title: 'La sua' }))
  for (const updatedAt of [base.updatedAt, null, new Date(0)]) {
    await expect(saveGuide(db, admin, id, { updatedAt }, mine)).rejects.toMatchObject({
      code: 'CONFLICT',
      status: 409,
    })
  }
  expect((await guideRow(db, id)).title).toBe('La sua')
  const other = (await guideRow(db, id)).updatedAt.toISOString()
  await saveGuide(db, admin, id, { ...base, overwrite: other }, mine)
  expect((await guideRow(db, id)).title).toBe('La mia')
  expect(await trash(db)).toMatchObject([{ recordId: id, title: 'La sua' }])
})

test('Q29 of many who save at once on one version exactly one succeeds', async () => {
  const { db, admin } = await seeded()
  const id = 'chatgpt-basics'
  const base = await baseOf(db, id)
  const content = await asForm(db, id)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, () => saveGuide(db, admin, id, base, content)),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('ADMG-12 Q16 a deleted guide is gone from everywhere, and comes back whole', async () => {
  const { db, admin } = await seeded()
  const anna = await testUser(db)
  const id = 'chatgpt-basics'
  const old = await guideRow(db, id)
  for (const one of old.chapters.slice(0, 2)) await completeChapter(db, anna, id, one.id)
  const progress = await db.selectFrom('chapterCompletions').selectAll().execute()
  const relations = () =>
    db.selectFrom('guides').select(['id', 'relatedGuides']).orderBy('id').execute()
  await db
    .updateTable('guides')
    .set({ relatedGuides: ['claude-basics', id, 'canva-basics'] })
    .where('id', '=', 'gemini-basics')
    .execute()
  const related = await relations()
  const version = await readContentVersion(db)

  expect(await deleteGuide(db, admin, id)).toMatchObject({ title: old.title })
  expect(await findGuideRow(db, id)).toBeUndefined()
  await expect(readGuide(db, admin, id)).rejects.toMatchObject({ status: 404 })
  expect((await readTool(db, admin, old.toolId)).tool.guideIds).not.toContain(id)
  expect((await relations()).flatMap(({ relatedGuides }) => relatedGuides)).not.toContain(id)
  expect(await done(db, anna)).toEqual([])
  expect(await readContentVersion(db)).not.toBe(version)
  await expect(deleteGuide(db, admin, id)).rejects.toMatchObject({ status: 404 })

  await restoreLast(db, admin)
  const back = await guideRow(db, id)
  expect(back).toEqual({ ...old, updatedAt: back.updatedAt })
  expect(await relations()).toEqual(related)
  expect(await db.selectFrom('chapterCompletions').selectAll().execute()).toEqual(progress)
  expect(await trash(db)).toEqual([])
  expect(await kinds(db)).toEqual(['guideDeleted', 'guideRestored'])
})

test('HLD-02 Q32 progress of a guide that is gone goes with the person, and when nothing can bring the guide back', async () => {
  const { db, admin } = await seeded()
  const [anna, bruno, carla] = [await testUser(db), await testUser(db), await testUser(db)]
  const id = 'chatgpt-basics'
  const [first] = (await guideRow(db, id)).chapters
  for (const user of [anna, bruno, carla]) await completeChapter(db, user, id, first?.id ?? '')
  await deleteGuide(db, admin, id)
  await db.deleteFrom('users').where('id', '=', anna.id).execute()
  const left = async () => {
    const rows = await db.selectFrom('chapterCompletions').select('userId').execute()
    return rows.map(({ userId }) => userId).sort()
  }
  expect(await left()).toEqual([bruno.id, carla.id].sort())
  await removeExpired(db)
  expect(await left()).toHaveLength(2)
  await db.deleteFrom('trash').execute()
  await removeExpired(db)
  expect(await left()).toEqual([])
})

test('a guide without its tool says what to restore first, and stays in the trash', async () => {
  const { db, admin } = await seeded()
  const id = await createGuide(db, admin, input())
  const { toolId } = await guideRow(db, id)
  await deleteGuide(db, admin, id)
  await db.deleteFrom('guides').where('toolId', '=', toolId).execute()
  const tool = await db.selectFrom('tools').selectAll().where('id', '=', toolId).executeTakeFirst()
  await db.deleteFrom('tools').where('id', '=', toolId).execute()
  await expect(restoreLast(db, admin)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining(`Ripristina prima lo strumento «${tool?.name}»`),
  })
  expect(await trash(db)).toHaveLength(1)
  expect(await findGuideRow(db, id)).toBeUndefined()
})

test("'Ho verificato' dates the guide and conflicts with no edit", async () => {
  const { db, admin } = await seeded()
  const id = 'chatgpt-basics'
  const base = await baseOf(db, id)
  await verifyGuide(db, admin, id)
  const { verifiedAt } = await guideRow(db, id)
  expect(verifiedAt?.getTime()).toBeGreaterThan(Date.now() - 60_000)
  await saveGuide(db, admin, id, base, await asForm(db, id))
  expect((await guideRow(db, id)).verifiedAt).toEqual(verifiedAt)
  await expect(verifyGuide(db, admin, 'nessuna')).rejects.toMatchObject({ status: 404 })
})

test('PERM-08 every write is refused to customers and changes nothing', async () => {
  const { db, admin } = await seeded()
  const customer = await testUser(db)
  await deleteGuide(db, admin, 'canva-basics')
  const [entry] = await trash(db)
  const before = await db.selectFrom('guides').selectAll().orderBy('id').execute()
  const id = 'chatgpt-basics'
  const base = await baseOf(db, id)
  const writes = [
    () => createGuide(db, customer, input()),
    () => saveGuide(db, customer, id, base, input()),
    () => verifyGuide(db, customer, id),
    () => deleteGuide(db, customer, id),
    () =>
      db.transaction().execute((trx) => {
        if (!entry) throw new Error('the trash is empty')
        return restoreGuide(trx, customer, entry)
      }),
  ]
  for (const write of writes) await expect(write()).rejects.toMatchObject({ status: 403 })
  expect(await db.selectFrom('guides').selectAll().orderBy('id').execute()).toEqual(before)
  expect(await trash(db)).toHaveLength(1)
})
