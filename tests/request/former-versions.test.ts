/** The former versions of guides, scenes and tools, on their screens and without script. */
import { expect, test } from 'vitest'
import { readable } from '../harness/page-text.ts'
import { fucinaForFile, signedIn } from '../harness/server.ts'
import { sceneFields } from './scene-fields.ts'

const server = fucinaForFile()

const pageText = async (answer: Response) => readable(await answer.text())

const sceneRow = (id: string) =>
  server().db().selectFrom('scenes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('LRN-94 without script a former version is listed, asked about and brought back', async () => {
  const { visitor } = await signedIn(server(), { role: 'admin', name: 'Ada Rossi' })
  await visitor.post('/admin/scenes/new', { ...sceneFields, title: 'Prima versione' })
  const path = '/admin/scenes/prima-versione'
  expect(await pageText(await visitor.get(path))).toContain("Qui trovi com'era prima")
  const version = (await sceneRow('prima-versione')).updatedAt.toISOString()
  await visitor.post(path, { ...sceneFields, title: 'Seconda versione', version })

  const page = await pageText(await visitor.get(path))
  expect(page).toContain('Mostra 1 versione')
  expect(page).toContain('da Ada Rossi.')
  expect(page).toContain('Titolo: «Prima versione»')
  const [, question = ''] = /href="([^"]+chiedi=restore[^"]+)"/.exec(page) ?? []
  const asking = await pageText(await visitor.get(question.replaceAll('&amp;', '&')))
  expect(asking).toContain('Vuoi riportare la versione del')
  const hidden = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(asking.slice(asking.indexOf('alertdialog')))
  const fields = {
    intent: 'restore',
    id: hidden('id')?.[1] ?? '',
    version: hidden('version')?.[1] ?? '',
  }
  const done = await visitor.post(path, fields)
  expect(done.headers.get('Location')).toBe(`${path}?esito=restore`)
  const said = await pageText(await visitor.get(`${path}?esito=restore`))
  expect(said).toContain('La versione scelta è tornata.')
  expect(said).toContain('Titolo: «Seconda versione»')
  expect(await sceneRow('prima-versione')).toMatchObject({ title: 'Prima versione' })

  // The page that it was asked on shows an older save now.
  const late = await visitor.post(path, fields)
  expect(late.status).toBe(409)
  expect(await pageText(late)).toContain('Qualcun altro ha salvato nel frattempo')
})

test('LRN-94 guides and tools have the same part', async () => {
  const { visitor } = await signedIn(server(), { role: 'admin' })
  const db = server().db()
  const file = (await (await visitor.get('/admin/content/esporta')).json()) as {
    tools: { id: string; name: string }[]
    guides: { id: string; title: string }[]
  }
  const [tool] = file.tools
  const [guide] = file.guides
  if (!tool || !guide) throw new Error('there is no content')
  const was = [tool.name, guide.title]
  tool.name = 'Altro nome'
  guide.title = 'Altro titolo'
  const form = new FormData()
  form.set('intent', 'check')
  form.set('file', new Blob([JSON.stringify(file)]), 'contenuti.json')
  const page = await pageText(await visitor.post('/admin/content', form))
  const sent = new FormData()
  sent.set('intent', 'import-file')
  for (const name of ['packed', 'plan']) {
    sent.set(name, new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '')
  }
  expect((await visitor.post('/admin/content', sent)).status).toBe(303)
  for (const [path, name] of [
    [`/admin/tools/${tool.id}`, `Nome: «${was[0]}»`],
    [`/admin/guides/${guide.id}`, `Titolo: «${was[1]}»`],
  ] as const) {
    expect(await pageText(await visitor.get(path))).toContain(name)
    const recordId = path.split('/').at(-1) ?? ''
    const former = await db
      .selectFrom('formerVersions')
      .select(['id', 'kind'])
      .where('recordId', '=', recordId)
      .executeTakeFirstOrThrow()
    const table = former.kind === 'tool' ? 'tools' : 'guides'
    const { updatedAt } = await db
      .selectFrom(table)
      .select('updatedAt')
      .where('id', '=', recordId)
      .executeTakeFirstOrThrow()
    const answer = await visitor.post(path, {
      intent: 'restore',
      id: former.id,
      version: updatedAt.toISOString(),
    })
    expect(answer.headers.get('Location')).toBe(`${path}?esito=restore`)
  }
  const back = (await (await visitor.get('/admin/content/esporta')).json()) as typeof file
  expect([back.tools[0]?.name, back.guides[0]?.title]).toEqual(was)
})
