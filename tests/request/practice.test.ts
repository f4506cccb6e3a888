/** The practice room as a browser without script gets it. */
import { expect, test } from 'vitest'
import { practices } from '../../db/content/practice/all.ts'
import type { Hunt, Talk } from '../../db/practice-types.ts'
import { browserLike, fucinaForFile } from '../harness/server.ts'

const server = fucinaForFile({ env: { LOG_LEVEL: 'debug' } })

const hunt = practices.find((one): one is Hunt => one.kind === 'hunt') as Hunt
const [talk] = practices as [Talk]

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

test('LRN-28 LRN-25 links alone lead to the mistake, without blame', async () => {
  let html = await read(`/prova/${hunt.id}`)
  for (const { text } of hunt.sentences) expect(html).toContain(text)
  const others = hunt.sentences.filter((_, at) => at !== hunt.wrong)
  for (const sentence of others) {
    const at = hunt.sentences.indexOf(sentence)
    const next = offers(html).find((to) => new RegExp(`[=_]${at + 1}#`).test(to))
    html = await read(next ?? '')
    expect(html).toContain(sentence.why)
    expect(html).not.toContain(hunt.sentences[hunt.wrong]?.why)
  }
  html = await read(offers(html)[0] ?? '')
  expect(html).toContain(`L'errore è nella frase ${hunt.wrong + 1}`)
  expect(html).toContain(hunt.sentences[hunt.wrong]?.why)
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
