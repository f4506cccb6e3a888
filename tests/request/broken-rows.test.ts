import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { engine, fucinaForFile, signedIn } from '../harness/server.ts'

const server = fucinaForFile({ env: { LOG_LEVEL: 'warn' } })

const warning = 'Una parte di questa scheda non si legge'

const write = (table: string, key: RawBuilder<unknown>, values: Record<string, string>) => {
  const set = Object.entries(values).map(([column, text]) => sql`${sql.ref(column)} = ${text}`)
  return sql`update ${sql.table(table)} set ${sql.join(set)} where ${key}`.execute(server().db())
}

/** What somebody writes by hand: JSON of another shape; where it can be stored, no JSON at all. */
const broken = [
  { noList: '{"a": 1}', ofOthers: '[1, {"title": "A"}, null]' },
  ...(engine === 'sqlite' ? [{ noList: '', ofOthers: '["rotto' }] : []),
]

const screens = [
  { form: '/admin/guides/chatgpt-basics', page: '/guides/chatgpt-basics' },
  { form: '/admin/tools/2', page: '/tools/2' },
  { form: '/admin/professions/medico', page: '/professions/medico' },
] as const

const others = [
  '/admin/test',
  '/admin/guides',
  '/admin/tools',
  '/admin/professions',
  '/admin/scenes',
  '/tools',
  '/guides',
  '/dashboard',
  '/?cerca=scrivere',
]

test.for(broken)(
  'ERR-52 ADMD-01 columns that hold %o open with a warning, and stop nothing else',
  async ({ noList, ofOthers }) => {
    const { visitor } = await signedIn(server(), { role: 'admin' })
    const guide = sql`"id" = 'chatgpt-basics'`
    await write('guides', guide, { prerequisites: noList, relatedGuides: ofOthers })
    await write('chapters', sql`"guideId" = 'chatgpt-basics'`, { exercises: ofOthers })
    await write('tools', sql`"id" = '2'`, { pricing: ofOthers, features: noList })
    await write('professions', sql`"id" = 'medico'`, {
      ...{ tools: noList, examples: ofOthers, metrics: noList, useCases: ofOthers },
      ...{ tips: noList, testimonials: ofOthers, resources: ofOthers },
    })
    await write('scenes', sql`"id" = 'sms-sul-pacco'`, {
      ...{ senderSign: ofOthers, lines: noList, actions: ofOthers },
      ...{ ifTrusted: ofOthers, ifDoubted: noList },
    })
    const scene = await visitor.get('/admin/scenes/sms-sul-pacco')
    expect(await scene.text()).toContain(warning)
    for (const { form, page } of screens) {
      const answer = await visitor.get(form)
      expect(answer.status, form).toBe(200)
      expect(await answer.text(), form).toContain(warning)
      expect((await visitor.get(page)).status, page).toBe(200)
    }
    for (const path of others) expect((await visitor.get(path)).status, path).toBe(200)
  },
)

test('ERR-52 what is saved from the form is written anew, and the log names each place once', async () => {
  const { visitor } = await signedIn(server(), { role: 'admin' })
  await write('tools', sql`"id" = '3'`, { features: '{"a": 1}' })
  const form = await (await visitor.get('/admin/tools/3')).text()
  expect(form).toContain('«Che cosa ci puoi fare»')
  const version = /name="version" value="([^"]+)"/.exec(form)?.[1] ?? ''
  const fields = { name: 'Martello', description: 'Batte.', category: 'Officina', version }
  expect((await visitor.post('/admin/tools/3', fields)).status).toBe(303)
  expect(await (await visitor.get('/admin/tools/3')).text()).not.toContain(warning)
  const told = server().logs().split('"table":"tools","id":"3","column":"features"')
  expect(told).toHaveLength(2)
})

test('ERR-52 ADMG-12 the lists of a guide that goes are found among broken ones', async () => {
  const { visitor } = await signedIn(server(), { role: 'admin' })
  const value = engine === 'sqlite' ? '["rotto' : '"rotto"'
  await write('guides', sql`"id" = 'chatgpt-basics'`, { relatedGuides: value })
  const deleted = await visitor.post('/admin/guides/claude-basics', { intent: 'delete' })
  expect(deleted.status).toBe(303)
  const configured = await visitor.post('/admin/test', { intent: 'configure', id: 'guides' })
  expect(configured.status).toBeLessThan(400)
})
