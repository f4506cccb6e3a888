/** 'Come funziona qui': from settings and from what is counted, on the built server. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../app/platform/db/database.server.ts'
import { shownWords } from '../harness/page-text.ts'
import { browserLike, type Fucina, fucinaForFile } from '../harness/server.ts'
import { startAi } from '../stand-ins/ai.ts'

const path = '/come-funziona'

const ai = await startAi()
afterAll(() => ai.stop())
beforeEach(() => {
  ai.reset()
  ai.pace = 0
  ai.profile = 'openai'
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
    const help = await (await browserLike(server()).get('/aiuto')).text()
    expect(/<main.*<\/main>/s.exec(help)?.[0]).toContain(`href="${path}"`)
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
})

describe('with a service', () => {
  const server = fucinaForFile(() => ({
    interruptible: true,
    env: {
      ...ai.env,
      ...{ AI_CHAT_MODEL: 'gpt-6-luna', AI_IMAGE_MODEL: 'gpt-image-2' },
      ...{ AI_PROVIDER_NAME: 'Servizio Prova', LOG_LEVEL: 'fatal' },
    },
  }))

  test('LRN-86 names provider and models, counts real answers and the faults of 30 days', async () => {
    const fucina = server()
    const db = fucina.db()
    await ask(fucina)
    ai.chat = '500'
    await ask(fucina)
    for (const status of ['AI_SLOW', 'AI_AWAY', 'AI_REFUSED']) await failed(db, status, 29)
    // What is no fault, is older, or was the demonstration's.
    for (const status of ['ok', 'STOPPED']) await failed(db, status, 1)
    await failed(db, 'AI_SLOW', 31)
    await failed(db, 'AI_FAILED', 1, true)
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
    const faults = section(html, 'guasti')
    expect(faults).toContain('30 giorni 4 richieste sono rimaste senza risposta')
    expect(faults).toMatch(/non rispondeva in tempo, o era troppo occupato\. \d volte/)
    expect(faults).not.toMatch(/AI_|risposta vuota/)
  })

  test('LRN-86 while the database is away the page stays, its figures say so, and come back', async () => {
    const fucina = server()
    await fucina.outage.takeAway()
    await expect.poll(async () => (await read(fucina)).status, { timeout: 20_000 }).toBe(503)
    const { headers, html } = await read(fucina)
    expect(headers.get('ETag')).toBeNull()
    for (const id of ['cifre', 'guasti']) {
      expect(section(html, id), id).toContain('Adesso queste cifre non si leggono')
    }
    expect(section(html, 'quale')).toContain('Quale modello usa, adesso non si legge')
    expect(section(html, 'accessibilita')).toContain('Questa è una bozza')
    expect(section(html, 'quanto')).toContain('Risposte salvate')
    await fucina.outage.bringBack()
    await expect.poll(async () => (await read(fucina)).status, { timeout: 20_000 }).toBe(200)
    expect(section((await read(fucina)).html, 'cifre')).toContain('1 risposta')
  })
})
