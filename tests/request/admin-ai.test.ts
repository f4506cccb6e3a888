/** The screen 'Servizio AI' over HTTP, and what the dashboard says of it. */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { romanDay } from '../../app/platform/roman-day.ts'
import { shownWords } from '../harness/page-text.ts'
import {
  type Fucina,
  fucinaForFile,
  signedIn,
  startFucina,
  type Visitor,
} from '../harness/server.ts'
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

test('AIX-10 the screen names service and models, why they are in use, and the errors of seven days, without the demo’s', async () => {
  const fault = (status: string, days: number, isDemo = false) => ({
    ...{ id: randomUUID(), userId: null, kind: 'answer' as const, status, isDemo },
    ...{ model: null, tokensIn: null, tokensOut: null },
    createdAt: new Date(Date.now() - days * 86_400_000 + 60_000),
  })
  await server()
    .db()
    .insertInto('generations')
    .values([
      fault('AI_SLOW', 7),
      fault('AI_SLOW', 5),
      fault('AI_EMPTY', 8),
      fault('AI_TOO_LONG', 1, true),
      fault('STOPPED', 1),
    ])
    .execute()
  const admin = await asAdmin()
  const asked = await send(admin, { intent: 'refresh' })
  expect(asked).toMatchObject({ status: 303, to: `${path}?esito=refresh#stato` })
  const text = await read(admin, `${path}?esito=refresh`)
  expect(text).toContain("Ho chiesto di nuovo l'elenco dei modelli.")
  expect(text).toMatch(/Elenco dei modelli 12 modelli/)
  expect(text).toMatch(/Modello gpt-6-luna Perché Scelto da Fucina nell'elenco del servizio/)
  expect(text).toMatch(/Modello gpt-image-2\.5-flare .*Se finisce gpt-image-2/)
  expect(text).not.toContain(ai.key)
  expect(text).toMatch(/Il servizio non ha risposto in tempo\. .* 2 volte 4 giorni fa/)
  expect(text).not.toMatch(/senza scrivere nulla|troppo lunga|STOPPED/)
  const invented = { intent: 'choose', kind: 'text', model: 'gpt-inventato' }
  expect((await send(admin, invented)).text).toContain('Il servizio non offre questo modello.')
})

test('AIX-12 the month’s cost stands on both screens with its budget; at 100 % the AI pauses', async () => {
  const admin = await asAdmin()
  const prices = { model: 'gpt-6-luna', millionIn: '0', millionOut: '1' }
  await send(admin, { intent: 'set-prices', ...prices })
  const spent = async (euros: number) => {
    const used = { day: romanDay(new Date()), model: 'gpt-6-luna', kind: 'answer' as const }
    const counts = { generations: 1, tokensIn: 0, tokensOut: euros * 1_000_000 }
    const db = server().db()
    await db.deleteFrom('aiUsage').execute()
    await db
      .insertInto('aiUsage')
      .values({ ...used, ...counts })
      .execute()
    return { screen: await read(admin), dashboard: await read(admin, dashboard) }
  }
  const low = await spent(12.4)
  for (const text of Object.values(low)) {
    expect(text).toContain('12,40 € di 50 €')
    expect(text).not.toContain('in pausa')
  }
  expect(low.dashboard).toMatch(/Spesa dell'AI in [a-z]+ 12,40 €/)
  for (const text of Object.values(await spent(50))) {
    expect(text).toMatch(/L'AI è in pausa fino al 1° [a-z]+\./)
  }
  const raised = await send(admin, { intent: 'set-budget', budget: '62,50' })
  expect(raised.to).toBe(`${path}?esito=set-budget#spesa`)
  expect(await read(admin, dashboard)).toContain('50 € di 62,50 €')
  const wrong = await send(admin, { intent: 'set-budget', budget: '-1' })
  expect(wrong.html).toContain('href="#limite-del-mese"')
})

test('HLD-09 an administrator names an address, sees it and takes it away', async () => {
  const admin = await asAdmin()
  expect(await read(admin)).toContain('Adesso il tuo è 127.0.0.1.')
  const add = (name: string, address: string) => send(admin, { intent: 'share', name, address })
  const added = await add('Biblioteca Tiraboschi', '203.0.113.0/24')
  expect(added.to).toBe(`${path}?esito=share#indirizzi`)
  const shown = await read(admin, `${path}?esito=share`)
  expect(shown).toContain('Indirizzo aggiunto. Vale da subito.')
  expect(shown).toMatch(/Biblioteca Tiraboschi 203\.0\.113\.0\/24 Togli/)
  for (const [name, address, text] of [
    ['Scuola', 'biblioteca', 'Scrivi un indirizzo come 203.0.113.7'],
    ['Scuola', '10.0.0.0/8', 'Questa rete è troppo grande'],
    ['', '203.0.113.7', 'Scrivi di chi è'],
  ] as const) {
    const wrong = await add(name, address)
    expect(wrong.status).toBe(400)
    expect(wrong.text).toContain(text)
    expect(wrong.html).toContain(`value="${address}"`)
  }
  const taken = await send(admin, { intent: 'unshare', address: '203.0.113.0/24' })
  expect(taken.to).toBe(`${path}?esito=unshare#indirizzi`)
  expect(await read(admin)).not.toContain('Biblioteca Tiraboschi')
})

test('AIX-10 the dashboard does not wait for a service that is silent', async () => {
  const silent = await startAi()
  try {
    silent.models = 'hang'
    const admin = await asAdmin(await startFucina({ env: settingsOf(silent) }))
    const began = performance.now()
    const text = await read(admin, dashboard)
    expect(performance.now() - began).toBeLessThan(3000)
    // Where the session took longer than the service's five seconds, its silence is known.
    expect(text).toMatch(/Servizio AI (Configurato|Nessun modello)/)
  } finally {
    await silent.stop()
  }
})
