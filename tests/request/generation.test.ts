import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aiMark } from '../../app/records/pictures/decode-picture.server.ts'
import type { AnswerEvent } from '../../app/workshop/answer/answer-events.ts'
import type { GeneratedImage } from '../../app/workshop/answer/generation.ts'
import { longAgo } from '../harness/database.ts'
import { browserLike, fucinaForFile, signedIn } from '../harness/server.ts'
import { type AiStandIn, startAi } from '../stand-ins/ai.ts'
import { structuredAnswer } from '../stand-ins/ai-texts.ts'

let ai: AiStandIn
const server = fucinaForFile(async () => {
  ai = await startAi()
  return {
    env: {
      ...ai.env,
      AI_PER_MINUTE_VISITOR: '50',
      NETWORK_TIMES: '20',
      LOG_LEVEL: 'debug',
    },
  }
})
afterAll(() => ai.stop())
beforeEach(() => {
  ai.reset()
  ai.pace = 0
})

const eventsOf = async (response: Response) =>
  (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as AnswerEvent)

const textOf = (events: AnswerEvent[]) =>
  events.map((event) => (event.type === 'text' ? event.text : '')).join('')

test('HLD-25 WORK-13 AI-04 an answer streams, one event a line, never stored by anybody between', async () => {
  const visitor = browserLike(server())
  const response = await visitor.postJson('/prompts/answer', { prompt: '  Scrivi un saluto ' })
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('application/x-ndjson; charset=utf-8')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(response.headers.get('Content-Encoding')).toBeNull()
  expect(response.headers.get('X-Accel-Buffering')).toBe('no')
  const events = await eventsOf(response)
  expect(events[0]).toMatchObject({ type: 'start', isDemo: false, remaining: 19 })
  expect(events.at(-1)).toEqual({ type: 'end', cut: null })
  expect(textOf(events)).toBe(structuredAnswer('Scrivi un saluto'))
})

test('WORK-13 the first words arrive while the provider is still writing', async () => {
  ai.pace = 50
  const response = await browserLike(server()).postJson('/prompts/answer', { prompt: 'Ciao' })
  const reader = response.body?.getReader()
  const first = new TextDecoder().decode((await reader?.read())?.value)
  expect(first).toContain('"start"')
  expect(first).toContain('"text"')
  expect(ai.requests[0]?.outcome).toBe('open')
  await reader?.cancel()
  await ai.untilLast('aborted')
})

test('PERM-03 Q24 a visitor is known by a cookie set at the first generation, and only then', async () => {
  const visitor = browserLike(server())
  await visitor.get('/prompts')
  expect([...visitor.cookies.keys()]).not.toContain('fucina_visitor')
  const first = await visitor.post('/prompts/answer', { prompt: 'Ciao' })
  expect(first.headers.get('Set-Cookie')).toMatch(/^fucina_visitor=.+HttpOnly; SameSite=Lax$/)
  await first.text()
  const second = await visitor.post('/prompts/answer', { prompt: 'Ciao' })
  expect(second.headers.get('Set-Cookie')).toBeNull()
  expect((await eventsOf(second))[0]).toMatchObject({ remaining: 18 })
  const { visitor: person } = await signedIn(server(), { createdAt: longAgo() })
  const third = await person.post('/prompts/answer', { prompt: 'Ciao' })
  expect(third.headers.get('Set-Cookie') ?? '').not.toContain('fucina_visitor')
  expect((await eventsOf(third))[0]).toMatchObject({ remaining: 99 })
})

test('ERR-30 why no answer came is said with its status, as JSON; of one that breaks off as its last event', async () => {
  const ask = () => browserLike(server()).postJson('/prompts/answer', { prompt: 'Ciao' })
  ai.chat = '500'
  const refused = await ask()
  expect(refused.status).toBe(502)
  expect(await refused.json()).toEqual({
    code: 'AI_AWAY',
    message:
      'Errore nella generazione della risposta. Riprova più tardi. Non dipende da te: il servizio non risponde.',
  })
  ai.chat = 'cut'
  const events = await eventsOf(await ask())
  expect(textOf(events).length).toBeGreaterThan(10)
  expect(events.at(-1)).toMatchObject({ type: 'error', code: 'AI_FAILED' })
})

test('WORK-19 WORK-20 SAVE-18 LGX-03 an image is served to its maker only, and downloads as PNG', async () => {
  const maker = browserLike(server())
  const response = await maker.postJson('/prompts/image', { prompt: 'Un menu', answer: '# Menu' })
  expect(response.status).toBe(200)
  const image = (await response.json()) as GeneratedImage
  expect(image).toMatchObject({
    url: `/prompts/images/${image.imageId}`,
    isDemo: false,
    remaining: 19,
  })

  const shown = await maker.get(image.url)
  expect(shown.headers.get('Content-Type')).toBe('image/webp')
  expect(shown.headers.get('Cache-Control')).toContain('private')
  expect(shown.headers.get('X-Content-Type-Options')).toBe('nosniff')
  const stored = await sharp(await shown.arrayBuffer()).metadata()
  expect(stored.format).toBe('webp')
  expect(stored.xmpAsString).toContain(aiMark)
  const saved = await maker.get(`${image.url}?formato=png`)
  expect(saved.headers.get('Content-Disposition')).toBe(
    'attachment; filename="immagine-fucina.png"',
  )
  const downloaded = await sharp(await saved.arrayBuffer()).metadata()
  expect(downloaded.format).toBe('png')
  expect(downloaded.xmpAsString).toContain(aiMark)

  const stranger = await browserLike(server()).get(image.url)
  expect(stranger.status).toBe(401)
  expect(stranger.headers.get('Content-Type')).toContain('json')
  const { visitor: person } = await signedIn(server())
  expect((await person.get(image.url)).status).toBe(403)
  expect((await maker.get('/prompts/images/nothing')).status).toBe(404)

  person.cookies.set('fucina_visitor', maker.cookies.get('fucina_visitor') ?? '')
  expect((await person.get(image.url)).status).toBe(200)
})

