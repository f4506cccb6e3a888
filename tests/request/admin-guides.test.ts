import { expect, test } from 'vitest'
import { guideActs, newGuideActs } from '../../app/guides/admin/guide-acts.ts'
import { guideFormTexts } from '../../app/guides/guide-schema.ts'
import { chatgptBasics } from '../../db/content/guides/chatgpt-basics.ts'
import { readable } from '../harness/page-text.ts'
import { fucinaForFile, signedIn, startFucina, type Visitor } from '../harness/server.ts'

const server = fucinaForFile()

const least = { title: 'Una guida per prova', description: 'Scritta a mano.', toolId: '3' }
const edit = '/admin/guides/chatgpt-basics'

const administrator = async () => (await signedIn(server(), { role: 'admin' })).visitor

const findRow = (id: string) =>
  server().db().selectFrom('guides').selectAll().where('id', '=', id).executeTakeFirst()

const readVersion = async (id: string) => (await findRow(id))?.updatedAt.toISOString() ?? ''

const ids = async () => {
  const rows = await server().db().selectFrom('guides').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

const chaptersOf = (guideId: string) =>
  server()
    .db()
    .selectFrom('chapters')
    .select(['id', 'title', 'exercises'])
    .where('guideId', '=', guideId)
    .orderBy('position')
    .execute()

/** The text of an answer, as people read it. */
const pageText = async (answer: Response) => readable(await answer.text())

/** A button of a form without script: it carries what it does. */
const intent = (type: string, payload: unknown) => ({
  __intent__: JSON.stringify({ type, payload }),
})

const follow = async (visitor: Visitor, answer: Response) =>
  pageText(await visitor.get(answer.headers.get('Location') ?? ''))

test('ADMG-03 ADMG-05 ADMG-07 without script a guide is created, and its form is filled with it', async () => {
  const visitor = await administrator()
  const answer = await visitor.post('/admin/guides/new', least)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toMatch(
    /^\/admin\/guides\/una-guida-per-prova\?esito=(?:save|create)$/,
  )
  expect(await findRow('una-guida-per-prova')).toMatchObject({
    ...least,
    difficulty: 'beginner',
    duration: 0,
    rating: 0,
    isPublished: false,
    prerequisites: [],
    relatedGuides: [],
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

test('ADMG-04 each required field missing, on new and on edit: the message, what was typed, nothing stored', async () => {
  const visitor = await administrator()
  const [before, all] = [await findRow('chatgpt-basics'), await ids()]
  for (const path of ['/admin/guides/new', edit]) {
    for (const name of Object.keys(least)) {
      for (const blank of ['', '   ']) {
        const version = await readVersion('chatgpt-basics')
        const typed = { ...least, title: 'Resta qui', version, [name]: blank }
        const answer = await visitor.post(path, typed)
        expect(answer.status).toBe(400)
        const page = await pageText(answer)
        expect(page).toContain(guideFormTexts.required)
        if (name !== 'title') expect(page).toContain('value="Resta qui"')
        if (name !== 'description') expect(page).toContain('Scritta a mano.')
      }
    }
  }
  expect(await findRow('chatgpt-basics')).toEqual(before)
  expect(await ids()).toEqual(all)
})

test('ADMG-09 ADMG-10 CONST-01 CONST-07 the server refuses what the form does', async () => {
  const visitor = await administrator()
  const all = await ids()
  const wrong: Record<string, string>[] = [
    { duration: 'tanto' },
    { imageUrl: 'abc' },
    { imageUrl: 'javascript:alert(1)' },
    { difficulty: 'expert' },
    { rating: '4.55' },
    { rating: '5.1' },
    { rating: '-0.1' },
    { toolId: 'nessuno' },
    { 'chapters[0].title': ' ' },
    { title: 'x'.repeat(200) },
  ]
  for (const fields of wrong) {
    const answer = await visitor.post('/admin/guides/new', { ...least, ...fields })
    expect(answer.status, JSON.stringify(fields)).toBe(400)
    expect(await answer.text()).not.toMatch(/Invalid input|expected string/)
  }
  expect(await ids()).toEqual(all)
  const trimmed = { ...least, title: 'Dodici', duration: '12.7' }
  expect((await visitor.post('/admin/guides/new', trimmed)).status).toBe(303)
  expect((await findRow('dodici'))?.duration).toBe(12)
})

test('ADMG-08 without script chapters and exercises are added, moved, removed and saved', async () => {
  const visitor = await administrator()
  const path = '/admin/guides/new'
  const add = await visitor.post(path, {
    ...least,
    ...intent('insert', {
      name: 'chapters',
      defaultValue: { id: '', title: 'Nuovo Capitolo', exercises: [] },
    }),
  })
  expect(add.status).toBe(200)
  const page = await pageText(add)
  expect(page).toContain('value="Nuovo Capitolo"')
  expect(page).toContain('value="Una guida per prova"')
  const two = { 'chapters[0].title': 'Primo', 'chapters[1].title': 'Secondo' }
  const moved = await visitor.post(path, {
    ...least,
    ...two,
    ...intent('reorder', { name: 'chapters', from: 1, to: 0 }),
  })
  expect(await pageText(moved)).toMatch(/value="Secondo"[\s\S]*value="Primo"/)
  const removed = await visitor.post(path, {
    ...least,
    ...two,
    ...intent('remove', { name: 'chapters', index: 0 }),
  })
  const left = await pageText(removed)
  expect(left).toContain('value="Secondo"')
  expect(left).not.toContain('value="Primo"')
  const saved = await visitor.post(path, {
    ...least,
    title: 'Con capitoli',
    ...two,
    'chapters[1].exercises[0].title': 'Nuovo Esercizio',
  })
  expect(saved.status).toBe(303)
  expect(await chaptersOf('con-capitoli')).toMatchObject([
    { title: 'Primo', exercises: [] },
    { title: 'Secondo', exercises: [{ title: 'Nuovo Esercizio', description: '' }] },
  ])
})

test('ADMG-02 the tick publishes and takes back; the list says it in words', async () => {
  const visitor = await administrator()
  const created = await visitor.post('/admin/guides/new', { ...least, title: 'Da pubblicare' })
  expect(created.status).toBe(303)
  const { visitor: learner } = await signedIn(server())
  const guide = '/guides/da-pubblicare'
  const listed = async () => (await learner.get('/guides?q=da+pubblicare')).text()
  const save = async (tick: Record<string, string>) =>
    visitor.post('/admin/guides/da-pubblicare', {
      ...least,
      title: 'Da pubblicare',
      version: await readVersion('da-pubblicare'),
      ...tick,
    })
  expect((await learner.get(guide)).status).toBe(404)
  expect((await save({ isPublished: 'on' })).status).toBe(303)
  expect((await learner.get(guide)).status).toBe(200)
  expect(await listed()).toContain(guide)
  const found = async (state: string) =>
    pageText(await visitor.get(`/admin/guides?q=da+pubblicare&stato=${state}`))
  expect(await found('pubblicato')).toContain('1 guida trovata')
  expect((await save({})).status).toBe(303)
  expect((await learner.get(guide)).status).toBe(404)
  expect(await listed()).not.toContain(guide)
  expect(await found('bozza')).toContain('1 guida trovata')
  expect(await found('pubblicato')).toContain('0 guide trovate')
})

test('Q29 a save on an older version is refused with what was typed, and goes through on purpose', async () => {
  const visitor = await administrator()
  await visitor.post('/admin/guides/new', { ...least, title: 'Contesa' })
  const path = '/admin/guides/contesa'
  const version = await readVersion('contesa')
  const his = { ...least, title: 'La sua', version }
  expect((await visitor.post(path, his)).status).toBe(303)
  const mine = { ...least, title: 'La mia', version }
  const refused = await visitor.post(path, mine)
  expect(refused.status).toBe(409)
  const page = await pageText(refused)
  expect(page).toContain("Un'altra persona ha salvato questa guida")
  expect(page).toContain('value="La mia"')
  expect((await findRow('contesa'))?.title).toBe('La sua')
  const overwrite = await readVersion('contesa')
  expect((await visitor.post(path, { ...mine, overwrite })).status).toBe(303)
  expect((await findRow('contesa'))?.title).toBe('La mia')
  const trash = await server().db().selectFrom('trash').select('title').execute()
  expect(trash).toContainEqual({ title: 'La sua' })
})

test('ADMG-12 ADM-13 without script the question is a page, on the list and on the form', async () => {
  const visitor = await administrator()
  for (const [path, back] of [
    ['/admin/guides?chiedi=delete&id=una-da-togliere&q=da+togliere', '/admin/guides?q=da+togliere'],
    ['/admin/guides/una-da-togliere?chiedi=delete', '/admin/guides/una-da-togliere'],
  ] as const) {
    await visitor.post('/admin/guides/new', {
      ...least,
      title: 'Una da togliere',
      'chapters[0].title': 'Uno',
    })
    const id = (await ids()).findLast((one) => one.startsWith('una-da-togliere')) ?? ''
    const here = path.replace('una-da-togliere', id)
    const page = await pageText(await visitor.get(here))
    expect(page).toContain('Sei sicuro di voler eliminare questa guida?')
    expect(page).toContain('ha 1 capitolo. Nessuno ha progressi in questa guida.')
    expect(page).toContain('30 giorni')
    expect(page).toContain(`href="${back.replace('una-da-togliere', id).replace('&', '&amp;')}"`)
    const answer = await visitor.post(here, { intent: 'delete', id: id })
    expect(answer.status).toBe(303)
    expect(await follow(visitor, answer)).toContain('La guida è nel cestino')
    expect(await findRow(id)).toBeUndefined()
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

test('ADM-14 the table shows relative dates, the exact moment beside', async () => {
  const visitor = await administrator()
  await server()
    .db()
    .updateTable('guides')
    .set({ updatedAt: new Date(Date.now() - 5 * 60_000 - 500) })
    .where('id', '=', 'canva-basics')
    .execute()
  const page = await pageText(await visitor.get('/admin/guides?q=canva'))
  expect(page).toMatch(/<time dateTime="[^"]+" title="[^"]+">5 minuti fa<\/time>/)
})

test('ERR-36 ERR-37 a database that is away: the text, and everything that was typed', async () => {
  const away = await startFucina()
  const { visitor } = await signedIn(away, { role: 'admin' })
  const guide = await away
    .db()
    .selectFrom('guides')
    .select('updatedAt')
    .where('id', '=', 'chatgpt-basics')
    .executeTakeFirstOrThrow()
  // The session can be read, the guide cannot be stored.
  await away.db().schema.alterTable('guides').renameTo('guidesElsewhere').execute()
  const typed = { ...least, 'chapters[0].title': 'Anche questo' }
  for (const [path, text] of [
    ['/admin/guides/new', newGuideActs.failedTexts.create],
    [edit, guideActs.failedTexts.save],
  ] as const) {
    const answer = await visitor.send(`${path}.data`, {
      method: 'POST',
      body: new URLSearchParams({ ...typed, version: guide.updatedAt.toISOString() }),
    })
    expect(answer.status).toBe(500)
    const body = await answer.text()
    expect(body).toContain(text)
    expect(body).toContain('Anche questo')
    expect(body).not.toMatch(/no such table|does not exist|guidesElsewhere/)
  }
})
