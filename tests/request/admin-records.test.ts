/** Records of the administration: one, from its form to the learners, and several at once. */
import { expect, test } from 'vitest'
import { guideFormTexts, guideNoun, type StoredGuide } from '../../app/guides/guide-noun.ts'
import { professionNoun } from '../../app/professions/profession-noun.ts'
import { findRow } from '../../app/records/store/read.server.ts'
import { toolNoun } from '../../app/tools/tool-noun.ts'
import { readable } from '../harness/page-text.ts'
import { recordOf, storeRecord } from '../harness/records.ts'
import { fucinaForFile, signedIn, type Visitor } from '../harness/server.ts'

const server = fucinaForFile()

const administrator = async () => (await signedIn(server(), { role: 'admin' })).visitor

const list = '/admin/guides'

const least = { whole: 'si', title: 'Una guida', description: 'Breve.', toolId: '3' }

/** The text of an answer, as people read it. */
const pageText = async (answer: Response) => readable(await answer.text())

test('ADMG-04 REC-44 publishing without what is required, on new and on edit: the sentence, each fault with its link, what was typed, nothing stored', async () => {
  const visitor = await administrator()
  const rows = () => server().db().selectFrom('records').selectAll().execute()
  const before = await rows()
  const chapters = { 'chapters[0].title': ' ', 'chapters[1].title': ' ' }
  const lacking = { ...least, description: '  ', toolId: '', ...chapters, intent: 'publish' }
  for (const path of [`${list}/new`, `${list}/chatgpt-basics`]) {
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

test('ADMG-01 ADMG-02 ADMG-03 ADMG-05 ADMG-07 ADMG-11 a new guide stands in its form and in the list as a draft, and is verified and published by a button each', async () => {
  const visitor = await administrator()
  const { visitor: learner } = await signedIn(server())
  const path = `${list}/una-guida`
  const found = async (state: string) => {
    const page = await pageText(await visitor.get(`${list}?q=una+guida&stato=${state}`))
    return page.includes(`href="${path}?`)
  }
  expect(await pageText(await visitor.get(list))).toContain(`href="${list}/new"`)
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

const professions = '/admin/professions'

const follow = async (visitor: Visitor, answer: Response) =>
  pageText(await visitor.get(answer.headers.get('Location') ?? ''))

test('ADMP-11 ADMP-12 a new one leads to its form, a save of the whole form to the list, which says so', async () => {
  const visitor = await administrator()
  const fields = {
    ...{ whole: 'si', title: 'Idraulico', description: 'Preventivi.', heroImage: '' },
    ...{ iconName: 'Wrench', color: 'cyan-blue' },
  }
  const begun = { ...fields, 'tips[0]': 'Rileggi.' }
  const made = await visitor.post(`${professions}/new`, begun)
  const id = /professions\/([\w-]+)/.exec(made.headers.get('Location') ?? '')?.[1] ?? ''
  const stored = () => recordOf(server().db(), professionNoun, id)
  const sent = { title: 'Idraulica', 'tools[0]': 'Claude', intent: 'publish' }
  const version = String((await stored()).version)
  const answer = await visitor.post(`${professions}/${id}`, { ...fields, ...sent, version })
  expect(answer.headers.get('Location')).toBe(`${professions}?esito=save&id=${id}`)
  expect((await stored()).content).toMatchObject({
    ...{ title: 'Idraulica', tips: [], tools: ['Claude'] },
  })
  const page = await follow(visitor, answer)
  expect(page).toContain('Professione salvata. È pubblicata')
  expect(page).toContain('Appena salvata')
  expect(await (await visitor.get(`${professions}/${id}`)).text()).toContain('Mancano i prompt')
})

test('ADMP-04 ERR-50 clone asks, copies with the prompts, and says so', async () => {
  const visitor = await administrator()
  const question = await (await visitor.get(`${professions}?chiedi=duplicate&id=insegnante`)).text()
  expect(question.replaceAll('<!-- -->', '')).toContain('Vuoi clonare «Insegnante»?')
  expect(question).toMatch(/<input[^>]*name="withSet"/)
  const fields = { intent: 'duplicate', id: 'insegnante', withSet: 'si' }
  const page = await follow(visitor, await visitor.post(professions, fields))
  expect(page).toContain('Professione clonata con successo')
  expect(page).toContain('Insegnante (Copia)')
})

const guide = (fields: Partial<StoredGuide>) =>
  guideNoun.draft.parse({
    title: 'Prova',
    description: 'Due parole.',
    toolId: '1',
    duration: 30,
    ...fields,
  })

/** Fields of a form that names several records, as a browser sends them. */
function asking(intent: string, ids: readonly string[]) {
  const form = new URLSearchParams({ intent })
  for (const id of ids) form.append('id', id)
  return form
}

const isPublished = async (id: string, noun: typeof guideNoun | typeof toolNoun = guideNoun) =>
  (await recordOf(server().db(), noun as typeof guideNoun, id)).content !== null

test('REC-41 several are withdrawn, published, deleted and brought back, and counted', async () => {
  const visitor = await administrator()
  const db = server().db()
  const ids = ['prima', 'seconda', 'terza']
  for (const [at, id] of ids.entries()) {
    await storeRecord(db, guideNoun, id, guide({ title: id }), at < 2 ? 'published' : 'draft')
  }
  const withdrawn = await visitor.post('/admin/guides', asking('unpublish', ids))
  expect(withdrawn.headers.get('location')).toBe(
    `/admin/guides?esito=unpublish&id=${encodeURIComponent('prima,seconda')}&conti=2-1`,
  )
  const said = await (await visitor.get(withdrawn.headers.get('location') ?? '')).text()
  expect(said).toContain('2 guide ritirate; 1 non era pubblicata.')
  const published = await visitor.post('/admin/guides', asking('publish', ['prima', 'seconda']))
  expect(published.status).toBe(303)
  expect(await Promise.all(ids.map((id) => isPublished(id)))).toEqual([true, true, false])

  const deleted = await visitor.post('/admin/guides', { intent: 'delete', id: ids.join() })
  const place = deleted.headers.get('location') ?? ''
  const list = await (await visitor.get(place)).text()
  expect(list).toContain('3 guide eliminate. Per 30 giorni si possono riportare.')
  expect(list).toContain('href="/admin/test?scheda=cestino"')
  expect(list).toContain('Annulla')
  expect(await findRow(db, guideNoun, 'prima')).toBeUndefined()
  await visitor.post('/admin/guides', asking('restore', ids))
  expect(await Promise.all(ids.map((id) => isPublished(id)))).toEqual([true, true, false])
})

test('REC-38 what is refused, or asks first, is named and linked, and the rest is done', async () => {
  const visitor = await administrator()
  const db = server().db()
  const chapter = { title: 'Primo', content: '• Un titoletto senza voci', duration: 5 }
  const hidden = guide({ title: 'Riga nascosta', chapters: [chapter] as never })
  await storeRecord(db, guideNoun, 'riga-nascosta', hidden, 'draft')
  await storeRecord(db, guideNoun, 'a-meta', guide({ title: 'A metà', description: '' }), 'draft')
  await storeRecord(db, guideNoun, 'intera', guide({ title: 'Intera' }), 'draft')
  const ids = ['riga-nascosta', 'a-meta', 'intera']
  const answer = await visitor.post('/admin/guides', asking('publish', ids))
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(html).toContain('1 guida pubblicata.')
  expect(html).toMatch(/href="\/admin\/guides\/riga-nascosta[^"]*"[^>]*>Riga nascosta</)
  expect(html).toMatch(/href="\/admin\/guides\/a-meta[^"]*"[^>]*>A metà</)
  expect(html).toContain('Chi impara non vede 1 riga di questa guida.')
  expect(await Promise.all(ids.map((id) => isPublished(id)))).toEqual([false, false, true])
  const alone = await visitor.post('/admin/guides', asking('publish', ['a-meta']))
  expect(alone.status).toBe(400)
  expect(await alone.text()).toMatch(/href="\/admin\/guides\/a-meta[^"]*"[^>]*>A metà</)
})

test('REC-38 before a tool is withdrawn its published guides are named', async () => {
  const visitor = await administrator()
  const refused = await visitor.post('/admin/tools', { intent: 'unpublish', id: '1' })
  expect(refused.status).toBe(409)
  expect(await refused.text()).toMatch(/guide? pubblicat[ae] insegna.*senza il collegamento/s)
  const done = await visitor.post('/admin/tools/1', { intent: 'unpublish', leaving: 'si' })
  expect(done.status).toBe(303)
  expect(await isPublished('1', toolNoun)).toBe(false)
})
