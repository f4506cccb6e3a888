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

test('an address with a zero or a word of the language finds nothing, on both engines', async () => {
  const { visitor } = await signedIn(server(), { role: 'admin' })
  for (const path of [
    '/admin/guides?q=%00',
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
    '/admin/content?insieme=dataset',
    '/admin/test',
  ]) {
    expect((await visitor.get(path)).status, path).toBe(200)
  }
})
