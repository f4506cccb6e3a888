import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import { createLog } from '../platform/log/log.server.ts'
import { parseEnv } from '../platform/settings/env.server.ts'
import { readContentVersion } from '../records/content/content-version.server.ts'
import { legalFacts } from './legal-facts.server.ts'
import {
  legalChangedOn,
  noteLegalReview,
  readLegalReview,
  takeBackLegalReview,
} from './legal-review.server.ts'
import { legalReviewSchema } from './legal-review-schema.ts'
import { shownLegal } from './shown-legal.server.ts'
import { termsText } from './terms-text.server.ts'

const env = parseEnv({})
const log = createLog('silent')
const on = legalChangedOn(env)
const review = { by: "l'avvocata Esempio", on }

test('WHO-111 a reading is noted, said by the pages and taken back, each time as a new state of the content', async () => {
  const db = await testDatabase()
  const admin = await testUser(db, { role: 'admin' })
  const text = termsText(legalFacts(env))
  const said = async () => (await shownLegal(db, log, text)).shown.note
  const before = await readContentVersion(db)
  await takeBackLegalReview(db, admin)
  expect(await readContentVersion(db)).toBe(before)
  await noteLegalReview(db, admin, env, review)
  expect(await readLegalReview(db)).toEqual(review)
  expect(await said()).toContain("Lo ha letto l'avvocata Esempio.")
  const noted = await readContentVersion(db)
  expect(noted).not.toBe(before)
  await takeBackLegalReview(db, admin)
  expect(await said()).toContain('un avvocato deve controllare')
  expect(await readContentVersion(db)).not.toBe(noted)
})

test('WHO-111 what was read before the words changed is not noted', async () => {
  const db = await testDatabase()
  const admin = await testUser(db, { role: 'admin' })
  const before = { ...review, on: '2026-11-01' }
  const refused = { status: 400, field: 'on' }
  await expect(noteLegalReview(db, admin, env, before)).rejects.toMatchObject(refused)
  expect(await readLegalReview(db)).toBeNull()
})

test.each([
  { by: '', on },
  { by: ' \u200b ', on },
  { by: 'a'.repeat(81), on },
  { by: 'due\nrighe', on },
  { by: 'uno', on: '' },
  { by: 'uno', on: '2026-02-30' },
  { by: 'uno', on: '31/03/2027' },
  { by: 'uno', on: '9999-12-31' },
  { on },
])('WHO-111 what names nobody, or no day that was, is refused: %j', (typed) => {
  expect(legalReviewSchema.safeParse(typed).success).toBe(false)
})

test('WHO-111 while nobody can say who has read it, a page stands without', async () => {
  const db = await testDatabase()
  await db.schema.dropTable('settings').execute()
  const { shown, status } = await shownLegal(db, log, termsText(legalFacts(env)))
  expect(status).toBe(500)
  expect(shown.note).toBeNull()
  expect(shown.text.sections.length).toBeGreaterThan(5)
})
