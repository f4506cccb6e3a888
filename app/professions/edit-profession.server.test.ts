import { describe, expect, test } from 'vitest'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import type { Database } from '../platform/db/database.server.ts'
import { readContentVersion } from '../records/version/content-version.server.ts'
import {
  cloneProfession,
  createProfession,
  deleteProfession,
  moveProfession,
  publishProfession,
  saveProfession,
} from './edit-profession.server.ts'
import { type ProfessionInput, professionSchema } from './profession-schema.ts'
import { listProfessionCards, readProfession } from './professions.server.ts'

const plumber: ProfessionInput = professionSchema.parse({
  title: 'Idraulico',
  iconName: 'Wrench',
  description: 'Preventivi e messaggi ai clienti.',
  color: 'cyan-blue',
  heroImage: null,
  tools: ['ChatGPT'],
  examples: [],
  metrics: null,
  useCases: [],
  tips: ['Rileggi sempre.'],
  testimonials: [],
  resources: [],
})

async function place() {
  const db = await testDatabase({ seeded: true })
  return { db, admin: await testUser(db, { role: 'admin' }) }
}

const row = (db: Database, id: string) =>
  db.selectFrom('professions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const order = async (db: Database) =>
  (await db.selectFrom('professions').select('id').orderBy('position').execute()).map(
    ({ id }) => id,
  )

const trash = (db: Database) => db.selectFrom('trash').selectAll().orderBy('deletedAt').execute()

const lastActivity = (db: Database) =>
  db
    .selectFrom('activity')
    .select(['kind', 'actorId', 'subjectId', 'subjectTitle'])
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()

describe('a new profession', () => {
  test('ADMP-14 Q17 has an id made from its title, stands last, and opens at it', async () => {
    const { db, admin } = await place()
    const version = await readContentVersion(db)
    const id = await createProfession(db, admin, plumber)
    expect(id).toBe('idraulico')
    expect(await readProfession(db, admin, id)).toMatchObject({
      id,
      isPublished: false,
      ...plumber,
    })
    expect((await order(db)).at(-1)).toBe(id)
    expect(await readContentVersion(db)).not.toBe(version)
    expect(await lastActivity(db)).toEqual({
      kind: 'professionCreated',
      actorId: admin.id,
      subjectId: id,
      subjectTitle: 'Idraulico',
    })
    const { createdAt, updatedAt } = await row(db, id)
    expect(createdAt).toEqual(updatedAt)
  })

  test('Q17 gets -2, -3 when the id is taken, also when two are made at once', async () => {
    const { db, admin } = await place()
    const ids = await Promise.all([1, 2, 3].map(() => createProfession(db, admin, plumber)))
    expect(ids.sort()).toEqual(['idraulico', 'idraulico-2', 'idraulico-3'])
    expect(new Set(await order(db)).size).toBe(11)
  })

  test('Q17 never takes the address of the empty form, and has one without letters too', async () => {
    const { db, admin } = await place()
    expect(await createProfession(db, admin, { ...plumber, title: 'New' })).toBe('new-2')
    expect(await createProfession(db, admin, { ...plumber, title: '???' })).toBe('professione')
  })

  test('ADMP-09 is refused when its uploaded picture is gone, and nothing is stored', async () => {
    const { db, admin } = await place()
    const gone = { ...plumber, heroImage: '/pictures/nonesiste' }
    await expect(createProfession(db, admin, gone)).rejects.toMatchObject({ status: 400 })
    expect(await order(db)).toHaveLength(8)
  })
})

describe('saving', () => {
  test('ADMP-12 changes the given fields and updatedAt, nothing else', async () => {
    const { db, admin } = await place()
    const before = await row(db, 'medico')
    await saveProfession(db, admin, 'medico', before, { tips: ['Uno solo'] })
    const after = await row(db, 'medico')
    expect(after).toEqual({ ...before, tips: ['Uno solo'], updatedAt: after.updatedAt })
    expect(after.updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime())
    expect(await trash(db)).toEqual([])
    expect(await lastActivity(db)).toMatchObject({
      kind: 'professionChanged',
      subjectTitle: 'Medico',
    })
  })

  test('Q17 a new title does not change the id', async () => {
    const { db, admin } = await place()
    await saveProfession(db, admin, 'medico', await row(db, 'medico'), { title: 'Dottoressa' })
    expect((await row(db, 'medico')).title).toBe('Dottoressa')
  })

  test('of two who began with the same version the second is told, and stores nothing', async () => {
    const { db, admin } = await place()
    const base = await row(db, 'medico')
    const results = await Promise.allSettled(
      ['Prima', 'Seconda'].map((title) => saveProfession(db, admin, 'medico', base, { title })),
    )
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused).toHaveLength(1)
    expect(refused[0]?.reason).toMatchObject({ status: 409, code: 'CONFLICT' })
    const winner = results[0]?.status === 'fulfilled' ? 'Prima' : 'Seconda'
    expect((await row(db, 'medico')).title).toBe(winner)
  })

  test('without the version it began with it is a conflict too', async () => {
    const { db, admin } = await place()
    const blind = saveProfession(db, admin, 'medico', { updatedAt: null }, { title: 'Cieca' })
    await expect(blind).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test('overwriting on purpose puts the replaced one into the trash', async () => {
    const { db, admin } = await place()
    const base = await row(db, 'medico')
    await saveProfession(db, admin, 'medico', base, { title: "Di un'altra" })
    const replaced = await row(db, 'medico')
    const overwrite = replaced.updatedAt.toISOString()
    await saveProfession(db, admin, 'medico', { ...base, overwrite }, { title: 'Mia' })
    expect((await row(db, 'medico')).title).toBe('Mia')
    const [kept, ...others] = await trash(db)
    expect(others).toEqual([])
    expect(kept).toMatchObject({
      kind: 'profession',
      recordId: 'medico',
      title: "Di un'altra",
      deletedBy: admin.id,
      record: { profession: JSON.parse(JSON.stringify(replaced)), promptSet: null },
    })
  })

  test('ERR-43 one that is gone says so', async () => {
    const { db, admin } = await place()
    for (const id of ['nonesiste', 'a b', '\0']) {
      const save = saveProfession(db, admin, id, { updatedAt: null }, plumber)
      await expect(save, id).rejects.toMatchObject({ status: 404 })
    }
  })
})

describe('a clone', () => {
  test('ADMP-04 has the title with (Copia), an id and dates of its own, and stands behind its original', async () => {
    const { db, admin } = await place()
    const original = await row(db, 'medico')
    const old = new Date('2026-01-01T00:00:00Z')
    await db.updateTable('professions').set({ createdAt: old, updatedAt: old }).execute()
    const clone = await cloneProfession(db, admin, 'medico')
    expect(clone).toEqual({ id: 'medico-copia', title: 'Medico (Copia)' })
    const copy = await row(db, clone.id)
    expect(copy).toEqual({
      ...original,
      ...clone,
      isPublished: false,
      position: original.position + 1,
      createdAt: copy.createdAt,
      updatedAt: copy.updatedAt,
    })
    expect(copy.createdAt.getTime()).toBeGreaterThan(old.getTime())
    expect(await row(db, 'medico')).toEqual({ ...original, createdAt: old, updatedAt: old })
    const ids = await order(db)
    expect(ids[ids.indexOf('medico') + 1]).toBe('medico-copia')
  })

  test('ADMP-04 of a title as long as may be can be saved again', async () => {
    const { db, admin } = await place()
    const id = await createProfession(db, admin, { ...plumber, title: 'a'.repeat(80) })
    const { title } = await cloneProfession(db, admin, id)
    expect(title).toMatch(/^a+ \(Copia\)$/)
    expect(professionSchema.safeParse({ ...plumber, title }).success).toBe(true)
  })
})

describe('a draft', () => {
  const visitor = { role: 'customer' } as const
  const shown = async (db: Database) => (await listProfessionCards(db)).map(({ id }) => id)

  test('ADMP-15 a new profession and a copy begin as drafts, which administrators alone can open', async () => {
    const { db, admin } = await place()
    const made = await createProfession(db, admin, plumber)
    const copy = await cloneProfession(db, admin, 'medico')
    for (const id of [made, copy.id]) {
      expect((await row(db, id)).isPublished).toBe(false)
      expect(await shown(db)).not.toContain(id)
      await expect(readProfession(db, visitor, id)).rejects.toMatchObject({ status: 404 })
      expect((await readProfession(db, admin, id)).isPublished).toBe(false)
    }
    expect((await row(db, 'medico')).isPublished).toBe(true)
  })

  test('ADMP-15 is published and taken back by an act of its own, without a conflict for who is editing', async () => {
    const { db, admin } = await place()
    const id = await createProfession(db, admin, plumber)
    const before = await row(db, id)
    for (const isPublished of [true, false]) {
      const version = await readContentVersion(db)
      await publishProfession(db, admin, id, isPublished)
      expect(await row(db, id)).toEqual({ ...before, isPublished })
      expect((await shown(db)).includes(id)).toBe(isPublished)
      expect(await readContentVersion(db)).not.toBe(version)
      expect(await lastActivity(db)).toEqual({
        kind: isPublished ? 'professionPublished' : 'professionUnpublished',
        actorId: admin.id,
        subjectId: id,
        subjectTitle: 'Idraulico',
      })
    }
    await saveProfession(db, admin, id, { updatedAt: before.updatedAt }, { tips: ['Uno.'] })
    expect((await row(db, id)).isPublished).toBe(false)
  })

  test('PERM-08 is no customer’s to publish', async () => {
    const { db } = await place()
    const customer = await testUser(db)
    await expect(publishProfession(db, customer, 'medico', false)).rejects.toMatchObject({
      status: 403,
    })
    expect((await row(db, 'medico')).isPublished).toBe(true)
  })

  test('the built-in ones stand in for none at all, not for drafts alone', async () => {
    const { db, admin } = await place()
    for (const id of await order(db)) await publishProfession(db, admin, id, false)
    expect(await shown(db)).toEqual([])
  })
})

test('ADMP-05 Q16 deleting takes the prompt set along, and the trash keeps both in one entry', async () => {
  const { db, admin } = await place()
  const profession = await row(db, 'medico')
  const promptSet = await db
    .selectFrom('promptSets')
    .selectAll()
    .where('professionId', '=', 'medico')
    .executeTakeFirstOrThrow()
  expect(await deleteProfession(db, admin, 'medico')).toEqual({
    title: 'Medico',
    hadPromptSet: true,
  })
  expect(await order(db)).not.toContain('medico')
  const sets = await db.selectFrom('promptSets').select('id').execute()
  expect(sets.map(({ id }) => id)).not.toContain(promptSet.id)
  const [entry, ...others] = await trash(db)
  expect(others).toEqual([])
  expect(entry).toMatchObject({ kind: 'profession', recordId: 'medico', title: 'Medico' })
  expect(entry?.record).toEqual(JSON.parse(JSON.stringify({ profession, promptSet })))
  await expect(deleteProfession(db, admin, 'medico')).rejects.toMatchObject({ status: 404 })
})

test('moving goes one place up or down, stops at the ends, and disturbs no edit', async () => {
  const { db, admin } = await place()
  const before = await order(db)
  const [first = '', second = '', third = ''] = before
  const base = await row(db, second)
  expect(await moveProfession(db, admin, second, 'up')).toEqual({
    title: base.title,
    place: 1,
    of: 8,
  })
  expect((await order(db)).slice(0, 3)).toEqual([second, first, third])
  await moveProfession(db, admin, second, 'up')
  expect((await order(db)).slice(0, 3)).toEqual([second, first, third])
  await moveProfession(db, admin, second, 'down')
  expect(await order(db)).toEqual(before)
  expect((await row(db, second)).updatedAt).toEqual(base.updatedAt)
  const last = before.at(-1) ?? ''
  expect(await moveProfession(db, admin, last, 'down')).toMatchObject({ place: 8 })
})

test('PERM-08 customers change nothing', async () => {
  const { db } = await place()
  const customer = await testUser(db)
  const before = await db.selectFrom('professions').selectAll().orderBy('id').execute()
  const refused = { status: 403 }
  const base = { updatedAt: null }
  await expect(createProfession(db, customer, plumber)).rejects.toMatchObject(refused)
  await expect(saveProfession(db, customer, 'medico', base, plumber)).rejects.toMatchObject(refused)
  await expect(cloneProfession(db, customer, 'medico')).rejects.toMatchObject(refused)
  await expect(deleteProfession(db, customer, 'medico')).rejects.toMatchObject(refused)
  await expect(moveProfession(db, customer, 'medico', 'up')).rejects.toMatchObject(refused)
  expect(await db.selectFrom('professions').selectAll().orderBy('id').execute()).toEqual(before)
})
