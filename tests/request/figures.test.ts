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

const server = fucinaForFile()

const uses = async () => {
  const rows = await server().db().selectFrom('templateUses').selectAll().execute()
  return rows.map(({ templateId, uses: count }) => [templateId, count])
}

const ask = async (body: Record<string, unknown>) => {
  const response = await browserLike(server()).postJson('/prompts/answer', body)
  await response.text()
  return response.status
}

test('WHO-103 an answer to a template counts once, a wish, one’s own words and what is no template never', async () => {
  const turns = [{ answer: 'Una risposta', wish: 'Più breve' }]
  expect(await ask({ prompt: 'Scrivi al Comune', template })).toBe(200)
  expect(await ask({ prompt: 'Scrivi al Comune', turns, template: null })).toBe(200)
  expect(await ask({ prompt: 'Scrivi al Comune' })).toBe(200)
  expect(await ask({ prompt: 'Scrivi al Comune', template: 'inventato' })).toBe(200)
  expect(await ask({ prompt: 'Scrivi al Comune', template: ['x'] })).toBe(400)
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
})
