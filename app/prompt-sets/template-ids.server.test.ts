import { expect, test } from 'vitest'
import type { Template } from '../../db/content-types.ts'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import type { Database } from '../platform/db/database.server.ts'
import { readContentVersion } from '../records/version/content-version.server.ts'
import { countIncompleteSets, syncTemplateIds } from './template-ids.server.ts'

const template = (id?: unknown) =>
  ({
    ...(id === undefined ? {} : { id }),
    title: 'Menu del giorno',
    description: 'Un menu',
    emoji: '🍝',
    blocks: [{ text: 'Scrivi un menu.' }],
  }) as Template

async function storeTemplates(db: Database, setId: string, templates: Template[]) {
  await db.updateTable('promptSets').set({ templates }).where('id', '=', setId).execute()
}

const stored = (db: Database, setId: string) =>
  db.selectFrom('promptSets').selectAll().where('id', '=', setId).executeTakeFirstOrThrow()

test('ADMD-04 templates that lack an id get one, the others keep theirs, and once is enough', async () => {
  const db = await testDatabase({ seeded: true })
  const admin = await testUser(db, { role: 'admin' })
  await storeTemplates(db, 'medico', [template(), template('mio'), template('  '), template(null)])
  await storeTemplates(db, 'avvocato', [template()])
  const untouched = await stored(db, 'creativo')
  const before = await stored(db, 'medico')
  const version = await readContentVersion(db)

  expect(await countIncompleteSets(db, admin)).toBe(2)
  expect(await syncTemplateIds(db, admin)).toBe(2)
  expect(await countIncompleteSets(db, admin)).toBe(0)

  const after = await stored(db, 'medico')
  const ids = after.templates.map(({ id }) => id)
  expect(ids[1]).toBe('mio')
  expect(new Set(ids).size).toBe(4)
  expect(ids.every((id) => typeof id === 'string' && id.trim() === id && id !== '')).toBe(true)
  expect(after.templates.map(({ id: _, ...rest }) => rest)).toEqual(
    before.templates.map(({ id: _, ...rest }) => rest),
  )
  expect(after.updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime())
  expect(await stored(db, 'creativo')).toEqual(untouched)
  expect(await readContentVersion(db)).not.toBe(version)
  const activity = await db.selectFrom('activity').select(['kind', 'actorId']).execute()
  expect(activity).toEqual([{ kind: 'recordsSynced', actorId: admin.id }])

  expect(await syncTemplateIds(db, admin)).toBe(0)
  expect(await stored(db, 'medico')).toEqual(after)
  expect(await db.selectFrom('activity').select('id').execute()).toHaveLength(1)
})

test('DATA-14 ADMD-04 a legacy set, known by its title alone, gets ids too and stays as it is otherwise', async () => {
  const db = await testDatabase()
  const admin = await testUser(db, { role: 'admin' })
  const now = new Date()
  const legacy = {
    id: 'legacy',
    isPublished: true,
    professionId: null,
    professionTitle: 'Medico',
    title: 'Prompt per il medico',
    blocks: [],
    templates: [template()],
    createdAt: now,
    updatedAt: now,
  }
  await db.insertInto('promptSets').values(legacy).execute()
  expect(await syncTemplateIds(db, admin)).toBe(1)
  const after = await stored(db, 'legacy')
  expect(after).toEqual({
    ...legacy,
    templates: [{ ...template(), id: expect.any(String) }],
    updatedAt: after.updatedAt,
  })
})

test('ADMD-04 what is no template, or no list of them, is left as it is', async () => {
  const db = await testDatabase({ seeded: true })
  const admin = await testUser(db, { role: 'admin' })
  const noList = { a: 1 } as unknown as Template[]
  await storeTemplates(db, 'medico', noList)
  await storeTemplates(db, 'avvocato', [null as unknown as Template, template()])
  expect(await countIncompleteSets(db, admin)).toBe(1)
  expect(await syncTemplateIds(db, admin)).toBe(1)
  expect((await stored(db, 'medico')).templates).toEqual(noList)
  const [nothing, completed] = (await stored(db, 'avvocato')).templates
  expect([nothing, completed?.id]).toEqual([null, expect.any(String)])
  expect(await countIncompleteSets(db, admin)).toBe(0)
})

test('PERM-08 customers sync nothing', async () => {
  const db = await testDatabase({ seeded: true })
  const customer = await testUser(db)
  await storeTemplates(db, 'medico', [template()])
  const before = await stored(db, 'medico')
  await expect(countIncompleteSets(db, customer)).rejects.toMatchObject({ status: 403 })
  await expect(syncTemplateIds(db, customer)).rejects.toMatchObject({ status: 403 })
  expect(await stored(db, 'medico')).toEqual(before)
})
