/** The versions of a record, on their screen. */
import { expect, test } from 'vitest'
import { sceneNoun } from '../../app/learning/scenes/scene-noun.ts'
import { readable } from '../harness/page-text.ts'
import { recordOf } from '../harness/records.ts'
import { fucinaForFile, signedIn } from '../harness/server.ts'
import { sceneFields } from './scene-fields.ts'

const server = fucinaForFile()

const pageText = async (answer: Response) => readable(await answer.text())

const scene = (id: string) => recordOf(server().db(), sceneNoun, id)

test('REC-22 a version is compared with now, and brought back', async () => {
  const { visitor } = await signedIn(server(), { role: 'admin', name: 'Ada Rossi' })
  await visitor.post('/admin/scenes/new', { ...sceneFields, title: 'Prima versione' })
  const path = '/admin/scenes/prima-versione'
  await visitor.post(path, { ...sceneFields, title: 'Seconda versione', version: '1' })

  const page = await pageText(await visitor.get(`${path}/versioni`))
  expect(page).toContain('Ada Rossi, ')
  for (const text of ['Titolo', 'Prima', 'Seconda', 'Creata', 'Cambiata']) {
    expect(page).toContain(text)
  }
  const compared = page.slice(page.indexOf('id="confronto"'))
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(compared)?.[1]
  const fields = { intent: 'restore', id: hidden('id') ?? '', version: hidden('version') ?? '' }
  const done = await visitor.post(`${path}/versioni`, fields)
  expect(done.headers.get('Location')).toBe(`${path}?esito=restore`)
  expect((await scene('prima-versione')).working.title).toBe('Prima versione')

  // The page that it was asked on shows an older save now.
  const late = await visitor.post(`${path}/versioni`, fields)
  expect(late.status).toBe(409)
  expect(await pageText(late)).toContain('Hai già salvato questa scena mentre la modificavi qui')
})
