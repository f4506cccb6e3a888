/** Saved responses and answers made by a form, gone on from, corrected and kept without script. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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
    [`/prompts?risposta=${id}&continua=1&versione=9`, 'Terza riga', 'Versione 3 di 3'],
  ] as const) {
    const markup = markupOf(await pageText(await visitor.get(path)))
    expect.soft(markup, path).toContain(place)
    expect.soft(markup, path).toMatch(new RegExp(`<h\\d[^>]*>${title}</h\\d>`))
    expect.soft(markup, path).toContain('Un <strong>punto</strong>')
    expect.soft(markup, path).not.toContain('**punto**</p>')
  }
})

test('WKX-16 a correction without script leads to the new version, which says that it was saved', async () => {
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

test('WKX-16 a correction that is refused is said in its own form, and only there', async () => {
  const { visitor } = await signedIn(server())
  const path = `/saved-searches/${await saved(visitor)}`
  const refused = await visitor.post(path, { intent: 'correct', text: '  ' })
  expect(refused.status).toBe(400)
  const html = markupOf(await pageText(refused))
  expect(html).toMatch(/<details id="correggi"[^>]* open="">/)
  expect(html).toContain(`action="${path}#correggi"`)
  expect(html).toMatch(/<details id="modifica"(?![^>]* open)[^>]*><summary/)
  const renamed = await visitor.post(path, { intent: 'save', title: 'Nuovo titolo', tags: '' })
  const page = markupOf(await pageText(renamed))
  expect(page).toMatch(/<details id="modifica"[^>]* open="">/)
  expect(page).toMatch(/<details id="correggi"(?![^>]* open)[^>]*><summary/)
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
const field = (html: string, name: string) =>
  new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1]

test('WKX-04 an answer made by the form is filed under what it was made from', async () => {
  const { visitor } = await signedIn(server())
  const path = '/prompts?profession=vita-quotidiana&template=vita-quotidiana-lettera-comune'
  const html = await (await visitor.post(path, { prompt: 'Segnala una buca.' })).text()
  expect(field(html, 'category')).toBe('Lettera al Comune')
  expect(field(html, 'tags')).toBe('Vita quotidiana, Lettera al Comune')
  const kept = await visitor.post(path, {
    intent: 'save',
    answer: givenBack(html),
    title: 'Una buca',
    tags: field(html, 'tags') ?? '',
    category: field(html, 'category') ?? '',
  })
  const [, id] =
    /href="\/saved-searches\/([\w-]+)"[^>]*>Apri la risposta/.exec(await kept.text()) ?? []
  const file = await (await visitor.get(`/saved-searches/${id}/json`)).json()
  expect(file).toMatchObject({
    title: 'Una buca',
    tags: ['Vita quotidiana', 'Lettera al Comune'],
    category: 'Lettera al Comune',
  })
})

describe('WKX-05 without script the answer of before stays', () => {
  const gap = 'Scrivi a [chi riceve?: mia zia].'
  const told = 'Manca: chi riceve. Scrivi, o premi ancora «Genera Risposta».'
  const former = '>Una risposta di prova'
  const failed = 'Errore nella generazione della risposta'

  /** The screen after a form that gives the first answer back. */
  async function screenAfter(fields: Record<string, string>) {
    const visitor = browserLike(server())
    const first = await (await visitor.post('/prompts', { prompt: 'Scrivi un saluto' })).text()
    if (fields.prompt === 'Scrivi ancora') ai.chat = '500'
    const response = await visitor.post('/prompts', { answer: givenBack(first), ...fields })
    const given = JSON.parse(givenBack(await response.clone().text()))
    return { status: response.status, html: markupOf(await pageText(response)), given }
  }
  const idOf = (html: string, words: string) =>
    /.* id="(risposta[^"]*)"/s.exec(html.slice(0, html.indexOf(words)))?.[1]

  test('where a gap is named on the sheet', async () => {
    const { status, html, given } = await screenAfter({ prompt: gap })
    expect(status).toBe(200)
    expect(ai.requests.filter(({ path }) => path.endsWith('/chat/completions'))).toHaveLength(1)
    expect(idOf(html, `>${told}`)).toBe('risposta')
    expect(html).toContain('Sotto c\'è ancora la risposta di prima. <a href="#risposta-di-prima"')
    expect(html).toContain(`>${gap}</textarea>`)
    expect(idOf(html, former)).toBe('risposta-di-prima')
    expect(given).toMatchObject({ prompt: 'Scrivi un saluto' })
  })

  test('where the AI does not answer what the sheet asks', async () => {
    const { status, html } = await screenAfter({ prompt: 'Scrivi ancora' })
    expect(status).toBe(502)
    expect(idOf(html, `>${failed}`)).toBe('risposta')
    expect(html.split(`>${failed}`)).toHaveLength(2)
    expect(html).toContain('>Scrivi ancora</textarea>')
    expect(html).toContain(former)
  })

  test('and goes when another one comes', async () => {
    const { html, given } = await screenAfter({ prompt: gap, detto: told })
    expect(html).toContain('La risposta è pronta. <a href="#risposta"')
    expect(given).toMatchObject({ prompt: gap, turns: [] })
  })
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
