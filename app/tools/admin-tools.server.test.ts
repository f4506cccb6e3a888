import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import {
  listToolsForAdmin,
  readToolForEdit,
  type ToolListView,
  toolCategories,
} from './admin-tools.server.ts'
import { createTool, setToolActive } from './edit-tool.server.ts'
import { toolSchema } from './tool-schema.ts'

const everything: ToolListView = {
  query: '',
  isActive: null,
  category: null,
  order: 'called',
  after: null,
  before: null,
}

async function workshop() {
  const db = await testDatabase({ seeded: true })
  const admin = await testUser(db, { role: 'admin' })
  const list = (view: Partial<ToolListView> = {}) =>
    listToolsForAdmin(db, admin, { ...everything, ...view })
  const names = async (view: Partial<ToolListView> = {}) =>
    (await list(view)).items.map(({ name }) => name)
  return { db, admin, list, names }
}

const add = (db: Database, actor: Actor, name: string, category = 'Officina', isActive = 'on') =>
  createTool(
    db,
    actor,
    toolSchema.parse({ name, description: 'Caffè & tè 100%', category, isActive }),
  )

test('ADMT-01 all tools by name, inactive ones too, each with its guides', async () => {
  const { db, admin, list } = await workshop()
  await setToolActive(db, admin, '2', false)
  await add(db, admin, 'Abaco')
  const page = await list()
  expect(page).toMatchObject({ total: 11, previous: null, next: null })
  expect(page.items[0]).toMatchObject({ name: 'Abaco', guides: 0, isActive: true })
  expect(page.items.find(({ id }) => id === '2')).toEqual({
    id: '2',
    name: 'Claude',
    category: 'Scrittura',
    difficulty: 'beginner',
    rating: expect.any(Number),
    isActive: false,
    guides: 1,
    updatedAt: expect.any(Date),
  })
  const names = page.items.map(({ name }) => name.toLowerCase())
  expect(names).toEqual(names.toSorted())
})

test('ADMT-01 the search finds inside words of name, description and category, accents aside', async () => {
  const { db, admin, names } = await workshop()
  await add(db, admin, 'Città d’arte', 'Città alta')
  expect(await names({ query: 'LAUD' })).toEqual(['Claude'])
  expect(await names({ query: "citta' d'ar" })).toEqual(['Città d’arte'])
  expect(await names({ query: 'caffe & te 100%' })).toEqual(['Città d’arte'])
  expect(await names({ query: 'alta itta' })).toEqual(['Città d’arte'])
  for (const query of ['_', '"', '100_', 'nessuno ha questo']) {
    expect(await names({ query }), query).toEqual([])
  }
})

test('ADMT-02 the list is narrowed by state and by category', async () => {
  const { db, admin, list, names } = await workshop()
  await setToolActive(db, admin, '2', false)
  await add(db, admin, 'Sega', 'Officina', 'off')
  await add(db, admin, 'Lima')
  expect(await names({ isActive: false })).toEqual(['Claude', 'Sega'])
  expect(await list({ isActive: true })).toMatchObject({ total: 10 })
  expect(await names({ category: 'Officina' })).toEqual(['Lima', 'Sega'])
  expect(await names({ category: 'Officina', isActive: true })).toEqual(['Lima'])
  expect(await names({ category: 'Officina', query: 'seg' })).toEqual(['Sega'])
  expect(await list({ category: 'Altrove' })).toMatchObject({ items: [], total: 0 })
  expect(await toolCategories(db, admin)).toEqual([
    'Analisi',
    'Immagini',
    'Officina',
    'Organizzazione',
    'Programmazione',
    'Scrittura',
  ])
})

test('ADM-14 the last changed come first; pages go on and back', async () => {
  const { db, admin, list, names } = await workshop()
  for (let index = 0; index < 45; index += 1) await add(db, admin, `Chiodo ${index % 9}`)
  // A moment later than the last of them.
  await new Promise((resolve) => setTimeout(resolve, 2))
  await setToolActive(db, admin, '5', false)
  const [latest] = (await list({ order: 'changed' })).items
  expect(latest?.id).toBe('5')
  for (const order of ['called', 'changed'] as const) {
    const seen: string[] = []
    let after: string | null = null
    do {
      const page = await list({ order, after })
      expect(page.total).toBe(55)
      seen.push(...page.items.map(({ id }) => id))
      after = page.next
    } while (after !== null)
    expect(seen).toHaveLength(55)
    expect(new Set(seen).size).toBe(55)
    const second = await list({ order, after: (await list({ order })).next })
    expect((await list({ order, before: second.previous })).items.map(({ id }) => id)).toEqual(
      seen.slice(0, 24),
    )
  }
  expect(await names({ after: 'nonesiste' })).toEqual(await names())
})

test('ADMT-03 the form begins with the stored tool, and shows its guides, drafts included', async () => {
  const { db, admin } = await workshop()
  const guide = await db
    .selectFrom('guides')
    .selectAll()
    .where('toolId', '=', '2')
    .executeTakeFirstOrThrow()
  const draft = { ...guide, id: 'altra', title: 'Altra guida', isPublished: false }
  await db.insertInto('guides').values(draft).execute()
  const stored = await db
    .selectFrom('tools')
    .selectAll()
    .where('id', '=', '2')
    .executeTakeFirstOrThrow()
  const { searchText: _, ...tool } = stored
  expect(await readToolForEdit(db, admin, '2')).toEqual({
    tool,
    guides: [
      { id: 'altra', title: 'Altra guida', isPublished: false },
      { id: guide.id, title: guide.title, isPublished: true },
    ],
    guidesTotal: 2,
  })
  await expect(readToolForEdit(db, admin, 'a b')).rejects.toMatchObject({
    status: 404,
    message: 'Strumento non trovato',
  })
})

test('PERM-08 customers list nothing', async () => {
  const { db } = await workshop()
  const customer = await testUser(db)
  for (const read of [
    () => listToolsForAdmin(db, customer, everything),
    () => readToolForEdit(db, customer, '2'),
    () => toolCategories(db, customer),
  ]) {
    await expect(read()).rejects.toMatchObject({ status: 403 })
  }
})
