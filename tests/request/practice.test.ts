/** The practice room as a browser without script gets it. */
import { expect, test } from 'vitest'
import { practices } from '../../db/content/practice/all.ts'
import type { Hunt, Talk } from '../../db/practice-types.ts'
import { browserLike, fucinaForFile, signedIn } from '../harness/server.ts'

const server = fucinaForFile({ env: { LOG_LEVEL: 'debug' } })

const hunt = practices.find((one): one is Hunt => one.kind === 'hunt') as Hunt
const [talk] = practices as [Talk]
const noAi = 'Qui non risponde nessuna AI.'

const decoded = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')

/** What stands between the bar and the footer. */
async function screen(response: Response): Promise<string> {
  const html = decoded(await response.text())
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

async function read(path: string): Promise<string> {
  const response = await browserLike(server()).get(path)
  expect(response.status, path).toBe(200)
  return screen(response)
}

/** Where the links that are offered lead, in their order. */
const offers = (html: string) =>
  [...html.matchAll(/href="([^"]*#risposta)"/g)].map(([, to = '']) => to)

test('LRN-25 the list leads to twelve conversations and says that no AI answers', async () => {
  const html = await read('/prova')
  expect(html).toContain(noAi)
  const leads = [...html.matchAll(/href="\/prova\/([\w-]+)"/g)].map(([, id]) => id)
  expect(leads).toEqual(practices.map(({ id }) => id))
  for (const { title, summary } of practices) {
    expect(html).toContain(title)
    expect(html).toContain(summary)
  }
})

test('LRN-26 LRN-25 links alone lead through all the answers', async () => {
  const one = talk
  let path = `/prova/${one.id}`
  let html = await read(path)
  expect(html).not.toContain('Risposta già scritta')
  const order = ['vague', 'better', 'good'] as const
  for (const [step, level] of order.entries()) {
    const request = one.requests.find((candidate) => candidate.level === level)
    const left = one.requests.filter((candidate) => order.indexOf(candidate.level) >= step)
    const links = offers(html)
    expect(links).toHaveLength(left.length)
    path = links[left.indexOf(request ?? left[0]!)] ?? ''
    html = await read(path)
    for (const line of request?.answer ?? []) expect(html).toContain(line)
    expect(html).toContain(request?.remark)
    expect(html.match(/id="risposta"/g)).toHaveLength(1)
    expect(html.match(/Risposta già scritta, non di un'AI/g)).toHaveLength(step + 1)
  }
  expect(html).toContain('Fatto: la richiesta è buona')
  for (const followUp of one.followUps) {
    html = await read(offers(html)[0] ?? '')
    for (const line of followUp.answer) expect(html).toContain(line)
  }
  expect(offers(html)).toEqual([])
})

test('LRN-26 LRN-25 own words are posted, read, and led on; the address knows what was found, not the words', async () => {
  const visitor = browserLike(server())
  const path = `/prova/${talk.id}?detto=vaga`
  const words = 'Due righe per mio nipote Ermenegildo, simpatiche'
  const answer = await visitor.post(path, { parole: words })
  expect(answer.status).toBe(303)
  const to = answer.headers.get('Location') ?? ''
  expect(to).toBe(`/prova/${talk.id}?detto=vaga_mie.chi.tono.quanto#risposta`)
  const html = await read(to)
  expect(html).toContain('Che cosa dicono le tue parole')
  expect(html).toContain('Richiesta migliore')
  expect(html).toMatch(/Per quale occasione\.<\/b> Manca\. Se non lo dici/)
  expect(html).toMatch(/A chi scrivi\.<\/b> C'è\./)
  expect(html).not.toContain('Ermenegildo')
  expect([...visitor.cookies]).toEqual([])
  expect(server().logs()).not.toContain('Ermenegildo')
})

test('LRN-26 no words, and too many, come back with what to do, and are kept in the field', async () => {
  const visitor = browserLike(server())
  const empty = await visitor.post(`/prova/${talk.id}`, { parole: '  ' })
  expect(empty.status).toBe(400)
  expect(await screen(empty)).toContain('Scrivi almeno una parola, poi prova di nuovo.')
  const long = await visitor.post(`/prova/${talk.id}`, { parole: 'bla '.repeat(200) })
  expect(long.status).toBe(400)
  const html = await screen(long)
  expect(html).toContain('Scrivi al massimo 600 caratteri, cioè lettere e spazi.')
  expect(html).toContain('bla bla bla')
  const nothing = await visitor.post(`/prova/${talk.id}`, {})
  expect(nothing.status).toBe(400)
})

test('LRN-28 LRN-25 links alone lead to the mistake, without blame', async () => {
  let html = await read(`/prova/${hunt.id}`)
  for (const { text } of hunt.sentences) expect(html).toContain(text)
  const others = hunt.sentences.filter((_, at) => at !== hunt.wrong)
  for (const [index, sentence] of others.entries()) {
    expect(html.includes('Mostrami la frase')).toBe(index > 1)
    const at = hunt.sentences.indexOf(sentence)
    const next = offers(html).find((to) => new RegExp(`[=_]${at + 1}#`).test(to))
    html = await read(next ?? '')
    expect(html).toContain(sentence.why)
    expect(html).toContain("Questa frase è giusta: l'errore è in un'altra.")
    expect(html).not.toContain('lucide-check')
    expect(html).not.toContain(hunt.sentences[hunt.wrong]?.why)
  }
  html = await read(offers(html)[0] ?? '')
  expect(html).toContain(`L'errore è nella frase ${hunt.wrong + 1}`)
  expect(html).toContain(hunt.sentences[hunt.wrong]?.why)
  for (const advice of hunt.nextTime) expect(html).toContain(advice)
  expect(html).toContain(hunt.mending.words)
  expect(offers(html)).toEqual([])
})

test('LRN-25 an unknown conversation, and words for one where nobody writes, are refused in Italian', async () => {
  const visitor = browserLike(server())
  const missing = await visitor.get('/prova/nonesiste')
  expect(missing.status).toBe(404)
  expect(await screen(missing)).toContain('Torna a tutte le prove')
  expect((await visitor.post('/prova/nonesiste', { parole: 'x' })).status).toBe(404)
  const refused = await visitor.post(`/prova/${hunt.id}`, { parole: 'x' })
  expect(refused.status).toBe(405)
})

test('LRN-25 home page, stairs, gym, help and dashboard lead to the practice room', async () => {
  const { visitor: person } = await signedIn(server())
  const link = '<a[^>]*href="/prova"[^>]*>(?:(?!</a>).)*La stanza di prova<'
  for (const address of ['/', '/prima-di-cominciare', '/palestra', '/dashboard']) {
    expect(await screen(await person.get(address)), address).toMatch(new RegExp(link))
  }
  expect(await read('/aiuto')).toContain('href="/prova"')
})
