import { describe, expect, test } from 'vitest'
import { professionNoun } from '../../app/professions/profession-noun.ts'
import { findRow, rowsOf, storedRecord } from '../../app/records/store/stored-record.server.ts'
import { professions } from '../../db/content/professions/all.ts'
import { planForm } from '../harness/plan-form.ts'
import { forgetRecord } from '../harness/records.ts'
import {
  type Fucina,
  fucinaForFile,
  signedIn,
  startFucina,
  type Visitor,
} from '../harness/server.ts'

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

const ids = async (fucina: Fucina = server()) =>
  (await rowsOf(fucina.db(), professionNoun).execute()).map(({ id }) => id)

const publishing = { intent: 'publish' }

/** What a page says, without the marks that React puts between texts. */
const textOf = async (answer: Response) => (await answer.text()).replaceAll('<!-- -->', '')

describe('the list', () => {
  test('ADMP-01 ADM-14 has every profession with its three actions, its dates in words', async () => {
    const html = await textOf(await (await admin()).get(list))
    for (const { id, title } of professions) {
      expect(html).toContain(`href="${list}/${id}"`)
      expect(html).toContain(`href="${list}?chiedi=duplicate&amp;id=${id}"`)
      expect(html).toContain(title)
    }
    expect(html).toContain('Nuova professione')
    expect(html).toMatch(/<time dateTime="[^"]+" title="[^"]+">(adesso|\d+ minut\w+ fa)<\/time>/)
  })

  test('Q21 says what visitors see while there is none', async () => {
    const fucina = await startFucina()
    for (const { id } of professions) await forgetRecord(fucina.db(), professionNoun, id)
    const html = await (await (await admin(fucina)).get(list)).text()
    expect(html).toContain('Ancora nessuna professione')
    expect(html).toContain('nel sito si vedono le professioni incluse')
    expect(html).toContain('Riporta alle professioni incluse')
  })
})

