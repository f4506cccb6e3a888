import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import { recordOf, rewriteRecord } from '../../tests/harness/records.ts'
import type { Database } from '../platform/db/database.server.ts'
import { promptSetNoun } from '../prompt-sets/prompt-set-noun.ts'
import { findPromptSet } from '../prompt-sets/prompt-sets.server.ts'
import { seeding } from '../records/store/built-in.server.ts'
import { readRevisions, requireRow, rowsOf } from '../records/store/read.server.ts'
import { renameRecord } from '../records/store/write.server.ts'
import { linkPromptSets, syncProfessionIds, syncTemplateIds } from './mend.server.ts'
import { professionNoun } from './profession-noun.ts'

const origin = 'https://fucina.example'
const nothing = { updated: 0, left: [] }

async function ground() {
  const db = await testDatabase({ seeded: true })
  return { db, admin: await testUser(db, { role: 'admin' }) }
}

const give = (db: Database, id: string, changes: object) =>
  rewriteRecord(db, promptSetNoun, id, changes)

async function rename(db: Database, from: string, to: string) {
  await seeding(db, async (change) =>
    renameRecord(change, await requireRow(change.trx, professionNoun, from), to),
  )
  await give(db, from, { professionId: to })
}

test('ADMS-09 a profession gets the id of the built-in one of its title; set, links and history follow', async () => {
  const { db, admin } = await ground()
  await rewriteRecord(db, professionNoun, 'medico', { title: ' mèdico' })
  await rename(db, 'medico', 'x1')
  const history = await readRevisions(db, professionNoun, 'x1')
  const links = [
    '/professions/x1?da=casa#voci',
    '/prompts?profession=x1',
    `${origin}/professions/x1`,
    'https://altro.example/professions/x1',
    '/professions/x12',
  ]
  const resources = links.map((link) => ({ title: 'Una', type: 'guide' as const, link }))
  await rewriteRecord(db, professionNoun, 'avvocato', { resources })
  expect(await syncProfessionIds(db, admin, origin)).toEqual({ updated: 1, left: [] })
  expect((await findPromptSet(db, 'medico'))?.id).toBe('medico')
  expect(await findPromptSet(db, 'x1')).toBeNull()
  const { content } = await recordOf(db, professionNoun, 'avvocato')
  expect(content?.resources.map(({ link }) => link)).toEqual([
    '/professions/medico?da=casa#voci',
    '/prompts?profession=medico',
    `${origin}/professions/medico`,
    ...links.slice(3),
  ])
  expect(await readRevisions(db, professionNoun, 'medico')).toEqual(history)
  expect(await syncProfessionIds(db, admin, origin)).toEqual(nothing)
})

test('ADMS-09 a taken or ambiguous match is reported and not changed', async () => {
  const { db, admin } = await ground()
  await rewriteRecord(db, professionNoun, 'creativo', { title: 'Medico' })
  const before = await rowsOf(db, professionNoun).execute()
  const { updated, left } = await syncProfessionIds(db, admin, origin)
  expect(updated).toBe(0)
  expect(left).toEqual(['«Medico» (creativo) non è cambiata: più professioni hanno questo titolo.'])
  expect(await rowsOf(db, professionNoun).execute()).toEqual(before)
})

test('ADMS-10 DATA-14 sets get the profession whose title they carry; taken and ambiguous ones are reported', async () => {
  const { db, admin } = await ground()
  await give(db, 'medico', { professionId: '', professionTitle: ' MÈDICO ' })
  await give(db, 'creativo', { professionId: '', professionTitle: 'Altro', title: 'Creativo' })
  await give(db, 'artigiano', { professionId: '', professionTitle: 'Marinaio' })
  await give(db, 'commerciante', { professionId: '', professionTitle: 'Avvocato' })
  const left = ['Un set di «Avvocato» resta senza professione: la professione ha già un set.']
  expect(await linkPromptSets(db, admin)).toEqual({ updated: 2, left })
  const professionOf = async (id: string) =>
    (await recordOf(db, promptSetNoun, id)).working.professionId
  expect(await professionOf('medico')).toBe('medico')
  expect(await professionOf('creativo')).toBe('creativo')
  expect(await professionOf('artigiano')).toBe('')
  expect(await professionOf('commerciante')).toBe('')
  expect(await linkPromptSets(db, admin)).toEqual({ updated: 0, left })
})

test('ADMD-04 templates that lack an id get one, the others keep theirs, and once is enough', async () => {
  const { db, admin } = await ground()
  const [one] = (await recordOf(db, promptSetNoun, 'medico')).working.templates
  const templates = ['', 'mio', ''].map((id) => ({ ...one, id }))
  await give(db, 'medico', { templates })
  expect(await syncTemplateIds(db, admin)).toEqual({ updated: 1, left: [] })
  const { content } = await recordOf(db, promptSetNoun, 'medico')
  const ids = content?.templates.map(({ id }) => id) ?? []
  expect(ids[1]).toBe('mio')
  expect(new Set(ids).size).toBe(3)
  expect(ids).not.toContain('')
  expect(await syncTemplateIds(db, admin)).toEqual(nothing)
  const rows = await db.selectFrom('register').select(['act', 'title']).execute()
  expect(rows).toEqual([{ act: 'linksMended', title: '1 set di prompt' }])
})
