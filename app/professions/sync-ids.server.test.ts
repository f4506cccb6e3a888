import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import { recordOf, rewriteRecord } from '../../tests/harness/records.ts'
import type { Database } from '../platform/db/database.server.ts'
import { moveSet } from '../prompt-sets/move-set.server.ts'
import { setInPlace } from '../prompt-sets/placed-sets.server.ts'
import { findPromptSet } from '../prompt-sets/prompt-sets.server.ts'
import { readContentVersion } from '../records/content/content-version.server.ts'
import { seeding } from '../records/store/built-in.server.ts'
import { readRevisions } from '../records/store/revisions.server.ts'
import { requireRow, rowsOf } from '../records/store/stored-record.server.ts'
import { renameRecord } from '../records/store/written.server.ts'
import { professionNoun } from './profession-noun.ts'
import { listProfessionCards } from './professions.server.ts'
import { plan, syncProfessionIds } from './sync-ids.server.ts'

const origin = 'https://fucina.example'

async function ground() {
  const db = await testDatabase({ seeded: true })
  const admin = await testUser(db, { role: 'admin' })
  return { db, admin }
}

const rename = (db: Database, from: string, to: string) =>
  seeding(db, async (change) => {
    await renameRecord(change, await requireRow(change.trx, professionNoun, from), to)
    await moveSet(change, from, to)
  })

const retitle = (db: Database, id: string, title: string) =>
  rewriteRecord(db, professionNoun, id, { title })

const titles = async (db: Database) =>
  new Map((await rowsOf(db, professionNoun).execute()).map(({ id, title }) => [id, title]))

test('ADMS-09 a profession gets the id of the built-in one of its title; set, links and history follow', async () => {
  const { db, admin } = await ground()
  await retitle(db, 'medico', ' mèdico')
  await rename(db, 'medico', 'x1')
  const shown = async () => (await listProfessionCards(db)).map(({ id }) => id)
  expect(await shown()).toContain('x1')
  expect(await shown()).not.toContain('medico')
  expect((await findPromptSet(db, 'x1'))?.id).toBe('medico')
  const history = await readRevisions(db, professionNoun, 'x1')
  const links = [
    '/professions/x1',
    '/professions/x1?da=casa#voci',
    '/prompts?profession=x1',
    `${origin}/professions/x1`,
    'https://altro.example/professions/x1',
    '/professions/x12',
    '/prompts?profession=avvocato',
  ]
  const resources = links.map((link) => ({ title: 'Una', type: 'guide' as const, link }))
  await rewriteRecord(db, professionNoun, 'avvocato', { resources })
  const version = await readContentVersion(db)

  expect(await syncProfessionIds(db, admin, origin)).toEqual({ updated: 1, notSynced: [] })

  expect([...(await titles(db)).keys()]).toContain('medico')
  expect(await shown()).not.toContain('x1')
  expect((await findPromptSet(db, 'medico'))?.id).toBe('medico')
  expect((await setInPlace(db, 'medico'))?.id).toBe('medico')
  expect(await findPromptSet(db, 'x1')).toBeNull()
  const avvocato = await recordOf(db, professionNoun, 'avvocato')
  expect(avvocato.content?.resources.map(({ link }) => link)).toEqual([
    '/professions/medico',
    '/professions/medico?da=casa#voci',
    '/prompts?profession=medico',
    `${origin}/professions/medico`,
    ...links.slice(4),
  ])
  expect(await readRevisions(db, professionNoun, 'medico')).toEqual(history)
  expect(await readContentVersion(db)).not.toBe(version)

  const after = await rowsOf(db, professionNoun).execute()
  expect(await syncProfessionIds(db, admin, origin)).toEqual({ updated: 0, notSynced: [] })
  expect(await rowsOf(db, professionNoun).execute()).toEqual(after)
})

test('ADMS-09 a taken or ambiguous match is reported and not changed', async () => {
  const { db, admin } = await ground()
  await retitle(db, 'creativo', 'Medico')
  await rename(db, 'avvocato', 'a1')
  await retitle(db, 'artigiano', 'Avvocato')
  await rename(db, 'artigiano', 'a2')
  const before = await titles(db)
  const { updated, notSynced } = await syncProfessionIds(db, admin, origin)
  expect(updated).toBe(0)
  expect(notSynced.map(({ id, title, reason }) => [id, title, reason]).sort()).toEqual([
    ['a1', 'Avvocato', 'ambiguous'],
    ['a2', 'Avvocato', 'ambiguous'],
    ['creativo', 'Medico', 'taken'],
  ])
  expect(await titles(db)).toEqual(before)
})

test('ADMS-09 an id that becomes free on the way is taken in the same run', () => {
  const { renamed, notSynced } = plan([
    { id: 'x1', title: 'Medico' },
    { id: 'medico', title: 'Avvocato' },
  ])
  expect(renamed).toEqual([
    { from: 'medico', to: 'avvocato' },
    { from: 'x1', to: 'medico' },
  ])
  expect(notSynced).toEqual([])
  expect(
    plan([
      { id: 'medico', title: 'Avvocato' },
      { id: 'avvocato', title: 'Medico' },
    ]),
  ).toMatchObject({ renamed: [], notSynced: [{ reason: 'taken' }, { reason: 'taken' }] })
  expect(plan([{ id: 'x1', title: 'Medico' }], ['medico'])).toMatchObject({
    renamed: [],
    notSynced: [{ id: 'x1', reason: 'taken' }],
  })
})

test('PERM-08 customers sync nothing', async () => {
  const { db } = await ground()
  const customer = await testUser(db)
  await rename(db, 'medico', 'x1')
  await expect(syncProfessionIds(db, customer, origin)).rejects.toMatchObject({ status: 403 })
  expect((await titles(db)).has('x1')).toBe(true)
})
