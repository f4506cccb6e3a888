import { expect, test } from 'vitest'
import { promptSets } from '../../db/content/prompt-sets/all.ts'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import { forgetRecord, recordOf, rewriteRecord, storeRecord } from '../../tests/harness/records.ts'
import type { Database } from '../platform/db/database.server.ts'
import type { Role } from '../platform/roles.ts'
import { professionNoun } from '../professions/profession-noun.ts'
import { readContentVersion } from '../records/content/content-version.server.ts'
import { removeRecord, withdrawRecord } from '../records/store/acts.server.ts'
import { readRevisions } from '../records/store/revisions.server.ts'
import { rowsOf } from '../records/store/stored-record.server.ts'
import { exportPromptSets } from './export-prompt-sets.server.ts'
import { importDataset, importPromptSets } from './import-prompt-sets.server.ts'
import { setsInOrder } from './placed-sets.server.ts'
import { everydaySetId } from './prompt-set.ts'
import { promptSetNoun } from './prompt-set-noun.ts'

const noun = promptSetNoun

async function ground() {
  const db = await testDatabase({ seeded: true })
  const admin = await testUser(db, { role: 'admin' })
  return { db, admin }
}

const stored = (db: Database, id: string) => recordOf(db, noun, id)

const allSets = (db: Database) => rowsOf(db, noun).execute()

const contents = async (db: Database, admin: { id: string; role: Role }) =>
  (await exportPromptSets(db, admin)).map(({ createdAt: _, updatedAt: __, ...content }) => content)

const actsOf = async (db: Database, id: string) =>
  (await readRevisions(db, noun, id)).map(({ act }) => act)

async function forgetAll(db: Database) {
  for (const { id } of await allSets(db)) await forgetRecord(db, noun, id)
}

const block = { category: 'Azioni', text: 'Scrivi un avviso.' } as const
const template = {
  title: 'Avviso',
  description: 'Per i clienti',
  emoji: '📣',
  blocks: [{ text: 'Scrivi un avviso.' }],
}

test('ADMS-06 ADMS-07 the import writes one set per built-in profession and everyday life, once', async () => {
  const { db, admin } = await ground()
  await forgetAll(db)
  expect(await importDataset(db, admin)).toEqual({
    created: 9,
    replaced: 0,
    unchanged: 0,
    unlinked: 0,
    leftOut: [],
  })
  const first = await allSets(db)
  expect(await contents(db, admin)).toEqual(promptSets)
  const version = await readContentVersion(db)
  expect(await importDataset(db, admin)).toMatchObject({ created: 0, replaced: 0, unchanged: 9 })
  expect(await allSets(db)).toEqual(first)
  expect(await readContentVersion(db)).toBe(version)
})

test('ADMS-07 the import replaces changed sets, whose former content stays among the versions, and leaves others alone', async () => {
  const { db, admin } = await ground()
  const medico = (await stored(db, 'medico')).working
  await rewriteRecord(db, noun, everydaySetId, { blocks: [] })
  await forgetRecord(db, noun, 'medico')
  await removeRecord(db, admin, noun, 'avvocato')
  await storeRecord(db, noun, 'mio', { ...medico, templates: [] })
  const sarta = { ...(await recordOf(db, professionNoun, 'medico')).working, title: 'Sarta' }
  await storeRecord(db, professionNoun, 'sarta', sarta)
  await storeRecord(db, noun, 'della-sarta', { ...medico, professionId: 'sarta' })
  const own = await stored(db, 'della-sarta')

  expect(await importDataset(db, admin)).toMatchObject({ created: 1, replaced: 2, unchanged: 6 })
  expect(await actsOf(db, 'mio')).toEqual(['imported', 'created'])
  expect(await actsOf(db, 'avvocato')).toEqual(['imported', 'deleted', 'reset'])
  expect((await stored(db, 'mio')).content).toEqual(medico)
  expect((await stored(db, everydaySetId)).content?.blocks.length).toBeGreaterThan(20)
  expect(await stored(db, 'della-sarta')).toEqual(own)
  expect(await allSets(db)).toHaveLength(10)
})

test('ADMS-06 a built-in profession that is not stored is left out and named', async () => {
  const { db, admin } = await ground()
  await removeRecord(db, admin, professionNoun, 'medico')
  expect(await importDataset(db, admin)).toMatchObject({ unchanged: 8, leftOut: ['Medico'] })
})

