import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import { storeRecord } from '../../tests/harness/records.ts'
import { helpPlaceNoun } from '../help/help-place-noun.ts'
import { parseEnv } from '../platform/settings/env.server.ts'
import { noteBackup } from './backup/last-backup.server.ts'
import { type BeforeOpening, readBeforeOpening } from './before-opening.server.ts'

const settingsIn = ({ needed, optional }: BeforeOpening) =>
  [...needed, ...optional].flatMap(({ where }) => {
    if ('to' in where) return [where.to]
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
  LEGAL_REVIEW: "l'avvocata Esempio, 2026-11-20",
}

/** The legal pages changed last on this day. */
const changedOn = '2026-11-20'

async function place() {
  const db = await testDatabase({ seeded: true })
  return { db, admin: await testUser(db, { role: 'admin' }) }
}

test('LET-79 a new installation lists what is missing, and where each is set', async () => {
  const { db, admin } = await place()
  const missing = settingsIn(await readBeforeOpening(db, admin, parseEnv({}), changedOn))
  for (const name of ['PUBLIC_URL', 'COMPANY_NAME', 'CONTACT_EMAIL', 'AI_API_KEY', 'SMTP_URL']) {
    expect(missing).toContain(name)
  }
  expect(missing).toEqual(
    expect.arrayContaining(['LEGAL_REVIEW', 'SOURCE_URL', 'FACEBOOK_URL', '/admin/help']),
  )
  expect(missing).not.toContain('DPO_CONTACT')
})

test('LET-79 each setting takes its line away, and with the last one all are gone', async () => {
  const { db, admin } = await place()
  const read = async (env: Record<string, string>) =>
    settingsIn(await readBeforeOpening(db, admin, parseEnv(env), changedOn))
  expect((await read(whole)).filter((one) => !/GOOGLE|SIGN_IN|OPERATOR|_URL$/.test(one))).toEqual([
    ...['/admin/help', '/admin/users', 'npm run backup'],
  ])
  await db.updateTable('users').set({ secondProofId: 'codice' }).execute()
  await noteBackup(db, new Date())
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

test('LET-79 the second proofs, a first backup and what is set already stand there too', async () => {
  const { db, admin } = await place()
  const read = (env: Record<string, string> = whole) =>
    readBeforeOpening(db, admin, parseEnv(env), changedOn)
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
