/** 'Come funziona qui': from settings and from what is counted, on the built server. */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { Database } from '../../app/platform/db/database.server.ts'
import { shownWords } from '../harness/page-text.ts'
import { browserLike, fucinaForFile } from '../harness/server.ts'
import { startAi } from '../stand-ins/ai.ts'

const ai = await startAi()
afterAll(() => ai.stop())
ai.pace = 0
ai.profile = 'openai'

/** What a section says, by its id. */
const section = (html: string, id: string) =>
  shownWords(
    new RegExp(`<section aria-labelledby="${id}">.*?</section>`, 's').exec(html)?.[0] ?? '',
  )

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

const server = fucinaForFile(() => ({
  env: {
    ...ai.env,
    ...{ AI_CHAT_MODEL: 'gpt-6-luna', AI_IMAGE_MODEL: 'gpt-image-2' },
    ...{ AI_PROVIDER_NAME: 'Servizio Prova', LOG_LEVEL: 'fatal' },
  },
}))

test('LRN-86 names provider and models, counts real answers and the faults of 30 days', async () => {
  const fucina = server()
  const db = fucina.db()
  for (const mode of ['normal', '500'] as const) {
    ai.chat = mode
    const answer = await browserLike(fucina).post('/prompts/answer', { prompt: 'Un saluto.' })
    await answer.text()
  }
  for (const status of ['AI_SLOW', 'AI_AWAY', 'AI_REFUSED']) await failed(db, status, 29)
  // What is no fault, is older, or was the demonstration's.
  for (const status of ['ok', 'STOPPED']) await failed(db, status, 1)
  await failed(db, 'AI_SLOW', 31)
  await failed(db, 'AI_FAILED', 1, true)
  const answer = await browserLike(fucina).get('/come-funziona')
  expect(answer.status).toBe(200)
  const html = await answer.text()
  const text = section(html, 'quale')
  for (const name of ['Servizio Prova', 'gpt-6-luna', 'gpt-image-2']) expect(text).toContain(name)
  // The stand-in's address is one of our own network.
  for (const hidden of [ai.key, new URL(ai.url).host]) expect(html).not.toContain(hidden)
  expect(section(html, 'ai')).toContain('manda il testo al servizio Servizio Prova')
  expect(section(html, 'cifre')).toContain('finora 1 risposta Ancora nessuna Non lo sappiamo')
  const faults = section(html, 'guasti')
  expect(faults).toContain('30 giorni 4 richieste sono rimaste senza risposta')
  expect(faults).toMatch(/non rispondeva in tempo, o era troppo occupato\. \d volte/)
  expect(faults).not.toMatch(/AI_|risposta vuota/)
})
