import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import { forgetRecord, recordOf, rewriteRecord } from '../../tests/harness/records.ts'
import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { professionNoun } from '../professions/profession-noun.ts'
import { listRecords } from '../records/list/record-list.server.ts'
import { readListView } from '../records/list/record-list-view.ts'
import {
  createRecord,
  restoreRecord,
  saveRecord,
  withdrawRecord,
} from '../records/store/acts.server.ts'
import { findRow, rowsOf } from '../records/store/read.server.ts'
import { listPlaces, makeRoom, setInPlace, titleOfPlace } from './placed-sets.server.ts'
import { everydaySetId } from './prompt-set.ts'
import { promptSetNoun } from './prompt-set-noun.ts'

const noun = promptSetNoun

const content = (professionId: string, professionTitle = 'Medico') =>
  noun.schema.parse({
    professionId,
    professionTitle,
    blocks: [{ category: 'Azioni', text: 'Scrivi un avviso.' }],
    templates: [{ title: 'Avviso', blocks: [{ text: 'Scrivi un avviso.' }] }],
  })

async function ground() {
  const db = await testDatabase({ seeded: true })
  return { db, admin: await testUser(db, { role: 'admin' }) }
}

/** A new set of the doctor, as its form stores it. */
const create = (db: Database, admin: Actor, replaces: string | null = null) => {
  const set = content('medico')
  return createRecord(db, admin, noun, set, {
    isPublished: true,
    first: (change) => makeRoom(change, set, { id: 'new', replaces }),
  })
}

test("ADMS-02 a profession has one set: 'Sostituisci' deletes the one that is there, which can come back", async () => {
  const { db, admin } = await ground()
  const before = await rowsOf(db, noun).execute()
  const taken = { code: 'HAS_SET', status: 409, message: '«Medico» ha già un set di prompt.' }
  await expect(create(db, admin)).rejects.toMatchObject(taken)
  await expect(create(db, admin, 'avvocato')).rejects.toMatchObject(taken)
  expect(await rowsOf(db, noun).execute()).toEqual(before)
  const { id } = await create(db, admin, 'medico')
  expect(id).toBe('medico-2')
  expect(await findRow(db, noun, 'medico')).toBeUndefined()
  expect((await setInPlace(db, 'medico'))?.id).toBe(id)
  await expect(restoreRecord(db, admin, noun, 'medico')).rejects.toMatchObject({ code: 'TAKEN' })
})

test('ADMS-11 a set goes to another profession, in the place of its set only on purpose', async () => {
  const { db, admin } = await ground()
  const { working, version } = await recordOf(db, noun, 'medico')
  const moved = { ...working, professionId: 'avvocato', professionTitle: 'Avvocato' }
  const save = (replaces: string | null) =>
    saveRecord(
      db,
      admin,
      noun,
      'medico',
      {
        base: { version },
        isPublished: true,
        first: (change) => makeRoom(change, moved, { id: 'medico', replaces }),
      },
      moved,
    )
  await expect(save(null)).rejects.toMatchObject({ code: 'HAS_SET' })
  await save('avvocato')
  expect(await recordOf(db, noun, 'medico')).toMatchObject({ title: 'Avvocato' })
  expect(await findRow(db, noun, 'avvocato')).toBeUndefined()
  expect((await setInPlace(db, 'avvocato'))?.id).toBe('medico')
})

test('ADMS-11 everybody who can have a set is offered, with whether there is one', async () => {
  const { db, admin } = await ground()
  await forgetRecord(db, noun, 'medico')
  await withdrawRecord(db, admin, professionNoun, 'avvocato')
  const places = await listPlaces(db)
  expect(places).toHaveLength(9)
  const place = (id: string) => places.find((one) => one.id === id)
  expect(place('medico')).toEqual({
    id: 'medico',
    title: 'Medico',
    isPublished: true,
    hasSet: false,
  })
  expect(place('avvocato')).toMatchObject({ isPublished: false, hasSet: true })
  expect(places.at(-1)).toMatchObject({ id: everydaySetId, title: 'Vita quotidiana', hasSet: true })
  expect(await titleOfPlace(db, 'avvocato')).toBe('Avvocato')
  expect(await titleOfPlace(db, 'nonesiste')).toBe('')
})

const found = async (db: Database, query: string) => {
  const view = readListView(new URLSearchParams(query))
  const { items, total } = await listRecords(db, noun, view, ({ blocks }) => blocks.length)
  return { ids: items.map(({ id }) => id), total, items }
}

test('ADMS-03 the search looks in block texts, categories, templates and the title of the profession', async () => {
  const { db } = await ground()
  await rewriteRecord(db, noun, 'medico', {
    blocks: [{ category: 'Scopo', text: 'Parla di zibibbo.' }],
    templates: [
      {
        id: 'uno',
        title: 'Ramarro',
        description: 'Un ornitorinco',
        emoji: '📝',
        need: '',
        why: '',
        blocks: [{ text: 'Cita una farandola.' }],
      },
    ],
  })
  for (const word of ['zibìbbo', 'ramarr', 'ornitorinco', 'farandola']) {
    expect((await found(db, `q=${word}`)).ids, word).toEqual(['medico'])
  }
  expect((await found(db, 'q=scopo')).ids).toContain('medico')
  await rewriteRecord(db, professionNoun, 'medico', { title: 'Dottoressa' })
  expect((await found(db, 'q=dottoressa')).ids).toEqual(['medico'])
  expect((await found(db, 'q=xyzzy')).total).toBe(0)
})

test('ADMS-04 all sets are listed; a profession leaves its own', async () => {
  const { db } = await ground()
  expect((await found(db, '')).total).toBe(9)
  expect((await found(db, 'voce=medico')).ids).toEqual(['medico'])
  expect((await found(db, `voce=${everydaySetId}`)).ids).toEqual([everydaySetId])
})
