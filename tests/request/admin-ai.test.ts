/** The screen 'Servizio AI' over HTTP, and what the dashboard says of it. */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { romanDay } from '../../app/platform/roman-day.ts'
import { shownWords } from '../harness/page-text.ts'
import { type Fucina, fucinaForFile, signedIn, type Visitor } from '../harness/server.ts'
import { type AiStandIn, startAi } from '../stand-ins/ai.ts'

const path = '/admin/ai'
const dashboard = '/admin/dashboard'

/** A key and an address: the models are chosen from the list. */
const settingsOf = (service: AiStandIn) => ({
  ...service.env,
  ...{ AI_CHAT_MODEL: '', AI_IMAGE_MODEL: '', AI_MONTHLY_BUDGET: '50' },
})

let ai: AiStandIn
const server = fucinaForFile(async () => {
  ai = await startAi()
  ai.profile = 'openai'
  ai.pace = 0
  return { env: settingsOf(ai) }
})
afterAll(() => ai.stop())

const asAdmin = async (fucina: Fucina = server()) =>
  (await signedIn(fucina, { role: 'admin' })).visitor

const read = async (visitor: Visitor, at = path) => shownWords(await (await visitor.get(at)).text())

const send = async (visitor: Visitor, fields: Record<string, string>) => {
  const answer = await visitor.post(path, fields)
  const html = await answer.text()
  return { status: answer.status, to: answer.headers.get('Location'), html, text: shownWords(html) }
}

test('AIX-10 HLD-09 the screen names service, models and the errors of seven days; a model of no list and an address of no network are refused', async () => {
  const fault = (status: string, days: number) => ({
    ...{ id: randomUUID(), userId: null, kind: 'answer' as const, status, isDemo: false },
    ...{ model: null, tokensIn: null, tokensOut: null },
    createdAt: new Date(Date.now() - days * 86_400_000 + 60_000),
  })
  await server()
    .db()
    .insertInto('generations')
    .values([fault('AI_SLOW', 7), fault('AI_SLOW', 5), fault('AI_EMPTY', 8)])
    .execute()
  const admin = await asAdmin()
  const asked = await send(admin, { intent: 'refresh' })
  expect(asked).toMatchObject({ status: 303, to: `${path}?esito=refresh#stato` })
  const text = await read(admin, `${path}?esito=refresh`)
  expect(text).toMatch(/Elenco dei modelli 12 modelli/)
  expect(text).toMatch(/Modello gpt-6-luna Perché Scelto da Fucina nell'elenco del servizio/)
  expect(text).not.toContain(ai.key)
  expect(text).toMatch(/Il servizio non ha risposto in tempo\. .* 2 volte 4 giorni fa/)
  expect(text).not.toContain('senza scrivere nulla')
  const invented = { intent: 'choose', kind: 'text', model: 'gpt-inventato' }
  expect((await send(admin, invented)).text).toContain('Il servizio non offre questo modello.')

  const named = { intent: 'share', name: 'Biblioteca Tiraboschi' }
  const wrong = await send(admin, { ...named, address: '10.0.0.0/8' })
  expect([wrong.status, wrong.html]).toEqual([400, expect.stringContaining('value="10.0.0.0/8"')])
  const added = await send(admin, { ...named, address: '203.0.113.0/24' })
  expect(added.to).toBe(`${path}?esito=share#indirizzi`)
  expect(await read(admin)).toMatch(/Biblioteca Tiraboschi 203\.0\.113\.0\/24 Togli/)
  await send(admin, { intent: 'unshare', address: '203.0.113.0/24' })
  expect(await read(admin)).not.toContain('Biblioteca Tiraboschi')
})

test('AIX-12 the month’s cost stands on both screens with its budget; at 100 % the AI pauses', async () => {
  const admin = await asAdmin()
  const prices = { model: 'gpt-6-luna', millionIn: '0', millionOut: '1' }
  await send(admin, { intent: 'set-prices', ...prices })
  const used = { day: romanDay(new Date()), model: 'gpt-6-luna', kind: 'answer' as const }
  const counts = { generations: 1, tokensIn: 0, tokensOut: 50 * 1_000_000 }
  await server()
    .db()
    .insertInto('aiUsage')
    .values({ ...used, ...counts })
    .execute()
  for (const at of [path, dashboard]) {
    expect(await read(admin, at)).toMatch(/L'AI è in pausa fino al 1° [a-z]+\./)
  }
  const raised = await send(admin, { intent: 'set-budget', budget: '62,50' })
  expect(raised.to).toBe(`${path}?esito=set-budget#spesa`)
  expect(await read(admin, dashboard)).toContain('50 € di 62,50 €')
})
