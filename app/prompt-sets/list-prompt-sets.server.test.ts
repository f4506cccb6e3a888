import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import type { Database } from '../platform/db/database.server.ts'
import {
  contentToCopy,
  exportPromptSets,
  listPlaces,
  listPromptSets,
  readPromptSet,
  setsOnPage,
} from './list-prompt-sets.server.ts'
import { everydaySetId } from './prompt-set.ts'

async function ground() {
  const db = await testDatabase({ seeded: true })
  const admin = await testUser(db, { role: 'admin' })
  const list = async (query = '', profession = 'all', page = 1) =>
    listPromptSets(db, admin, { query, profession, page })
  const idsOf = async (query: string, profession = 'all') =>
    (await list(query, profession)).rows.map(({ id }) => id)
  return { db, admin, list, idsOf }
}

async function give(db: Database, id: string, changes: object) {
  await db.updateTable('promptSets').set(changes).where('id', '=', id).execute()
}

test('ADMS-01 ADMS-04 all sets are listed in the order of the professions, with their numbers', async () => {
  const { db, list } = await ground()
  await give(db, 'medico', {
    blocks: [
      { category: 'Scopo', text: 'Uno.' },
      { category: 'Azioni', text: 'Due.' },
      { category: 'Scopo', text: 'Tre.' },
    ],
  })
  const { rows, total } = await list()
  expect(total).toBe(9)
  expect(rows.map(({ id }) => id)).toEqual([
    'ristoratore',
    'commercialista',
    'medico',
    'insegnante',
    'avvocato',
    'artigiano',
    'commerciante',
    'creativo',
    everydaySetId,
  ])
  const templates = (
    await db
      .selectFrom('promptSets')
      .select('templates')
      .where('id', '=', 'medico')
      .executeTakeFirstOrThrow()
  ).templates
  expect(rows[2]).toEqual({
    id: 'medico',
    isPublished: true,
    professionId: 'medico',
    title: 'Medico',
    blocks: 3,
    templates: templates.length,
    categories: ['Azioni', 'Scopo'],
    updatedAt: expect.any(Date),
  })
  expect(rows.at(-1)?.title).toBe('Vita quotidiana')
})

test('ADMS-03 ADMS-05 the search looks into block texts, categories, template titles and descriptions', async () => {
  const { db, idsOf } = await ground()
  const template = { id: 't', title: '', description: '', emoji: '📝', blocks: [{ text: 'Ciao.' }] }
  await give(db, 'medico', { blocks: [{ category: 'Azioni', text: 'Parla della perplessità.' }] })
  await db.updateTable('promptSets').set({ blocks: [] }).where('id', '!=', 'medico').execute()
  await give(db, 'avvocato', { blocks: [{ category: 'Periodo', text: 'Ieri.' }], templates: [] })
  await give(db, 'creativo', { templates: [{ ...template, title: 'Un quàdrifoglio' }] })
  await give(db, 'artigiano', { templates: [{ ...template, description: 'Con zzampogna' }] })
  expect(await idsOf('PLESSITA')).toEqual(['medico'])
  expect(await idsOf('periodo')).toContain('avvocato')
  expect(await idsOf('quadrifogl')).toEqual(['creativo'])
  expect(await idsOf(' zzampogna ')).toEqual(['artigiano'])
  expect(await idsOf('avvocat')).toContain('avvocato')
  expect(await idsOf('xyzzy')).toEqual([])
  expect(await idsOf("parla' azioni")).toEqual(['medico'])
  // No word is found across two texts.
  expect(await idsOf('azioniparla')).toEqual([])
})

test('ADMS-04 the filter shows the set of one profession, or that of everyday life', async () => {
  const { db, idsOf } = await ground()
  expect(await idsOf('', 'medico')).toEqual(['medico'])
  expect(await idsOf('', everydaySetId)).toEqual([everydaySetId])
  expect(await idsOf('xyzzy', 'medico')).toEqual([])
  await give(db, 'medico', { professionId: null })
  expect(await idsOf('', everydaySetId)).toEqual([everydaySetId])
})

test('ADMS-01 a page holds twenty sets, those without profession come last', async () => {
  const { db, list } = await ground()
  const now = new Date()
  const loose = Array.from({ length: 15 }, (_, at) => ({
    id: `sciolto-${String(at).padStart(2, '0')}`,
    isPublished: true,
    professionId: null,
    professionTitle: at % 2 ? 'Idraulico' : null,
    title: at === 0 ? 'Prompt per idraulici' : null,
    blocks: [],
    templates: [],
    createdAt: now,
    updatedAt: now,
  }))
  await db.insertInto('promptSets').values(loose).execute()
  const first = await list()
  const second = await list('', 'all', 2)
  expect(first.total).toBe(24)
  expect([first.rows.length, second.rows.length]).toEqual([setsOnPage, 4])
  expect(first.rows.slice(0, 8).every(({ professionId }) => professionId !== null)).toBe(true)
  const titles = new Map([...first.rows, ...second.rows].map(({ id, title }) => [id, title]))
  expect(titles.get('sciolto-00')).toBe('Prompt per idraulici')
  expect(titles.get('sciolto-01')).toBe('Idraulico')
  expect(titles.get('sciolto-02')).toBe('Senza professione')
})

test('ADMS-02 ADMS-11 everybody who can have a set is offered, with whether there is one', async () => {
  const { db, admin } = await ground()
  await db.deleteFrom('promptSets').where('id', 'in', ['medico', everydaySetId]).execute()
  const places = await listPlaces(db, admin)
  expect(places).toHaveLength(9)
  expect(places.filter(({ hasSet }) => !hasSet)).toEqual([
    { id: 'medico', title: 'Medico', isPublished: true, hasSet: false },
    { id: everydaySetId, title: 'Vita quotidiana', isPublished: true, hasSet: false },
  ])
})

test('ADMS-02 ERR-46 a set is read for its form and for a copy; a missing one is said to be', async () => {
  const { db, admin } = await ground()
  const set = await readPromptSet(db, admin, 'medico')
  expect(set).toMatchObject({ id: 'medico', professionId: 'medico', shownTitle: 'Medico' })
  expect(set).not.toHaveProperty('currentTitle')
  const { blocks, templates } = set
  expect(await contentToCopy(db, admin, 'medico')).toEqual({ blocks, templates })
  const missing = { status: 404, message: 'Prompt non trovato' }
  await expect(readPromptSet(db, admin, 'nonesiste')).rejects.toMatchObject(missing)
  await expect(contentToCopy(db, admin, 'nonesiste')).rejects.toMatchObject(missing)
})

test('PERM-08 customers read no list, form or file of the administrators', async () => {
  const { db } = await ground()
  const customer = await testUser(db)
  const view = { query: '', profession: 'all', page: 1 }
  const tries = [
    () => listPromptSets(db, customer, view),
    () => listPlaces(db, customer),
    () => readPromptSet(db, customer, 'medico'),
    () => contentToCopy(db, customer, 'medico'),
    () => exportPromptSets(db, customer),
  ]
  for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ status: 403 })
})
