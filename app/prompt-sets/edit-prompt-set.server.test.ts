import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import type { Database } from '../platform/db/database.server.ts'
import { takeFromTrash } from '../records/trash/trash.server.ts'
import { readContentVersion } from '../records/version/content-version.server.ts'
import {
  createPromptSet,
  deletePromptSet,
  publishPromptSet,
  savePromptSet,
} from './edit-prompt-set.server.ts'
import { everydaySetId } from './prompt-set.ts'
import { findPromptSet } from './prompt-sets.server.ts'
import { restorePromptSet } from './restore-prompt-set.server.ts'

const template = {
  id: null,
  title: 'Avviso',
  description: 'Per i clienti',
  emoji: '📣',
  why: 'Dici a chi scrivi. Dici che cosa vuoi.',
  blocks: [{ text: 'Scrivi un avviso per [chi: i clienti].' }],
}

const block = { category: 'Azioni' as const, text: 'Scrivi un avviso.' }

const content = (professionId: string) => ({
  professionId,
  blocks: [block],
  templates: [template, { ...template, title: 'Altro avviso' }],
})

async function ground() {
  const db = await testDatabase({ seeded: true })
  const admin = await testUser(db, { role: 'admin' })
  return { db, admin }
}

const stored = (db: Database, id: string) =>
  db.selectFrom('promptSets').selectAll().where('id', '=', id).executeTakeFirst()

const allSets = (db: Database) => db.selectFrom('promptSets').selectAll().orderBy('id').execute()

const trashed = (db: Database) =>
  db.selectFrom('trash').select(['id', 'kind', 'recordId', 'title', 'deletedBy']).execute()

const activities = async (db: Database) =>
  (await db.selectFrom('activity').select(['kind', 'subjectTitle']).execute()).map(
    ({ kind, subjectTitle }) => `${kind} ${subjectTitle}`,
  )

async function restoreAll(db: Database, actor: { id: string; role: 'admin' | 'customer' }) {
  const entries = await trashed(db)
  for (const { id } of entries) {
    await db.transaction().execute((trx) =>
      takeFromTrash(trx, id, async (entry) => {
        await restorePromptSet(trx, actor, entry, { replace: true })
      }),
    )
  }
}

test('ADMS-15 DATA-13 DATA-14 a new set gets an id, dates and template ids that all differ', async () => {
  const { db, admin } = await ground()
  await db.deleteFrom('promptSets').where('id', '=', 'medico').execute()
  const version = await readContentVersion(db)
  const before = Date.now()
  const id = await createPromptSet(db, admin, content('medico'))
  const set = await stored(db, id)
  expect(set).toMatchObject({ professionId: 'medico', professionTitle: 'Medico', blocks: [block] })
  expect(set?.createdAt).toEqual(set?.updatedAt)
  expect(set?.createdAt.getTime()).toBeGreaterThanOrEqual(before)
  expect(set?.templates.map(({ id: _, ...rest }) => ({ ...rest, id: null }))).toEqual(
    content('medico').templates,
  )
  expect(new Set(set?.templates.map((one) => one.id)).size).toBe(2)
  expect(await readContentVersion(db)).not.toBe(version)
  expect(await activities(db)).toEqual(['promptSetCreated Medico'])
})

test('ADMS-14 what lacks a profession or a block is refused, and nothing is stored', async () => {
  const { db, admin } = await ground()
  const before = await allSets(db)
  const refused = (input: unknown, message: string) =>
    expect(createPromptSet(db, admin, input)).rejects.toMatchObject({ status: 400, message })
  await refused({}, 'Seleziona una professione')
  await refused({ ...content('nonesiste') }, 'Seleziona una professione')
  await refused({ professionId: 'medico' }, 'Aggiungi almeno un blocco prompt')
  await refused(
    { professionId: 'medico', blocks: [{ category: 'Azioni', text: '  ' }] },
    'Aggiungi almeno un blocco prompt',
  )
  await expect(savePromptSet(db, admin, 'medico', { blocks: [] })).rejects.toMatchObject({
    status: 400,
    message: 'Aggiungi almeno un blocco prompt',
  })
  expect(await allSets(db)).toEqual(before)
  expect(await trashed(db)).toEqual([])
})

