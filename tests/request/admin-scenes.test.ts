import { expect, test } from 'vitest'
import { sceneNoun } from '../../app/learning/scenes/scene-noun.ts'
import { findRow, storedRecord } from '../../app/records/store/read.server.ts'
import { readable } from '../harness/page-text.ts'
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
