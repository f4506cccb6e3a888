import { expect, test } from 'vitest'
import type { Template } from '../../db/content-types.ts'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import { recordOf, rewriteRecord, storeRecord } from '../../tests/harness/records.ts'
import type { Database } from '../platform/db/database.server.ts'
import { readContentVersion } from '../records/content/content-version.server.ts'
import { promptSetNoun } from './prompt-set-noun.ts'
import { countIncompleteSets, syncTemplateIds } from './template-ids.server.ts'

const template = (id = ''): Template => ({
  id,
  title: 'Menu del giorno',
  description: 'Un menu',
  emoji: '🍝',
  need: '',
  why: '',
  blocks: [{ text: 'Scrivi un menu.' }],
})

const storeTemplates = (db: Database, id: string, templates: Template[]) =>
  rewriteRecord(db, promptSetNoun, id, { templates })

const stored = (db: Database, id: string) => recordOf(db, promptSetNoun, id)

test('ADMD-04 templates that lack an id get one, the others keep theirs, and once is enough', async () => {
  const db = await testDatabase({ seeded: true })
  const admin = await testUser(db, { role: 'admin' })
  await storeTemplates(db, 'medico', [template(), template('mio'), template()])
  await storeTemplates(db, 'avvocato', [template()])
  const untouched = await stored(db, 'creativo')
  const before = await stored(db, 'medico')
  const version = await readContentVersion(db)

  expect(await countIncompleteSets(db, admin)).toBe(2)
  expect(await syncTemplateIds(db, admin)).toBe(2)
  expect(await countIncompleteSets(db, admin)).toBe(0)

  const after = await stored(db, 'medico')
  const ids = after.working.templates.map(({ id }) => id)
  expect(ids[1]).toBe('mio')
  expect(new Set(ids).size).toBe(3)
  expect(ids).not.toContain('')
  const rest = (set: typeof after) => set.working.templates.map(({ id: _, ...one }) => one)
  expect(rest(after)).toEqual(rest(before))
  expect(after.version).toBe(before.version + 1)
  expect(await stored(db, 'creativo')).toEqual(untouched)
  expect(await readContentVersion(db)).not.toBe(version)
  const rows = await db.selectFrom('register').select(['act', 'actorId', 'title']).execute()
  expect(rows).toEqual([{ act: 'linksMended', actorId: admin.id, title: '2 set di prompt' }])

  expect(await syncTemplateIds(db, admin)).toBe(0)
  expect(await stored(db, 'medico')).toEqual(after)
  expect(await db.selectFrom('register').select('id').execute()).toHaveLength(1)
})

test('DATA-14 ADMD-04 a legacy set, known by its title alone, gets ids too and stays as it is otherwise', async () => {
  const db = await testDatabase()
  const admin = await testUser(db, { role: 'admin' })
  const legacy = {
    professionId: '',
    professionTitle: 'Medico',
    title: 'Prompt per il medico',
    blocks: [],
    templates: [template()],
  }
  await storeRecord(db, promptSetNoun, 'legacy', legacy)
  expect(await syncTemplateIds(db, admin)).toBe(1)
  const { content } = await stored(db, 'legacy')
  expect(content).toEqual({
    ...legacy,
    templates: [{ ...template(), id: expect.stringMatching(/./) }],
  })
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
