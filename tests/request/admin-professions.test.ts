import { describe, expect, test } from 'vitest'
import { professionNoun } from '../../app/professions/profession-noun.ts'
import { findRow, storedRecord } from '../../app/records/store/read.server.ts'
import { professions } from '../../db/content/professions/all.ts'
import { type Fucina, fucinaForFile, signedIn, type Visitor } from '../harness/server.ts'

const list = '/admin/professions'
const server = fucinaForFile()

const admin = async (fucina: Fucina = server()) =>
  (await signedIn(fucina, { role: 'admin' })).visitor

const fields = {
  whole: 'si',
  title: 'Idraulico',
  iconName: 'Wrench',
  description: 'Preventivi e messaggi ai clienti.',
  color: 'cyan-blue',
  heroImage: '',
}

const create = async (visitor: Visitor, changes: Record<string, string> = {}) => {
  const answer = await visitor.post(`${list}/new`, { ...fields, ...changes })
  expect(answer.status).toBe(303)
  return /professions\/([\w-]+)/.exec(answer.headers.get('Location') ?? '')?.[1] ?? ''
}

const row = async (id: string, fucina: Fucina = server()) => {
  const found = await findRow(fucina.db(), professionNoun, id)
  return found && storedRecord(professionNoun, found)
}

const stored = async (id: string, fucina: Fucina = server()) => (await row(id, fucina))?.working

const version = async (id: string, fucina: Fucina = server()) =>
  String((await row(id, fucina))?.version ?? '')

const publishing = { intent: 'publish' }

/** What a page says, without the marks that React puts between texts. */
const textOf = async (answer: Response) => (await answer.text()).replaceAll('<!-- -->', '')

describe('over HTTP', () => {
  test('ADMP-11 ADMP-12 a new one leads to its form, a save of the whole form to the list; publishing shows it', async () => {
    const visitor = await admin()
    const id = await create(visitor, { 'tips[0]': 'Rileggi.', 'tools[0]': 'ChatGPT' })
    const sent = { ...fields, title: 'Idraulica', 'tools[0]': 'Claude' }
    const answer = await visitor.post(`${list}/${id}`, { ...sent, version: await version(id) })
    expect(answer.headers.get('Location')).toBe(`${list}?esito=save&id=${id}`)
    expect(await stored(id)).toMatchObject({ title: 'Idraulica', tips: [], tools: ['Claude'] })
    const { visitor: learner } = await signedIn(server())
    expect((await learner.get(`/professions/${id}`)).status).toBe(404)
    const published = { ...sent, ...publishing, version: await version(id) }
    const shown = await visitor.post(`${list}/${id}`, published)
    expect(shown.headers.get('Location')).toBe(`${list}?esito=save&id=${id}`)
    expect(await (await learner.get(`/professions/${id}`)).text()).toContain('Idraulica')
    const page = await textOf(await visitor.get(shown.headers.get('Location') ?? ''))
    expect(page).toContain('Professione salvata. È pubblicata')
    expect(page).toContain('Appena salvata')
    expect(page).toContain('Continua a modificare')
    expect(await textOf(await visitor.get(`${list}/${id}`))).toContain('Mancano i prompt')
  })

  test('ADMP-04 ERR-50 clone asks, copies with the prompts, and says so', async () => {
    const visitor = await admin()
    const question = await textOf(await visitor.get(`${list}?chiedi=duplicate&id=insegnante`))
    expect(question).toContain('Vuoi clonare «Insegnante»?')
    expect(question).toMatch(/<input[^>]*name="withSet"/)
    const answer = await visitor.post(list, {
      intent: 'duplicate',
      id: 'insegnante',
      withSet: 'si',
    })
    const page = await (await visitor.get(answer.headers.get('Location') ?? '')).text()
    expect(page).toContain('Professione clonata con successo')
    expect(page).toContain('Insegnante (Copia)')
    expect((await stored('insegnante-copia'))?.title).toBe('Insegnante (Copia)')
    const prompts = await (await visitor.get('/prompts?profession=insegnante-copia')).text()
    expect(prompts).not.toContain('Nessun prompt trovato')
  })
})

test('ADMP-13 the form proposes samples, marked, and stores of them only what is taken', async () => {
  const visitor = await admin()
  const id = await create(visitor, { title: 'Medico di famiglia', 'tools[0]': 'Il mio' })
  const form = await (await visitor.get(`${list}/${id}`)).text()
  expect(form.match(/Proposto: verifica prima di salvare/g)).toHaveLength(6)
  const sample = professions.find((one) => one.id === 'medico')
  expect(form).toContain(sample?.resources[0]?.link)
  expect(form).toContain('value="Il mio"')
  expect(await stored(id)).toMatchObject({ tips: [], metrics: null, tools: ['Il mio'] })
  const plain = await (await visitor.get(`${list}/${id}?proposte=no`)).text()
  expect(plain).not.toContain('Proposto: verifica prima di salvare')
  expect(plain).not.toContain(sample?.resources[0]?.link)
  const tip = sample?.tips[0] ?? ''
  const save = async (taken: Record<string, string>) => {
    const sent: Record<string, string> = { ...fields, ...publishing, proposto: 'tips', ...taken }
    for (const [at, text] of (sample?.tips ?? []).entries()) sent[`tips[${at}]`] = text
    await visitor.post(`${list}/${id}`, { ...sent, version: await version(id) })
    return (await row(id))?.content?.tips
  }
  expect(await save({})).toEqual([])
  expect(await save({ preso: 'tips' })).toContain(tip)
})