test('ERR-44 an import that fails half-way changes no set', async () => {
  const { db, admin } = await ground()
  for (const { id } of await allSets(db)) await rewriteRecord(db, noun, id, { blocks: [] })
  const before = await allSets(db)
  const gone = { ...admin, id: 'nobody' }
  await expect(importDataset(db, gone)).rejects.toThrow()
  expect(await allSets(db)).toEqual(before)
})

test('DATA-14 an export imported again changes nothing, and fills an empty installation', async () => {
  const { db, admin } = await ground()
  const file = JSON.parse(JSON.stringify(await exportPromptSets(db, admin)))
  expect(await importPromptSets(db, admin, file)).toMatchObject({ unchanged: 9, replaced: 0 })
  const before = await contents(db, admin)
  await forgetAll(db)
  expect(await importPromptSets(db, admin, file)).toMatchObject({ created: 9, unlinked: 0 })
  expect(await contents(db, admin)).toEqual(before)
})

test('DATA-14 a file’s drafts come as drafts; without a word, a set keeps its state or is public', async () => {
  const { db, admin } = await ground()
  await withdrawRecord(db, admin, noun, 'medico')
  const file: { id: string; isPublished?: boolean }[] = JSON.parse(
    JSON.stringify(await exportPromptSets(db, admin)),
  )
  await forgetRecord(db, noun, 'medico')
  expect(await importPromptSets(db, admin, file)).toMatchObject({ created: 1, unchanged: 8 })
  expect((await stored(db, 'medico')).content).toBeNull()
  const wordless = file.map(({ isPublished: _, ...set }) => set)
  expect(await importPromptSets(db, admin, wordless)).toMatchObject({ unchanged: 9 })
  expect((await stored(db, 'medico')).content).toBeNull()
  await forgetRecord(db, noun, 'medico')
  await importPromptSets(db, admin, wordless)
  expect((await stored(db, 'medico')).content).not.toBeNull()
})

test('ADMS-07 the built-in sets come published', async () => {
  const { db, admin } = await ground()
  await withdrawRecord(db, admin, noun, 'medico')
  expect(await importDataset(db, admin)).toMatchObject({ replaced: 1, unchanged: 8 })
  expect(await stored(db, 'medico')).toMatchObject({ isDraft: false })
})

test('DATA-14 the older shape: without profession it waits under its title, templates get ids', async () => {
  const { db, admin } = await ground()
  await forgetRecord(db, noun, 'medico')
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
  const loose = (await setsInOrder(db)).filter(({ working }) => working.professionId === '')
  expect(loose.map(({ title }) => title).sort()).toEqual([
    'Medico',
    'Prompt per idraulici',
    'mai-visto',
  ])
  const ids = loose.flatMap(({ working }) => working.templates.map(({ id }) => id))
  expect(new Set(ids.filter(Boolean)).size).toBe(2)
  expect((await stored(db, 'avvocato')).content?.blocks).toEqual([block])
  expect(await actsOf(db, 'avvocato')).toEqual(['imported', 'reset'])

  const after = await allSets(db)
  expect(await importPromptSets(db, admin, file)).toMatchObject({ created: 0, unchanged: 4 })
  expect(await allSets(db)).toEqual(after)
})

test('DATA-14 an id that cannot stand in an address, or is taken, is replaced by one of our own', async () => {
  const { db, admin } = await ground()
  for (const id of ['medico', 'avvocato']) await forgetRecord(db, noun, id)
  const file = [
    { id: 'new', title: 'Uno', blocks: [block] },
    { id: 'a/b', title: 'Due', blocks: [block] },
    { id: everydaySetId, professionId: 'medico', blocks: [block] },
    { id: 'creativo', professionId: 'avvocato', blocks: [block] },
    { id: 'mio', title: 'Tre', blocks: [block] },
  ]
  expect(await importPromptSets(db, admin, file)).toMatchObject({ created: 5, replaced: 0 })
  const ids = (await allSets(db)).map(({ id }) => id)
  for (const id of ['new', 'a/b']) expect(ids).not.toContain(id)
  expect(ids).toContain('mio')
  expect((await stored(db, everydaySetId)).working.professionId).toBe(everydaySetId)
  expect((await stored(db, 'creativo')).working.professionId).toBe('creativo')
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
})

test('PERM-08 customers import nothing', async () => {
  const { db } = await ground()
  const customer = await testUser(db)
  await forgetAll(db)
  await expect(importDataset(db, customer)).rejects.toMatchObject({ status: 403 })
  const file = [{ professionId: 'medico', blocks: [block] }]
  await expect(importPromptSets(db, customer, file)).rejects.toMatchObject({ status: 403 })
  expect(await allSets(db)).toEqual([])
})
