import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bundlePath } from '../../app/admin-paths.ts'
import {
  conversationPath,
  guidePath,
  lessonPath,
  piecePath,
  professionPath,
  scenePath,
  toolPath,
} from '../../app/paths.ts'
import { promptPath } from '../../app/prompt-path.ts'
import { foundPages } from '../../app/public-pages.ts'
import { guides } from '../../db/content/guides/all.ts'
import { lessons } from '../../db/content/lessons/all.ts'
import { notebooks } from '../../db/content/notebooks/all.ts'
import { pieces } from '../../db/content/pieces/all.ts'
import { practices } from '../../db/content/practice/all.ts'
import { professions } from '../../db/content/professions/all.ts'
import { promptSets } from '../../db/content/prompt-sets/all.ts'
import { scenes } from '../../db/content/scenes/all.ts'
import { tools } from '../../db/content/tools/all.ts'
import { testCertificate, testGroup } from '../harness/groups.ts'
import { launchFucina } from '../harness/launch.ts'
import { browserLike, signedIn, startFucina, type Visitor } from '../harness/server.ts'

const root = resolve(import.meta.dirname, '../..')
const drawing = resolve(root, 'public/drawings/comunita.svg')
const brescia = { SITE_NAME: 'Bottega', CITY: 'Brescia', CONTACT_EMAIL: 'ciao@bottega.example' }
const pack = resolve(root, 'tests/fixtures/brescia.json')

const readText = async (visitor: Visitor, path: string) => {
  const answer = await visitor.get(path, { follow: true })
  return { status: answer.status, text: (await answer.text()).replaceAll('<!-- -->', '') }
}

/** Every page with what comes with the product, by who opens it. */
const openPages = [
  ...[...foundPages, '/login', '/nonesiste', '/manifest.webmanifest', '/robots.txt'],
  ...['/prompts?come=parole', '/aiuto/persona', '/lettura', '/g', '/arrivederci'],
  ...lessons.flatMap(({ id, parts }) => [
    lessonPath(id),
    ...parts.map((_, index) => `${lessonPath(id)}?prova=${index + 1}`),
  ]),
  ...scenes.flatMap(({ id }) => [scenePath(id), `${scenePath(id)}?scelta=dubito&punti=0`]),
  ...pieces.map(({ id }) => `${piecePath(id)}?scelta=vero`),
  ...practices.flatMap(({ id }) => [
    conversationPath(id),
    ...['vaga', 'meglio', 'chiara'].map((said) => `${conversationPath(id)}?detto=${said}`),
  ]),
  ...promptSets.flatMap(({ professionId, templates }) => {
    const profession = professionId ?? 'vita-quotidiana'
    return templates.map(({ id }) => promptPath({ profession, template: id }))
  }),
]
const learnersPages = [
  ...['/dashboard', '/dashboard/impostazioni', '/guides', '/tools', '/gruppo'],
  ...guides.map(({ id }) => guidePath(id)),
  ...tools.map(({ id }) => toolPath(id)),
  ...professions.map(({ id }) => professionPath(id)),
]
const administratorsPages = [
  ...['/admin', '/admin/figures', '/admin/aiuto', '/admin/ai'],
  ...['/admin/guides/new', '/admin/tools/new', '/admin/professions/new', '/admin/help/new'],
  ...['/admin/quaderni/new', '/admin/scenes/new', '/admin/notices/new', '/admin/content'],
  ...['/admin/test', '/admin/registro', '/gruppi', '/gruppi/new/modifica'],
  ...notebooks.map(({ id }) => `/gruppo/domande/${id}`),
]

const bergamo =
  /.{0,60}(?:bergam|città ?alta|\bats\b|bg\.camcom|redona|colognola|val brembana|san pellegrino|donizetti|orio al serio).{0,60}/i

