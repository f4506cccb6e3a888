import { expect, test } from 'vitest'
import { professionNoun } from '../../app/professions/profession-noun.ts'
import { findRow, storedRecord } from '../../app/records/store/read.server.ts'
import { professions } from '../../db/content/professions/all.ts'
import { fucinaForFile, signedIn, type Visitor } from '../harness/server.ts'

const list = '/admin/professions'
const server = fucinaForFile()

const admin = async () => (await signedIn(server(), { role: 'admin' })).visitor

const fields = {
  whole: 'si',
  title: 'Idraulico',
  iconName: 'Wrench',
  description: 'Preventivi e messaggi ai clienti.',
  color: 'cyan-blue',
  heroImage: '',
}

const create = async (visitor: Visitor, changes: Record<string, string>) => {
  const answer = await visitor.post(`${list}/new`, { ...fields, ...changes })
  expect(answer.status).toBe(303)
  return /professions\/([\w-]+)/.exec(answer.headers.get('Location') ?? '')?.[1] ?? ''
}

const stored = async (id: string) => {
  const found = await findRow(server().db(), professionNoun, id)
  return found && storedRecord(professionNoun, found)
}

const save = async (visitor: Visitor, id: string, sent: Record<string, string>) => {
  const version = String((await stored(id))?.version ?? '')
  return visitor.post(`${list}/${id}`, { ...fields, ...sent, version })
}

const follow = async (visitor: Visitor, answer: Response) => {
  const page = await visitor.get(answer.headers.get('Location') ?? '')
  return (await page.text()).replaceAll('<!-- -->', '')
}

test('ADMP-11 ADMP-12 a new one leads to its form, a save of the whole form to the list, which says so', async () => {
  const visitor = await admin()
  const id = await create(visitor, { 'tips[0]': 'Rileggi.', 'tools[0]': 'ChatGPT' })
  const sent = { title: 'Idraulica', 'tools[0]': 'Claude', intent: 'publish' }
  const answer = await save(visitor, id, sent)
  expect(answer.headers.get('Location')).toBe(`${list}?esito=save&id=${id}`)
  expect((await stored(id))?.content).toMatchObject({
    ...{ title: 'Idraulica', tips: [], tools: ['Claude'] },
  })
  const page = await follow(visitor, answer)
  expect(page).toContain('Professione salvata. È pubblicata')
  expect(page).toContain('Appena salvata')
  expect(await (await visitor.get(`${list}/${id}`)).text()).toContain('Mancano i prompt')
})

test('ADMP-04 ERR-50 clone asks, copies with the prompts, and says so', async () => {
  const visitor = await admin()
  const question = await (await visitor.get(`${list}?chiedi=duplicate&id=insegnante`)).text()
  expect(question.replaceAll('<!-- -->', '')).toContain('Vuoi clonare «Insegnante»?')
  expect(question).toMatch(/<input[^>]*name="withSet"/)
  const fields = { intent: 'duplicate', id: 'insegnante', withSet: 'si' }
  const page = await follow(visitor, await visitor.post(list, fields))
  expect(page).toContain('Professione clonata con successo')
  expect(page).toContain('Insegnante (Copia)')
})

test('ADMP-13 the form proposes samples, marked, and stores of them only what is taken', async () => {
  const visitor = await admin()
  const id = await create(visitor, { title: 'Medico di famiglia', 'tools[0]': 'Il mio' })
  const form = await (await visitor.get(`${list}/${id}`)).text()
  expect(form.match(/Proposto: verifica prima di salvare/g)).toHaveLength(6)
  const sample = professions.find((one) => one.id === 'medico')
  expect(form).toContain(sample?.resources[0]?.link)
  expect(form).toContain('value="Il mio"')
  const plain = await (await visitor.get(`${list}/${id}?proposte=no`)).text()
  expect(plain).not.toContain('Proposto: verifica prima di salvare')
  const tips = (sample?.tips ?? []).map((text, at) => [`tips[${at}]`, text] as const)
  const proposed = { ...Object.fromEntries(tips), proposto: 'tips', intent: 'publish' }
  await save(visitor, id, proposed)
  expect((await stored(id))?.content?.tips).toEqual([])
  await save(visitor, id, { ...proposed, preso: 'tips' })
  expect((await stored(id))?.content?.tips).toContain(sample?.tips[0])
})
