import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { foundPages } from '../../app/public-pages.ts'
import routes from '../../app/routes.ts'
import { lessons } from '../../db/content/lessons/all.ts'
import { practices } from '../../db/content/practice/all.ts'
import { professions } from '../../db/content/professions/all.ts'
import { scenes } from '../../db/content/scenes/all.ts'
import { browserLike, fucinaForFile, signedIn } from '../harness/server.ts'

const server = fucinaForFile({ env: { CONTACT_EMAIL: 'ciao@fucina.example' } })

const get = (path: string) => browserLike(server()).get(path)

/** The tags in the head of a page. */
async function headOf(path: string, visitor = browserLike(server())) {
  const answer = await visitor.get(path, { follow: true })
  const [head = ''] = (await answer.text()).split('</head>')
  const content = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`)
      .exec(head)?.[1]
      ?.replaceAll('&#x27;', "'")
  return {
    content,
    title: /<title>([^<]*)</.exec(head)?.[1] ?? '',
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1],
    head,
  }
}

/** Addresses without an id that are no administrators' ones. */
const plainPaths = routes
  .flatMap(({ path, index, children }) => [
    index ? '' : path,
    ...(children ?? []).map((c) => c.path),
  ])
  .filter((path) => path !== undefined && !/[:*]|^admin/.test(path))
  .map((path) => `/${path}`)

describe('public pages', () => {
  test('LRN-71 are those of the sitemap and no others; the rest is noindex', async () => {
    const listed: string[] = []
    for (const path of plainPaths) {
      const answer = await get(path)
      if (answer.status !== 200 || !answer.headers.get('Content-Type')?.includes('html')) continue
      const html = await answer.text()
      if (!html.includes('<meta name="robots" content="noindex"/>')) listed.push(path)
    }
    expect(listed.sort()).toEqual([...foundPages].sort())
    const { visitor } = await signedIn(server())
    for (const path of ['/dashboard', '/guides/chatgpt-basics', '/professions/medico']) {
      expect((await headOf(path, visitor)).content('robots'), path).toBe('noindex')
    }
    expect((await headOf('/nonesiste')).content('robots')).toBe('noindex')
  })
})

describe('pictures for messengers', () => {
  test('LRN-70 LRN-77 the site and every built-in profession have one of their own, light enough and kept for an hour', async () => {
    for (const name of ['citta-alta', ...professions.map(({ id }) => id)]) {
      const answer = await get(`/share/${name}.png`)
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/png'])
      expect(answer.headers.get('Cache-Control')).toMatch(/^public, ?max-age=3600$/)
      const png = await answer.bytes()
      expect(await sharp(png).metadata(), name).toMatchObject({ width: 1200, height: 630 })
      // Messengers leave out what is much heavier.
      expect(png.length, name).toBeLessThan(200_000)
    }
  })

  test('LRN-75 a link to a profession shows its door, and leads to the sign-in', async () => {
    const { content, title } = await headOf('/professions/ristoratore')
    expect(title).toContain('Accedi')
    expect(content('og:title')).toContain('Ristoratore')
    expect(content('og:image')).toBe(`${server().url}/share/ristoratore.png`)
    expect(content('og:url')).toBe(`${server().url}/professions/ristoratore`)
    expect((await headOf('/dashboard')).content('og:image')).toMatch(/citta-alta\.png$/)
  })
})

describe('what robots and phones look for', () => {
  test('LRN-71 LRN-70 robots.txt names the sitemap, whose pages all answer with words of their own', async () => {
    const robots = await (await get('/robots.txt')).text()
    const [, address = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? []
    expect(address).toBe(`${server().url}/sitemap.xml`)
    const sitemap = await (await fetch(address)).text()
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
    expect(listed).toEqual(
      expect.arrayContaining(foundPages.map((path) => new URL(path, server().url).href)),
    )
    const learned = lessons.length + scenes.length + practices.length
    const openGuide = 1
    expect(new Set(listed).size).toBe(foundPages.length + learned + openGuide)
    const descriptions = await Promise.all(
      listed.map(async (url) => {
        const { content, canonical } = await headOf(new URL(url).pathname)
        expect(canonical, url).toBe(url)
        return content('description') ?? ''
      }),
    )
    for (const { length } of descriptions) expect(length >= 50 && length <= 160).toBe(true)
    expect(new Set(descriptions).size).toBe(listed.length)
  })

  test('LRN-77 the manifest names the site, and its icons have their sizes', async () => {
    const { head } = await headOf('/')
    const [, path = ''] = /<link rel="manifest" href="([^"]+)"/.exec(head) ?? []
    const manifest = await (await get(path)).json()
    expect([manifest.short_name, manifest.name]).toEqual(['Fucina', 'Fucina, a Bergamo'])
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(await (await get(src)).bytes()).metadata()
      expect(`${width}x${height}`, src).toBe(sizes)
    }
    expect((await get('/favicon.ico')).headers.get('Content-Type')).toBe('image/x-icon')
    const [, touch = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(head) ?? []
    expect((await sharp(await (await get(touch)).bytes()).metadata()).width).toBe(180)
  })
})