describe('over HTTP', () => {
  test('ADMP-03 ADMP-11 ADMP-14 a new profession leads to its form, opens at its id, and is in the list', async () => {
    const visitor = await admin()
    expect(await (await visitor.get(`${list}/new`)).text()).toMatch(/<form[^>]*noValidate/i)
    const answer = await visitor.post(`${list}/new`, { ...fields, title: 'Guida alpina' })
    expect(answer.headers.get('Location')).toMatch(/^\/admin\/professions\/guida-alpina\?/)
    const form = await (await visitor.get(answer.headers.get('Location') ?? '')).text()
    expect(form).toContain('Professione salvata. È una bozza')
    expect(form).toContain('value="Guida alpina"')
    expect((await visitor.get('/professions/guida-alpina')).status).toBe(200)
    expect(await (await visitor.get(list)).text()).toContain(`${list}/guida-alpina`)
  })

  test('ADMP-11 ADMP-12 a save stores the whole form and leaves one in it; publishing shows it', async () => {
    const visitor = await admin()
    const id = await create(visitor, { 'tips[0]': 'Rileggi.', 'tools[0]': 'ChatGPT' })
    const sent = { ...fields, title: 'Idraulica', 'tools[0]': 'Claude' }
    const answer = await visitor.post(`${list}/${id}`, { ...sent, version: await version(id) })
    expect(answer.headers.get('Location')).toBe(`${list}/${id}?esito=save`)
    expect(await stored(id)).toMatchObject({ title: 'Idraulica', tips: [], tools: ['Claude'] })
    const { visitor: learner } = await signedIn(server())
    expect((await learner.get(`/professions/${id}`)).status).toBe(404)
    const published = { ...sent, ...publishing, version: await version(id) }
    const shown = await visitor.post(`${list}/${id}`, published)
    expect(shown.headers.get('Location')).toBe(`${list}/${id}?esito=publish`)
    expect(await (await learner.get(`/professions/${id}`)).text()).toContain('Idraulica')
    const page = await (await visitor.get(shown.headers.get('Location') ?? '')).text()
    expect(page).toContain('Professione salvata. È pubblicata')
    expect(page).toContain('Mancano i prompt')
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

  test('ADMP-05 ERR-50 Q16 delete takes its set along and ends on the list', async () => {
    const visitor = await admin()
    const { headers } = await visitor.post(list, {
      intent: 'duplicate',
      id: 'medico',
      withSet: 'si',
    })
    const id = new URL(headers.get('Location') ?? '', server().url).searchParams.get('id') ?? ''
    expect(await stored(id)).toBeDefined()
    const answer = await visitor.post(`${list}/${id}`, { intent: 'delete', id })
    expect(answer.headers.get('Location')).toContain(`${list}?esito=delete&id=${id}`)
    const page = await textOf(await visitor.get(answer.headers.get('Location') ?? ''))
    expect(page).toContain('Professione eliminata con successo')
    expect(await stored(id)).toBeUndefined()
  })

  test('professions change places', async () => {
    const visitor = await admin()
    const [first = '', second = ''] = await ids()
    const answer = await visitor.post(list, { intent: 'move-up', id: second })
    expect(answer.headers.get('Location')).toBe(`${list}?esito=move-up&id=${second}`)
    expect((await ids()).slice(0, 2)).toEqual([second, first])
    await visitor.post(list, { intent: 'move-down', id: second })
    expect((await ids()).slice(0, 2)).toEqual([first, second])
  })

  test('ADMP-02 ERR-49 reset asks, counts, and leaves the eight built-in ones', async () => {
    const fucina = await startFucina()
    const visitor = await admin(fucina)
    await visitor.post(`${list}/new`, fields)
    await visitor.post(list, { intent: 'delete', id: 'creativo' })
    const begun = await version('medico', fucina)
    const changed = { ...fields, title: 'Medico', version: begun }
    expect((await visitor.post(`${list}/medico`, changed)).status).toBe(303)
    const address = '/admin/content?insieme=professioni-incluse'
    const plan = await (await visitor.get(address)).text()
    for (const title of ['Idraulico', 'Medico', 'Creativo']) expect(plan).toContain(title)
    const answer = await visitor.post(address, planForm(plan))
    const page = await (await visitor.get(answer.headers.get('Location') ?? '')).text()
    expect(page).toContain('8 professioni configurate con successo!')
    expect(await ids(fucina)).toEqual(professions.map(({ id }) => id))
    expect((await stored('medico', fucina))?.tips).toHaveLength(5)
  })
})

describe('what is wrong is said, and what was typed stays', () => {
  const required = 'Titolo e descrizione sono campi obbligatori'

  test.each(['new', 'medico'])(
    'ADMP-10 publishing without title or description says so and publishes nothing: %s',
    async (path) => {
      const visitor = await admin()
      const before = { ids: await ids(), medico: await row('medico') }
      for (const missing of ['title', 'description']) {
        for (const blank of ['', '   ']) {
          const half = { title: 'Tenuto', description: 'Tenuta', [missing]: blank }
          const answer = await visitor.post(`${list}/${path}`, {
            ...fields,
            ...publishing,
            ...half,
          })
          expect(answer.status).toBe(400)
          const html = await answer.text()
          expect(html).toContain(required)
          expect(html).toContain(missing === 'title' ? 'Tenuta' : 'Tenuto')
        }
      }
      expect({ ids: await ids(), medico: await row('medico') }).toEqual(before)
      const kept = await create(visitor, { title: '', description: 'Senza nome' })
      const refused = await visitor.post(`${list}/${kept}`, publishing)
      expect(refused.status).toBe(400)
      expect(await refused.text()).toContain('Prima di pubblicare: Scrivi il titolo.')
    },
  )

  test('CONST-02 the server refuses what the form does not offer', async () => {
    const visitor = await admin()
    const before = await ids()
    const wrong = { ...fields, title: 'Rifiutata', iconName: 'Rocket' }
    const answer = await visitor.post(`${list}/new`, wrong)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('value="Rifiutata"')
    expect(await ids()).toEqual(before)
  })
})

test('ADMP-13 the form proposes samples, marked, and stores them only on save', async () => {
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
})

test('ERR-16 the form of a missing one says so and leads back', async () => {
  const page = await (await admin()).get(`${list}/nonesiste`)
  expect(page.status).toBe(404)
  const html = await page.text()
  expect(html).toContain('Professione non trovata')
  expect(html).toContain('Torna alle professioni')
})
