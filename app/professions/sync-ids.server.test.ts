import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import type { Database } from '../platform/db/database.server.ts'
import { readContentVersion } from '../records/version/content-version.server.ts'
import { plan, syncProfessionIds } from './sync-ids.server.ts'

const origin = 'https://fucina.example'

async function ground() {
  const db = await testDatabase({ seeded: true })
  const admin = await testUser(db, { role: 'admin' })
  return { db, admin }
}

async function give(db: Database, id: string, changes: object) {
  await db.updateTable('professions').set(changes).where('id', '=', id).execute()
}

const titles = async (db: Database) =>
  new Map(
    (await db.selectFrom('professions').select(['id', 'title']).execute()).map(({ id, title }) => [
      id,
      title,
    ]),
  )

test('ADMS-09 a profession gets the id of the built-in one of its title; set and links follow', async () => {
  const { db, admin } = await ground()
  await give(db, 'medico', { id: 'x1', title: ' mèdico' })
  const links = [
    '/professions/x1',
    '/professions/x1?da=casa#voci',
    '/prompts?profession=x1',
    `${origin}/professions/x1`,
    'https://altro.example/professions/x1',
    '/professions/x12',
    '/prompts?profession=avvocato',
    'https://[guasto',
  ]
  const resources = links.map((link) => ({ title: 'Una', type: 'guide' as const, link }))
  await give(db, 'avvocato', { resources })
  const version = await readContentVersion(db)

  expect(await syncProfessionIds(db, admin, origin)).toEqual({ updated: 1, notSynced: [] })

  expect([...(await titles(db)).keys()]).toContain('medico')
  const set = await db
    .selectFrom('promptSets')
    .select('professionId')
    .where('id', '=', 'medico')
    .executeTakeFirstOrThrow()
  expect(set.professionId).toBe('medico')
  const avvocato = await db
    .selectFrom('professions')
    .select('resources')
    .where('id', '=', 'avvocato')
    .executeTakeFirstOrThrow()
  expect(avvocato.resources.map(({ link }) => link)).toEqual([
    '/professions/medico',
    '/professions/medico?da=casa#voci',
    '/prompts?profession=medico',
    `${origin}/professions/medico`,
    ...links.slice(4),
  ])
  expect(await readContentVersion(db)).not.toBe(version)

  const after = await db.selectFrom('professions').selectAll().orderBy('id').execute()
  expect(await syncProfessionIds(db, admin, origin)).toEqual({ updated: 0, notSynced: [] })
  expect(await db.selectFrom('professions').selectAll().orderBy('id').execute()).toEqual(after)
})

test('ADMS-09 a taken or ambiguous match is reported and not changed', async () => {
  const { db, admin } = await ground()
  await give(db, 'creativo', { title: 'Medico' })
  await give(db, 'avvocato', { id: 'a1' })
  await give(db, 'artigiano', { id: 'a2', title: 'Avvocato' })
  const before = await titles(db)
  const { updated, notSynced } = await syncProfessionIds(db, admin, origin)
  expect(updated).toBe(0)
  expect(notSynced).toEqual([
    { id: 'creativo', title: 'Medico', reason: 'taken' },
    { id: 'a1', title: 'Avvocato', reason: 'ambiguous' },
    { id: 'a2', title: 'Avvocato', reason: 'ambiguous' },
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
})

test('PERM-08 customers sync nothing', async () => {
  const { db } = await ground()
  const customer = await testUser(db)
  await give(db, 'medico', { id: 'x1' })
  await expect(syncProfessionIds(db, customer, origin)).rejects.toMatchObject({ status: 403 })
  expect((await titles(db)).has('x1')).toBe(true)
})
