import { expect, test } from 'vitest'
import { professions } from '../../../db/content/professions/all.ts'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { forgetRecord, recordOf, rewriteRecord } from '../../../tests/harness/records.ts'
import type { Doer } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { cloneProfession } from '../../professions/clone-profession.server.ts'
import { professionNoun } from '../../professions/profession-noun.ts'
import { setInPlace } from '../../prompt-sets/placed-sets.server.ts'
import { promptSetNoun } from '../../prompt-sets/prompt-set-noun.ts'
import { countPlanned, entryKey } from '../../records/exchange/plan.ts'
import { deleteRecord, moveRecord } from '../../records/store/acts.server.ts'
import { readRevisions, rowsOf } from '../../records/store/read.server.ts'
import { toolNoun } from '../../tools/tool-noun.ts'
import { type BundleName, bundles } from './bundles.ts'
import { importContent, leaveOffered, planImport } from './import-content.server.ts'

async function place() {
  const db = await testDatabase({ seeded: true })
  return { db, admin: await testUser(db, { role: 'admin' }) }
}

const source = (name: BundleName) => ({ from: 'product', bundle: bundles[name] }) as const

const planOf = (db: Database, doer: Doer, name: BundleName) => planImport(db, doer, source(name))

async function take(db: Database, doer: Doer, name: BundleName, only?: string[]) {
  const keys = only ?? (await planOf(db, doer, name)).entries.map(entryKey)
  const wish = { only: new Set(keys), accepts: () => true }
  const { taken } = await importContent(db, doer, source(name), wish)
  return countPlanned(taken)
}

const titlesOf = async (db: Database) =>
  (await rowsOf(db, professionNoun).execute()).map(({ id }) => id)

/** One deleted, one changed, one added with a set, and another order. */
async function disturb(db: Database, admin: Doer) {
  await deleteRecord(db, admin, professionNoun, 'creativo')
  await rewriteRecord(db, professionNoun, 'medico', { tips: [] })
  await cloneProfession(db, admin as never, 'avvocato', { withSet: true })
  await moveRecord(db, admin, professionNoun, 'medico', 'up')
  await db.deleteFrom('register').execute()
}

test('ADMP-02 ERR-49 REC-29 a reset says before what it would do, does it, and keeps what was there', async () => {
  const { db, admin } = await place()
  await disturb(db, admin)
  const before = await rowsOf(db, professionNoun).execute()
  const plan = await planOf(db, admin, 'professioni-incluse')
  const named = (state: string) =>
    plan.entries.filter((entry) => entry.state === state).map(({ title }) => title)
  expect(named('new')).toEqual(['Creativo'])
  expect(named('changed')).toEqual(['Medico'])
  expect(named('removed')).toEqual(['Avvocato (Copia)'])
  expect(await rowsOf(db, professionNoun).execute()).toEqual(before)

  const counts = { new: 1, changed: 1, unchanged: 6, refused: 0, removed: 1 }
  expect(await take(db, admin, 'professioni-incluse')).toEqual(counts)
  expect(await titlesOf(db)).toEqual(professions.map(({ id }) => id))
  expect((await recordOf(db, professionNoun, 'medico')).content?.tips).not.toEqual([])
  expect(await setInPlace(db, 'avvocato-copia')).toBeNull()
  expect((await setInPlace(db, 'creativo'))?.id).toBe('creativo')
  const versions = await readRevisions(db, professionNoun, 'medico')
  expect(versions[0]).toMatchObject({ act: 'reset' })
  const rows = await db.selectFrom('register').select(['act', 'title']).execute()
  expect(rows).toEqual([{ act: 'contentReset', title: 'professioni' }])
  const again = { ...counts, new: 0, changed: 0, removed: 0, unchanged: 8 }
  expect(await take(db, admin, 'professioni-incluse')).toEqual(again)
})

test('Q18 ADMD-03 an update brings the chosen built-in ones back and leaves others, and the order, alone', async () => {
  const { db, admin } = await place()
  await disturb(db, admin)
  const before = await titlesOf(db)
  await take(db, admin, 'professioni', [entryKey({ noun: 'profession', id: 'medico' })])
  expect(await titlesOf(db)).toEqual(before)
  await rewriteRecord(db, professionNoun, 'medico', { tips: [] })
  expect(await take(db, admin, 'professioni')).toMatchObject({ new: 1, changed: 1, removed: 0 })
  const after = await titlesOf(db)
  expect(after.filter((id) => id !== 'creativo')).toEqual(before)
  expect(after).toContain('creativo')
})

test('ADMS-06 ADMS-07 one set per profession, whatever its id, and twice is as once', async () => {
  const { db, admin } = await place()
  const { working } = await recordOf(db, promptSetNoun, 'medico')
  const sets = await rowsOf(db, promptSetNoun).execute()
  for (const { id } of sets) await forgetRecord(db, promptSetNoun, id)
  expect((await take(db, admin, 'dataset')).new).toBe(sets.length)
  await rewriteRecord(db, promptSetNoun, 'medico', { blocks: [] })
  expect(await take(db, admin, 'dataset')).toMatchObject({ changed: 1, new: 0 })
  expect((await recordOf(db, promptSetNoun, 'medico')).content).toEqual(working)
  expect(await rowsOf(db, promptSetNoun).execute()).toHaveLength(sets.length)
  await deleteRecord(db, admin, professionNoun, 'creativo')
  const { entries } = await planOf(db, admin, 'dataset')
  expect(entries.find(({ id }) => id === 'creativo')).toMatchObject({ state: 'refused' })
})

test('REC-27 what an update brought is offered, taken or left, and nobody’s words are replaced unasked', async () => {
  const { db, admin } = await place()
  expect((await planOf(db, admin, 'testi')).entries).toEqual([])
  // As if the texts that were taken had been others: one of them somebody changed here.
  await db.updateTable('builtIns').set({ hash: 'x' }).where('noun', '=', 'tool').execute()
  await rewriteRecord(db, toolNoun, '1', { name: 'Nostro' })
  const { entries } = await planOf(db, admin, 'testi')
  expect(entries).toMatchObject([{ id: '1', state: 'changed', isTouched: true }])
  expect((await recordOf(db, toolNoun, '1')).content?.name).toBe('Nostro')
  await leaveOffered(db, admin, bundles.testi, new Set([entryKey({ noun: 'tool', id: '1' })]))
  expect((await planOf(db, admin, 'testi')).entries).toEqual([])
  await db.updateTable('builtIns').set({ hash: 'y' }).where('recordId', '=', '1').execute()
  expect(await take(db, admin, 'testi')).toMatchObject({ changed: 1 })
  expect((await recordOf(db, toolNoun, '1')).content?.name).not.toBe('Nostro')
  expect((await planOf(db, admin, 'testi')).entries).toEqual([])
  const rows = await db.selectFrom('register').select(['act', 'title']).orderBy('at').execute()
  const title = '«ChatGPT»'
  expect(rows).toEqual([
    { act: 'textDeclined', title },
    { act: 'textTaken', title },
  ])
})

test('PERM-08 editors take texts and configure nothing; customers do neither', async () => {
  const { db } = await place()
  const [customer, editor] = [await testUser(db), await testUser(db, { role: 'editor' })]
  await expect(planOf(db, customer, 'testi')).rejects.toMatchObject({ status: 403 })
  await expect(take(db, editor, 'tutto', [])).rejects.toMatchObject({ status: 403 })
  await expect(planOf(db, editor, 'testi')).resolves.toMatchObject({ entries: [] })
})
