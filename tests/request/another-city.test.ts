import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { foundPages } from '../../app/public-pages.ts'
import { browserLike, startFucina } from '../harness/server.ts'

const root = resolve(import.meta.dirname, '../..')
const drawing = resolve(root, 'public/drawings/comunita.svg')
const brescia = { SITE_NAME: 'Bottega', CITY: 'Brescia', CONTACT_EMAIL: 'ciao@bottega.example' }
const bergamo = /bergam|città alta/i

/** What the built-in content says of Bergamo, in pieces as small as screens cut it. */
const ofContent = globSync('db/content/**/*.{ts,json}', { cwd: root })
  .flatMap((file) =>
    readFileSync(resolve(root, file), 'utf8').split(/[.!?:;[\]"`\n]|'(?=[,\s)])|(?<=[\s(])'/),
  )
  .map((piece) => piece.trim())
  // The city's name alone would take away whatever a screen says.
  .filter((piece) => bergamo.test(piece) && piece.split(' ').length > 2)
  .sort((one, other) => other.length - one.length)

/** What a page says, to people and to its own scripts, without the content. */
function ownWords(html: string): string {
  const plain = html
    .replaceAll('<!-- -->', '')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll('&amp;', '&')
  return ofContent.reduce((text, piece) => text.replaceAll(piece, ''), plain)
}

test('LRN-80 no public page says Bergamo by itself', async () => {
  const bottega = await startFucina({ env: brescia })
  for (const path of [...foundPages, '/login', '/nonesiste']) {
    const html = await (await browserLike(bottega).get(path)).text()
    const words = ownWords(html)
    expect(words, path).toContain('Bottega')
    expect(words, path).toContain('Brescia, Italia')
    expect(/.{0,80}(?:bergam|città alta).{0,80}/i.exec(words)?.[0], path).toBeUndefined()
  }
  const manifest = await (await browserLike(bottega).get('/manifest.webmanifest')).json()
  expect(manifest.name).toBe('Bottega, a Brescia')
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