test("ADMS-02 a profession has one set: 'Sostituisci' puts the one that is there into the trash", async () => {
  const { db, admin } = await ground()
  const before = await allSets(db)
  await expect(createPromptSet(db, admin, content('medico'))).rejects.toMatchObject({
    code: 'HAS_SET',
    status: 409,
    message: '«Medico» ha già un set di prompt.',
  })
  expect(await allSets(db)).toEqual(before)

  const id = await createPromptSet(db, admin, content('medico'), { replace: true })
  expect(await stored(db, 'medico')).toBeUndefined()
  expect((await stored(db, id))?.professionId).toBe('medico')
  expect(await trashed(db)).toEqual([
    {
      id: expect.any(String),
      kind: 'promptSet',
      recordId: 'medico',
      title: 'Medico',
      deletedBy: admin.id,
    },
  ])
})

test('ADMS-02 two administrators who give one profession a set at once leave one', async () => {
  const { db, admin } = await ground()
  await db.deleteFrom('promptSets').where('id', '=', 'medico').execute()
  const both = await Promise.allSettled([
    createPromptSet(db, admin, content('medico')),
    createPromptSet(db, admin, content('medico')),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'HAS_SET' },
  })
  const sets = (await allSets(db)).filter(({ professionId }) => professionId === 'medico')
  expect(sets).toHaveLength(1)
})

test('ADMS-15 saving changes what is given and the date, and keeps the ids of templates', async () => {
  const { db, admin } = await ground()
  const before = await stored(db, 'medico')
  if (!before) throw new Error('the seed holds it')
  const templates = [...before.templates.slice(1), template]
  await savePromptSet(db, admin, 'medico', { templates })
  const after = await stored(db, 'medico')
  expect(after).toEqual({
    ...before,
    templates: [...before.templates.slice(1), { ...template, id: expect.any(String) }],
    updatedAt: after?.updatedAt,
  })
  expect(after?.updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime())
  expect(await activities(db)).toEqual(['promptSetChanged Medico'])
})

test('ADMS-13 the emoji of a template is changed by its form and never lost by another save', async () => {
  const { db, admin } = await ground()
  const before = await stored(db, 'medico')
  const templates = before?.templates.map((one) => ({ ...one, emoji: '🩺' }))
  await savePromptSet(db, admin, 'medico', { templates })
  await savePromptSet(db, admin, 'medico', { blocks: [block] })
  const after = await stored(db, 'medico')
  expect(after?.templates.map(({ emoji }) => emoji)).toEqual(templates?.map(() => '🩺'))
  expect(after?.blocks).toEqual([block])
})

test('ADMS-15 a second save of what both read is a conflict; on purpose it keeps the other in the trash', async () => {
  const { db, admin } = await ground()
  const seen = (await stored(db, 'medico'))?.updatedAt ?? null
  await savePromptSet(db, admin, 'medico', { blocks: [block] }, { seen })
  const first = await stored(db, 'medico')
  const second = { blocks: [{ ...block, text: 'Il secondo.' }] }
  await expect(savePromptSet(db, admin, 'medico', second, { seen })).rejects.toMatchObject({
    code: 'CONFLICT',
    status: 409,
  })
  expect(await stored(db, 'medico')).toEqual(first)

  await savePromptSet(db, admin, 'medico', second, {
    seen,
    overwrite: first?.updatedAt.toISOString(),
  })
  expect((await stored(db, 'medico'))?.blocks).toEqual(second.blocks)
  const [entry] = await db.selectFrom('trash').select('record').execute()
  expect(entry?.record).toMatchObject({ id: 'medico', blocks: [block] })
})

