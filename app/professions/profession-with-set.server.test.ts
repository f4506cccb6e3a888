import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import { engine } from '../../tests/harness/place.ts'
import { isWaitingForLock } from '../../tests/harness/waiting-for-lock.ts'
import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { lockSets } from '../prompt-sets/stored-sets.server.ts'
import { takeFromTrash } from '../records/trash/trash.server.ts'
import { changeContentVersion } from '../records/version/content-version.server.ts'
import { updateProfessions } from './built-in.server.ts'
import { deleteProfession, saveProfession } from './edit-profession.server.ts'
import { cloneWithSet, restoreProfession } from './profession-with-set.server.ts'

async function place() {
  const db = await testDatabase({ seeded: true })
  return { db, admin: await testUser(db, { role: 'admin' }) }
}

const all = (db: Database) =>
  db.selectFrom('professions').selectAll().orderBy('position').orderBy('id').execute()

const sets = (db: Database) => db.selectFrom('promptSets').selectAll().orderBy('id').execute()

const setOf = async (db: Database, professionId: string) =>
  (await sets(db)).find((set) => set.professionId === professionId)

async function restoreLast(db: Database, actor: Actor) {
  const { id } = await db
    .selectFrom('trash')
    .select('id')
    .orderBy('deletedAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await restore(db, actor, id)
}

const restore = (db: Database, actor: Actor, id: string) =>
  db
    .transaction()
    .execute((trx) => takeFromTrash(trx, id, (entry) => restoreProfession(trx, actor, entry)))

test('a profession and its set come back from the trash in the state that they had', async () => {
  const { db, admin } = await place()
  const states = async (id: string) => [
    (await all(db)).find((one) => one.id === id)?.isPublished,
    (await setOf(db, id))?.isPublished,
  ]
  const { id } = await cloneWithSet(db, admin, 'medico', { withSet: true })
  await deleteProfession(db, admin, id)
  await restoreLast(db, admin)
  expect(await states(id)).toEqual([false, false])
  await deleteProfession(db, admin, 'avvocato')
  // As a version without drafts put it there.
  const { record } = await db
    .selectFrom('trash')
    .select('record')
    .where('recordId', '=', 'avvocato')
    .executeTakeFirstOrThrow()
  const { profession, promptSet } = record as Record<string, Record<string, unknown>>
  delete profession?.isPublished
  delete promptSet?.isPublished
  const entry = db.updateTable('trash').where('recordId', '=', 'avvocato')
  await entry.set({ record: { profession, promptSet } }).execute()
  await restoreLast(db, admin)
  expect(await states('avvocato')).toEqual([true, true])
})

test('ADMP-04 Q10 a clone takes a copy of the prompt set along when asked', async () => {
  const { db, admin } = await place()
  expect(await cloneWithSet(db, admin, 'medico', { withSet: false })).toMatchObject({
    id: 'medico-copia',
    hasSet: false,
  })
  expect(await setOf(db, 'medico-copia')).toBeUndefined()
  const { id, title } = await cloneWithSet(db, admin, 'medico', { withSet: true })
  const original = await setOf(db, 'medico')
  const copy = await setOf(db, id)
  expect(copy).toMatchObject({
    isPublished: false,
    professionTitle: title,
    blocks: original?.blocks,
  })
  expect(copy?.id).not.toBe(original?.id)
  const content = ({ templates = [] }: typeof original & object) =>
    templates.map(({ id: _, ...template }) => template)
  expect(copy && content(copy)).toEqual(original && content(original))
  const ids = [copy, original].flatMap((set) => set?.templates.map((template) => template.id))
  expect(new Set(ids).size).toBe(ids.length)
})

test('ADMP-04 a profession without a set is cloned all the same', async () => {
  const { db, admin } = await place()
  await db.deleteFrom('promptSets').where('professionId', '=', 'medico').execute()
  expect(await cloneWithSet(db, admin, 'medico', { withSet: true })).toMatchObject({
    hasSet: false,
  })
})

test('Q16 what was deleted comes back as it was, with its prompt set and its place', async () => {
  const { db, admin } = await place()
  const before = { rows: await all(db), sets: await sets(db) }
  await deleteProfession(db, admin, 'medico')
  await restoreLast(db, admin)
  expect({ rows: await all(db), sets: await sets(db) }).toEqual(before)
  expect(await db.selectFrom('trash').select('id').execute()).toEqual([])
  const activity = await db.selectFrom('activity').select('kind').execute()
  expect(activity.map(({ kind }) => kind).sort()).toEqual([
    'professionDeleted',
    'professionRestored',
  ])
})

test('a replaced version comes back in place, the set stays, and what stood there goes to the trash', async () => {
  const { db, admin } = await place()
  const [base] = (await all(db)).filter(({ id }) => id === 'medico')
  if (!base) throw new Error('medico is seeded')
  await saveProfession(db, admin, 'medico', base, { title: 'Mia' })
  const mine = (await all(db)).find(({ id }) => id === 'medico')
  await updateProfessions(db, admin)
  const setsBefore = await sets(db)
  await restoreLast(db, admin)
  expect((await all(db)).find(({ id }) => id === 'medico')).toEqual(mine)
  expect(await sets(db)).toEqual(setsBefore)
  const [entry, ...others] = await db.selectFrom('trash').selectAll().execute()
  expect(others).toEqual([])
  expect(entry).toMatchObject({ recordId: 'medico', title: 'Medico' })
})

test('a deleted one whose id was taken meanwhile changes places with the newer, sets included', async () => {
  const { db, admin } = await place()
  const before = { rows: await all(db), sets: await sets(db) }
  await deleteProfession(db, admin, 'medico')
  await updateProfessions(db, admin)
  const set = before.sets.find(({ professionId }) => professionId === 'medico')
  if (!set) throw new Error('medico has a set')
  await db
    .insertInto('promptSets')
    .values({ ...set, blocks: [] })
    .execute()
  const [{ id: first } = { id: '' }] = await db.selectFrom('trash').select('id').execute()
  await restore(db, admin, first)
  expect(await sets(db)).toEqual(before.sets)
  expect((await all(db)).map(({ id }) => id)).toEqual(before.rows.map(({ id }) => id))
  const [entry] = await db.selectFrom('trash').select('record').execute()
  expect(entry?.record).toMatchObject({ promptSet: { id: set.id, blocks: [] } })
})

test('an entry that cannot be read is refused and stays in the trash', async () => {
  const { db, admin } = await place()
  await deleteProfession(db, admin, 'medico')
  await db
    .updateTable('trash')
    .set({ record: JSON.stringify({ profession: 3 }) })
    .execute()
  await expect(restoreLast(db, admin)).rejects.toMatchObject({ status: 409 })
  expect(await db.selectFrom('trash').select('id').execute()).toHaveLength(1)
})

test('PERM-08 customers clone and restore nothing', async () => {
  const { db, admin } = await place()
  const customer = await testUser(db)
  await expect(cloneWithSet(db, customer, 'medico', { withSet: true })).rejects.toMatchObject({
    status: 403,
  })
  await deleteProfession(db, admin, 'medico')
  await expect(restoreLast(db, customer)).rejects.toMatchObject({ status: 403 })
  expect((await all(db)).map(({ id }) => id)).not.toContain('medico')
})

test('ADMP-04 a clone waits for who writes to the sets, who never waits for the clone', async () => {
  const { db, admin } = await place()
  const isLocked = Promise.withResolvers<void>()
  const isAwaited = Promise.withResolvers<void>()
  const writer = db.transaction().execute(async (trx) => {
    await lockSets(trx)
    isLocked.resolve()
    await isAwaited.promise
    await changeContentVersion(trx)
  })
  await isLocked.promise
  const clone = cloneWithSet(db, admin, 'medico', { withSet: true })
  if (engine === 'postgres') {
    await expect.poll(() => isWaitingForLock(db)).toBe(true)
  }
  isAwaited.resolve()
  await writer
  expect(await clone).toMatchObject({ id: 'medico-copia', hasSet: true })
})
