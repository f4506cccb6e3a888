import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/harness/database.ts'
import { findPromptSet } from './prompt-sets.server.ts'

test('WORK-05 the set is that of the chosen profession', async () => {
  const db = await testDatabase({ seeded: true })
  const set = await findPromptSet(db, 'medico')
  expect(set?.id).toBe('medico')
  expect(set?.templates.length).toBeGreaterThanOrEqual(6)
})

test('WORK-05 without a profession it is the everyday set, never a legacy one', async () => {
  const db = await testDatabase({ seeded: true })
  await db
    .updateTable('promptSets')
    .set({ professionId: null })
    .where('id', '=', 'medico')
    .execute()
  expect((await findPromptSet(db, null))?.id).toBe('vita-quotidiana')
})

test('ERR-17 a profession may have no set', async () => {
  const db = await testDatabase({ seeded: true })
  await db.deleteFrom('promptSets').where('id', '=', 'medico').execute()
  expect(await findPromptSet(db, 'medico')).toBeNull()
})

test('ERR-17 a draft is no set to whoever learns, of a profession and of everyday life', async () => {
  const db = await testDatabase({ seeded: true })
  await db.updateTable('promptSets').set({ isPublished: false }).execute()
  expect(await findPromptSet(db, 'medico')).toBeNull()
  expect(await findPromptSet(db, null)).toBeNull()
})
