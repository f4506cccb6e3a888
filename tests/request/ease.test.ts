import { describe, expect, test } from 'vitest'
import { chatgptBasics } from '../../db/content/guides/chatgpt-basics.ts'
import { lessons } from '../../db/content/lessons/all.ts'
import { rightAnswers } from '../harness/right-answers.ts'
import { browserLike, fucinaForFile, signedIn, type Visitor } from '../harness/server.ts'

const server = fucinaForFile()
const guide = '/guides/chatgpt-basics'
const [lesson] = lessons
const lessonAt = `/prima-di-cominciare/${lesson?.id}`

/** What stands on the page, without the data for its script. */
const htmlOf = async (response: Response) =>
  (await response.text()).replaceAll('<!-- -->', '').replace(/<script.*?<\/script>/gs, '')
const read = async (visitor: Visitor, path: string) => htmlOf(await visitor.get(path))

async function finishGuide(visitor: Visitor) {
  for (const { id } of chatgptBasics.chapters) await visitor.post(guide, { intent: 'complete', id })
}

async function finishLesson(visitor: Visitor) {
  for (const [index, part] of (lesson?.parts ?? []).entries()) {
    const fields = { prova: part.id, risposta: rightAnswers(part) }
    await visitor.post(`${lessonAt}?prova=${index + 1}`, fields)
  }
}

const rows = (aboutId: string) =>
  server().db().selectFrom('easeRatings').selectAll().where('aboutId', '=', aboutId).execute()

const receiptIn = (html: string) => /name="voto" value="([^"]*)"/.exec(html)?.[1] ?? ''

describe('without script', () => {
  test('LRN-89 a finished guide asks, thanks where it asked, and takes a line', async () => {
    const { visitor, user } = await signedIn(server())
    expect(await read(visitor, guide)).not.toContain('Quanto è stato facile?')
    const early = await visitor.post(guide, { facile: 'easy' })
    expect(early.status).toBe(409)
    await finishGuide(visitor)
    const asked = await read(visitor, guide)
    expect(asked).toContain('Quanto è stato facile?')
    expect(asked).toContain(`action="${guide}#facile"`)
    expect(asked).not.toContain("C'è qualcosa che non era chiaro?")
    const thanked = await htmlOf(await visitor.post(guide, { facile: 'hard' }))
    expect(thanked).toContain('Grazie: così sappiamo che cosa spiegare meglio.')
    expect(thanked).toMatch(
      /value="hard"[^>]*aria-pressed="true"|aria-pressed="true"[^>]*value="hard"/,
    )
    expect(thanked).toContain('Non scrivere nomi, indirizzi o altri dati personali.')
    await visitor.post(guide, { facile: 'hard', parole: 'Non trovo il pulsante' })
    expect(await read(visitor, guide)).toContain('Non trovo il pulsante</textarea>')
    await visitor.post(guide, { facile: 'soSo', parole: 'Non trovo il pulsante' })
    const mine = (await rows('chatgpt-basics')).filter(({ userId }) => userId === user.id)
    expect(mine).toMatchObject([{ answer: 'soSo', words: 'Non trovo il pulsante' }])
    const file = await (await visitor.get('/dashboard/impostazioni/dati')).text()
    expect(file).toContain('Non trovo il pulsante')
  })

  test('LRN-89 a visitor’s finished lesson asks, and the page can change its answer', async () => {
    const visitor = browserLike(server())
    expect(await read(visitor, lessonAt)).not.toContain('Quanto è stato facile?')
    expect((await visitor.post(lessonAt, { facile: 'easy' })).status).toBe(409)
    await finishLesson(visitor)
    const before = visitor.cookies.size
    expect(await read(visitor, lessonAt)).toContain('Quanto è stato facile?')
    const html = await htmlOf(await visitor.post(lessonAt, { facile: 'hard' }))
    const voto = receiptIn(html)
    expect(voto).not.toBe('')
    await visitor.post(lessonAt, { facile: 'easy', voto, parole: 'La tastiera' })
    expect(await rows(lesson?.id ?? '')).toMatchObject([
      { id: voto, answer: 'easy', words: 'La tastiera', userId: null },
    ])
    // Nothing new stands in the browser.
    expect(visitor.cookies.size).toBe(before)
  })
})

test('LRN-90 the administration counts the answers, reads the lines and takes one away', async () => {
  const { visitor } = await signedIn(server())
  await finishGuide(visitor)
  await visitor.post(guide, { facile: 'hard', parole: 'Troppe parole nuove' })
  const admin = (await signedIn(server(), { role: 'admin' })).visitor
  const html = await read(admin, '/admin/figures')
  expect(html).toContain('Quanto è stato facile')
  expect(html).toMatch(/Guida\. Facile: 0, così così: .+, difficile: meno di 5/)
  expect(html).toContain('«Troppe parole nuove»')
  const row = (await rows('chatgpt-basics')).find(({ words }) => words === 'Troppe parole nuove')
  const id = row?.id ?? ''
  expect((await visitor.post('/admin/figures', { intent: 'delete', id })).status).toBe(403)
  expect((await admin.post('/admin/figures', { intent: 'delete', id })).status).toBe(303)
  expect(await read(admin, '/admin/figures?esito=delete')).toContain('La riga è cancellata.')
  expect(await read(admin, '/admin/figures')).not.toContain('Troppe parole nuove')
  expect((await admin.post('/admin/figures', { intent: 'altro', id })).status).toBe(400)
})
