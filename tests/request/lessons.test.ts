import { describe, expect, test } from 'vitest'
import { guideNoun } from '../../app/guides/guide-noun.ts'
import { operator } from '../../app/platform/actor.server.ts'
import { withdrawRecord } from '../../app/records/store/acts.server.ts'
import { toolNoun } from '../../app/tools/tool-noun.ts'
import { guides } from '../../db/content/guides/all.ts'
import { chatgptBasics } from '../../db/content/guides/chatgpt-basics.ts'
import { lessons } from '../../db/content/lessons/all.ts'
import { scenes } from '../../db/content/scenes/all.ts'
import { rewriteRecord, untilShown } from '../harness/records.ts'
import { fucinaForFile, signedIn, type Visitor } from '../harness/server.ts'
import { doSteps } from '../harness/under-way.ts'

const server = fucinaForFile({ interruptible: true })
const guide = '/guides/chatgpt-basics'
const chapterIds = chatgptBasics.chapters.map(({ id }) => id)
const [first = ''] = chapterIds

const mark = (visitor: Visitor, chapter: string, intent = 'complete', more = {}) =>
  visitor.post(guide, { intent, id: chapter, ...more })

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
    for (const text of [
      'Parlare con ChatGPT per la prima volta',
      '50 minuti',
      'Livello principiante',
      'valutazione indicativa',
      'Che cosa ti serve',
      'Consigli per imparare',
      'Dopo questa guida',
      'Torna alle guide',
      'Prova nella Fucina',
      'Cerca lo spazio vuoto dove si scrive, di solito al centro o in basso.',
    ]) {
      expect.soft(html).toContain(text)
    }
    expect(html).toMatch(/href="\/guides"[^>]*>(?:(?!<\/a>).)*Torna alle guide/s)
    expect(html).not.toContain('Verificata il')
    expect(html.match(/<details name="capitoli"/g)).toHaveLength(chapterIds.length)
    expect(html.match(/<details name="capitoli" open=""/g)).toHaveLength(1)
    expect(html).toMatch(/aria-valuenow="0"/)
    expect(html).toMatch(/href="\/prompts\?testo=Spiegami\+in\+cinque\+righe/)
  })

  test('GUIDE-01 LRN-01 above the list one line counts lessons and scenes, and goes on with a guide', async () => {
    const { visitor, user } = await signedIn(server())
    const above = async () => {
      const html = (await (await visitor.get('/guides')).text()).replaceAll('<!-- -->', '')
      const [, line = ''] = /(<p class="flex.*?<\/p>)/s.exec(html) ?? []
      return line
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    }
    const total = lessons.length + scenes.length
    expect(await above()).toBe(`Prima di cominciare : 0 di ${total} tra lezioni e scene`)
    await doSteps(server(), user.id, { lessons: 2, scenes: 1 })
    await mark(visitor, first)
    expect(await above()).toMatch(
      new RegExp(`^Prima di cominciare : 3 di ${total} tra lezioni e scene Riprendi «.+»$`),
    )
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
    for (let visit = 0; visit < 2; visit++) {
      const html = await (await visitor.get(guide)).text()
      expect(html).toContain('Complimenti, ce l&#x27;hai fatta!')
      expect(html).toContain('aria-valuenow="100"')
      expect(html).not.toContain('<dialog')
      expect(html).toContain('Capitolo completato. Hai finito la guida.')
      expect(html).toMatch(/Continua con «[^»]+»|Scegli la prossima guida/)
    }
    await mark(visitor, first, 'undo')
    expect(await (await visitor.get(guide)).text()).not.toContain('Complimenti')
  })
})

test('GUIDE-18 when the session has ended, nothing is stored and the answer says who is missing', async () => {
  const { visitor, user } = await signedIn(server())
  await server().db().deleteFrom('sessions').where('userId', '=', user.id).execute()
  const refused = await visitor.post(`${guide}.data`, { intent: 'complete', id: first })
  expect(refused.status).toBe(401)
  expect(await refused.text()).toContain('UNAUTHENTICATED')
  const rows = await server()
    .db()
    .selectFrom('chapterCompletions')
    .select('chapterId')
    .where('userId', '=', user.id)
    .execute()
  expect(rows).toEqual([])
})

