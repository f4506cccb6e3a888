import { expect, test } from 'vitest'
import { sceneNoun } from '../../app/learning/scenes/scene-noun.ts'
import { findRow, storedRecord } from '../../app/records/store/stored-record.server.ts'
import { readable } from '../harness/page-text.ts'
import { planForm } from '../harness/plan-form.ts'
import { fucinaForFile, signedIn, type Visitor } from '../harness/server.ts'
import { sceneFields } from './scene-fields.ts'

const server = fucinaForFile()

const list = '/admin/scenes'

const administrator = async () => (await signedIn(server(), { role: 'admin' })).visitor

/** The scene as it is worked on; undefined when it is not there. */
const storedOf = async (id: string) => {
  const row = await findRow(server().db(), sceneNoun, id)
  return row && storedRecord(sceneNoun, row)
}

const workingOf = async (id: string) => (await storedOf(id))?.working

/** The words of a page, as a reader meets them. */
const pageText = async (answer: Response) => readable(await answer.text())

const read = async (visitor: Visitor, path: string) => pageText(await visitor.get(path))

const locationOf = (answer: Response) => answer.headers.get('Location') ?? ''

/** Makes a scene with this title. @returns its address */
async function made(visitor: Visitor, title: string): Promise<string> {
  const answer = await visitor.post(`${list}/new`, { ...sceneFields, title })
  expect(answer.status).toBe(303)
  return locationOf(answer).replace(/\?.*/, '')
}

test('LRN-20 without script a scene is written, and its form is filled with it', async () => {
  const visitor = await administrator()
  const answer = await visitor.post(`${list}/new`, sceneFields)
  expect(locationOf(answer)).toBe(`${list}/un-premio-mai-chiesto?esito=save`)
  expect(await storedOf('un-premio-mai-chiesto')).toMatchObject({ content: null, isDraft: true })
  expect(await workingOf('un-premio-mai-chiesto')).toMatchObject({
    channel: 'mail',
    senderSign: { title: 'Non lo conosci' },
    lines: [
      { text: 'Hai vinto.', sign: null },
      { text: 'Scrivi qui i tuoi dati.', sign: null },
    ],
    isTrue: false,
    actions: ['Cancella la mail.'],
  })
  const page = await read(visitor, locationOf(answer))
  expect(page).toContain('Scena salvata. È una bozza: chi visita il sito non la vede.')
  for (const text of ['value="Concorso Estate"', 'Scrivi qui i tuoi dati.', 'Non perdi niente.']) {
    expect(page).toContain(text)
  }
  const listed = await read(visitor, list)
  expect(listed).toContain(sceneFields.title)
  expect(listed).toContain('1 segno')
})

test('LRN-20 what is missing is told before everybody sees it, and what was typed stays', async () => {
  const visitor = await administrator()
  const { isTrue: _, ...fields } = { ...sceneFields, title: 'Resta qui', verdict: ' ' }
  const answer = await visitor.post(`${list}/new`, { ...fields, intent: 'publish' })
  expect(answer.status).toBe(400)
  const page = await pageText(answer)
  expect(page).toContain('Scegli se il messaggio è vero o è una truffa.')
  expect(page).toContain('Scrivi perché è vero, o perché è una truffa.')
  expect(page).toContain('value="Resta qui"')
  expect(page).toContain('Scrivi qui i tuoi dati.')
  expect(await storedOf('resta-qui')).toBeUndefined()
  expect((await visitor.post(`${list}/new`, fields)).status).toBe(303)
  const half = `${list}/resta-qui`
  const refused = await visitor.post(half, { intent: 'publish' })
  expect(refused.status).toBe(400)
  expect(await pageText(refused)).toContain('Prima di pubblicare: Scegli se il messaggio è vero')
  // Neither of the two is chosen while nobody did.
  expect(await read(visitor, half)).not.toMatch(/type="radio"[^>]*checked/)
})

test('LRN-20 a reset names what changes before, and brings the built-in scenes back', async () => {
  const visitor = await administrator()
  await made(visitor, 'Di troppo')
  await visitor.post(list, { intent: 'delete', id: 'sms-sul-pacco' })
  const address = '/admin/content?insieme=scene-incluse'
  const plan = await (await visitor.get(address)).text()
  for (const title of ['Di troppo', 'Un SMS sul pacco']) expect(plan).toContain(title)
  const answer = await visitor.post(address, planForm(plan))
  expect(await read(visitor, locationOf(answer))).toContain('Le scene sono quelle incluse.')
  expect(await storedOf('di-troppo')).toBeUndefined()
  expect(await storedOf('sms-sul-pacco')).toBeDefined()
})
