import { expect, test } from 'vitest'
import { promptSets } from '../../db/content/prompt-sets/all.ts'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import type { Database } from '../platform/db/database.server.ts'
import { readContentVersion } from '../records/version/content-version.server.ts'
import { importDataset, importPromptSets } from './import-prompt-sets.server.ts'
import { exportPromptSets } from './list-prompt-sets.server.ts'
import { everydaySetId } from './prompt-set.ts'

async function ground() {
  const db = await testDatabase({ seeded: true })
  const admin = await testUser(db, { role: 'admin' })
  return { db, admin }
}

const stored = (db: Database, id: string) =>
  db.selectFrom('promptSets').selectAll().where('id', '=', id).executeTakeFirst()

const allSets = (db: Database) => db.selectFrom('promptSets').selectAll().orderBy('id').execute()

const contents = async (db: Database) =>
  (await allSets(db)).map(({ createdAt: _, updatedAt: __, ...content }) => content)

const trashedIds = async (db: Database) =>
  (await db.selectFrom('trash').select('recordId').execute()).map(({ recordId }) => recordId).sort()

const block = { category: 'Azioni', text: 'Scrivi un avviso.' }
const template = {
  title: 'Avviso',
  description: 'Per i clienti',
  emoji: '📣',
  blocks: [{ text: 'Scrivi un avviso.' }],
}

test('ADMS-06 ADMS-07 the import writes one set per built-in profession and everyday life, once', async () => {
  const { db, admin } = await ground()
  await db.deleteFrom('promptSets').execute()
  expect(await importDataset(db, admin)).toEqual({
    created: 9,
    replaced: 0,
    unchanged: 0,
    unlinked: 0,
    leftOut: [],
  })
  const first = await allSets(db)
  expect((await contents(db)).sort((one, other) => one.id.localeCompare(other.id))).toEqual(
    [...promptSets].sort((one, other) => one.id.localeCompare(other.id)),
  )
  const version = await readContentVersion(db)
  expect(await importDataset(db, admin)).toMatchObject({ created: 0, replaced: 0, unchanged: 9 })
  expect(await allSets(db)).toEqual(first)
  expect(await readContentVersion(db)).toBe(version)
  expect(await trashedIds(db)).toEqual([])
})

test('ADMS-07 the import replaces changed sets, which go to the trash, and leaves others alone', async () => {
  const { db, admin } = await ground()
  const medico = await stored(db, 'medico')
  if (!medico) throw new Error('the seed holds it')
  await db.updateTable('promptSets').set({ blocks: [] }).where('id', '=', everydaySetId).execute()
  await db.deleteFrom('promptSets').where('id', 'in', ['medico', 'avvocato']).execute()
  await db
    .insertInto('promptSets')
    .values({ ...medico, id: 'mio', templates: [] })
    .execute()
  const now = new Date()
  const sarta = { ...(await professionRow(db)), id: 'sarta', title: 'Sarta' }
  await db.insertInto('professions').values(sarta).execute()
  const own = { ...medico, id: 'della-sarta', professionId: 'sarta', updatedAt: now }
  await db.insertInto('promptSets').values(own).execute()

  expect(await importDataset(db, admin)).toMatchObject({ created: 1, replaced: 2, unchanged: 6 })
  expect(await trashedIds(db)).toEqual(['mio', everydaySetId].sort())
  expect((await stored(db, 'mio'))?.templates).toEqual(medico.templates)
  expect((await stored(db, everydaySetId))?.blocks.length).toBeGreaterThan(20)
  expect(await stored(db, 'della-sarta')).toEqual(own)
  expect(await allSets(db)).toHaveLength(10)
})

const professionRow = (db: Database) =>
  db.selectFrom('professions').selectAll().where('id', '=', 'medico').executeTakeFirstOrThrow()

test('ADMS-06 a built-in profession that is not stored is left out and named', async () => {
  const { db, admin } = await ground()
  await db.deleteFrom('professions').where('id', '=', 'medico').execute()
  expect(await importDataset(db, admin)).toMatchObject({ unchanged: 8, leftOut: ['Medico'] })
})

test('ERR-44 an import that fails half-way changes no set', async () => {
  const { db, admin } = await ground()
  await db.updateTable('promptSets').set({ blocks: [] }).execute()
  const before = await allSets(db)
  // Its activity cannot be noted: the last step of the transaction fails.
  const gone = { ...admin, id: 'nobody' }
  await expect(importDataset(db, gone)).rejects.toThrow()
  expect(await allSets(db)).toEqual(before)
  expect(await trashedIds(db)).toEqual([])
})

test('DATA-14 an export imported again changes nothing, and fills an empty installation', async () => {
  const { db, admin } = await ground()
  const file = JSON.parse(JSON.stringify(await exportPromptSets(db, admin)))
  expect(await importPromptSets(db, admin, file)).toMatchObject({ unchanged: 9, replaced: 0 })
  const before = await contents(db)
  await db.deleteFrom('promptSets').execute()
  expect(await importPromptSets(db, admin, file)).toMatchObject({ created: 9, unlinked: 0 })
  expect(await contents(db)).toEqual(before)
})