test('ADMS-11 a set goes to another profession, in the place of its set only on purpose', async () => {
  const { db, admin } = await ground()
  const move = { professionId: 'avvocato' }
  await expect(savePromptSet(db, admin, 'medico', move)).rejects.toMatchObject({ code: 'HAS_SET' })
  await savePromptSet(db, admin, 'medico', move, { replace: true })
  expect(await stored(db, 'medico')).toMatchObject({
    professionId: 'avvocato',
    professionTitle: 'Avvocato',
  })
  expect(await stored(db, 'avvocato')).toBeUndefined()
  expect((await trashed(db)).map(({ recordId }) => recordId)).toEqual(['avvocato'])
  await savePromptSet(db, admin, 'medico', { professionId: 'medico' })
  expect((await stored(db, 'medico'))?.professionId).toBe('medico')
})

test('DATA-13 the set of everyday life is saved like the others and stays without profession', async () => {
  const { db, admin } = await ground()
  await savePromptSet(db, admin, everydaySetId, { professionId: everydaySetId, blocks: [block] })
  expect(await stored(db, everydaySetId)).toMatchObject({ professionId: null, blocks: [block] })
  for (const [id, professionId] of [
    [everydaySetId, 'medico'],
    ['medico', everydaySetId],
  ] as const) {
    await expect(
      savePromptSet(db, admin, id, { professionId }, { replace: true }),
    ).rejects.toMatchObject({ code: 'EVERYDAY', status: 400 })
  }
  const id = await createPromptSet(db, admin, content(everydaySetId), { replace: true })
  expect(id).toBe(everydaySetId)
  expect((await stored(db, id))?.professionTitle).toBeNull()
})

test('ERR-46 saving or deleting a set that is not there says so', async () => {
  const { db, admin } = await ground()
  const missing = { status: 404, message: 'Prompt non trovato' }
  await expect(savePromptSet(db, admin, 'nonesiste', {})).rejects.toMatchObject(missing)
  await expect(deletePromptSet(db, admin, 'nonesiste')).rejects.toMatchObject(missing)
})

test('ADMS-16 a deleted set is in the trash and comes back as it was', async () => {
  const { db, admin } = await ground()
  const before = await stored(db, 'medico')
  await deletePromptSet(db, admin, 'medico')
  expect(await stored(db, 'medico')).toBeUndefined()
  await restoreAll(db, admin)
  const after = await stored(db, 'medico')
  expect(after).toEqual({ ...before, updatedAt: after?.updatedAt })
  expect(await activities(db)).toEqual(['promptSetDeleted Medico', 'promptSetRestored Medico'])
  expect(await trashed(db)).toEqual([])
})

test('WKX-76 an entry of the trash from before comes back without a word on why it works', async () => {
  const { db, admin } = await ground()
  await deletePromptSet(db, admin, 'medico')
  const [entry] = await db.selectFrom('trash').selectAll().execute()
  if (!entry) throw new Error('the deleted set is there')
  const record = entry.record as { templates: Record<string, unknown>[] }
  const templates = record.templates.map(({ why: _, ...one }) => one)
  await db
    .transaction()
    .execute((trx) => restorePromptSet(trx, admin, { ...entry, record: { ...record, templates } }))
  const whys = (await stored(db, 'medico'))?.templates.map(({ why }) => why)
  expect(new Set(whys)).toEqual(new Set(['']))
})

test('ADMS-16 a set does not come back over another one, unless asked to, nor without its profession', async () => {
  const { db, admin } = await ground()
  await deletePromptSet(db, admin, 'medico')
  const id = await createPromptSet(db, admin, content('medico'))
  const [entry] = await db.selectFrom('trash').selectAll().execute()
  if (!entry) throw new Error('the deleted set is there')
  const restore = (replace: boolean) =>
    db.transaction().execute((trx) => restorePromptSet(trx, admin, entry, { replace }))
  await expect(restore(false)).rejects.toMatchObject({ code: 'HAS_SET', status: 409 })
  await restore(true)
  expect((await stored(db, 'medico'))?.professionId).toBe('medico')
  expect(await stored(db, id)).toBeUndefined()
  expect((await trashed(db)).map(({ recordId }) => recordId).sort()).toEqual(['medico', id].sort())

  await db.deleteFrom('professions').where('id', '=', 'medico').execute()
  await expect(restore(false)).rejects.toMatchObject({
    code: 'NO_PROFESSION',
    status: 409,
    message: "La professione «Medico» non c'è più. Ripristina prima la professione.",
  })
})

