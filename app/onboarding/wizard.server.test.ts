import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/harness/database.ts'
import { forgetRecord } from '../../tests/harness/records.ts'
import { createLog } from '../platform/log/log.server.ts'
import { parseEnv } from '../platform/settings/env.server.ts'
import { promptSetNoun } from '../prompt-sets/prompt-set-noun.ts'
import { wizardScreen } from './wizard.server.ts'
import { parseWizardPlace } from './wizard.ts'

const ground = { env: parseEnv({ LOG_LEVEL: 'silent' }), log: createLog('silent') }
const place = (query: string) => parseWizardPlace(new URLSearchParams(query))
const nobody = () => null
const unasked = () => {
  throw new Error('the first step is the same for everybody')
}

test('ONB-01 ONB-02 an unknown profession leads to the first step, an unknown template to the list', async () => {
  const db = await testDatabase({ seeded: true })
  expect((await wizardScreen(db, ground, place(''), unasked)).step).toBe('profession')
  const unknown = await wizardScreen(db, ground, place('mestiere=astronauta&passo=fine'), nobody)
  expect(unknown.step).toBe('profession')
  const list = await wizardScreen(db, ground, place('mestiere=medico&richiesta=nessuna'), nobody)
  expect('page' in list && list.page.templateId).toBeNull()
})

test('ERR-18 a profession without a set still has its step', async () => {
  const db = await testDatabase({ seeded: true })
  await forgetRecord(db, promptSetNoun, 'medico')
  const screen = await wizardScreen(db, ground, place('mestiere=medico'), nobody)
  expect(screen).toMatchObject({ step: 'template', page: { set: null, isSetFailed: false } })
})
