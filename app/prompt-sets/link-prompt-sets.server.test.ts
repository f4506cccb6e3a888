import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import { recordOf, rewriteRecord } from '../../tests/harness/records.ts'
import type { Database } from '../platform/db/database.server.ts'
import { professionNoun } from '../professions/profession-noun.ts'
import { readContentVersion } from '../records/content/content-version.server.ts'
import { linkPromptSets } from './link-prompt-sets.server.ts'
import { everydaySetId } from './prompt-set.ts'
import { promptSetNoun } from './prompt-set-noun.ts'
import { findPromptSet } from './prompt-sets.server.ts'

async function ground() {
  const db = await testDatabase({ seeded: true })
  const admin = await testUser(db, { role: 'admin' })
  return { db, admin }
}

const give = (db: Database, id: string, changes: object) =>
  rewriteRecord(db, promptSetNoun, id, changes)

const professionOf = async (db: Database, id: string) =>
  (await recordOf(db, promptSetNoun, id)).working.professionId

test('ADMS-10 DATA-14 sets get the profession whose title they carry, as professionTitle or title', async () => {
  const { db, admin } = await ground()
  await give(db, 'medico', { professionId: '', professionTitle: ' MÈDICO ' })
  await give(db, 'avvocato', { professionId: '', professionTitle: '', title: 'Avvocato' })
  await give(db, 'creativo', { professionId: '', professionTitle: 'Altro', title: 'Creativo' })
  await give(db, 'artigiano', { professionId: '', professionTitle: 'Marinaio' })
  const version = await readContentVersion(db)
  expect(await linkPromptSets(db, admin)).toEqual({ updated: 3, leftAlone: [] })
  for (const id of ['medico', 'avvocato', 'creativo']) expect(await professionOf(db, id)).toBe(id)
  expect(await professionOf(db, 'artigiano')).toBe('')
  expect(await professionOf(db, everydaySetId)).toBe(everydaySetId)
  expect((await findPromptSet(db, 'avvocato'))?.id).toBe('avvocato')
  expect(await readContentVersion(db)).not.toBe(version)
  expect(await linkPromptSets(db, admin)).toEqual({ updated: 0, leftAlone: [] })
})

test('ADMS-10 a taken profession and an ambiguous title are reported and left alone', async () => {
  const { db, admin } = await ground()
  await give(db, 'medico', { professionId: '', professionTitle: 'Avvocato' })
  await give(db, 'creativo', { professionId: '', professionTitle: 'Artigiano' })
  await give(db, 'artigiano', { professionId: '', professionTitle: 'Artigiano' })
  await give(db, 'insegnante', { professionId: '', professionTitle: 'Insegnante' })
  await rewriteRecord(db, professionNoun, 'creativo', { title: 'Insegnante' })
  const { updated, leftAlone } = await linkPromptSets(db, admin)
  expect(updated).toBe(0)
  expect(leftAlone.map(({ title, reason }) => `${title} ${reason}`).sort()).toEqual([
    'Artigiano ambiguous',
    'Artigiano ambiguous',
    'Avvocato taken',
    'Insegnante ambiguous',
  ])
  for (const id of ['medico', 'creativo', 'artigiano', 'insegnante']) {
    expect(await professionOf(db, id)).toBe('')
  }
  expect(await db.selectFrom('register').select('id').execute()).toEqual([])
})

test('PERM-08 customers link nothing', async () => {
  const { db } = await ground()
  const customer = await testUser(db)
  await give(db, 'medico', { professionId: '' })
  await expect(linkPromptSets(db, customer)).rejects.toMatchObject({ status: 403 })
  expect(await professionOf(db, 'medico')).toBe('')
})
