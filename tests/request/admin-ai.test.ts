/** The screen 'Servizio AI' over HTTP, without script, and what the dashboard says of it. */
import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
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

let ai: AiStandIn
/** A key and an address: the models are chosen from the list. */
const settings = () => ({ ...ai.env, AI_CHAT_MODEL: '', AI_IMAGE_MODEL: '' })
const server = fucinaForFile(async () => {
  ai = await startAi()
  ai.profile = 'openai'
  ai.pace = 0
  return { env: settings() }
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

/** What stands in a field of this name, within the form of `model`. */
function valueIn(html: string, model: string, name: string): string | undefined {
  const form = html
    .split('<form')
    .find((one) => one.includes('value="set-prices"') && one.includes(`value="${model}"`))
  return new RegExp(`<input[^>]*name="${name}"[^>]*>`)
    .exec(form ?? '')?.[0]
    .match(/value="([^"]*)"/)?.[1]
}

describe('the models', () => {
  test('AIX-10 the screen names service and models, and why they are in use', async () => {
    const admin = await asAdmin()
    expect(await send(admin, { intent: 'refresh' })).toMatchObject({
      status: 303,
      to: `${path}?esito=refresh#stato`,
    })
    const text = await read(admin, `${path}?esito=refresh`)
    expect(text).toContain("Ho chiesto di nuovo l'elenco dei modelli.")
    expect(text).toMatch(/Elenco dei modelli 12 modelli/)
    expect(text).toMatch(/Modello gpt-6-luna Perché Scelto da Fucina nell'elenco del servizio/)
    expect(text).toMatch(/Modello gpt-image-2\.5-flare .*Se finisce gpt-image-2/)
    expect(text).not.toContain(ai.key)
  })

  test('AIX-10 an administrator chooses another model of the list, and leaves the choice again', async () => {
    const admin = await asAdmin()
    const use = (model: string) => send(admin, { intent: 'choose', kind: 'text', model })
    expect((await use('gpt-5.6-luna')).to).toBe(`${path}?esito=choose#modelli`)
    expect(await read(admin)).toMatch(/gpt-5\.6-luna Perché Scelto qui, da un amministratore/)
    const refused = await use('gpt-inventato')
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('Il servizio non offre questo modello.')
    expect((await use('')).to).toBe(`${path}?esito=choose&id=automatico#modelli`)
    expect(await read(admin)).toMatch(/gpt-6-luna Perché Scelto da Fucina/)
  })
})

describe('the trial', () => {
  test('AIX-10 the errors are those of seven days, without the demo’s and without what was stopped', async () => {
    const admin = await asAdmin()
    const fault = (status: string, days: number, isDemo = false) => ({
      id: randomUUID(),
      userId: null,
      kind: 'answer' as const,
      status,
      isDemo,
      model: null,
      tokensIn: null,
      tokensOut: null,
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
    const text = await read(admin)
    expect(text).toMatch(/Il servizio non ha risposto in tempo\. .* 2 volte 4 giorni fa/)
    expect(text).not.toContain('senza scrivere nulla')
    expect(text).not.toContain('troppo lunga')
    expect(text).not.toContain('STOPPED')
  })
})

describe('prices and spending', () => {
  test('AIX-12 a wrong price is told at its field, what was typed stays, nothing is kept', async () => {
    const admin = await asAdmin()
    const { status, html, text } = await send(admin, {
      intent: 'set-prices',
      model: 'gpt-6-luna',
      millionIn: '-3',
      millionOut: 'molto',
    })
    expect(status).toBe(400)
    expect(text).toContain('Controlla questi punti')
    expect(html).toMatch(/<a href="#prezzo-0-millionIn">Il prezzo va da 0 a 100\.000 euro\.<\/a>/)
    expect(html).toContain('id="prezzo-0-millionOut-error"')
    expect(valueIn(html, 'gpt-6-luna', 'millionIn')).toBe('-3')
    expect(valueIn(html, 'gpt-6-luna', 'millionOut')).toBe('molto')
    expect(await read(admin)).not.toContain('molto')
  })

  test('AIX-12 the month’s cost stands on both screens with its budget; at 100 % the AI pauses', {
    timeout: 60_000,
  }, async () => {
    const first = await startFucina({ env: settings() })
    const opening = await asAdmin(first)
    expect(await read(opening, '/admin/dashboard')).not.toContain("Spesa dell'AI")
    await send(opening, {
      intent: 'set-prices',
      model: 'gpt-6-luna',
      millionIn: '0',
      millionOut: '1',
    })
    await first.stop()

    const limited = { ...settings(), AI_MONTHLY_BUDGET: '50' }
    const fucina = await startFucina({ env: limited, place: first.place })
    const admin = await asAdmin(fucina)
    const spent = async (euros: number) => {
      const used = { day: romanDay(new Date()), model: 'gpt-6-luna', kind: 'answer' as const }
      const counts = { generations: 1, tokensIn: 0, tokensOut: euros * 1_000_000 }
      const db = fucina.db()
      await db.deleteFrom('aiUsage').execute()
      await db
        .insertInto('aiUsage')
        .values({ ...used, ...counts })
        .execute()
      const dashboard = await read(admin, '/admin/dashboard')
      return { screen: await read(admin), dashboard }
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
    expect(await read(admin, '/admin/dashboard')).toContain('50 € di 62,50 €')
    const wrong = await send(admin, { intent: 'set-budget', budget: '-1' })
    expect([wrong.status, wrong.html]).toEqual([
      400,
      expect.stringContaining('href="#limite-del-mese"'),
    ])
  })
})

describe('without a service', () => {
  test('AIX-10 in the demo: what it means and what the operator sets, and nothing to press', async () => {
    const fucina = await startFucina({ env: { AI_PROVIDER: 'demo' } })
    const admin = await asAdmin(fucina)
    const page = await read(admin)
    expect(page).toContain('Fucina risponde con esempi')
    expect(page).toContain('AI_API_KEY')
    expect(page).not.toMatch(/Prova ora|Usa questo modello|Prezzi e spesa/)
    expect(await read(admin, '/admin/dashboard')).toContain('Servizio AI Dimostrazione')
    const acts: Record<string, string>[] = [
      { intent: 'try' },
      { intent: 'refresh' },
      { intent: 'choose', kind: 'text', model: 'x' },
    ]
    for (const fields of acts) {
      const answer = await send(admin, fields)
      expect(answer.status, fields.intent).toBe(409)
      expect(answer.text).toContain('Nessun servizio è configurato')
    }
  })
})

test('AIX-10 the dashboard does not wait for a service that is silent', async () => {
  const silent = await startAi()
  try {
    silent.models = 'hang'
    const env = { ...silent.env, AI_CHAT_MODEL: '', AI_IMAGE_MODEL: '' }
    const fucina = await startFucina({ env })
    const admin = await asAdmin(fucina)
    const began = performance.now()
    const text = await read(admin, '/admin/dashboard')
    expect(performance.now() - began).toBeLessThan(3000)
    // Where the session took longer than the service's five seconds, its silence is known.
    expect(text).toMatch(/Servizio AI (Configurato|Nessun modello)/)
  } finally {
    await silent.stop()
  }
})

describe('shared addresses', () => {
  test('HLD-09 an administrator names an address, sees it and takes it away', async () => {
    const admin = await asAdmin()
    expect(await read(admin)).toContain('Adesso il tuo è 127.0.0.1.')
    const add = (name: string, address: string) => send(admin, { intent: 'share', name, address })
    expect((await add('Biblioteca Tiraboschi', '203.0.113.0/24')).to).toBe(
      `${path}?esito=share#indirizzi`,
    )
    const shown = await read(admin, `${path}?esito=share`)
    expect(shown).toContain('Indirizzo aggiunto. Vale da subito.')
    expect(shown).toMatch(/Biblioteca Tiraboschi 203\.0\.113\.0\/24 Togli/)
    for (const [address, text] of [
      ['biblioteca', 'Scrivi un indirizzo come 203.0.113.7'],
      ['10.0.0.0/8', 'Questa rete è troppo grande'],
    ] as const) {
      const wrong = await add('Scuola', address)
      expect(wrong.status).toBe(400)
      expect(wrong.text).toContain(text)
      expect(wrong.html).toContain(`value="${address}"`)
    }
    expect((await add('', '203.0.113.7')).text).toContain('Scrivi di chi è')
    const taken = await send(admin, { intent: 'unshare', address: '203.0.113.0/24' })
    expect(taken.to).toBe(`${path}?esito=unshare#indirizzi`)
    expect(await read(admin)).not.toContain('Biblioteca Tiraboschi')
    expect(await read(admin, '/admin/dashboard')).toContain(
      "ha tolto un indirizzo condiviso per l'AI",
    )
  })
})
