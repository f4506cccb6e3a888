import { expect, test } from 'vitest'
import { tools } from '../../db/content/tools/all.ts'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import type { Database } from '../platform/db/database.server.ts'
import { changeContentVersion } from '../records/version/content-version.server.ts'
import type { ToolView } from './tool-view.ts'
import { listActiveTools, readTool } from './tools.server.ts'

const everything: ToolView = { category: null, after: null }

/** As an administrator's screen does it: with the change, the content has a new name. */
const setActive = (db: Database, id: string, isActive: boolean) =>
  db.transaction().execute(async (trx) => {
    await trx.updateTable('tools').set({ isActive }).where('id', '=', id).execute()
    await changeContentVersion(trx)
  })

test('TOOL-01 TOOL-02 TOOL-05 DATA-18 the active tools by name, their count and categories', async () => {
  const db = await testDatabase({ seeded: true })
  const list = await listActiveTools(db, everything)
  expect(list.items.map(({ name }) => name)).toEqual(
    tools.map(({ name }) => name).sort((one, other) => one.localeCompare(other)),
  )
  expect(list).toMatchObject({ total: 10, next: null })
  expect(list.categories).toEqual([
    'Analisi',
    'Immagini',
    'Organizzazione',
    'Programmazione',
    'Scrittura',
  ])
  for (const category of list.categories) {
    const some = await listActiveTools(db, { category, after: null })
    expect(some.items).toEqual(list.items.filter((tool) => tool.category === category))
    expect(some.total).toBe(some.items.length)
  }
  const [only = ''] = list.items
    .filter(({ category }) => category === 'Programmazione')
    .map(({ id }) => id)
  await setActive(db, only, false)
  const left = await listActiveTools(db, everything)
  expect(left).toMatchObject({ total: 9 })
  expect(left.items.map(({ id }) => id)).not.toContain(only)
  expect(left.categories).not.toContain('Programmazione')
  expect(await listActiveTools(db, { category: 'Programmazione', after: null })).toMatchObject({
    items: [],
    total: 0,
  })
})

test('TOOL-02 many tools come a page at a time, each once; the count is of all', async () => {
  const db = await testDatabase({ seeded: true })
  const row = await db
    .selectFrom('tools')
    .selectAll()
    .where('id', '=', '1')
    .executeTakeFirstOrThrow()
  const names = Array.from({ length: 60 }, (_, index) => `Attrezzo ${index % 7}`)
  await db
    .insertInto('tools')
    .values(
      names.map((name, index) => ({
        ...row,
        id: `molti-${index}`,
        name,
        searchText: name.toLowerCase(),
        category: index % 2 ? 'Analisi' : 'Immagini',
      })),
    )
    .execute()
  for (const category of [null, 'Analisi']) {
    const seen: { id: string; name: string }[] = []
    let after: string | null = null
    let total = 0
    do {
      const list = await listActiveTools(db, { category, after })
      seen.push(...list.items)
      after = list.next
      total = list.total
      expect(list.items.length).toBeLessThanOrEqual(24)
    } while (after !== null)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(total)
    expect(seen).toHaveLength(total)
    const order = seen.map(({ name }) => name.toLowerCase())
    expect(order).toEqual(order.toSorted())
  }
  const first = await listActiveTools(db, everything)
  expect((await listActiveTools(db, { category: null, after: 'nonesiste' })).items).toEqual(
    first.items,
  )
})

test('DATA-05 TOOL-07 TOOL-08 TOOL-10 a tool has every field, and its published guides', async () => {
  const db = await testDatabase({ seeded: true })
  const anna = await testUser(db)
  const { tool, guides } = await readTool(db, anna, '2')
  expect(tool).toEqual({
    ...tools[1],
    hasGuides: true,
    guideIds: ['claude-basics'],
    verifiedAt: null,
    checkedIn: 'novembre 2026',
    createdAt: expect.any(Date),
    updatedAt: expect.any(Date),
  })
  expect(guides).toEqual([
    expect.objectContaining({
      id: 'claude-basics',
      duration: 55,
      difficulty: 'beginner',
      rating: 4.5,
    }),
  ])
  await db
    .updateTable('guides')
    .set({ isPublished: false })
    .where('id', '=', 'claude-basics')
    .execute()
  const alone = await readTool(db, anna, '2')
  expect(alone.guides).toEqual([])
  expect(alone.tool).toMatchObject({ hasGuides: false, guideIds: [] })
})

test('LET-90 a tool says when its writers checked it, until somebody changes or verifies it', async () => {
  const db = await testDatabase({ seeded: true })
  const admin = await testUser(db, { role: 'admin' })
  const checked = async (id: string) => (await readTool(db, admin, id)).tool.checkedIn
  const tool = (id: string) => db.updateTable('tools').where('id', '=', id)
  await tool('7').set({ isActive: false }).execute()
  expect(await checked('7')).toMatch(/^[a-z]+ 20\d\d$/)
  await tool('7').set({ description: 'Traduce.' }).execute()
  expect(await checked('7')).toBeNull()
  await tool('6').set({ verifiedAt: new Date() }).execute()
  expect(await checked('6')).toBeNull()
  const { id: _, ...words } = tools[4] ?? {}
  await tool('5')
    .set({ ...words, name: 'Un altro nome' })
    .execute()
  expect(await checked('5')).toBeNull()
})

test('TOOL-13 PERM-04 an inactive tool is for administrators', async () => {
  const db = await testDatabase({ seeded: true })
  const anna = await testUser(db)
  const admin = await testUser(db, { role: 'admin' })
  await setActive(db, '2', false)
  const missing = { status: 404, message: 'Strumento non trovato' }
  await expect(readTool(db, anna, '2')).rejects.toMatchObject(missing)
  for (const id of ['nonesiste', '\u0000', 'a b']) {
    await expect(readTool(db, admin, id)).rejects.toMatchObject(missing)
  }
  expect((await readTool(db, admin, '2')).tool.isActive).toBe(false)
})
