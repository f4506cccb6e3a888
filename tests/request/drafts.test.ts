import { expect, test } from 'vitest'
import { professionNoun } from '../../app/professions/profession-noun.ts'
import { recordOf } from '../harness/records.ts'
import { fucinaForFile, signedIn, type Visitor } from '../harness/server.ts'

const server = fucinaForFile()

const professions = '/admin/professions'
const prompts = '/admin/prompts'
const title = 'Guida alpina'
const id = 'guida-alpina'
const block = 'Scrivi il programma di una gita.'

const isPublished = async (record: string) =>
  (await recordOf(server().db(), professionNoun, record)).content !== null

const textOf = async (visitor: Visitor, path: string) =>
  (await (await visitor.get(path)).text()).replaceAll('<!-- -->', '')

/** Every place where a learner would meet the profession. */
async function seen(learner: Visitor) {
  const workshop = await textOf(learner, `/prompts?profession=${id}`)
  return {
    home: (await textOf(learner, '/')).includes(title),
    page: (await learner.get(`/professions/${id}`)).status,
    door: workshop.includes(title),
    set: workshop.includes(block),
    wizard: (await textOf(learner, '/onboarding')).includes(title),
  }
}

const nowhere = { home: false, page: 404, door: false, set: false, wizard: false }
const everywhere = { home: true, page: 200, door: true, set: true, wizard: true }

test('REC-02 a profession and its set begin as drafts, and are seen when both are published', async () => {
  const { visitor: admin } = await signedIn(server(), { role: 'admin' })
  const { visitor: learner } = await signedIn(server())
  const fields = { title, description: 'Gite e avvisi.', iconName: 'Pencil', color: 'cyan-blue' }
  await admin.post(`${professions}/new`, { whole: 'si', heroImage: '', ...fields })
  const made = await admin.post(`${prompts}/new`, {
    professionId: id,
    'blocks[0].category': 'Azioni',
    'blocks[0].text': block,
  })
  const set = /[?&]id=([\w-]+)/.exec(made.headers.get('Location') ?? '')?.[1] ?? ''
  expect(await textOf(admin, made.headers.get('Location') ?? '')).toContain('È una bozza')
  expect(await seen(learner)).toEqual(nowhere)
  expect(await textOf(admin, `/professions/${id}`)).toContain('Chi visita il sito non la vede')
  expect(await textOf(admin, professions)).toContain('Bozza')

  const press = async (path: string, intent: string) => {
    const answer = await admin.post(path, { intent })
    expect(answer.headers.get('Location')).toBe(`${path}?esito=${intent}`)
    return textOf(admin, `${path}?esito=${intent}`)
  }
  expect(await press(`${prompts}/${set}`, 'publish')).toContain('è ancora una bozza')
  expect(await seen(learner)).toEqual(nowhere)
  expect(await press(`${professions}/${id}`, 'publish')).toContain('È pubblicata')
  expect(await seen(learner)).toEqual(everywhere)
  expect(await press(`${prompts}/${set}`, 'unpublish')).toContain('Il set è di nuovo una bozza')
  expect(await seen(learner)).toEqual({ ...everywhere, set: false })
  expect(await press(`${professions}/${id}`, 'unpublish')).toContain(
    'La professione è di nuovo una bozza',
  )
  expect(await seen(learner)).toEqual(nowhere)
  // Once more is no error, and changes nothing.
  await press(`${professions}/${id}`, 'unpublish')
  expect(await isPublished(id)).toBe(false)
})
