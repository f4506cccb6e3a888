import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { toolNoun } from '../../app/tools/tool-noun.ts'
import { recordOf } from '../harness/records.ts'
import { browserLike, engine, fucinaForFile, signedIn } from '../harness/server.ts'

const server = fucinaForFile()

const least = { title: 'A', name: 'A', description: 'B', category: 'C', toolId: '' }

const forms = ['guides', 'tools', 'professions', 'prompts', 'help'].map(
  (name) => `/admin/${name}/new`,
)

/** Names that would take memory for each place, or each step, that they name. */
const far = [
  'chapters[99999999].title',
  'blocks[99999999].text',
  'tips[4294967294]',
  `title${'.a'.repeat(9000)}`,
]

/** None of these is what a list's button of ours says. */
const unread = [
  ...[
    '1',
    'null',
    '{}',
    'x',
    '{"type":"insert"}',
    '{"type":"insert","payload":{"name":"title"}}',
  ].map((said) => ({ __intent__: said })),
  { __state__: 'x' },
]

test('CONST-01 HLD-01 a form that names places no list has is no form of ours, and the server lives', async () => {
  const { visitor } = await signedIn(server(), { role: 'admin' })
  const endless = new URLSearchParams(Array.from({ length: 20_000 }, () => ['title', 'x']))
  const insert = '{"type":"insert","payload":{"name":"chapters","index":99999999}}'
  for (const path of forms) {
    const named = far.map((name) => ({ [name]: 'x' }))
    for (const sent of [...named, { __intent__: insert }, ...unread]) {
      const answer = await visitor.post(path, { ...least, ...sent })
      expect(answer.status, `${path} ${JSON.stringify(sent).slice(0, 60)}`).toBe(400)
      expect(await answer.text()).toContain('La richiesta non si legge.')
    }
    expect((await visitor.post(path, endless)).status, path).toBe(400)
  }
  expect((await browserLike(server()).get('/healthz')).status).toBe(200)
})

test('REC-34 a part that is added without script has its id before the first save, and keeps it', async () => {
  const { visitor } = await signedIn(server(), { role: 'admin' })
  const idIn = (html: string) => /\[0\]\.id"[^>]* value="([^"]+)"/.exec(html)?.[1] ?? ''
  const guide = { id: '', title: 'Nuovo Capitolo' }
  const template = { id: '', title: '', blocks: [{ text: '' }] }
  for (const [path, name, newItem] of [
    ['/admin/guides', 'chapters', guide],
    ['/admin/prompts', 'templates', template],
  ] as const) {
    const payload = { name, defaultValue: newItem }
    const insert = { __intent__: JSON.stringify({ type: 'insert', payload }) }
    const added = await visitor.post(`${path}/new`, { whole: 'si', ...insert })
    const id = idIn(await added.text())
    expect(id).toMatch(/^[\w-]{20,}$/)
    const part = { [`${name}[0].id`]: id, [`${name}[0].title`]: 'Il primo' }
    const made = await visitor.post(`${path}/new`, { title: 'Con una parte', whole: 'si', ...part })
    const address = made.headers.get('location')?.split('?')[0] ?? ''
    expect(idIn(await (await visitor.get(address)).text())).toBe(id)
  }
})

test('REC-36 without script a chapter is moved to the place that is written beside it', async () => {
  const { visitor } = await signedIn(server(), { role: 'admin' })
  const titles = ['Uno', 'Due', 'Tre', 'Quattro']
  const parts = titles.map((title, place) => [`chapters[${place}].title`, title])
  const after = async (from: number, to: number, places: string[]) => {
    const payload = { name: 'chapters', from, to }
    const intent = ['__intent__', JSON.stringify({ type: 'reorder', payload })]
    const written = places.map((place) => ['posto', place])
    const sent = new URLSearchParams([['whole', 'si'], ...parts, intent, ...written] as string[][])
    const html = await (await visitor.post('/admin/guides/new', sent)).text()
    return [...html.matchAll(/chapters\[\d\]\.title"[^>]* value="([^"]+)"/g)].map(
      ([, title]) => title,
    )
  }
  expect(await after(0, 0, ['3', '2', '3', '4'])).toEqual(['Due', 'Tre', 'Uno', 'Quattro'])
  expect(await after(3, 3, ['1', '2', '3', '0'])).toEqual(['Quattro', 'Uno', 'Due', 'Tre'])
  expect(await after(1, 1, ['1', '99', '3', '4'])).toEqual(['Uno', 'Tre', 'Quattro', 'Due'])
  expect(await after(1, 1, ['1', 'boh', '3', '4'])).toEqual(titles)
  // The arrows go where they say.
  expect(await after(1, 0, ['1', '4', '3', '4'])).toEqual(['Due', 'Uno', 'Tre', 'Quattro'])
})

test('an address with a zero or a word of the language finds nothing, on both engines', async () => {
  const { visitor } = await signedIn(server(), { role: 'admin' })
  for (const path of [
    '/admin/guides/scelte?q=%00',
    '/admin/users?id=%00&chiedi=suspend',
    '/admin/tools?stato=constructor',
  ]) {
    expect((await visitor.get(path)).status, path).toBe(200)
  }
  const missing = ['prompts/%00', 'users/%00', 'guides/%00', 'tools/%00', 'help/%00']
  for (const path of missing) {
    expect((await visitor.get(`/admin/${path}`)).status, path).toBe(404)
  }
})

/** What each engine can store as a time that is none. */
const noMoment = engine === 'sqlite' ? sql.lit('boh') : sql.lit('infinity')

test('ERR-52 a record with a broken date is listed as N/A, opens, and is saved when asked to replace what is there', async () => {
  const { visitor } = await signedIn(server(), { role: 'admin' })
  await sql`update "records" set "updatedAt" = ${noMoment}`.execute(server().db())
  for (const path of ['guides/chatgpt-basics', 'tools/2', 'professions/medico', 'prompts/medico']) {
    expect((await visitor.get(`/admin/${path}`)).status, path).toBe(200)
  }
  for (const list of ['guides', 'tools', 'professions', 'prompts']) {
    expect(await (await visitor.get(`/admin/${list}`)).text(), list).toContain('N/A')
  }
  const fields = {
    name: 'Martello',
    description: 'Batte.',
    category: 'Officina',
    version: '',
    whole: 'si',
  }
  expect((await visitor.post('/admin/tools/2', fields)).status).toBe(409)
  const stored = await visitor.post('/admin/tools/2', { ...fields, overwrite: '1' })
  expect(stored.status).toBe(303)
  const { updatedAt } = await recordOf(server().db(), toolNoun, '2')
  expect(Number.isNaN(updatedAt.getTime())).toBe(false)
})

test('ADMS-03 ADMD-01 a prompt set of the wrong shape hides neither the others nor the way to mend it', async () => {
  const { visitor } = await signedIn(server(), { role: 'admin' })
  const wrong = { professionId: 'medico', blocks: [null, 1], templates: { a: 1 } }
  await server()
    .db()
    .updateTable('records')
    .set({ content: wrong })
    .where('noun', '=', 'promptSet')
    .where('id', '=', 'medico')
    .execute()
  for (const path of [
    '/admin/prompts',
    '/admin/prompts/medico',
    '/admin/prompts/esporta',
    '/admin/test',
  ]) {
    expect((await visitor.get(path)).status, path).toBe(200)
  }
  expect((await visitor.post('/admin/prompts', { intent: 'import' })).status).toBe(303)
})
