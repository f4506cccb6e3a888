import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/harness/database.ts'
import { guideNoun } from '../guides/guide-noun.ts'
import { operator } from '../platform/actor.server.ts'
import { professionNoun } from '../professions/profession-noun.ts'
import { withdrawRecord } from '../records/store/acts.server.ts'
import { toolNoun } from '../tools/tool-noun.ts'
import { whatWaits } from './waiting.server.ts'

test('LRN-75 a link to a profession, a guide or a tool says what waits there', async () => {
  const db = await testDatabase({ seeded: true })
  const doctor = await whatWaits(db, '/professions/medico?x=1#y')
  expect(doctor?.title).toContain('Medico')
  expect(doctor?.path).toBe('/professions/medico')
  expect(doctor?.picture?.path).toBe('/share/medico.png')
  expect(doctor?.description.length).toBeLessThanOrEqual(160)
  expect((await whatWaits(db, '/guides/chatgpt-basics'))?.title).toContain('ChatGPT')
  expect((await whatWaits(db, '/tools/1'))?.title).toMatch(/^Uno strumento per te: ./)
})

test('LRN-75 what is no such page, or is gone, says nothing', async () => {
  const db = await testDatabase({ seeded: true })
  const paths = [null, '/', '/dashboard', '/professions/nonesiste', '/guides/nonesiste', '/tools/x']
  for (const path of [...paths, '/admin/guides/chatgpt-basics', '/professions/a%00', '/tools/']) {
    expect(await whatWaits(db, path), String(path)).toBeNull()
  }
})

test('LRN-75 a draft tells nothing', async () => {
  const db = await testDatabase({ seeded: true })
  await withdrawRecord(db, operator, professionNoun, 'medico')
  await withdrawRecord(db, operator, guideNoun, 'chatgpt-basics')
  await withdrawRecord(db, operator, toolNoun, '1')
  for (const path of ['/professions/medico', '/guides/chatgpt-basics', '/tools/1']) {
    expect(await whatWaits(db, path), path).toBeNull()
  }
})
