/** Saved responses and answers made by a form, gone on from, corrected and kept without script. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { browserLike, fucinaForFile, signedIn, type Visitor } from '../harness/server.ts'
import { saveResponse } from '../harness/under-way.ts'
import { type AiStandIn, startAi } from '../stand-ins/ai.ts'

let ai: AiStandIn
const server = fucinaForFile(async () => {
  ai = await startAi()
  return { env: { ...ai.env, AI_PER_MINUTE_VISITOR: '50', NETWORK_TIMES: '20' } }
})
beforeAll(() => {
  ai.pace = 0
})
afterAll(() => ai.stop())
beforeEach(() => {
  ai.reset()
  ai.pace = 0
})

const pageText = async (response: Response) =>
  (await response.text())
    .replaceAll('<!-- -->', '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

/** What the page's markup holds, without the data of its scripts. */
const markupOf = (html: string) => html.replace(/<script.*?<\/script>/gs, '')

const titles = ['Prima riga', 'Seconda riga', 'Terza riga']

/** A saved response of three versions, each with a heading of its own. */
function saved(visitor: Visitor): Promise<string> {
  const [first, second, third] = titles.map((title) => `# ${title}\n\n- Un **punto**`)
  return saveResponse(visitor, {
    title: 'La mia lettera',
    prompt: 'Scrivi una lettera',
    response: third,
    turns: [
      { answer: first, wish: 'Più breve' },
      { answer: second, wish: 'Più formale' },
    ],
    tags: ['Comune'],
  })
}

test('WKX-15 a response that is gone on from stands formatted on the screen, in the version it was left in', async () => {
  const { visitor } = await signedIn(server())
  const id = await saved(visitor)
  const newest = await pageText(await visitor.get(`/saved-searches/${id}`))
  expect(newest).toContain(`href="/prompts?risposta=${id}&continua=1#risposta"`)
  const former = await pageText(await visitor.get(`/saved-searches/${id}?versione=2`))
  const [, goOn = ''] = /href="(\/prompts\?risposta=[^"#]+)#risposta"/.exec(former) ?? []
  expect(goOn).toBe(`/prompts?risposta=${id}&continua=1&versione=2`)
  for (const [path, title, place] of [
    [goOn, 'Seconda riga', 'Versione 2 di 3'],
    [`/prompts?risposta=${id}&continua=1`, 'Terza riga', 'Versione 3 di 3'],
  ] as const) {
    const markup = markupOf(await pageText(await visitor.get(path)))
    expect.soft(markup, path).toContain(place)
    expect.soft(markup, path).toMatch(new RegExp(`<h\\d[^>]*>${title}</h\\d>`))
    expect.soft(markup, path).toContain('Un <strong>punto</strong>')
    expect.soft(markup, path).not.toContain('**punto**</p>')
  }
})

test('WKX-16 a correction leads to the new version, which says that it was saved', async () => {
  const { visitor } = await signedIn(server())
  const id = await saved(visitor)
  const path = `/saved-searches/${id}`
  const done = await visitor.post(path, { intent: 'correct', text: '# Quarta riga\n\nMia.' })
  expect(done.status).toBe(303)
  expect(done.headers.get('Location')).toBe(`${path}?esito=correct#versione`)
  const html = markupOf(await pageText(await visitor.get(`${path}?esito=correct`)))
  expect(html.split('Versione salvata.')).toHaveLength(2)
  expect(html.indexOf('Versione salvata.')).toBeGreaterThan(html.indexOf('id="versione"'))
  expect(html.indexOf('Versione salvata.')).toBeLessThan(html.indexOf('Versione 4 di 4'))
  expect(html).toContain('Corretta da te')
  expect(html).not.toContain('Modifiche salvate.')
  expect(await pageText(await visitor.get(path))).not.toContain('Versione salvata.')
})

/** What the form of the page gives back of its answer. */
function givenBack(html: string): string {
  const [, value] = /name="answer" value="([^"]*)"/.exec(html) ?? []
  return (value ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
test('WKX-05 without script the answer of before stays where a gap is named, and goes when another one comes', async () => {
  const gap = 'Scrivi a [chi riceve?: mia zia].'
  const told = 'Manca: chi riceve. Scrivi, o premi ancora «Genera Risposta».'
  /** The screen after a form that gives the first answer back. */
  const screenAfter = async (fields: Record<string, string>) => {
    const visitor = browserLike(server())
    const first = await (await visitor.post('/prompts', { prompt: 'Scrivi un saluto' })).text()
    const response = await visitor.post('/prompts', { answer: givenBack(first), ...fields })
    const given = JSON.parse(givenBack(await response.clone().text()))
    return { status: response.status, html: markupOf(await pageText(response)), given }
  }
  const { status, html, given } = await screenAfter({ prompt: gap })
  expect(status).toBe(200)
  expect(ai.requests.filter(({ path }) => path.endsWith('/chat/completions'))).toHaveLength(1)
  expect(html).toContain('Sotto c\'è ancora la risposta di prima. <a href="#risposta-di-prima"')
  expect(html).toContain(`>${gap}</textarea>`)
  expect(html).toContain('>Una risposta di prova')
  expect(given).toMatchObject({ prompt: 'Scrivi un saluto' })
  const next = await screenAfter({ prompt: gap, detto: told })
  expect(next.html).toContain('La risposta è pronta. <a href="#risposta"')
  expect(next.given).toMatchObject({ prompt: gap, turns: [] })
})

test('WKX-04 who signs in in another tab is told there that the answer waits in the first one', async () => {
  const visitor = browserLike(server())
  const made = await (await visitor.post('/prompts', { prompt: 'Scrivi un saluto' })).text()
  const refused = await visitor.post('/prompts', {
    intent: 'save',
    answer: givenBack(made),
    title: 'Saluto',
    tags: '',
  })
  const html = markupOf(await pageText(refused))
  const [tag = ''] = /<a [^>]*href="\/login\/registrati[^>]*>/.exec(html) ?? []
  expect(tag).toContain('target="_blank"')
  const signIn = /href="([^"]+)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const toSignIn = await pageText(await visitor.get(signIn))
  expect(toSignIn).toContain('Con un account gratuito salvi le risposte')
  const password = 'campanile-di-prova-42'
  const email = 'altra.scheda@esempio.it'
  const person = { name: 'Ada', email, password, confirm: password }
  const done = await visitor.post(signIn, person)
  expect(done.status).toBe(303)
  const target = done.headers.get('Location') ?? ''
  const waits = "La tua risposta ti aspetta nell'altra scheda"
  expect(await pageText(await visitor.get(target))).toContain(waits)
  expect(await pageText(await visitor.get('/saved-searches'))).not.toContain(waits)
})
