import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bundlePath } from '../../app/admin-paths.ts'
import { guidePath } from '../../app/paths.ts'
import { foundPages } from '../../app/public-pages.ts'
import { launchFucina } from '../harness/launch.ts'
import { browserLike, signedIn, startFucina, type Visitor } from '../harness/server.ts'

const root = resolve(import.meta.dirname, '../..')
const drawing = resolve(root, 'public/drawings/comunita.svg')
const words = 'Disegno di Brescia: il castello'
const brescia = {
  ...{ SITE_NAME: 'Bottega', CITY: 'Brescia', CONTACT_EMAIL: 'ciao@bottega.example' },
  AI_PROVIDER: 'demo',
}
const later = {
  CITY_PACK: resolve(root, 'tests/fixtures/brescia.json'),
  ...{ CITY_DRAWING: drawing, CITY_DRAWING_WORDS: words },
}

const readText = async (visitor: Visitor, path: string) => {
  const answer = await visitor.get(path, { follow: true })
  return { status: answer.status, text: (await answer.text()).replaceAll('<!-- -->', '') }
}

const bergamo =
  /.{0,60}(?:bergam|città ?alta|\bats\b|bg\.camcom|redona|colognola|val brembana|san pellegrino|donizetti|orio al serio).{0,60}/i

test('REL-50 REC-27 LRN-81 an installation of Brescia says Bergamo nowhere; its pack and its drawing may come later', async () => {
  const bottega = await launchFucina({ seeded: false, env: brescia })
  onTestFinished(() => bottega.remove())
  const { visitor: admin } = await signedIn(bottega, { role: 'admin' })
  await bottega.db().updateTable('users').set({ city: 'Brescia' }).execute()
  // tests/another-city.test.ts reads all content and every screen.
  for (const [visitor, paths] of [
    [browserLike(bottega), foundPages],
    [admin, ['/dashboard', guidePath('scrivere-al-comune'), '/admin', '/admin/aiuto', '/gruppi']],
  ] as const) {
    for (const path of paths) {
      const { status, text } = await readText(visitor, path)
      expect(status, path).toBe(200)
      expect(bergamo.exec(text)?.[0], path).toBeUndefined()
      if (visitor === admin) continue
      expect(text, path).toContain('Bottega')
      expect(text, path).toContain('Brescia, Italia')
    }
  }
  const manifest = await (await browserLike(bottega).get('/manifest.webmanifest')).json()
  expect(manifest.name).toBe('Bottega, a Brescia')
  expect((await browserLike(bottega).get('/share/city/wide')).status).toBe(404)

  const stored = await bottega.db().selectFrom('records').selectAll().execute()
  expect(stored.length).toBeGreaterThan(40)
  expect(stored.filter((row) => bergamo.test(JSON.stringify(row)))).toEqual([])

  // A pack that is written later offers its texts, and replaces nobody's words.
  await bottega.stop()
  const again = await startFucina({ place: bottega.place, env: { ...brescia, ...later } })
  const { text: offered } = await readText(
    (await signedIn(again, { role: 'admin' })).visitor,
    bundlePath('testi'),
  )
  expect(offered).toContain('Scrivere al Comune')
  expect(await again.db().selectFrom('records').selectAll().execute()).toEqual(stored)

  const visitor = browserLike(again)
  const { text: home } = await readText(visitor, '/')
  expect(home).toContain(`alt="${words}"`)
  expect(home).toContain('src="/share/city/wide"')
  expect(home).toContain('/share/bottega.png')
  const shown = await visitor.get('/share/city/wide')
  expect(shown.headers.get('Content-Type')).toBe('image/svg+xml')
  expect(shown.headers.get('Content-Security-Policy')).toContain('sandbox')
  expect(await shown.text()).toBe(readFileSync(drawing, 'utf8'))
  expect((await visitor.get('/share/city/phone')).status).toBe(404)
}, 120_000)