describe('ERR-12 ERR-13 what is missing or hidden says so, with a way on', () => {
  test.each([
    ['/guides/nonesiste', 'Guida non trovata', 'Torna alle guide'],
    ['/guides/a%20b', 'Guida non trovata', 'Torna alle guide'],
    ['/tools/nonesiste', 'Strumento non trovato', 'Torna alla lista'],
  ])('TOOL-12 %s', async (path, text, way) => {
    const { visitor } = await signedIn(server())
    const page = await visitor.get(path)
    expect(page.status).toBe(404)
    const html = await page.text()
    expect(html).toContain(text)
    expect(html).toContain(way)
    expect(html).not.toContain('Riprova')
  })
})

test('TOOL-02 TOOL-04 a category that became empty says so', async () => {
  const { visitor } = await signedIn(server())
  const html = await (await visitor.get('/tools?categoria=Svuotata')).text()
  expect(html).toContain('0 strumenti trovati')
  expect(html).toContain('Nessuno strumento trovato per questa categoria.')
})

test('TOOL-09 TOOL-10 TOOL-11 a tool says what it costs, and leads to its own site', async () => {
  const { visitor } = await signedIn(server())
  const html = await (await visitor.get('/tools/2')).text()
  for (const text of [
    'Velocità',
    'Collaborazione',
    'Disponibilità 24/7',
    'Sicurezza',
    'Piano gratuito',
    'Prezzo di partenza',
    'da verificare sul sito',
    'Spiegare un documento lungo in poche righe',
    'Leggere documenti lunghi con Claude',
    'Si apre un altro sito, in una nuova scheda.',
  ]) {
    expect.soft(html).toContain(text)
  }
  const link = /<a [^>]*href="https:\/\/claude\.ai\/"[^>]*>/.exec(html)?.[0]
  expect(link).toContain('target="_blank"')
  expect(link).toContain('rel="noopener noreferrer"')
})

test('ERR-11 ERR-12 ERR-13 ERR-14 GUIDE-19 without the database each screen says what failed', async () => {
  const fucina = server()
  const { visitor } = await signedIn(fucina)
  await fucina.outage.takeAway()
  try {
    for (const [path, text] of [
      ['/guides', 'Errore nel caricamento delle guide. Riprova più tardi.'],
      [guide, 'Errore nel caricamento della guida'],
      ['/tools', 'Errore nel caricamento degli strumenti. Riprova più tardi.'],
      ['/tools/2', 'Errore nel caricamento dello strumento'],
    ] as const) {
      const page = await visitor.get(path)
      expect.soft(page.status, path).toBe(503)
      const html = await page.text()
      expect.soft(html).toContain(text)
      expect.soft(html).toContain('Riprova')
    }
    const refused = await mark(visitor, first)
    expect(refused.status).toBe(503)
  } finally {
    await fucina.outage.bringBack()
  }
})

/** Last: it stays changed. */
describe('when the content has changed', () => {
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

  test('ERR-14 a level without guides says so', async () => {
    const fucina = server()
    const { visitor } = await signedIn(fucina)
    for (const { id } of guides.filter(({ difficulty }) => difficulty === 'advanced')) {
      await withdrawRecord(fucina.db(), operator, guideNoun, id)
    }
    const html = async () => (await visitor.get('/guides?livello=avanzato')).text()
    await expect.poll(html).toContain('Nessuna guida trovata per questo livello.')
  })

  test('TOOL-11 an address that is no web address is no link', async () => {
    const fucina = server()
    const { visitor } = await signedIn(fucina)
    const wrong = { url: 'javascript:alert(1)', imageUrl: null }
    await rewriteRecord(fucina.db(), toolNoun, '2', wrong)
    const page = async () => (await visitor.get('/tools/2')).text()
    await expect.poll(page).toContain('L&#x27;indirizzo di questo strumento non è disponibile.')
    const html = await page()
    expect(html).not.toMatch(/href="javascript:/)
    expect(html).not.toContain('Prova Claude')
  })
})
