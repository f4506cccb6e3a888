import { describe, expect, test } from 'vitest'
import { guideNoun } from '../../app/guides/guide-noun.ts'
import { operator } from '../../app/platform/actor.server.ts'
import { withdrawRecord } from '../../app/records/store/acts.server.ts'
import { toolNoun } from '../../app/tools/tool-noun.ts'
import { chatgptBasics } from '../../db/content/guides/chatgpt-basics.ts'
import { readable } from '../harness/page-text.ts'
import { untilShown } from '../harness/records.ts'
import { fucinaForFile, signedIn, type Visitor } from '../harness/server.ts'

const server = fucinaForFile()
const guide = '/guides/chatgpt-basics'
const chapterIds = chatgptBasics.chapters.map(({ id }) => id)
const [first = ''] = chapterIds

const mark = (visitor: Visitor, chapter: string, intent = 'complete') =>
  visitor.post(guide, { intent, id: chapter })

const place = (response: Response) => {
  const { pathname, search, hash } = new URL(response.headers.get('Location') ?? '', server().url)
  return pathname + search + hash
}

const stepsOf = async (visitor: Visitor) =>
  ((await (await visitor.get('/profile')).json()) as { completedSteps: string[] }).completedSteps

describe('without script', () => {
  test('GUIDE-04 GUIDE-06 GUIDE-07 GUIDE-08 GUIDE-17 Q20 the guide is whole, the next chapter open', async () => {
    const { visitor } = await signedIn(server())
    const html = (await (await visitor.get(guide)).text()).replaceAll('<!-- -->', '')
    for (const text of ['50 minuti', 'Livello principiante', 'Dopo questa guida']) {
      expect.soft(html).toContain(text)
    }
    expect(html).toMatch(/href="\/guides"[^>]*>(?:(?!<\/a>).)*Torna alle guide/s)
    expect(html).not.toContain('Verificata il')
    expect(html.match(/<details name="capitoli"/g)).toHaveLength(chapterIds.length)
    expect(html.match(/<details name="capitoli" open=""/g)).toHaveLength(1)
    expect(html).toMatch(/aria-valuenow="0"/)
    expect(html).toMatch(/href="\/prompts\?testo=Spiegami\+in\+cinque\+righe/)
  })

  test('GUIDE-10 LRN-91 the form marks a chapter, and leads back to it, where that is said', async () => {
    const { visitor } = await signedIn(server())
    const done = await mark(visitor, first)
    expect([done.status, place(done)]).toEqual([303, `${guide}?capitolo=${first}#segna-${first}`])
    expect(await stepsOf(visitor)).toEqual(['chatgpt-basics/Aprire ChatGPT'])
    const html = await (await visitor.get(guide)).text()
    expect(html).toContain('aria-valuenow="25"')
    const marked = html.slice(html.indexOf(`id="segna-${first}"`)).split('</details>')[0]
    expect(marked).toContain('Capitolo completato.')
    expect(marked).toContain(`Vai al prossimo: ${chatgptBasics.chapters[1]?.title}`)
    expect(html).toContain('Segna come da fare')
    expect((await mark(visitor, first, 'undo')).status).toBe(303)
    expect(await stepsOf(visitor)).toEqual([])
  })

  test('GUIDE-12 GUIDE-13 GUIDE-16 LRN-91 the last chapter leads to where it was marked, and the banner stays', async () => {
    const { visitor } = await signedIn(server())
    for (const id of chapterIds.slice(1)) await mark(visitor, id)
    const last = await mark(visitor, first)
    expect(place(last)).toBe(`${guide}?capitolo=${first}#segna-${first}`)
    const html = await (await visitor.get(guide)).text()
    expect(html).toContain('Complimenti, ce l&#x27;hai fatta!')
    expect(html).toContain('aria-valuenow="100"')
    expect(html).toContain('Capitolo completato. Hai finito la guida.')
    expect(html).toMatch(/Continua con «[^»]+»|Scegli la prossima guida/)
    await mark(visitor, first, 'undo')
    expect(await (await visitor.get(guide)).text()).not.toContain('Complimenti')
  })
})

test('ERR-12 ERR-13 TOOL-12 TOOL-04 what is missing or hidden says so, with a way on', async () => {
  const { visitor } = await signedIn(server())
  for (const [path, status, text, way] of [
    ['/guides/a%20b', 404, 'Guida non trovata', 'Torna alle guide'],
    ['/tools/nonesiste', 404, 'Strumento non trovato', 'Torna alla lista'],
    ['/tools?categoria=Svuotata', 200, 'Nessuno strumento trovato', '0 strumenti trovati'],
  ] as const) {
    const page = await visitor.get(path)
    expect(page.status).toBe(status)
    const html = await page.text()
    expect(html).toContain(text)
    expect(html).toContain(way)
  }
})

test('TOOL-08 TOOL-09 TOOL-10 TOOL-11 a tool says what it costs, leads to its own site, and tells the level of its guides', async () => {
  const { visitor } = await signedIn(server())
  const html = await (await visitor.get('/tools/2')).text()
  const parts = ['Velocità', 'Piano gratuito', 'Prezzo di partenza', 'Leggere documenti lunghi']
  for (const text of parts) expect.soft(html).toContain(text)
  const link = /<a [^>]*href="https:\/\/claude\.ai\/"[^>]*>/.exec(html)?.[0]
  expect(link).toContain('target="_blank"')
  expect(link).toContain('rel="noopener noreferrer"')
  expect(readable(html)).toContain('Livello principiante')
})

/** What stands on the page, without the data for its script. */
const read = async (visitor: Visitor, path: string) =>
  readable(await (await visitor.get(path)).text()).replace(/<script.*?<\/script>/gs, '')

test('LRN-89 a finished guide asks, thanks where it asked, and takes a line', async () => {
  const { visitor, user } = await signedIn(server())
  expect(await read(visitor, guide)).not.toContain('Quanto è stato facile?')
  const early = await visitor.post(guide, { facile: 'easy' })
  expect(early.status).toBe(409)
  for (const id of chapterIds) await mark(visitor, id)
  const asked = await read(visitor, guide)
  expect(asked).toContain('Quanto è stato facile?')
  expect(asked).toContain(`action="${guide}#facile"`)
  expect(asked).not.toContain("C'è qualcosa che non era chiaro?")
  const thanked = await (await visitor.post(guide, { facile: 'hard' })).text()
  expect(thanked).toContain('Grazie: così sappiamo che cosa spiegare meglio.')
  expect(thanked).toMatch(
    /value="hard"[^>]*aria-pressed="true"|aria-pressed="true"[^>]*value="hard"/,
  )
  expect(thanked).toContain('Non scrivere nomi, indirizzi o altri dati personali.')
  await visitor.post(guide, { facile: 'hard', parole: 'Non trovo il pulsante' })
  expect(await read(visitor, guide)).toContain('Non trovo il pulsante</textarea>')
  await visitor.post(guide, { facile: 'soSo', parole: 'Non trovo il pulsante' })
  const ratings = server().db().selectFrom('easeRatings').where('userId', '=', user.id)
  expect(await ratings.select(['answer', 'words']).execute()).toEqual([
    { answer: 'soSo', words: 'Non trovo il pulsante' },
  ])
  const file = await (await visitor.get('/dashboard/impostazioni/dati')).text()
  expect(file).toContain('Non trovo il pulsante')
})

test('LRN-90 the administration counts the answers, reads the lines and takes one away', async () => {
  const { visitor, user } = await signedIn(server())
  for (const id of chapterIds) await mark(visitor, id)
  await visitor.post(guide, { facile: 'hard', parole: 'Troppe parole nuove' })
  const admin = (await signedIn(server(), { role: 'admin' })).visitor
  expect(await read(admin, '/admin/figures')).toContain('«Troppe parole nuove»')
  const ratings = server().db().selectFrom('easeRatings').select('id')
  const { id } = await ratings.where('userId', '=', user.id).executeTakeFirstOrThrow()
  expect((await admin.post('/admin/figures', { intent: 'delete', id })).status).toBe(303)
  expect(await read(admin, '/admin/figures?esito=delete')).toContain('La riga è cancellata.')
  expect(await read(admin, '/admin/figures')).not.toContain('Troppe parole nuove')
})

/** Last: it stays changed. */
test('GUIDE-03 GUIDE-05 a draft is nowhere for customers, and marked for administrators', async () => {
  const fucina = server()
  const { visitor } = await signedIn(fucina)
  const admin = await signedIn(fucina, { role: 'admin' })
  await withdrawRecord(fucina.db(), operator, guideNoun, 'claude-basics')
  await withdrawRecord(fucina.db(), operator, toolNoun, '5')
  await untilShown()
  expect(await (await visitor.get('/tools')).text()).toContain('9 strumenti trovati')
  for (const path of ['/guides', guide, '/tools/2']) {
    const html = await (await visitor.get(path)).text()
    expect(html, path).not.toContain('Leggere documenti lunghi con Claude')
  }
  expect(await (await visitor.get('/guides/claude-basics')).text()).not.toContain('Ti iscrivi')
  expect(await (await admin.visitor.get('/guides/claude-basics')).text()).toContain('Bozza.')
  expect(await (await admin.visitor.get('/tools/5')).text()).toContain('Non attivo.')
})