test('REL-50 an installation of Brescia says Bergamo on no page, sheet and file of scripts', async () => {
  const bottega = await startFucina({ seeded: false, env: { ...brescia, AI_PROVIDER: 'demo' } })
  const { visitor: learner, user } = await signedIn(bottega)
  const { visitor: admin, user: head } = await signedIn(bottega, { role: 'admin' })
  await bottega.db().updateTable('users').set({ city: 'Brescia' }).execute()
  const group = await testGroup(bottega.db(), { ledBy: head.id, readyPath: 'primi-passi' })
  const certificate = await testCertificate(bottega.db(), { userId: user.id, groupId: group.id })
  const sheets = [
    ...notebooks.map(({ id }) => `/gruppi/${group.id}/quaderno?di=${id}`),
    ...[`/gruppi/${group.id}`, `/gruppi/${group.id}/foglio`, `/gruppi/${group.id}/proiettore`],
  ]
  const walks: [Visitor, string[]][] = [
    [browserLike(bottega), openPages],
    [learner, [...learnersPages, `/attestato/${certificate}`]],
    [admin, [...administratorsPages, ...sheets]],
  ]
  const told: string[] = []
  await Promise.all(
    walks.map(async ([visitor, paths]) => {
      for (const path of paths) {
        const { status, text } = await readText(visitor, path)
        expect(status, path).toBe(path === '/nonesiste' ? 404 : 200)
        const found = bergamo.exec(text)?.[0]
        if (found) told.push(`${path}: ${found}`)
      }
    }),
  )
  expect(told).toEqual([])
  for (const path of foundPages) {
    const { text } = await readText(browserLike(bottega), path)
    expect(text, path).toContain('Bottega')
    expect(text, path).toContain('Brescia, Italia')
  }
  const manifest = await (await browserLike(bottega).get('/manifest.webmanifest')).json()
  expect(manifest.name).toBe('Bottega, a Brescia')

  const stored = await bottega.db().selectFrom('records').selectAll().execute()
  expect(stored.length).toBeGreaterThan(40)
  expect(stored.filter((row) => bergamo.test(JSON.stringify(row)))).toEqual([])

  const assets = resolve(root, 'build/client/assets')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(40)
  const naming = scripts.filter((name) => bergamo.test(readFileSync(resolve(assets, name), 'utf8')))
  expect(naming).toEqual([])
}, 240_000)

test('REC-27 a pack that is written later offers its texts, and replaces nobody’s words', async () => {
  const first = await launchFucina({ seeded: false, env: brescia })
  onTestFinished(() => first.remove())
  const stored = () =>
    first
      .db()
      .selectFrom('records')
      .select('content')
      .where('id', '=', 'scrivere-al-comune')
      .executeTakeFirstOrThrow()
  const before = await stored()
  await first.stop()
  const again = await startFucina({ place: first.place, env: { ...brescia, CITY_PACK: pack } })
  const { visitor } = await signedIn(again, { role: 'admin' })
  expect(await stored()).toEqual(before)
  expect(JSON.stringify(before)).not.toContain('comune.brescia.it')
  const { text } = await readText(visitor, bundlePath('testi'))
  expect(text).toContain('Scrivere al Comune')
})

test('LRN-81 the drawing that the settings name is on the home page; messengers show the workshop', async () => {
  const words = 'Disegno di Brescia: il castello'
  const [own, bare] = await Promise.all([
    startFucina({ env: { ...brescia, CITY_DRAWING: drawing, CITY_DRAWING_WORDS: words } }),
    startFucina({ env: brescia }),
  ])
  const home = await (await browserLike(own).get('/')).text()
  expect(home).toContain(`alt="${words}"`)
  expect(home).toContain('src="/share/city/wide"')
  const shown = await browserLike(own).get('/share/city/wide')
  expect(shown.headers.get('Content-Type')).toBe('image/svg+xml')
  expect(shown.headers.get('Content-Security-Policy')).toContain('sandbox')
  expect(await shown.text()).toBe(readFileSync(drawing, 'utf8'))
  expect((await browserLike(own).get('/share/city/phone')).status).toBe(404)
  expect((await browserLike(bare).get('/share/city/wide')).status).toBe(404)
  expect(home).toContain('/share/bottega.png')
})
