import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { storeRecord } from '../../../tests/harness/records.ts'
import { helpPlaceNoun } from '../../help/help-place-noun.ts'
import {
  legalChangedOn,
  noteLegalReview,
  takeBackLegalReview,
} from '../../legal/legal-review.server.ts'
import { noteBackup } from '../../operations/backup/last-backup.server.ts'
import { parseEnv } from '../../platform/settings/env.server.ts'
import { readBeforeOpening } from './before-opening.server.ts'
import type { BeforeOpening } from './before-opening.ts'

const settingsIn = ({ needed, optional }: BeforeOpening) =>
  [...needed, ...optional].flatMap(({ where }) => {
    if ('to' in where) return [where.to]
    if ('changedOn' in where) return ['una lettura']
    return 'command' in where ? [where.command] : where.settings
  })

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
}

const reading = { by: "l'avvocata Esempio", on: legalChangedOn(parseEnv(whole)) }

async function place() {
  const db = await testDatabase({ seeded: true })
  return { db, admin: await testUser(db, { role: 'admin' }) }
}

test('LET-79 a new installation lists what is missing, and where each is set', async () => {
  const { db, admin } = await place()
  const missing = settingsIn(await readBeforeOpening(db, admin, parseEnv({})))
  for (const name of ['PUBLIC_URL', 'COMPANY_NAME', 'CONTACT_EMAIL', 'AI_API_KEY', 'SMTP_URL']) {
    expect(missing).toContain(name)
  }
  expect(missing).toEqual(
    expect.arrayContaining(['una lettura', 'SOURCE_URL', 'FACEBOOK_URL', '/admin/help']),
  )
  expect(missing).not.toContain('DPO_CONTACT')
})

test('LET-79 each setting takes its line away, and with the last one all are gone', async () => {
  const { db, admin } = await place()
  const read = async (env: Record<string, string>) =>
    settingsIn(await readBeforeOpening(db, admin, parseEnv(env)))
  expect((await read(whole)).filter((one) => !/GOOGLE|SIGN_IN|OPERATOR|_URL$/.test(one))).toEqual([
    ...['una lettura', '/admin/help', '/admin/users', 'npm run backup'],
  ])
  await db.updateTable('users').set({ secondProofId: 'codice' }).execute()
  await noteBackup(db, new Date())
  await noteLegalReview(db, admin, parseEnv(whole), reading)
  const library = helpPlaceNoun.schema.parse({ name: 'Biblioteca' })
  await storeRecord(db, helpPlaceNoun, 'biblioteca', library)
  expect(await read(whole)).toEqual([])
  for (const name of Object.keys(whole)) {
    // A sender's name says nothing here.
    if (name === 'MAIL_FROM') continue
    const { [name as keyof typeof whole]: _, ...rest } = whole
    expect(await read(rest as Record<string, string>), name).toContain(name)
  }
  expect(await read({ ...whole, PUBLIC_BODY: 'yes' })).toContain('DPO_CONTACT')
})

test('LET-79 PERM-08 is refused to customers', async () => {
  const { db } = await place()
  await expect(readBeforeOpening(db, await testUser(db), parseEnv({}))).rejects.toMatchObject({
    status: 403,
  })
})

test('WHO-110 the second proofs, a first backup and what is set already stand there too', async () => {
  const { db, admin } = await place()
  const read = (env: Record<string, string> = whole) => readBeforeOpening(db, admin, parseEnv(env))
  const named = async (env?: Record<string, string>) =>
    (await read(env)).needed.map(({ what }) => what)
  const proofs = 'La seconda chiave di tutti gli Admin'
  const backup = 'Una prima copia di sicurezza'
  expect(await named()).toEqual(expect.arrayContaining([proofs, backup]))
  // A site that asks nobody for one does not miss it.
  expect(await named({ ...whole, SECOND_PROOF: 'nobody' })).not.toContain(proofs)
  await db.updateTable('users').set({ secondProofId: 'codice' }).execute()
  await noteBackup(db, new Date())
  await testUser(db, { role: 'admin', isActive: false })
  const { needed, done } = await read()
  expect(needed.map(({ what }) => what)).not.toEqual(expect.arrayContaining([proofs]))
  expect(done).toEqual(
    expect.arrayContaining([proofs, backup, 'La posta, per le password dimenticate']),
  )
})

test("WHO-111 a lawyer's reading of the pages as they stand takes its line away, until it is taken back", async () => {
  const { db, admin } = await place()
  const env = parseEnv(whole)
  const read = async () => {
    const { needed, done, review } = await readBeforeOpening(db, admin, env)
    const what = 'La lettura di un avvocato delle pagine legali'
    const isNeeded = needed.some((point) => point.what === what)
    expect(done.includes(what)).toBe(!isNeeded)
    return { isNeeded, review }
  }
  expect(await read()).toEqual({ isNeeded: true, review: null })
  await noteLegalReview(db, admin, env, reading)
  expect(await read()).toEqual({ isNeeded: false, review: reading })
  // An update brought other words since.
  const value = JSON.stringify({ ...reading, on: '2026-11-01' })
  await db.updateTable('settings').set({ value }).where('key', '=', 'legalReview').execute()
  expect(await read()).toEqual({ isNeeded: true, review: null })
  await noteLegalReview(db, admin, env, reading)
  await takeBackLegalReview(db, admin)
  expect(await read()).toEqual({ isNeeded: true, review: null })
})
