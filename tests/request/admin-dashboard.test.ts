/** The administrators' dashboard, where no AI service is set. */
import { expect, test } from 'vitest'
import { guides } from '../../db/content/guides/all.ts'
import { shownWords } from '../harness/page-text.ts'
import { registerRow } from '../harness/register.ts'
import { fucinaForFile, signedIn, type Visitor } from '../harness/server.ts'

const server = fucinaForFile({ env: { AI_PROVIDER: 'demo' } })

const read = async (visitor: Visitor, path = '/admin/dashboard') =>
  shownWords(await (await visitor.get(path)).text())

const asAdmin = async () => (await signedIn(server(), { role: 'admin' })).visitor

test('ADM-04 ADM-07 ADM-09 a fresh installation shows its counts, and no figure without data', async () => {
  const text = await read(await asAdmin())
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
  expect(text).not.toContain("Spesa dell'AI")
})

test('ADM-11 more of the activity is shown on demand, with bounds', async () => {
  const admin = await asAdmin()
  const rows = Array.from({ length: 30 }, () => registerRow())
  await server().db().insertInto('register').values(rows).execute()
  for (const [search, count] of [
    ['', 8],
    ['?attivita=16', 16],
    ['?attivita=abc', 8],
    ['?attivita=-1', 8],
    ['?attivita=999999', 30],
  ] as const) {
    const text = await read(admin, `/admin/dashboard${search}`)
    expect(text.split('Un comando ha fatto una copia di sicurezza'), search).toHaveLength(count + 1)
  }
})

test('AIX-10 in the demo: what it means and what the operator sets, and nothing to press', async () => {
  const admin = await asAdmin()
  const page = await read(admin, '/admin/ai')
  expect(page).toContain('Fucina risponde con esempi')
  expect(page).toContain('AI_API_KEY')
  expect(page).not.toMatch(/Prova ora|Usa questo modello|Prezzi e spesa/)
  expect(await read(admin)).toContain('Servizio AI Dimostrazione')
  const acts: Record<string, string>[] = [
    { intent: 'try' },
    { intent: 'refresh' },
    { intent: 'choose', kind: 'text', model: 'x' },
  ]
  for (const fields of acts) {
    const answer = await admin.post('/admin/ai', fields)
    expect(answer.status, fields.intent).toBe(409)
    expect(shownWords(await answer.text())).toContain('Nessun servizio è configurato')
  }
})
