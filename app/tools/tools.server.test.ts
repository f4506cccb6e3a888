import { expect, test } from 'vitest'
import { tools } from '../../db/content/tools/all.ts'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import { recordOf, storeRecord } from '../../tests/harness/records.ts'
import { guideNoun } from '../guides/guide-noun.ts'
import { operator } from '../platform/actor.server.ts'
import { listRecords } from '../records/list/record-list.server.ts'
import { readListView } from '../records/list/record-list-view.ts'
import { deleteRecord, publishRecord, withdrawRecord } from '../records/store/acts.server.ts'
import { toolNoun } from './tool-noun.ts'
import { listActiveTools, readTool } from './tools.server.ts'

test('TOOL-01 TOOL-02 TOOL-05 ADMT-02 DATA-18 the active tools by name, their count and categories', async () => {
  const db = await testDatabase({ seeded: true })
  const list = await listActiveTools(db, null)
  expect(list.tools.map(({ name }) => name)).toEqual(
    tools.map(({ name }) => name).sort((one, other) => one.localeCompare(other)),
  )
  expect(list.tools).toHaveLength(10)
  expect(list.categories).toEqual([
    'Analisi',
    'Immagini',
    'Organizzazione',
    'Programmazione',
    'Scrittura',
  ])
  for (const category of list.categories) {
    const some = await listActiveTools(db, category)
    expect(some.tools).toEqual(list.tools.filter((tool) => tool.category === category))
  }
  const [only = ''] = list.tools
    .filter(({ category }) => category === 'Programmazione')
    .map(({ id }) => id)
  await withdrawRecord(db, operator, toolNoun, only)
  const left = await listActiveTools(db, null)
  expect(left.tools).toHaveLength(9)
  expect(left.tools.map(({ id }) => id)).not.toContain(only)
  expect(left.categories).not.toContain('Programmazione')
  expect(await listActiveTools(db, 'Programmazione')).toMatchObject({ tools: [] })
  await publishRecord(db, operator, toolNoun, only)
  expect(await listActiveTools(db, null)).toEqual(list)
})

test('DATA-05 TOOL-07 TOOL-08 TOOL-10 a tool has every field, and its published guides', async () => {
  const db = await testDatabase({ seeded: true })
  const anna = await testUser(db)
  const { tool, guides } = await readTool(db, anna, '2')
  expect(tool).toEqual({
    ...tools[1],
    isPreview: false,
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
  await withdrawRecord(db, operator, guideNoun, 'claude-basics')
  const alone = await readTool(db, anna, '2')
  expect(alone.guides).toEqual([])
  expect(alone.tool).toMatchObject({ hasGuides: false, guideIds: [] })
})

test('TOOL-13 PERM-04 an inactive tool is for administrators', async () => {
  const db = await testDatabase({ seeded: true })
  const anna = await testUser(db)
  const admin = await testUser(db, { role: 'admin' })
  await withdrawRecord(db, operator, toolNoun, '2')
  const missing = { status: 404, message: 'Strumento non trovato' }
  await expect(readTool(db, anna, '2')).rejects.toMatchObject(missing)
  for (const id of ['nonesiste', '\u0000', 'a b']) {
    await expect(readTool(db, admin, id)).rejects.toMatchObject(missing)
  }
  expect((await readTool(db, admin, '2')).tool.isActive).toBe(false)
})

test('ADMT-09 Q16 a tool with guides is not deleted, and they are named, drafts included', async () => {
  const db = await testDatabase({ seeded: true })
  const { working, title } = await recordOf(db, guideNoun, 'claude-basics')
  const remove = () => deleteRecord(db, operator, toolNoun, '2')
  await expect(remove()).rejects.toMatchObject({
    status: 409,
    code: 'IS_NEEDED',
    message: `Questo strumento ha una guida: «${title}». Prima elimina la guida, oppure dalle un altro strumento.`,
  })
  await storeRecord(db, guideNoun, 'bozza', { ...working, title: 'Bozza' }, 'draft')
  const message = expect.stringContaining(`ha 2 guide: «Bozza» e «${title}».`)
  await expect(remove()).rejects.toMatchObject({ message })
  await storeRecord(db, toolNoun, 'senza-guide', (await recordOf(db, toolNoun, '2')).working)
  const { items } = await listRecords(db, toolNoun, readListView(new URLSearchParams()), () => null)
  const keptOf = (id: string) => items.find((item) => item.id === id)?.kept
  expect(keptOf('2')).toMatch(/^Questo strumento ha 2 guide: /)
  expect(keptOf('senza-guide')).toBeNull()
})
