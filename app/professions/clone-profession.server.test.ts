import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import { recordOf } from '../../tests/harness/records.ts'
import type { Database } from '../platform/db/database.server.ts'
import { setInPlace } from '../prompt-sets/placed-sets.server.ts'
import { promptSetNoun } from '../prompt-sets/prompt-set-noun.ts'
import { findPromptSet } from '../prompt-sets/prompt-sets.server.ts'
import { deleteRecord, restoreRecord } from '../records/store/acts.server.ts'
import { readRevisions, rowsOf, storedRecord } from '../records/store/read.server.ts'
import { cloneProfession } from './clone-profession.server.ts'
import { professionNoun } from './profession-noun.ts'
import { listProfessionCards } from './professions.server.ts'

const noun = professionNoun

async function place() {
  const db = await testDatabase({ seeded: true })
  return { db, admin: await testUser(db, { role: 'admin' }) }
}

async function setOf(db: Database, professionId: string) {
  const row = await setInPlace(db, professionId)
  return row && storedRecord(promptSetNoun, row)
}

const order = async (db: Database) => (await rowsOf(db, noun).execute()).map(({ id }) => id)

test('ADMP-04 a clone is a draft with (Copia) behind its title, and the original stays', async () => {
  const { db, admin } = await place()
  const original = await recordOf(db, noun, 'medico')
  const id = await cloneProfession(db, admin, 'medico', { withSet: false })
  expect(id).toBe('medico-copia')
  expect(await cloneProfession(db, admin, 'medico', { withSet: false })).toBe('medico-copia-2')
  const copy = await recordOf(db, noun, id)
  expect(copy.content).toBeNull()
  expect(copy.working).toEqual({ ...original.working, title: 'Medico (Copia)' })
  expect(await recordOf(db, noun, 'medico')).toEqual(original)
  expect((await listProfessionCards(db)).map((card) => card.id)).not.toContain(id)
})

test('ADMP-04 Q10 a clone takes a copy of the prompt set along when asked', async () => {
  const { db, admin } = await place()
  await cloneProfession(db, admin, 'medico', { withSet: false })
  expect(await setOf(db, 'medico-copia')).toBeNull()
  const id = await cloneProfession(db, admin, 'medico', { withSet: true })
  const [original, copy] = [await setOf(db, 'medico'), await setOf(db, id)]
  expect(copy).toMatchObject({ content: null, title: 'Medico (Copia)' })
  expect(copy?.working.blocks).toEqual(original?.working.blocks)
  const content = (set: typeof original) =>
    set?.working.templates.map(({ id: _, ...template }) => template)
  expect(content(copy)).toEqual(content(original))
  const ids = [copy, original].flatMap((set) => set?.working.templates.map((one) => one.id))
  expect(new Set(ids).size).toBe(ids.length)
})

test('ADMP-05 Q16 a set goes with its profession, and comes back with it to the same place', async () => {
  const { db, admin } = await place()
  const before = await order(db)
  const set = await findPromptSet(db, 'medico')
  await deleteRecord(db, admin, noun, 'medico')
  expect(await order(db)).not.toContain('medico')
  expect(await setOf(db, 'medico')).toBeNull()
  expect(await findPromptSet(db, 'medico')).toBeNull()
  const alone = restoreRecord(db, admin, promptSetNoun, 'medico')
  const message = 'Ripristina prima «Medico»: il set ne ha bisogno.'
  await expect(alone).rejects.toMatchObject({ code: 'NEEDS', message })
  await restoreRecord(db, admin, noun, 'medico')
  expect(await order(db)).toEqual(before)
  expect(await findPromptSet(db, 'medico')).toEqual(set)
  const acts = (await readRevisions(db, promptSetNoun, 'medico')).map(({ act }) => act)
  expect(acts).toEqual(['restored', 'deleted', 'reset'])
})
