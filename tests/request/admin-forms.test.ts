import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { browserLike, engine, fucinaForFile, signedIn } from '../harness/server.ts'

const server = fucinaForFile()

const least = { title: 'A', name: 'A', description: 'B', category: 'C', toolId: '' }

const forms = ['guides', 'tools', 'professions', 'prompts', 'help'].map(
  (name) => `/admin/${name}/new`,
)

/** What no form of ours sends, as field name and value. */
const strange: [string, string][] = [
  ['chapters[99999999].title', 'x'],
  ['blocks[99999999].text', 'x'],
  ['tips[4294967294]', 'x'],
  ['features[99999999]', 'x'],
  ['chapters', 'x'],
  ['templates.length', 'x'],
  ['metrics', 'x'],
  ['pricing[0]', 'x'],
  [`title${'.a'.repeat(9000)}`, 'x'],
  ['title.__proto__.x', 'x'],
  ['__state__', '{'],
]

test('CONST-01 a field that no form has changes nothing: the form comes back and the server lives', async () => {
  const { visitor } = await signedIn(server(), { role: 'admin' })
  for (const path of forms) {
    for (const [name, value] of strange) {
      const sent = { ...least, title: ' ', name: ' ', [name]: value }
      const answer = await visitor.post(path, sent)
      expect(answer.status, `${path} ${name.slice(0, 40)}`).toBe(400)
      expect((await answer.text()).length, path).toBeLessThan(200_000)
    }
  }
  expect((await browserLike(server()).get('/healthz')).status).toBe(200)
  expect(server().logs()).not.toContain('"level":50')
})

test('a button that no form has, and endless fields, are no form of ours', async () => {
  const { visitor } = await signedIn(server(), { role: 'admin' })
  const endless = new URLSearchParams(Array.from({ length: 20_000 }, () => ['title', 'x']))
  for (const path of forms) {
    for (const intent of ['{', 'null', '{"type":"insert","payload":{"name":"title"}}']) {
      const answer = await visitor.post(path, { ...least, __intent__: intent })
      expect(answer.status, `${path} ${intent}`).toBe(400)
      expect(await answer.text()).toContain('La richiesta non si legge.')
    }
    expect((await visitor.post(path, endless)).status, path).toBe(400)
  }
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
  const missing = [
    'prompts/%00',
    'prompts?chiedi=delete&id=%00',
    'users/%00',
    'guides/%00',
    'tools/%00',
    'help/%00',
  ]
  for (const path of missing) {
    expect((await visitor.get(`/admin/${path}`)).status, path).toBe(404)
  }
})

/** What each engine can store as a time that is none. */
const noMoment = engine === 'sqlite' ? sql.lit('boh') : sql.lit('infinity')

test('ERR-52 a record with a broken date is listed as N/A, opens, and is saved when asked to replace what is there', async () => {
  const { visitor } = await signedIn(server(), { role: 'admin' })
  for (const table of ['guides', 'tools', 'professions', 'promptSets']) {
    await sql`update ${sql.table(table)} set "updatedAt" = ${noMoment}`.execute(server().db())
  }
  for (const path of ['guides/chatgpt-basics', 'tools/2', 'professions/medico', 'prompts/medico']) {
    expect((await visitor.get(`/admin/${path}`)).status, path).toBe(200)
  }
  for (const list of ['guides', 'tools', 'professions', 'prompts']) {
    expect(await (await visitor.get(`/admin/${list}`)).text(), list).toContain('N/A')
  }
  const fields = { name: 'Martello', description: 'Batte.', category: 'Officina', version: '' }
  expect((await visitor.post('/admin/tools/2', fields)).status).toBe(409)
  const stored = await visitor.post('/admin/tools/2', { ...fields, overwrite: '' })
  expect(stored.status).toBe(303)
  const { updatedAt } = await server()
    .db()
    .selectFrom('tools')
    .select('updatedAt')
    .where('id', '=', '2')
    .executeTakeFirstOrThrow()
  expect(Number.isNaN(updatedAt.getTime())).toBe(false)
})

test('ADMS-03 ADMD-01 a prompt set of the wrong shape hides neither the others nor the way to mend it', async () => {
  const { visitor } = await signedIn(server(), { role: 'admin' })
  await server()
    .db()
    .updateTable('promptSets')
    .set({ blocks: [null, 1] as never, templates: { a: 1 } as never })
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
