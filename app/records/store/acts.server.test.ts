import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { recordOf } from '../../../tests/harness/records.ts'
import { helpPlaceNoun } from '../../help/help-place-noun.ts'
import { listHelpPlaces } from '../../help/help-places.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { readContentVersion } from '../content/content-version.server.ts'
import { listRecords } from '../list/record-list.server.ts'
import { readListView } from '../list/record-list-view.ts'
import {
  createRecord,
  deleteRecord,
  moveRecord,
  publishRecord,
  restoreRecord,
  restoreRevision,
  saveRecord,
  verifyRecord,
  withdrawRecord,
} from './acts.server.ts'
import { readRevisions } from './read.server.ts'

const noun = helpPlaceNoun
const library = noun.schema.parse({ name: 'Biblioteca di quartiere', hours: 'Martedì' })
const draft = { isPublished: false }
const shown = { isPublished: true }

async function place() {
  const db = await testDatabase()
  return { db, admin: await testUser(db, { role: 'admin', name: 'Paola Neri' }) }
}

const seen = async (db: Database) => (await listHelpPlaces(db)).map(({ name }) => name)
const acts = async (db: Database, id: string) =>
  (await readRevisions(db, noun, id)).map(({ act }) => act)

test('ADMT-06 REC-02 a record is a draft until it is published; a published one may have a working copy', async () => {
  const { db, admin } = await place()
  const { id, version } = await createRecord(db, admin, noun, library, draft)
  expect(id).toBe('biblioteca-di-quartiere')
  expect((await createRecord(db, admin, noun, library, draft)).id).toBe('biblioteca-di-quartiere-2')
  expect(await seen(db)).toEqual([])
  const made = await recordOf(db, noun, id)
  await publishRecord(db, admin, noun, id)
  expect(await seen(db)).toEqual(['Biblioteca di quartiere'])
  const base = { version: version + 1 }
  const other = { ...library, name: 'Biblioteca Tiraboschi' }
  const saved = await saveRecord(db, admin, noun, id, { base, ...draft }, other)
  expect(await seen(db)).toEqual(['Biblioteca di quartiere'])
  const later = await recordOf(db, noun, id)
  expect(later).toMatchObject({ working: other, isDraft: true, createdAt: made.createdAt })
  expect(later.updatedAt.getTime()).toBeGreaterThan(made.updatedAt.getTime())
  await saveRecord(db, admin, noun, id, { base: saved, ...shown }, other)
  expect(await seen(db)).toEqual(['Biblioteca Tiraboschi'])
  await withdrawRecord(db, admin, noun, id)
  expect(await seen(db)).toEqual([])
  expect((await recordOf(db, noun, id)).working).toEqual(other)
  expect(await acts(db, id)).toEqual(['withdrawn', 'published', 'changed', 'published', 'created'])
})

test('REC-02 half a record is kept as a draft; publishing says what is missing', async () => {
  const { db, admin } = await place()
  const half = noun.draft.parse({ hours: 'Martedì' })
  const { id } = await createRecord(db, admin, noun, half, draft)
  const missing = { code: 'INCOMPLETE', status: 400 }
  await expect(publishRecord(db, admin, noun, id)).rejects.toMatchObject(missing)
  await expect(createRecord(db, admin, noun, half, shown)).rejects.toMatchObject(missing)
  expect((await recordOf(db, noun, id)).content).toBeNull()
})

test('REC-25 the content has another version when everybody sees something else, and then alone', async () => {
  const { db, admin } = await place()
  const versions = [await readContentVersion(db)]
  const note = async () => versions.push(await readContentVersion(db))
  const { id } = await createRecord(db, admin, noun, library, draft)
  await note()
  await publishRecord(db, admin, noun, id)
  await note()
  const working = { ...library, note: 'Suona' }
  await saveRecord(db, admin, noun, id, { base: { version: 2 }, ...draft }, working)
  await note()
  await withdrawRecord(db, admin, noun, id)
  await note()
  expect(versions).toEqual(['0', '0', '1', '1', '2'])
})

test('REC-05 what happened meanwhile is told: taken off the site, deleted, or saved by oneself', async () => {
  const { db, admin } = await place()
  const other = await testUser(db, { role: 'admin' })
  const { id, version } = await createRecord(db, admin, noun, library, { isPublished: true })
  const saving = (doer: typeof admin, note: string) =>
    saveRecord(db, doer, noun, id, { base: { version }, ...draft }, { ...library, note })
  await withdrawRecord(db, admin, noun, id)
  const withdrawn = 'Paola Neri ha tolto questa scheda dalla pubblicazione mentre la modificavi.'
  await expect(saving(other, 'Suona forte')).rejects.toMatchObject({ message: withdrawn })
  await expect(saving(admin, 'Suona piano')).rejects.toThrow('Hai già salvato questa scheda')
  await deleteRecord(db, admin, noun, id)
  await expect(saving(other, 'Suona forte')).rejects.toMatchObject({
    status: 404,
    message: expect.stringContaining('Paola Neri ha eliminato questa scheda mentre la modificavi.'),
  })
})

test('REC-05 a conflict names the colleague and shows what differs; on purpose one replaces', async () => {
  const { db, admin } = await place()
  const other = await testUser(db, { role: 'admin' })
  const { id, version } = await createRecord(db, admin, noun, library, draft)
  const first = { ...library, note: 'Suona il campanello' }
  await saveRecord(db, admin, noun, id, { base: { version }, ...draft }, first)
  const second = { ...library, note: 'Suona forte il campanello' }
  const late = saveRecord(db, other, noun, id, { base: { version }, ...draft }, second)
  await expect(late).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'Paola Neri ha salvato questa scheda mentre la modificavi.',
    version: 2,
    theirs: first,
  })
  const base = { version, overwrite: 2 }
  await saveRecord(db, other, noun, id, { base, ...draft }, second)
  expect((await recordOf(db, noun, id)).working).toEqual(second)
})

