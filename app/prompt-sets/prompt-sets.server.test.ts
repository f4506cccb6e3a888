import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/harness/database.ts'
import { rewriteRecord } from '../../tests/harness/records.ts'
import { operator } from '../platform/actor.server.ts'
import { withdrawRecord } from '../records/store/acts.server.ts'
import { promptSetNoun } from './prompt-set-noun.ts'
import { findPromptSet } from './prompt-sets.server.ts'

test('WORK-05 the set is that of the chosen profession', async () => {
  const db = await testDatabase({ seeded: true })
  const set = await findPromptSet(db, 'medico')
  expect(set?.id).toBe('medico')
  expect(set?.templates.length).toBeGreaterThanOrEqual(6)
})

test('WORK-05 without a profession it is the everyday set, never a legacy one', async () => {
  const db = await testDatabase({ seeded: true })
  await rewriteRecord(db, promptSetNoun, 'medico', { professionId: '' })
  expect((await findPromptSet(db, null))?.id).toBe('vita-quotidiana')
  expect(await findPromptSet(db, 'medico')).toBeNull()
})

test('ERR-17 REC-02 a draft is no set to whoever learns, of a profession and of everyday life', async () => {
  const db = await testDatabase({ seeded: true })
  for (const id of ['medico', 'vita-quotidiana']) {
    await withdrawRecord(db, operator, promptSetNoun, id)
  }
  expect(await findPromptSet(db, 'medico')).toBeNull()
  expect(await findPromptSet(db, null)).toBeNull()
})