test('DATA-14 a file’s drafts come as drafts; without a word, a set keeps its state or is public', async () => {
  const { db, admin } = await ground()
  await db
    .updateTable('promptSets')
    .set({ isPublished: false })
    .where('id', '=', 'medico')
    .execute()
  const file: { id: string; isPublished?: boolean }[] = JSON.parse(
    JSON.stringify(await exportPromptSets(db, admin)),
  )
  await db.deleteFrom('promptSets').where('id', '=', 'medico').execute()
  expect(await importPromptSets(db, admin, file)).toMatchObject({ created: 1, unchanged: 8 })
  expect((await stored(db, 'medico'))?.isPublished).toBe(false)
  const wordless = file.map(({ isPublished: _, ...set }) => set)
  expect(await importPromptSets(db, admin, wordless)).toMatchObject({ unchanged: 9 })
  expect((await stored(db, 'medico'))?.isPublished).toBe(false)
  await db.deleteFrom('promptSets').where('id', '=', 'medico').execute()
  await importPromptSets(db, admin, wordless)
  expect((await stored(db, 'medico'))?.isPublished).toBe(true)
})

test('ADMS-07 the built-in sets come published', async () => {
  const { db, admin } = await ground()
  await db
    .updateTable('promptSets')
    .set({ isPublished: false })
    .where('id', '=', 'medico')
    .execute()
  expect(await importDataset(db, admin)).toMatchObject({ replaced: 1, unchanged: 8 })
  expect((await stored(db, 'medico'))?.isPublished).toBe(true)
  expect(await trashedIds(db)).toEqual(['medico'])
})

test('DATA-14 the older shape: without profession it waits under its title, templates get ids', async () => {
  const { db, admin } = await ground()
  await db.deleteFrom('promptSets').where('id', '=', 'medico').execute()
  const file = [
    { professionTitle: 'Medico', blocks: [block], templates: [template, template] },
    { title: 'Prompt per idraulici', blocks: [block] },
    { professionId: 'mai-visto', blocks: [block], templates: [] },
    { professionId: 'avvocato', blocks: [block], templates: [template] },
  ]
  expect(await importPromptSets(db, admin, file)).toEqual({
    created: 3,
    replaced: 1,
    unchanged: 0,
    unlinked: 3,
  })
  const loose = (await allSets(db)).filter(
    ({ id, professionId }) => professionId === null && id !== everydaySetId,
  )
  expect(loose.map(({ professionTitle, title }) => professionTitle ?? title).sort()).toEqual([
    'Medico',
    'Prompt per idraulici',
    'mai-visto',
  ])
  const ids = loose.flatMap(({ templates }) => templates.map(({ id }) => id))
  expect(new Set(ids.filter(Boolean)).size).toBe(2)
  expect(await stored(db, 'avvocato')).toMatchObject({ professionId: 'avvocato', blocks: [block] })
  expect(await trashedIds(db)).toEqual(['avvocato'])

  const after = await allSets(db)
  expect(await importPromptSets(db, admin, file)).toMatchObject({ created: 0, unchanged: 4 })
  expect(await allSets(db)).toEqual(after)
})

test('DATA-14 an id that cannot stand in an address, or is taken, is replaced by one of our own', async () => {
  const { db, admin } = await ground()
  await db.deleteFrom('promptSets').where('id', 'in', ['medico', 'avvocato']).execute()
  const file = [
    { id: 'new', title: 'Uno', blocks: [block] },
    { id: 'a/b', title: 'Due', blocks: [block] },
    { id: everydaySetId, professionId: 'medico', blocks: [block] },
    { id: 'creativo', professionId: 'avvocato', blocks: [block] },
    { id: 'mio', title: 'Tre', blocks: [block] },
  ]
  expect(await importPromptSets(db, admin, file)).toMatchObject({ created: 5, replaced: 0 })
  const ids = (await allSets(db)).map(({ id }) => id)
  for (const id of ['new', 'a/b', 'medico', 'avvocato']) expect(ids).not.toContain(id)
  expect(ids).toContain('mio')
  expect((await stored(db, everydaySetId))?.professionId).toBeNull()
  expect((await stored(db, 'creativo'))?.professionId).toBe('creativo')
})

test('ADMS-08 a wrong file says what is wrong with it, and nothing of it is stored', async () => {
  const { db, admin } = await ground()
  const before = await allSets(db)
  const good = { professionId: 'medico', blocks: [block] }
  const refused = (file: unknown, message: string) =>
    expect(importPromptSets(db, admin, file)).rejects.toMatchObject({ status: 400, message })
  await refused({ sets: [] }, 'Il file non contiene un elenco di set di prompt.')
  await refused([], 'Il file non contiene nessun set di prompt.')
  await refused(
    [good, { professionId: 'avvocato', blocks: [block, { category: 'Altro', text: 'x' }] }],
    'Set 2 del file: blocco 2: Categoria: scegli tra Azioni, Contenuto, Stile, Caratteristiche, Occasioni, Destinatari, Livello, Ambito, Periodo, Canale, Scopo. Non ho importato nulla.',
  )
  await refused(
    [good, { professionId: 'avvocato', templates: [{ ...template, title: '' }] }],
    'Set 2 del file: template 1: Scrivi il titolo del template. Non ho importato nulla.',
  )
  await refused(
    [good, good],
    'Set 2 del file: è il secondo per la stessa professione o con lo stesso titolo. Non ho importato nulla.',
  )
  expect(await allSets(db)).toEqual(before)
  expect(await trashedIds(db)).toEqual([])
})

test('PERM-08 customers import nothing', async () => {
  const { db } = await ground()
  const customer = await testUser(db)
  await db.deleteFrom('promptSets').execute()
  await expect(importDataset(db, customer)).rejects.toMatchObject({ status: 403 })
  const file = [{ professionId: 'medico', blocks: [block] }]
  await expect(importPromptSets(db, customer, file)).rejects.toMatchObject({ status: 403 })
  expect(await allSets(db)).toEqual([])
})
