/** 'Come funziona qui': from settings and from what is counted, on the built server. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../app/platform/db/database.server.ts'
import { shownWords } from '../harness/page-text.ts'
import {
  browserLike,
  type Fucina,
  fucinaForFile,
  signedIn,
  startFucina,
} from '../harness/server.ts'
import { type AiStandIn, startAi } from '../stand-ins/ai.ts'

const path = '/come-funziona'

let ai: AiStandIn
beforeAll(async () => {
  ai = await startAi()
})
afterAll(() => ai.stop())
beforeEach(() => {
  ai.reset()
  ai.pace = 0
  ai.profile = 'openai'
})

const withService = (more: Record<string, string> = {}) =>
  startFucina({
    env: { ...ai.env, AI_CHAT_MODEL: 'gpt-6-luna', AI_IMAGE_MODEL: 'gpt-image-2', ...more },
  })

/** What a section says, by its id. */
const section = (html: string, id: string) =>
  shownWords(
    new RegExp(`<section aria-labelledby="${id}">.*?</section>`, 's').exec(html)?.[0] ?? '',
  )

async function read(fucina: Fucina, visitor = browserLike(fucina)) {
  const answer = await visitor.get(path)
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

const ask = async (fucina: Fucina) =>
  (await browserLike(fucina).post('/prompts/answer', { prompt: 'Scrivi un saluto.' })).text()

const failed = (db: Database, status: string, daysAgo: number, isDemo = false) =>
  db
    .insertInto('generations')
    .values({
      id: randomUUID(),
      userId: null,
      kind: 'answer',
      status,
      isDemo,
      model: null,
      tokensIn: null,
      tokensOut: null,
      createdAt: new Date(Date.now() - daysAgo * 86_400_000),
    })
    .execute()

describe('with the demo', () => {
  const server = fucinaForFile({
    env: { AI_PROVIDER: 'demo', CONTACT_EMAIL: 'ciao@esempio.example', BACKUPS_KEPT_DAYS: '35' },
  })

  test('LRN-86 says that answers are demonstrations, what is kept, and leads to what is mine', async () => {
    const { status, html } = await read(server())
    expect(status).toBe(200)
    expect(section(html, 'quale')).toContain('dimostrative : nessun servizio di AI è collegato')
    const kept = /<section aria-labelledby="quanto">.*?<\/section>/s.exec(html)?.[0] ?? ''
    const privacy = await (await browserLike(server()).get('/privacy')).text()
    expect(section(html, 'quanto')).toContain('35 giorni al massimo')
    const rows = kept.match(/<tr role="row">.*?<\/tr>/gs) ?? []
    expect(rows.length).toBeGreaterThan(8)
    for (const row of rows) expect(privacy).toContain(row)
    for (const way of ['/privacy', '/dashboard/impostazioni']) {
      expect(kept).toContain(`href="${way}"`)
    }
  })

  test('LRN-86 is led to from every footer and from help, for everybody', async () => {
    const { visitor } = await signedIn(server())
    for (const [one, at] of [
      [browserLike(server()), '/'],
      [browserLike(server()), '/nonesiste'],
      [visitor, '/guides'],
    ] as const) {
      const html = await (await one.get(at)).text()
      expect(/<footer.*<\/footer>/s.exec(html)?.[0], at).toContain(`href="${path}"`)
    }
    const help = await (await browserLike(server()).get('/aiuto')).text()
    expect(/<main.*<\/main>/s.exec(help)?.[0]).toContain(`href="${path}"`)
    expect((await read(server(), visitor)).status).toBe(200)
  })
})

describe('with a service', () => {
  test('LRN-86 names provider and models, counts a real answer and a real fault', async () => {
    const fucina = await withService({ AI_PROVIDER_NAME: 'Servizio Prova' })
    await ask(fucina)
    ai.chat = '500'
    await ask(fucina)
    const { status, html } = await read(fucina)
    expect(status).toBe(200)
    const text = section(html, 'quale')
    for (const name of ['Servizio Prova', 'gpt-6-luna', 'gpt-image-2']) expect(text).toContain(name)
    // The stand-in's address is one of our own network.
    for (const hidden of [ai.key, new URL(ai.url).host]) expect(html).not.toContain(hidden)
    expect(section(html, 'ai')).toContain('manda il testo al servizio Servizio Prova')
    expect(text).toContain('In quale Paese lavora: (da completare).')
    expect(text).toContain('che altri programmi leggono: dice che le ha fatte')
    expect(section(html, 'cifre')).toContain('finora 1 risposta Ancora nessuna Non lo sappiamo')
    expect(section(html, 'guasti')).toContain('30 giorni una richiesta è rimasta senza risposta')
  })

  test('LRN-86 faults of 30 days are told in words; what is no fault, or older, is not', async () => {
    const fucina = await withService()
    const db = fucina.db()
    for (const status of ['AI_SLOW', 'AI_AWAY', 'AI_REFUSED']) await failed(db, status, 29)
    for (const status of ['ok', 'STOPPED']) await failed(db, status, 1)
    await failed(db, 'AI_SLOW', 31)
    await failed(db, 'AI_FAILED', 1, true)
    const text = section((await read(fucina)).html, 'guasti')
    expect(text).toContain('30 giorni 3 richieste sono rimaste senza risposta')
    expect(text).toMatch(
      /non rispondeva in tempo, o era troppo occupato\. 2 volte Le regole.* 1 volta Non/,
    )
    expect(text).not.toMatch(/AI_|risposta vuota/)
  })
})

test('LET-94 with the AI off the sheet says that the words go to nobody', async () => {
  const fucina = await startFucina({ env: { AI_PROVIDER: 'off' } })
  const sheet = await (await browserLike(fucina).get('/prompts?come=parole')).text()
  expect(sheet).toContain('il testo non va a nessuno')
  expect(sheet).not.toContain('Il testo viene inviato')
})

test('LRN-86 while the database is away the page stays, its figures say so, and come back', async () => {
  const fucina = await startFucina({
    interruptible: true,
    env: { ...ai.env, LOG_LEVEL: 'fatal' },
  })
  await fucina.outage.takeAway()
  const { status, headers, html } = await read(fucina)
  expect(status).toBe(503)
  expect(headers.get('ETag')).toBeNull()
  for (const id of ['cifre', 'guasti']) {
    expect(section(html, id), id).toContain('Adesso queste cifre non si leggono')
  }
  expect(section(html, 'quale')).toContain('Quale modello usa, adesso non si legge')
  expect(section(html, 'accessibilita')).toContain('Questa è una bozza')
  expect(section(html, 'quanto')).toContain('Risposte salvate')
  await fucina.outage.bringBack()
  await expect.poll(async () => (await read(fucina)).status, { timeout: 20_000 }).toBe(200)
  expect(section((await read(fucina)).html, 'cifre')).toContain('Ancora nessuna')
})
