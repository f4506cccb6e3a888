import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { foundPages } from '../../app/public-pages.ts'
import routes from '../../app/routes.ts'
import { doorPicture } from '../../app/sharing/waiting.server.ts'
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

  test('LRN-71 LRN-70 name one address without a query, and an invitation with words', async () => {
    for (const path of foundPages) {
      const { canonical, content } = await headOf(`${path}?x=1`)
      const whole = new URL(path, server().url).href
      expect([canonical, content('og:url')], path).toEqual([whole, whole])
      expect(content('og:image'), path).toBe(`${server().url}/share/citta-alta.png`)
      for (const name of ['title', 'description', 'image:alt', 'site_name']) {
        expect(content(`og:${name}`), path).toBeTruthy()
      }
      expect([content('og:type'), content('og:locale')]).toEqual(['website', 'it_IT'])
      expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '630'])
      expect(content('twitter:card')).toBe('summary_large_image')
    }
  })
})

describe('pictures for messengers', () => {
  /** Messengers leave out what is much heavier. */
  const heaviest = 200_000

  const sizeOf = async (path: string) => {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('Content-Type')], path).toEqual([200, 'image/png'])
    const png = await answer.bytes()
    const { width, height } = await sharp(png).metadata()
    return { width, height, bytes: png.length, answer }
  }

  test('LRN-70 LRN-77 the site: its size, its weight, an hour, nothing again for who has it', async () => {
    const { answer, bytes, ...size } = await sizeOf('/share/citta-alta.png')
    expect(size).toEqual({ width: 1200, height: 630 })
    expect(bytes).toBeLessThan(heaviest)
    expect(answer.headers.get('Cache-Control')).toMatch(/^public, ?max-age=3600$/)
    const etag = answer.headers.get('ETag') ?? ''
    const again = await browserLike(server()).get('/share/citta-alta.png', {
      headers: { 'If-None-Match': etag },
    })
    expect([etag !== '', again.status]).toEqual([true, 304])
  })

  test('LRN-70 every built-in profession has one of its own', async () => {
    for (const { id } of professions) {
      const { width, height, bytes } = await sizeOf(`/share/${id}.png`)
      expect([width, height], id).toEqual([1200, 630])
      expect(bytes, id).toBeLessThan(heaviest)
      expect(doorPicture(id, 'x')?.path).toBe(`/share/${id}.png`)
    }
    expect(doorPicture('idraulico', 'Idraulico')).toBeNull()
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
    for (const words of descriptions) {
      expect(words.length, words).toBeGreaterThanOrEqual(50)
      expect(words.length, words).toBeLessThanOrEqual(160)
    }
    expect(new Set(descriptions).size).toBe(listed.length)
    const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path)
    for (const path of [...foundPages, '/login', '/professions/medico', '/share/citta-alta.png']) {
      expect(
        closed.some((start) => path.startsWith(start)),
        path,
      ).toBe(false)
    }
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

  test('LRN-77 security.txt says whom to tell', async () => {
    const text = await (await get('/.well-known/security.txt')).text()
    expect(text).toContain('Contact: mailto:ciao@fucina.example')
  })

  test.each([
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/share/citta-alta.png', 'image/png'],
  ])('LRN-77 %s says what it is, is kept for an hour, and has a head alone', async (path, type) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(server().url + path, { method })
      const what = `${method} ${path}`
      expect([answer.status, answer.headers.get('Content-Type')], what).toEqual([200, type])
      expect(answer.headers.get('Cache-Control'), what).toMatch(/^public, ?max-age=3600$/)
      const body = await answer.bytes()
      expect(body.length === 0, what).toBe(method === 'HEAD')
    }
  })
})