test('ADMS-16 a set finds its profession again that got another id meanwhile', async () => {
  const { db, admin } = await ground()
  await deletePromptSet(db, admin, 'medico')
  await db.updateTable('professions').set({ id: 'dottore' }).where('id', '=', 'medico').execute()
  await restoreAll(db, admin)
  expect((await stored(db, 'medico'))?.professionId).toBe('dottore')
})

test('PERM-08 customers change no set', async () => {
  const { db, admin } = await ground()
  await deletePromptSet(db, admin, 'avvocato')
  const before = await allSets(db)
  const customer = await testUser(db)
  const [entry] = await db.selectFrom('trash').selectAll().execute()
  if (!entry) throw new Error('the deleted set is there')
  const tries = [
    () => createPromptSet(db, customer, content('avvocato')),
    () => savePromptSet(db, customer, 'medico', { blocks: [block] }),
    () => deletePromptSet(db, customer, 'medico'),
    () => restorePromptSet(db, customer, entry),
  ]
  for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ status: 403 })
  expect(await allSets(db)).toEqual(before)
})

test('ADMP-15 a new set is a draft, unless it replaces one that people see', async () => {
  const { db, admin } = await ground()
  const replacing = await createPromptSet(db, admin, content('medico'), { replace: true })
  expect((await stored(db, replacing))?.isPublished).toBe(true)
  await deletePromptSet(db, admin, replacing)
  const made = await createPromptSet(db, admin, content('medico'))
  expect((await stored(db, made))?.isPublished).toBe(false)
  expect(await findPromptSet(db, 'medico')).toBeNull()
})

test('ADMP-15 a set is published and taken back by an act of its own; a save leaves its state', async () => {
  const { db, admin } = await ground()
  const before = await stored(db, 'medico')
  for (const isPublished of [false, true]) {
    const version = await readContentVersion(db)
    await publishPromptSet(db, admin, 'medico', isPublished)
    expect(await stored(db, 'medico')).toEqual({ ...before, isPublished })
    expect(await readContentVersion(db)).not.toBe(version)
  }
  expect(await activities(db)).toEqual(
    expect.arrayContaining(['promptSetUnpublished Medico', 'promptSetPublished Medico']),
  )
  await publishPromptSet(db, admin, 'medico', false)
  await savePromptSet(db, admin, 'medico', { blocks: [block] }, { seen: before?.updatedAt ?? null })
  expect((await stored(db, 'medico'))?.isPublished).toBe(false)
})

test('PERM-08 a set is no customer’s to publish', async () => {
  const { db } = await ground()
  const customer = await testUser(db)
  await expect(publishPromptSet(db, customer, 'medico', false)).rejects.toMatchObject({
    status: 403,
  })
})

test('a draft comes back from the trash as a draft; what an earlier version put there is public', async () => {
  const { db, admin } = await ground()
  await publishPromptSet(db, admin, 'medico', false)
  await deletePromptSet(db, admin, 'medico')
  await restoreAll(db, admin)
  expect((await stored(db, 'medico'))?.isPublished).toBe(false)
  const { isPublished: _, ...former } = (await stored(db, 'avvocato')) ?? {}
  await deletePromptSet(db, admin, 'avvocato')
  const entry = db.updateTable('trash').where('recordId', '=', 'avvocato')
  await entry.set({ record: former }).execute()
  await restoreAll(db, admin)
  expect((await stored(db, 'avvocato'))?.isPublished).toBe(true)
})