test('REC-22 any version comes back as the working copy; what everybody sees stays', async () => {
  const { db, admin } = await place()
  const { id } = await createRecord(db, admin, noun, library, shown)
  const base = { version: 1 }
  await saveRecord(db, admin, noun, id, { base, ...shown }, { ...library, name: 'Altro' })
  const [, first] = await readRevisions(db, noun, id)
  const revisionId = first?.id ?? ''
  await expect(restoreRevision(db, admin, noun, id, { revisionId, seen: 1 })).rejects.toMatchObject(
    { code: 'CONFLICT' },
  )
  await restoreRevision(db, admin, noun, id, { revisionId, seen: 2 })
  expect(await seen(db)).toEqual(['Altro'])
  expect(await recordOf(db, noun, id)).toMatchObject({ working: library, isDraft: true })
})

test('REC-20 what is deleted comes back as it was, to its place; its id stays taken until then', async () => {
  const { db, admin } = await place()
  for (const name of ['Uno', 'Due', 'Tre']) {
    await createRecord(db, admin, noun, { ...library, name }, shown)
  }
  await deleteRecord(db, admin, noun, 'due')
  expect(await seen(db)).toEqual(['Uno', 'Tre'])
  expect((await createRecord(db, admin, noun, { ...library, name: 'Due' }, draft)).id).toBe('due-2')
  await restoreRecord(db, admin, noun, 'due')
  expect(await seen(db)).toEqual(['Uno', 'Due', 'Tre'])
  await expect(restoreRecord(db, admin, noun, 'due')).rejects.toMatchObject({ status: 404 })
  expect(await acts(db, 'due')).toEqual(['restored', 'deleted', 'published'])
})

test('REC-20 ADM-13 a working copy beside what everybody sees comes back with it', async () => {
  const { db, admin } = await place()
  const { id, version } = await createRecord(db, admin, noun, library, shown)
  const working = { ...library, note: 'Suona' }
  await saveRecord(db, admin, noun, id, { base: { version }, ...draft }, working)
  await deleteRecord(db, admin, noun, id)
  await restoreRecord(db, admin, noun, id)
  expect(await recordOf(db, noun, id)).toMatchObject({ content: library, working, isDraft: true })
})

test('LRN-33 records change places one at a time, and stop at the ends; nobody conflicts', async () => {
  const { db, admin } = await place()
  for (const name of ['Uno', 'Due', 'Tre']) {
    await createRecord(db, admin, noun, { ...library, name }, shown)
  }
  expect(await moveRecord(db, admin, noun, 'tre', 'up')).toEqual({ place: 2, of: 3 })
  expect(await seen(db)).toEqual(['Uno', 'Tre', 'Due'])
  expect(await moveRecord(db, admin, noun, 'due', 'down')).toEqual({ place: 3, of: 3 })
  expect(await moveRecord(db, admin, noun, 'uno', 'up')).toEqual({ place: 1, of: 3 })
  expect((await recordOf(db, noun, 'tre')).version).toBe(1)
})

test('REC-08 the list finds words in any order in all of the text, and tells states apart', async () => {
  const { db, admin } = await place()
  const make = (name: string, note: string, isPublished: boolean) =>
    createRecord(db, admin, noun, { ...library, name, note }, { isPublished })
  await make('Uno', 'Suona il campanello grande', true)
  await make('Due', 'Un campanello', false)
  const titles = async (search: string) => {
    const view = readListView(new URLSearchParams(search))
    const { items, total, all } = await listRecords(db, noun, view, () => null)
    return { titles: items.map(({ title }) => title), total, all }
  }
  expect(await titles('q=grande+campanello')).toEqual({ titles: ['Uno'], total: 1, all: 2 })
  expect(await titles('stato=bozza')).toEqual({ titles: ['Due'], total: 1, all: 2 })
  expect(await titles(`chi=${admin.id}&ordine=modifica`)).toMatchObject({ titles: ['Due', 'Uno'] })
})

test('LRN-33 customers change nothing', async () => {
  const { db, admin } = await place()
  const customer = await testUser(db)
  const { id } = await createRecord(db, admin, noun, library, draft)
  const refused = { status: 403 }
  const tries = [
    createRecord(db, customer, noun, library, draft),
    saveRecord(db, customer, noun, id, { base: { version: 1 }, ...draft }, library),
    publishRecord(db, customer, noun, id),
    withdrawRecord(db, customer, noun, id),
    verifyRecord(db, customer, noun, id),
    moveRecord(db, customer, noun, id, 'up'),
    deleteRecord(db, customer, noun, id),
    restoreRecord(db, customer, noun, id),
  ]
  for (const attempt of tries) await expect(attempt).rejects.toMatchObject(refused)
})

test('HLD-11 of a noun only so many are kept: form, trash and built-in add no more, all the rest goes on', async () => {
  const { db, admin } = await place()
  const few = { ...noun, most: 2 }
  const full = {
    code: 'FULL',
    status: 409,
    message: 'Il massimo è di 2 schede: elimina ciò che non serve, poi riprova.',
  }
  const create = (name: string) => createRecord(db, admin, few, { ...library, name }, draft)
  await create('Uno')
  await create('Due')
  await expect(create('Tre')).rejects.toMatchObject(full)
  await publishRecord(db, admin, few, 'uno')
  await deleteRecord(db, admin, few, 'due')
  await create('Tre')
  await expect(restoreRecord(db, admin, few, 'due')).rejects.toMatchObject(full)
})