test('AI-01 AIX-04 no key, no address, no prompt and no word of the service stands in a log or an answer', async () => {
  const visitor = browserLike(server())
  const modes = ['normal', 'cut', '401', 'policy', 'error-event', 'broken-json']
  for (const mode of modes) {
    ai.chat = mode as typeof ai.chat
    const response = await visitor.postJson('/prompts/answer', { prompt: 'Parole segretissime' })
    const said = (await response.text()) + JSON.stringify([...response.headers])
    expect(said).not.toContain(ai.key)
    expect(said).not.toContain(ai.url)
    expect(said).not.toMatch(/Internal detail|quota|safety/i)
  }
  expect(server().logs()).toContain('generation failed')
  expect(server().logs()).not.toContain(ai.key)
  expect(server().logs()).not.toMatch(/segretissime|Internal detail|current quota|safety system/i)
})

/** The screen that the form of a browser without script gets back. */
async function screenAfter(fields: Record<string, string>, path = '/prompts') {
  const response = await browserLike(server()).post(path, fields)
  return { status: response.status, html: await response.text() }
}

const call112 = 'href="tel:112"'
const danger = 'Ho un forte dolore al petto, che cosa faccio?'

test('AIX-06 an answer that was cut says so, with script and without', async () => {
  ai.chat = 'length'
  const response = await browserLike(server()).postJson('/prompts/answer', { prompt: 'Ciao' })
  expect((await eventsOf(response)).at(-1)).toEqual({ type: 'end', cut: 'length' })
  const { status, html } = await screenAfter({ prompt: 'Ciao' })
  expect(status).toBe(200)
  expect(html).toContain('ha raggiunto la lunghezza massima')
})

test('AIX-09 without script whom to call stands above the answer, in the first steps too, and above the error', async () => {
  for (const path of ['/prompts', '/onboarding?mestiere=medico&passo=prompt']) {
    const { html } = await screenAfter({ prompt: danger }, path)
    expect(html.indexOf(call112)).toBeGreaterThan(0)
    expect(html.indexOf(call112)).toBeLessThan(html.indexOf('>Una risposta di prova'))
  }
  ai.chat = '500'
  const { status, html } = await screenAfter({ prompt: danger })
  expect(status).toBe(502)
  expect(html.indexOf(call112)).toBeGreaterThan(0)
  const [before, ...after] = html.split('>Errore nella generazione della risposta')
  expect(before).toContain(call112)
  expect(after).toHaveLength(1)
})

test('LET-13 WORK-14 without script what is too long is refused before it is worked on, and comes back', async () => {
  const chosen = '/prompts?profession=vita-quotidiana&template=vita-quotidiana-lettera-comune'
  const shapes: Record<string, string>[] = [
    { prompt: Array.from({ length: 1_800 }, (_, at) => `035 ${400_000 + at}`).join(' ') },
    { prompt: `[a${' '.repeat(120_000)}b: c]` },
    { prompt: 'Ciao', modello: '[a: b] '.repeat(20_000), mostrato: 'Ciao' },
    { prompt: 'Segnala [a: b]'.repeat(200), 'spazio:a': 'una buca '.repeat(30_000) },
  ]
  for (const fields of shapes) {
    const { status, html } = await screenAfter(fields, chosen)
    expect(status).toBe(400)
    // The page itself is too long for a message of a test.
    const tooLong = 'La richiesta è troppo lunga: al massimo 4.000 caratteri.'
    expect(html.includes(tooLong)).toBe(true)
    expect(html.includes(`>${fields['prompt']}</textarea>`)).toBe(true)
  }
  expect(ai.requests).toHaveLength(0)
})

test('WKX-11 without script personal data are named once before they go to the AI', async () => {
  const prompt = 'Scrivi alla banca per il conto IT60X0542811101000000123456.'
  const told =
    "Qui vedo un IBAN: chi gestisce l'AI lo leggerebbe. Non abbiamo ancora inviato niente. Cambia il testo, o premi ancora il pulsante."
  const first = await screenAfter({ prompt })
  expect(ai.requests).toHaveLength(0)
  expect(first.html).toContain('Qui vedo un IBAN')
  expect(first.html).toContain(prompt)
  await screenAfter({ prompt: 'Scrivi alla banca.', detto: told })
  expect(ai.requests).toHaveLength(1)
  await screenAfter({ prompt, detto: told })
  expect(JSON.stringify(ai.requests.at(-1)?.body)).toContain('IT60X0542811101000000123456')
})
