import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/harness/database.ts'
import { operator } from '../platform/actor.server.ts'
import { createLog } from '../platform/log/log.server.ts'
import { parseEnv } from '../platform/settings/env.server.ts'
import { professionNoun } from '../professions/profession-noun.ts'
import { promptSetNoun } from '../prompt-sets/prompt-set-noun.ts'
import { withdrawRecord } from '../records/store/acts.server.ts'
import { allowanceText } from './answer/allowance.ts'
import { searchedTemplates, workshopPage } from './workshop-page.server.ts'

const env = parseEnv({ LOG_LEVEL: 'silent', AI_DAILY_PER_VISITOR: '9' })
const ground = { env, log: createLog('silent') }
const asker = {
  kind: 'visitor' as const,
  userId: null,
  visitorId: 'visitatore',
  isNew: true,
  address: 'casa',
}
const asked = { professionId: null, templateId: null, text: null, asker }

test('WORK-01 WORK-03 shows all doors and the allowance to a visitor', async () => {
  const db = await testDatabase({ seeded: true })
  const page = await workshopPage(db, ground, asked)
  expect(page.doors).toHaveLength(9)
  expect(page.doors[0]).toMatchObject({ id: 'vita-quotidiana', title: 'Vita quotidiana' })
  expect(page).toMatchObject({ professionId: null, set: null, remaining: 9, userId: null })
})

test('WORK-01 AI-07 with the AI switched off nothing is said of answers that are left', async () => {
  const db = await testDatabase({ seeded: true })
  const off = { ...ground, env: parseEnv({ LOG_LEVEL: 'silent', AI_PROVIDER: 'off' }) }
  const page = await workshopPage(db, off, asked)
  expect(page).toMatchObject({
    remaining: null,
    goesTo: expect.stringContaining('non va a nessuno'),
  })
  expect(allowanceText(page.remaining)).toBeNull()
})

test('WORK-04 the profession and template of the address are chosen', async () => {
  const db = await testDatabase({ seeded: true })
  const templateId = 'ristoratore-menu-del-giorno'
  const page = await workshopPage(db, ground, { ...asked, professionId: 'ristoratore', templateId })
  expect(page).toMatchObject({ professionId: 'ristoratore', templateId })
  expect(page.set?.id).toBe('ristoratore')
})

test('Q28 an unknown profession or a template of another set is ignored', async () => {
  const db = await testDatabase({ seeded: true })
  expect(await workshopPage(db, ground, { ...asked, professionId: 'astronauta' })).toMatchObject({
    professionId: null,
    set: null,
    isSetFailed: false,
  })
  const templateId = 'ristoratore-menu-del-giorno'
  const foreign = { ...asked, professionId: 'medico', templateId }
  expect((await workshopPage(db, ground, foreign)).templateId).toBeNull()
})

test('Q28 ERR-17 a draft profession is none, a draft set is none', async () => {
  const db = await testDatabase({ seeded: true })
  await withdrawRecord(db, operator, professionNoun, 'avvocato')
  await withdrawRecord(db, operator, promptSetNoun, 'medico')
  const ofDraft = await workshopPage(db, ground, { ...asked, professionId: 'avvocato' })
  expect(ofDraft.doors).toHaveLength(8)
  expect(ofDraft).toMatchObject({ professionId: null, set: null })
  const ofPublished = await workshopPage(db, ground, { ...asked, professionId: 'medico' })
  expect(ofPublished).toMatchObject({ professionId: 'medico', set: null, isSetFailed: false })
})

test('ERR-15 ERR-17 ERR-18 what cannot be loaded is said, the doors stay open', async () => {
  const db = await testDatabase({ seeded: true })
  await db.schema.alterTable('records').renameTo('elsewhere').execute()
  const page = await workshopPage(db, ground, { ...asked, professionId: 'medico' })
  expect(page).toMatchObject({ isCardsFailed: true, isSetFailed: true, professionId: 'medico' })
  expect(page.doors).toHaveLength(9)
})

test('WKX-77 LET-16 the search finds over the templates of all doors, by words and by a piece of them', async () => {
  const db = await testDatabase({ seeded: true })
  const search = (typed: string | null) => searchedTemplates(db, ground.log, typed)
  const idsOf = async (typed: string) => (await search(typed))?.found.map(({ id }) => id) ?? []
  expect((await idsOf('preventivo')).slice(0, 4).sort()).toEqual([
    'artigiano-preventivo-bagno',
    'artigiano-preventivo-lavoro',
    'commercialista-preventivo',
    'creativo-mail-preventivo',
  ])
  expect(await idsOf('BOLLÈTTE')).toContain('vita-quotidiana-bolletta')
  expect(await idsOf('ollett')).toEqual(['vita-quotidiana-bolletta', 'vita-quotidiana-reclamo'])
  expect(await idsOf('tenza ollett')).toEqual(['vita-quotidiana-bolletta'])
  const many = await search('scrivi')
  expect(many?.found).toHaveLength(12)
  expect(many?.total).toBeGreaterThan(12)
  expect(await search('xyzzy')).toMatchObject({ typed: 'xyzzy', found: [], total: 0 })
  for (const nothing of [null, '', '  ', '\n']) expect(await search(nothing)).toBeNull()
  expect((await search(`  ${'a'.repeat(400)}`))?.typed).toHaveLength(100)
})
