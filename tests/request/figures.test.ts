/** 'Numeri': the figures that answer questions, and the file. */
import { expect, test } from 'vitest'
import { chatgptBasics } from '../../db/content/guides/chatgpt-basics.ts'
import { fillFigures } from '../harness/learned.ts'
import { shownWords } from '../harness/page-text.ts'
import { browserLike, fucinaForFile, signedIn, type Visitor } from '../harness/server.ts'

const template = 'vita-quotidiana-lettera-comune'

const screen = async (visitor: Visitor, path: string) => {
  const response = await visitor.get(path)
  return { status: response.status, text: shownWords(await response.text()) }
}

const server = fucinaForFile({ env: { COMPANY_NAME: 'Comune di Prova' } })

const uses = async () => {
  const rows = await server().db().selectFrom('templateUses').selectAll().execute()
  return rows.map(({ templateId, uses: count }) => [templateId, count])
}

const ask = async (body: Record<string, unknown>) => {
  const response = await browserLike(server()).postJson('/prompts/answer', body)
  await response.text()
  return response.status
}

test('WHO-100 a new site says that there is nothing yet, and shows no number that nobody counted', async () => {
  const { visitor } = await signedIn(server(), { role: 'admin' })
  const { status, text } = await screen(visitor, '/admin/figures')
  expect(status).toBe(200)
  expect(text.match(/Ancora nessun dato/g)).toHaveLength(6)
})

test('WHO-103 an answer to a template counts once, a wish, one’s own words and what is no template never', async () => {
  const turns = [{ answer: 'Una risposta', wish: 'Più breve' }]
  expect(await ask({ prompt: 'Scrivi al Comune', template })).toBe(200)
  expect(await ask({ prompt: 'Scrivi al Comune', turns, template: null })).toBe(200)
  expect(await ask({ prompt: 'Scrivi al Comune' })).toBe(200)
  expect(await ask({ prompt: 'Scrivi al Comune', template: 'inventato' })).toBe(200)
  for (const odd of [7, ['x'], 'x'.repeat(101)]) {
    expect(await ask({ prompt: 'Scrivi al Comune', template: odd })).toBe(400)
  }
  expect(await uses()).toEqual([[template, 1]])
  const place = `/prompts?profession=vita-quotidiana&template=${template}`
  await browserLike(server()).post(place, { prompt: 'Scrivi al Comune' })
  expect(await uses()).toEqual([[template, 2]])
})

test('WHO-100 WHO-102 WHO-105 the figures stand on the page, with what they mean', async () => {
  await fillFigures(server().db())
  const { visitor } = await signedIn(server(), { role: 'admin' })
  const { text } = await screen(visitor, '/admin/figures')
  expect(text).toContain('Ha imparato chi, con il suo account, ha finito almeno una')
  expect(text).toMatch(/\d+ persone hanno imparato qualcosa in \w+ \d{4}, finora/)
  expect(text).toContain(`${chatgptBasics.title} iniziata da 30 persone, finita da nessuno`)
  expect(text).toMatch(/1\. Aprire ChatGPT 30 2\. Fare domande 15/)
  expect(text).toMatch(/Ci si ferma soprattutto dopo «Aprire ChatGPT»: \d+ persone/)
  expect(text).toMatch(/Facile 16 Così così 5 Difficile meno di 5/)
  expect(text).toMatch(/1\.200 0 1 12 €/)
  expect(text).toContain('non sono mai stati usati')
  const former = await screen(visitor, '/admin/figures?periodo=2020')
  expect(former.text).toContain('Il primo dato è di')
})

test('WHO-106 the page says of which period, and who made it', async () => {
  const { visitor } = await signedIn(server(), { role: 'editor' })
  const { text } = await screen(visitor, '/admin/figures?periodo=2025')
  expect(text).toMatch(/, 2025\. Preparati da: Comune di Prova\. Contati il/)
})

test('WHO-108 an editor reads no cost, on the page, in its data or in the file', async () => {
  const { visitor } = await signedIn(server(), { role: 'editor' })
  for (const path of ['/admin/figures', '/admin/figures/csv']) {
    const html = await (await visitor.get(path)).text()
    expect(shownWords(html), path).not.toMatch(/cost[oi]|€/i)
  }
  const data = await (await visitor.data('/admin/figures')).text()
  expect(data).toContain('"cost"')
  expect(data).not.toContain('10.7')
})

test('WHO-27 the file is one for Excel, and never kept by anybody on the way', async () => {
  const { visitor } = await signedIn(server(), { role: 'admin' })
  const response = await visitor.get('/admin/figures/csv?periodo=2026-11')
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('Content-Disposition')).toContain('fucina-numeri-2026-11.csv')
  expect(response.headers.get('Cache-Control')).toContain('no-store')
  const lines = (await response.text()).trim().split('\r\n')
  expect(lines[0]).toMatch(/Argomento;Voce;Quando;Numero$/)
  expect(lines.length).toBeGreaterThan(100)
})
