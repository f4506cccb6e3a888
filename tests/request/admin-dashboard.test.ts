/** The administrators' dashboard, where no AI service is set. */
import { expect, test } from 'vitest'
import { guides } from '../../db/content/guides/all.ts'
import { shownWords } from '../harness/page-text.ts'
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
  expect(text).toMatch(/Tasso di completamento — /)
})

test('AIX-10 in the demo: what it means and what the operator sets, and nothing to press', async () => {
  const admin = await asAdmin()
  const page = await read(admin, '/admin/ai')
  expect(page).toContain('Fucina risponde con esempi')
  expect(page).toContain('AI_API_KEY')
  expect(page).not.toMatch(/Prova ora|Usa questo modello|Prezzi e spesa/)
  expect(await read(admin)).toContain('Servizio AI Non collegato: ci sono le risposte dimostrative')
  const answer = await admin.post('/admin/ai', { intent: 'try' })
  expect(answer.status).toBe(409)
  expect(shownWords(await answer.text())).toContain('Nessun servizio è configurato')
})
