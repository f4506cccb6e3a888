import { expect, test } from 'vitest'
import { guideNoun } from '../../app/guides/guide-noun.ts'
import { professionNoun } from '../../app/professions/profession-noun.ts'
import { toolNoun } from '../../app/tools/tool-noun.ts'
import { rewriteRecord } from '../harness/records.ts'
import { browserLike, fucinaForFile, signedIn } from '../harness/server.ts'

const server = fucinaForFile({ env: { LOG_LEVEL: 'warn' } })

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
  ...['x', '{"type":"insert"}'].map((said) => ({ __intent__: said })),
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

test('ERR-15 content that names an unknown icon or a foreign picture shows ours, and breaks nothing', async () => {
  const fucina = server()
  const db = fucina.db()
  const { visitor } = await signedIn(fucina)
  const foreign = ['https://altrove.example/x.png', 'javascript:x()']
  for (const [at, address] of foreign.entries()) {
    const iconName = ['Briefcase', '__proto__'][at] as 'Pencil'
    await rewriteRecord(db, professionNoun, 'medico', { iconName, heroImage: address })
    await rewriteRecord(db, toolNoun, '1', { imageUrl: address })
    await rewriteRecord(db, guideNoun, 'chatgpt-basics', { imageUrl: address })
    for (const path of [
      '/?passo=2',
      '/?cerca=lettera',
      '/tools',
      '/guides',
      '/guides/chatgpt-basics',
      '/professions/medico',
      '/prompts',
      '/onboarding',
    ]) {
      const html = await (await visitor.get(path)).text()
      const pictures = [...html.matchAll(/ (?:src|href)="((?:https?:|javascript:|\/\/)[^"]*)"/g)]
      const others = pictures.filter(([, to = '']) => /altrove|javascript:/.test(to))
      expect(others, `${address} ${path}`).toEqual([])
      expect(html, path).toContain('/drawings/')
    }
  }
  expect(fucina.logs()).not.toContain('rendering failed')
})
