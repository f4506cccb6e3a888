import { expect, test } from 'vitest'
import { guides } from '../../db/content/guides/all.ts'
import { shownWords } from '../harness/page-text.ts'
import { registerRow } from '../harness/register.ts'
import { fucinaForFile, signedIn, startFucina, type Visitor } from '../harness/server.ts'

const server = fucinaForFile()

const dashboard = async (visitor: Visitor, search = '') => {
  const response = await visitor.get(`/admin/dashboard${search}`)
  return { status: response.status, text: shownWords(await response.text()) }
}

const asAdmin = async (fucina = server()) => (await signedIn(fucina, { role: 'admin' })).visitor

test('ADM-04 ADM-07 ADM-09 a fresh installation shows its counts, and no figure without data', {
  timeout: 60_000,
}, async () => {
  const fresh = await startFucina({ env: { ADMIN_EMAIL: 'capo@esempio.it' } })
  const { text } = await dashboard(await asAdmin(fresh))
  expect(text).toMatch(/Utenti 2 — negli ultimi 30 giorni/)
  const count = guides.length
  expect(text).toMatch(
    new RegExp(`Guide ${count} — negli ultimi 30 giorni ${count} pubblicate, 0 bozze`),
  )
  expect(text).toMatch(/Strumenti AI 10 — negli ultimi 30 giorni 10 attivi, 0 inattivi/)
  expect(text).toMatch(/Messaggi Chat 0 — sulle 24 ore prima .*Ultime 24 ore/)
  expect(text).toMatch(/Guide completate 0 Guide iniziate 0 Traguardi raggiunti 0/)
  expect(text).toMatch(/Tasso di completamento — /)
  expect(text).toMatch(/Aggiornata il \d+ \w+ \d{4} alle ore \d\d:\d\d/)
})

test('ADM-11 more of the activity is shown on demand, with bounds', async () => {
  const admin = await asAdmin()
  const db = server().db()
  await db
    .insertInto('register')
    .values(Array.from({ length: 30 }, () => registerRow()))
    .execute()
  const shown = async (search: string) =>
    (await dashboard(admin, search)).text.split('Un comando ha fatto una copia di sicurezza')
      .length - 1
  expect(await shown('')).toBe(8)
  expect(await shown('?attivita=16')).toBe(16)
  expect(await shown('?attivita=abc')).toBe(8)
  expect(await shown('?attivita=-1')).toBe(8)
  expect((await dashboard(admin, '?attivita=999999')).status).toBe(200)
})
