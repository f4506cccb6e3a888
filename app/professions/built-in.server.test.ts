import { expect, test } from 'vitest'
import { professions } from '../../db/content/professions/all.ts'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import type { Database } from '../platform/db/database.server.ts'
import { readContentVersion } from '../records/version/content-version.server.ts'
import { previewReset, resetProfessions, updateProfessions } from './built-in.server.ts'
import { cloneProfession, deleteProfession, moveProfession } from './edit-profession.server.ts'
import { readProfession } from './professions.server.ts'

const visitor = { role: 'customer' } as const

const builtInIds = professions.map(({ id }) => id)

async function place() {
  const db = await testDatabase({ seeded: true })
  return { db, admin: await testUser(db, { role: 'admin' }) }
}

const all = (db: Database) =>
  db.selectFrom('professions').selectAll().orderBy('position').orderBy('id').execute()

const sets = (db: Database) => db.selectFrom('promptSets').selectAll().orderBy('id').execute()

/** One deleted, one changed, one added with a set, and another order. */
async function disturb({ db, admin }: Awaited<ReturnType<typeof place>>) {
  await deleteProfession(db, admin, 'creativo')
  await db.updateTable('professions').set({ tips: [] }).where('id', '=', 'medico').execute()
  const { id } = await cloneProfession(db, admin, 'avvocato')
  const [everyday] = (await sets(db)).filter(({ professionId }) => professionId === null)
  if (!everyday) throw new Error('the everyday set is seeded')
  await db
    .insertInto('promptSets')
    .values({ ...everyday, id: 'aggiunto', professionId: id })
    .execute()
  await moveProfession(db, admin, 'medico', 'up')
  await db.deleteFrom('trash').execute()
  await db.deleteFrom('activity').execute()
}

test('ADMP-02 ERR-49 a reset leaves exactly the eight built-in professions with their content', async () => {
  const there = await place()
  const { db, admin } = there
  await disturb(there)
  const untouched = (await all(db)).find(({ id }) => id === 'insegnante')
  const setsBefore = await sets(db)
  const version = await readContentVersion(db)

  expect(await previewReset(db, admin)).toEqual({
    added: ['Avvocato (Copia)'],
    addedSets: 1,
    changed: ['Medico'],
    missing: ['Creativo'],
  })
  expect(await resetProfessions(db, admin)).toEqual({
    configured: 8,
    trashed: 2,
    withoutSet: ['Creativo'],
  })

  const rows = await all(db)
  expect(rows.map(({ id }) => id)).toEqual(builtInIds)
  for (const content of professions)
    expect(await readProfession(db, visitor, content.id)).toMatchObject(content)
  const kept = rows.find(({ id }) => id === 'insegnante')
  expect({ ...kept, position: 0 }).toEqual({ ...untouched, position: 0 })
  expect(await sets(db)).toEqual(setsBefore.filter(({ id }) => id !== 'aggiunto'))
  expect(await readContentVersion(db)).not.toBe(version)

  const trash = await db.selectFrom('trash').select(['recordId', 'record']).execute()
  const records = new Map(
    trash.map(({ recordId, record }) => [
      recordId,
      record as { profession: { tips: string[] }; promptSet: { id: string } | null },
    ]),
  )
  expect([...records.keys()].sort()).toEqual(['avvocato-copia', 'medico'])
  expect(records.get('avvocato-copia')?.promptSet?.id).toBe('aggiunto')
  expect(records.get('medico')).toMatchObject({ profession: { tips: [] }, promptSet: null })
  const activity = await db.selectFrom('activity').select('kind').execute()
  expect(activity).toEqual([{ kind: 'contentReset' }])
})

test('ADMP-02 doing it again puts nothing into the trash and changes no date', async () => {
  const { db, admin } = await place()
  const before = await all(db)
  expect(await resetProfessions(db, admin)).toEqual({ configured: 8, trashed: 0, withoutSet: [] })
  expect(await all(db)).toEqual(before)
  expect(await db.selectFrom('trash').select('id').execute()).toEqual([])
})

test('ADMP-02 works on an empty database', async () => {
  const db = await testDatabase()
  const admin = await testUser(db, { role: 'admin' })
  const { configured, withoutSet } = await resetProfessions(db, admin)
  expect(configured).toBe(8)
  expect(withoutSet).toHaveLength(8)
  expect((await all(db)).map(({ id }) => id)).toEqual(builtInIds)
})

test('Q18 an update brings the built-in ones back and leaves others, and the order, alone', async () => {
  const there = await place()
  const { db, admin } = there
  await disturb(there)
  const before = (await all(db)).map(({ id }) => id)
  expect(await updateProfessions(db, admin)).toEqual({
    configured: 8,
    trashed: 1,
    withoutSet: ['Creativo'],
  })
  expect((await all(db)).map(({ id }) => id)).toEqual([...before, 'creativo'])
  for (const content of professions)
    expect(await readProfession(db, visitor, content.id)).toMatchObject(content)
  expect((await sets(db)).map(({ id }) => id)).toContain('aggiunto')
})

test('ERR-41 a reset that fails half-way loses nothing', async () => {
  const there = await place()
  const { db, admin } = there
  await disturb(there)
  const before = { rows: await all(db), sets: await sets(db) }
  // The last thing a reset writes: the activity of an actor who does not exist.
  await expect(resetProfessions(db, { id: 'nessuno', role: 'admin' })).rejects.toThrow()
  expect({ rows: await all(db), sets: await sets(db) }).toEqual(before)
  expect(await db.selectFrom('trash').select('id').execute()).toEqual([])
  expect(admin.role).toBe('admin')
})

test('PERM-08 customers reset nothing and learn nothing', async () => {
  const { db } = await place()
  const customer = await testUser(db)
  for (const work of [previewReset, resetProfessions, updateProfessions]) {
    await expect(work(db, customer)).rejects.toMatchObject({ status: 403 })
  }
})
