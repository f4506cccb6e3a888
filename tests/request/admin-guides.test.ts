import { expect, test } from 'vitest'
import { guideFormTexts, guideNoun } from '../../app/guides/guide-noun.ts'
import { findRow, storedRecord } from '../../app/records/store/read.server.ts'
import { chatgptBasics } from '../../db/content/guides/chatgpt-basics.ts'
import { readable } from '../harness/page-text.ts'
import { fucinaForFile, signedIn, type Visitor } from '../harness/server.ts'

const server = fucinaForFile()

const least = {
  whole: 'si',
  title: 'Una guida per prova',
  description: 'Scritta a mano.',
  toolId: '3',
  duration: '45',
}
const edit = '/admin/guides/chatgpt-basics'

const administrator = async () => (await signedIn(server(), { role: 'admin' })).visitor

/** The guide as it is worked on; undefined when it is not there. */
const storedOf = async (id: string) => {
  const row = await findRow(server().db(), guideNoun, id)
  return row && storedRecord(guideNoun, row)
}

const versionOf = async (id: string) => String((await storedOf(id))?.version)

const ids = async () => {
  const rows = await server()
    .db()
    .selectFrom('records')
    .select('id')
    .where('noun', '=', 'guide')
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The text of an answer, as people read it. */
const pageText = async (answer: Response) => readable(await answer.text())

const follow = async (visitor: Visitor, answer: Response) =>
  pageText(await visitor.get(answer.headers.get('Location') ?? ''))

test('ADMG-03 ADMG-05 ADMG-07 without script a guide is created, and its form is filled with it', async () => {
  const visitor = await administrator()
  const answer = await visitor.post('/admin/guides/new', least)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toBe('/admin/guides/una-guida-per-prova?esito=save')
  const { whole: _, ...written } = least
  expect(await storedOf('una-guida-per-prova')).toMatchObject({
    content: null,
    working: {
      ...written,
      ...{ difficulty: 'beginner', duration: 45, rating: 0 },
      ...{ prerequisites: [], relatedGuides: [] },
    },
  })
  const page = await follow(visitor, answer)
  expect(page).toContain('Guida salvata.')
  expect(page).toContain('value="Una guida per prova"')
  expect(page).toContain('Scritta a mano.')
  expect(page).toContain('Bozza')
})

test('ADMG-03 the table leads to both forms, and the form holds the whole record', async () => {
  const visitor = await administrator()
  const list = await pageText(await visitor.get('/admin/guides'))
  expect(list).toContain('href="/admin/guides/new"')
  expect(list).toContain(`href="${edit}"`)
  const page = await pageText(await visitor.get(edit))
  const { chapters, description, prerequisites, title } = chatgptBasics
  expect(page).toContain(`value="${title}"`)
  expect(page).toContain(description)
  for (const text of prerequisites) expect(page).toContain(`value="${text}"`)
  for (const chapter of chapters) {
    expect(page).toContain(`value="${chapter.id}"`)
    expect(page).toContain(`value="${chapter.title}"`)
    expect(page).toContain(chapter.content.split('\n')[0])
    for (const exercise of chapter.exercises) expect(page).toContain(`value="${exercise.title}"`)
  }
})

test('ADMG-09 ADMG-10 ADMG-11 CONST-01 CONST-07 the controls are of their kind', async () => {
  const visitor = await administrator()
  const page = await pageText(await visitor.get(edit))
  expect(page).toMatch(
    /<input[^>]*type="url"[^>]*name="imageUrl"|<input[^>]*name="imageUrl"[^>]*type="url"/,
  )
  const control = (name: string) =>
    page.match(new RegExp(`<(?:input|textarea|select)[^>]*name="${name}"[^>]*>`))?.[0] ?? ''
  expect(control('rating')).toContain('inputMode="decimal"')
  for (const limit of ['min="0"', 'max="5"', 'step="0.1"']) {
    expect(control('rating')).toContain(limit)
  }
  expect(control('description')).toContain('rows="4"')
  expect(control('chapters\\[0\\]\\.content')).toContain('rows="8"')
  for (const level of ['Principiante', 'Intermedio', 'Avanzato']) expect(page).toContain(level)
})

test('ADMG-04 publishing without a required field, on new and on edit: the message, what was typed, nothing stored', async () => {
  const visitor = await administrator()
  const [before, all] = [await storedOf('chatgpt-basics'), await ids()]
  for (const path of ['/admin/guides/new', edit]) {
    for (const name of ['title', 'description', 'toolId']) {
      for (const blank of ['   ']) {
        const version = await versionOf('chatgpt-basics')
        const typed = {
          ...{ ...least, title: 'Resta qui', version, intent: 'publish' },
          [name]: blank,
        }
        const answer = await visitor.post(path, typed)
        expect(answer.status).toBe(400)
        const page = await pageText(answer)
        expect(page).toContain(guideFormTexts.required)
        if (name !== 'title') expect(page).toContain('value="Resta qui"')
        if (name !== 'description') expect(page).toContain('Scritta a mano.')
      }
    }
  }
  expect(await storedOf('chatgpt-basics')).toEqual(before)
  expect(await ids()).toEqual(all)
  // Kept as a draft it may lack all of it.
  expect((await visitor.post('/admin/guides/new', { whole: 'si' })).status).toBe(303)
})

test('ADMG-01 ADMG-02 one button publishes what stands in the form, another takes it back; the list says it in words', async () => {
  const visitor = await administrator()
  const path = '/admin/guides/da-pubblicare'
  const created = await visitor.post('/admin/guides/new', { ...least, title: 'Da pubblicare' })
  expect(created.status).toBe(303)
  const { visitor: learner } = await signedIn(server())
  const guide = '/guides/da-pubblicare'
  const listed = async () => (await learner.get('/guides?q=da+pubblicare')).text()
  const save = async (fields: Record<string, string>) => {
    const version = await versionOf('da-pubblicare')
    return visitor.post(path, { ...least, title: 'Da pubblicare', version, ...fields })
  }
  const found = async (state: string) =>
    pageText(await visitor.get(`/admin/guides?q=da+pubblicare&stato=${state}`))
  expect((await learner.get(guide)).status).toBe(404)
  expect((await save({ intent: 'publish' })).status).toBe(303)
  expect((await learner.get(guide)).status).toBe(200)
  expect(await listed()).toContain(guide)
  expect(await found('pubblicata')).toContain('Da pubblicare')
  // A draft beside it changes nothing for learners; administrators can look at it.
  expect((await save({ description: 'Di domani.' })).status).toBe(303)
  expect(await found('bozza-nuova')).toContain('Pubblicata, bozza nuova')
  expect(await pageText(await learner.get(`${guide}?anteprima=si`))).not.toContain('Di domani.')
  expect(await pageText(await visitor.get(`${guide}?anteprima=si`))).toContain('Di domani.')
  expect((await visitor.post(path, { intent: 'unpublish' })).status).toBe(303)
  expect((await learner.get(guide)).status).toBe(404)
  expect(await listed()).not.toContain(guide)
  expect(await found('bozza')).toContain('Da pubblicare')
  expect(await found('pubblicata')).not.toContain('Da pubblicare')
})

test('REC-32 without script publishing names the lines that no reader would see, and asks', async () => {
  const visitor = await administrator()
  const content = '- Senza titoletto\n• Uno\n- a\n• Senza voci'
  const typed = { ...least, title: 'Con righe nascoste', 'chapters[0].content': content }
  const chapter = { ...typed, 'chapters[0].title': 'Il primo', 'chapters[0].duration': '10' }
  expect((await visitor.post('/admin/guides/new', { ...chapter, intent: 'save' })).status).toBe(303)
  const path = '/admin/guides/con-righe-nascoste'
  const version = await versionOf('con-righe-nascoste')
  for (const form of [{ ...chapter, version, intent: 'publish' }, { intent: 'publish' }]) {
    const asked = await visitor.post(path, form)
    expect(asked.status).toBe(409)
    const page = await pageText(asked)
    expect(page).toContain('Chi impara non vede 2 righe di questa guida.')
    expect(page).toContain('Capitolo 1, «Il primo», riga 1: «- Senza titoletto»')
    expect(page).toContain('Capitolo 1, «Il primo», riga 4: «• Senza voci»')
    expect(page).toContain('name="unfinished"')
  }
  expect((await storedOf('con-righe-nascoste'))?.content).toBeNull()
  const sent = { ...chapter, version, intent: 'publish', unfinished: 'si' }
  expect((await visitor.post(path, sent)).status).toBe(303)
  expect((await storedOf('con-righe-nascoste'))?.content?.chapters).toHaveLength(1)
})

test('REC-44 each fault has its own words and link, under the sentence of the catalogue', async () => {
  const visitor = await administrator()
  const typed = { ...least, description: '', toolId: '', intent: 'publish' }
  const chapters = { 'chapters[0].title': ' ', 'chapters[1].title': ' ' }
  const page = await pageText(await visitor.post('/admin/guides/new', { ...typed, ...chapters }))
  expect(page).toMatch(new RegExp(`<p class="title"[^>]*>${guideFormTexts.required}</p>`))
  for (const [field, text] of [
    ['description', 'Scrivi la descrizione.'],
    ['toolId', 'Scegli lo strumento.'],
    ['chapters[0].title', 'Capitolo 1: Scrivi il titolo del capitolo.'],
    ['chapters[1].title', 'Capitolo 2: Scrivi il titolo del capitolo.'],
  ]) {
    expect(page).toContain(`<a href="#modulo-${field}">${text}</a>`)
  }
})

test('REC-32 what looks unfinished is named before it is published, and published at one press more', async () => {
  const visitor = await administrator()
  const chapter = { title: 'Il primo', content: '• Uno\n- Due', duration: '10' }
  const fields = (one: Record<string, string>) =>
    Object.fromEntries(Object.entries(one).map(([name, text]) => [`chapters[0].${name}`, text]))
  const ask = async (changes: Record<string, string>, one: Record<string, string> = chapter) => {
    const sent = { ...least, ...changes, ...fields(one), intent: 'publish' }
    const answer = await visitor.post('/admin/guides/new', sent)
    return { status: answer.status, page: await pageText(answer) }
  }
  const place = 'Capitolo 1, «Il primo»: '
  for (const [changes, one, said] of [
    [{ duration: '0' }, chapter, 'La durata della guida è di 0 minuti.'],
    [{}, { ...chapter, duration: '0' }, `${place}dura 0 minuti.`],
    [{}, { ...chapter, content: '' }, `${place}non c'è ancora niente da leggere.`],
    [
      {},
      { ...chapter, imageUrl: '/drawings/predefinita.svg' },
      `${place}manca che cosa si vede nell'immagine.`,
    ],
    [
      {},
      { ...chapter, content: 'Guarda:\n\n![](/drawings/predefinita.svg)' },
      `${place}manca che cosa si vede nell'immagine.`,
    ],
  ] as const) {
    const { status, page } = await ask(changes, one)
    expect(status, said).toBe(409)
    expect(page).toContain(said)
    expect(page).toContain('name="unfinished"')
  }
  expect((await ask({ title: 'Senza minuti', duration: '0', unfinished: 'si' })).status).toBe(303)
  expect((await ask({ title: 'Tutta intera' })).status).toBe(303)
})

test('ADMG-12 a guide is deleted from the list and from its form, once', async () => {
  const visitor = await administrator()
  for (const path of ['/admin/guides', '/admin/guides/una-da-togliere']) {
    await visitor.post('/admin/guides/new', {
      ...least,
      title: 'Una da togliere',
      'chapters[0].title': 'Uno',
    })
    const id = (await ids()).findLast((one) => one.startsWith('una-da-togliere')) ?? ''
    const here = path.replace('una-da-togliere', id)
    const answer = await visitor.post(here, { intent: 'delete', id: id })
    expect(answer.status).toBe(303)
    expect(await follow(visitor, answer)).toContain('Guida eliminata con successo.')
    expect(await storedOf(id)).toBeUndefined()
    // Whoever was a moment later hears that it is gone.
    expect((await visitor.post(here, { intent: 'delete', id: id })).status).toBe(404)
  }
})

test("'Ho verificato' dates the guide on its learners' page", async () => {
  const visitor = await administrator()
  const { visitor: learner } = await signedIn(server())
  const page = () => learner.get('/guides/gemini-basics').then(pageText)
  expect(await page()).not.toContain('Verificata il')
  const answer = await visitor.post('/admin/guides/gemini-basics', { intent: 'verify' })
  expect(answer.status).toBe(303)
  expect(await page()).toContain('Verificata il')
})
