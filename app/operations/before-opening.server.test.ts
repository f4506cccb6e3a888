import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import { storeRecord } from '../../tests/harness/records.ts'
import { helpPlaceNoun } from '../help/help-place-noun.ts'
import { parseEnv } from '../platform/settings/env.server.ts'
import { noteBackup } from './backup/last-backup.server.ts'
import { type BeforeOpening, readBeforeOpening } from './before-opening.server.ts'

/** What of it is missing, as an administrator reads it: where to go, or what to send on. */
const missingIn = ({ own, operators }: BeforeOpening) => [
  ...own.map(({ to }) => to),
  ...(operators?.text.split('\n').filter((line) => line.startsWith('- ')) ?? []).map((line) =>
    line.slice(2),
  ),
]

const whole = {
  PUBLIC_URL: 'https://fucina.example',
  COMPANY_NAME: 'Comune di Prova',
  COMPANY_ADDRESS: 'Piazza della Prova 1',
  CONTACT_EMAIL: 'ciao@esempio.it',
  AI_API_KEY: 'chiave',
  AI_PROVIDER_COUNTRY: 'Francia',
  AI_PROVIDER_TERMS: 'Lavora per noi con un contratto.',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'ciao@esempio.it',
  BACKUPS_KEPT_DAYS: '30',
  LOGS_KEPT_DAYS: '30',
  SOURCE_URL: 'https://esempio.example/fucina',
  LEGAL_REVIEW: "l'avvocata Esempio, 2026-11-20",
}

/** The legal pages changed last on this day. */
const changedOn = '2026-11-20'

async function place() {
  const db = await testDatabase({ seeded: true })
  return { db, admin: await testUser(db, { role: 'admin' }) }
}

test('LET-79 a new installation lists what an administrator does, and apart what they send to the operator, without names in capitals', async () => {
  const { db, admin } = await place()
  const opening = await readBeforeOpening(db, admin, parseEnv({}), changedOn)
  expect(opening.own.map(({ to }) => to)).toEqual(['/admin/help'])
  expect(missingIn(opening)).toContain('Una prima copia di sicurezza: npm run backup')
  expect(opening.operators?.text).not.toMatch(/[A-Z]+_[A-Z]+/)
})

test('LET-79 each setting takes its line away, and with the last one all are gone', async () => {
  const { db, admin } = await place()
  const read = async (env: Record<string, string>) =>
    readBeforeOpening(db, admin, parseEnv(env), changedOn)
  expect((await read(whole)).own.map(({ to }) => to)).toEqual([
    ...['/admin/help', '/admin/users', '/admin/ai#prova'],
  ])
  expect((await read(whole)).operators).toMatchObject({ count: 1 })
  await db.updateTable('users').set({ secondProofId: 'codice' }).execute()
  await noteBackup(db, new Date())
  const library = helpPlaceNoun.schema.parse({ name: 'Biblioteca' })
  await storeRecord(db, helpPlaceNoun, 'biblioteca', library)
  const used = { day: '2026-11-20', model: 'penna', kind: 'answer' as const, generations: 1 }
  await db
    .insertInto('aiUsage')
    .values({ ...used, tokensIn: 1, tokensOut: 1 })
    .execute()
  expect(missingIn(await read(whole))).toEqual([])
  for (const name of Object.keys(whole)) {
    // A sender's name says nothing here.
    if (name === 'MAIL_FROM') continue
    const { [name as keyof typeof whole]: _, ...rest } = whole
    expect((await read(rest as Record<string, string>)).operators?.count, name).toBe(1)
  }
})

test("LRN-59 a lawyer's reading takes its line away until an update brings other words", async () => {
  const { db, admin } = await place()
  const what = 'La lettura di un avvocato delle pagine legali'
  const read = async (changed: string) => {
    const { done, review } = await readBeforeOpening(db, admin, parseEnv(whole), changed)
    return { isDone: done.includes(what), review }
  }
  const review = { by: "l'avvocata Esempio", on: '2026-11-20' }
  expect(await read(changedOn)).toEqual({ isDone: true, review })
  expect(await read('2026-11-21')).toEqual({ isDone: false, review: null })
})
