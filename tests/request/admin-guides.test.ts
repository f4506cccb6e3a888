import { expect, test } from 'vitest'
import { guideFormTexts } from '../../app/guides/guide-noun.ts'
import { chatgptBasics } from '../../db/content/guides/chatgpt-basics.ts'
import { readable } from '../harness/page-text.ts'
import { fucinaForFile, signedIn } from '../harness/server.ts'

const server = fucinaForFile()

const list = '/admin/guides'
const edit = `${list}/chatgpt-basics`

const least = { whole: 'si', title: 'Una guida', description: 'Breve.', toolId: '3' }

const administrator = async () => (await signedIn(server(), { role: 'admin' })).visitor

/** The text of an answer, as people read it. */
const pageText = async (answer: Response) => readable(await answer.text())

test('ADMG-03 ADMG-09 ADMG-10 ADMG-11 CONST-01 CONST-07 the table leads to both forms; the form holds the whole record, in controls of their kind', async () => {
  const visitor = await administrator()
  const listed = await pageText(await visitor.get(list))
  expect(listed).toContain(`href="${list}/new"`)
  expect(listed).toContain(`href="${edit}"`)
  const page = await pageText(await visitor.get(edit))
  const { chapters, description, prerequisites, title } = chatgptBasics
  expect(page).toContain(description)
  const titles = chapters.flatMap((chapter) => [
    ...[chapter.id, chapter.title],
    ...chapter.exercises.map((exercise) => exercise.title),
  ])
  for (const text of [title, ...prerequisites, ...titles]) expect(page).toContain(`value="${text}"`)
  for (const { content } of chapters) expect(page).toContain(content.split('\n')[0])

  const control = (name: string) =>
    page.match(new RegExp(`<(?:input|textarea|select)[^>]*name="${name}"[^>]*>`))?.[0] ?? ''
  expect(control('imageUrl')).toContain('type="url"')
  for (const part of ['inputMode="decimal"', 'min="0"', 'max="5"', 'step="0.1"']) {
    expect(control('rating')).toContain(part)
  }
  expect(control('description')).toContain('rows="4"')
  expect(control('chapters\\[0\\]\\.content')).toContain('rows="8"')
  for (const level of ['Principiante', 'Intermedio', 'Avanzato']) expect(page).toContain(level)
})

test('ADMG-04 REC-44 publishing without what is required, on new and on edit: the sentence, each fault with its link, what was typed, nothing stored', async () => {
  const visitor = await administrator()
  const rows = () => server().db().selectFrom('records').selectAll().execute()
  const before = await rows()
  const chapters = { 'chapters[0].title': ' ', 'chapters[1].title': ' ' }
  const lacking = { ...least, description: '  ', toolId: '', ...chapters, intent: 'publish' }
  for (const path of [`${list}/new`, edit]) {
    const answer = await visitor.post(path, { ...lacking, version: '1' })
    expect(answer.status, path).toBe(400)
    const page = await pageText(answer)
    expect(page).toMatch(new RegExp(`<p class="title"[^>]*>${guideFormTexts.required}</p>`))
    expect(page).toContain(`value="${least.title}"`)
    for (const [field, text] of [
      ['description', 'Scrivi la descrizione.'],
      ['toolId', 'Scegli lo strumento.'],
      ['chapters[0].title', 'Capitolo 1: Scrivi il titolo del capitolo.'],
      ['chapters[1].title', 'Capitolo 2: Scrivi il titolo del capitolo.'],
    ]) {
      expect(page).toContain(`<a href="#modulo-${field}">${text}</a>`)
    }
  }
  expect(await rows()).toEqual(before)
  // Kept as a draft it may lack all of it.
  expect((await visitor.post(`${list}/new`, { whole: 'si' })).status).toBe(303)
})

test('ADMG-01 ADMG-02 ADMG-05 ADMG-07 a new guide stands in its form and in the list as a draft, and is verified and published by a button each', async () => {
  const visitor = await administrator()
  const { visitor: learner } = await signedIn(server())
  const path = `${list}/una-guida`
  const found = async (state: string) => {
    const page = await pageText(await visitor.get(`${list}?q=una+guida&stato=${state}`))
    return page.includes(`href="${path}?`)
  }
  const made = await visitor.post(`${list}/new`, least)
  expect(made.headers.get('Location')).toBe(`${path}?esito=save`)
  const form = await pageText(await visitor.get(`${path}?esito=save`))
  for (const text of ['Guida salvata.', 'Bozza', 'value="Una guida"', 'Breve.']) {
    expect(form).toContain(text)
  }
  expect([await found('bozza'), await found('pubblicata')]).toEqual([true, false])
  await visitor.post(path, { intent: 'verify' })
  await visitor.post(path, { ...least, version: '1', intent: 'publish', unfinished: 'si' })
  expect([await found('bozza'), await found('pubblicata')]).toEqual([false, true])
  expect(await pageText(await learner.get('/guides/una-guida'))).toContain('Verificata il')
  await visitor.post(path, { intent: 'unpublish' })
  expect((await learner.get('/guides/una-guida')).status).toBe(404)
})
