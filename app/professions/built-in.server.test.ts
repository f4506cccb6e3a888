import { expect, test } from 'vitest'
import { professions } from '../../db/content/professions/all.ts'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import { rewriteRecord } from '../../tests/harness/records.ts'
import type { Database } from '../platform/db/database.server.ts'
import { setInPlace } from '../prompt-sets/placed-sets.server.ts'
import { readContentVersion } from '../records/content/content-version.server.ts'
import { moveRecord, removeRecord } from '../records/store/acts.server.ts'
import { bringBack } from '../records/store/bring-back.server.ts'
import { previewReset, resetRecords, seeding } from '../records/store/built-in.server.ts'
import { readRevisions } from '../records/store/revisions.server.ts'
import { rowsOf } from '../records/store/stored-record.server.ts'
import { builtInProfessions, resetProfessions } from './built-in.server.ts'
import { cloneProfession } from './clone-profession.server.ts'
import { professionNoun } from './profession-noun.ts'
import { readProfession } from './professions.server.ts'

const visitor = { role: 'customer' } as const
const noun = professionNoun
const builtInIds = professions.map(({ id }) => id)

async function place() {
  const db = await testDatabase({ seeded: true })
  return { db, admin: await testUser(db, { role: 'admin' }) }
}

const all = (db: Database) => rowsOf(db, noun).execute()

/** One deleted, one changed, one added with a set, and another order. */
async function disturb({ db, admin }: Awaited<ReturnType<typeof place>>) {
  await removeRecord(db, admin, noun, 'creativo')
  await rewriteRecord(db, noun, 'medico', { tips: [] })
  await cloneProfession(db, admin, 'avvocato', { withSet: true })
  await moveRecord(db, admin, noun, 'medico', 'up')
  await db.deleteFrom('register').execute()
}

test('ADMP-02 ERR-49 a reset leaves exactly the eight built-in professions with their content', async () => {
  const there = await place()
  const { db, admin } = there
  const untouched = (await all(db)).find(({ id }) => id === 'insegnante')
  await disturb(there)
  const version = await readContentVersion(db)
  const counts = { configured: 8, added: 1, replaced: 1, removed: 1 }
  expect(await previewReset(db, admin, noun, builtInProfessions)).toEqual({
    ...counts,
    titles: { added: ['Creativo'], replaced: ['Medico'], removed: ['Avvocato (Copia)'] },
  })
  expect(await resetProfessions(db, admin)).toEqual(counts)

  expect((await all(db)).map(({ id }) => id)).toEqual(builtInIds)
  for (const content of professions) {
    expect(await readProfession(db, visitor, content.id)).toMatchObject(content)
  }
  const kept = (await all(db)).find(({ id }) => id === 'insegnante')
  expect(kept).toEqual({ ...untouched, changedIn: kept?.changedIn })
  expect(await setInPlace(db, 'avvocato-copia')).toBeNull()
  expect((await setInPlace(db, 'creativo'))?.id).toBe('creativo')
  expect(await readContentVersion(db)).not.toBe(version)

  const [, changed] = await readRevisions(db, noun, 'medico')
  expect(changed).toMatchObject({ act: 'moved' })
  const rows = await db.selectFrom('register').select(['act', 'title']).execute()
  expect(rows).toEqual([{ act: 'contentReset', title: 'professioni' }])

  await bringBack(db, admin, noun, 'avvocato-copia')
  expect((await setInPlace(db, 'avvocato-copia'))?.deletedAt).toBeNull()
})

test('ADMP-02 doing it again changes no record', async () => {
  const { db, admin } = await place()
  const before = await all(db)
  expect(await resetProfessions(db, admin)).toMatchObject({ added: 0, replaced: 0, removed: 0 })
  expect(await all(db)).toEqual(before)
})

test('ADMP-02 works on an empty database', async () => {
  const db = await testDatabase()
  const admin = await testUser(db, { role: 'admin' })
  expect(await resetProfessions(db, admin)).toMatchObject({ configured: 8, added: 8 })
  expect((await all(db)).map(({ id }) => id)).toEqual(builtInIds)
})

test('Q18 an update brings the built-in ones back and leaves others, and the order, alone', async () => {
  const there = await place()
  const { db } = there
  await disturb(there)
  const before = (await all(db)).map(({ id }) => id)
  const counts = await seeding(db, (change) => resetRecords(change, noun, builtInProfessions))
  expect(counts).toEqual({ configured: 8, added: 1, replaced: 1, removed: 0 })
  const after = (await all(db)).map(({ id }) => id)
  expect(after.filter((id) => id !== 'creativo')).toEqual(before)
  expect(after).toContain('creativo')
  for (const content of professions) {
    expect(await readProfession(db, visitor, content.id)).toMatchObject(content)
  }
  expect(await setInPlace(db, 'avvocato-copia')).not.toBeNull()
})

test('ERR-41 a reset that fails half-way loses nothing', async () => {
  const there = await place()
  const { db } = there
  await disturb(there)
  const before = await all(db)
  // The first that it writes names an actor who does not exist.
  await expect(resetProfessions(db, { id: 'nessuno', role: 'admin' })).rejects.toThrow()
  expect(await all(db)).toEqual(before)
})

test('PERM-08 customers reset nothing and learn nothing', async () => {
  const { db } = await place()
  const customer = await testUser(db)
  await expect(resetProfessions(db, customer)).rejects.toMatchObject({ status: 403 })
  const preview = previewReset(db, customer, noun, builtInProfessions)
  await expect(preview).rejects.toMatchObject({ status: 403 })
})
