import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { professionNoun } from '../../app/professions/profession-noun.ts'
import { publicPages } from '../../app/public-pages.ts'
import { rewriteRecord } from '../harness/records.ts'
import { browserLike, fucinaForFile, signedIn } from '../harness/server.ts'
import { askNews } from './news.ts'

const server = fucinaForFile({ interruptible: true })

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }

/** A request as it is, without what `fetch` adds and takes away. */
async function ask(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const asked = request(url, { headers, method }).end()
  const [answer] = await once(asked, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }
}

const isCached = ({ headers }: Answer) => headers.etag !== undefined

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].map(([, attributes = '', text = '']) => ({
    attributes,
    text,
  }))

describe('public pages for whoever has no session', () => {
  test.for(publicPages)(
    '%s is cached, the same in every encoding, with its inline parts by hash alone (SECURITY.md 3)',
    async (path) => {
      const plain = await ask(server().url + path)
      expect(plain.status).toBe(200)
      expect(isCached(plain)).toBe(true)
      expect(plain.headers['content-encoding']).toBeUndefined()
      const br = await ask(server().url + path, { 'Accept-Encoding': 'gzip, deflate, br, zstd' })
      const gzip = await ask(server().url + path, { 'Accept-Encoding': 'gzip' })
      expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual([
        'br',
        'gzip',
      ])
      expect(brotliDecompressSync(br.body)).toEqual(plain.body)
      expect(gunzipSync(gzip.body)).toEqual(plain.body)
      for (const { headers, body } of [plain, br, gzip]) {
        expect(headers['content-length']).toBe(String(body.length))
        expect(headers.etag).toBe(plain.headers.etag)
        expect(headers.vary).toBe('Accept-Encoding, Cookie')
      }
      const refusing = await ask(server().url + path, { 'Accept-Encoding': 'br;q=0, gzip;q=0' })
      expect(refusing.body).toEqual(plain.body)
      const { headers, body } = plain
      const policy = String(headers['content-security-policy'])
      expect(policy).not.toMatch(/nonce|unsafe/)
      expect(policy).toContain("frame-ancestors 'none'")
      const html = body.toString()
      const scripts = inlineScripts(html)
      expect(scripts.length).toBeGreaterThan(3)
      const hashes = new Set(scripts.map(({ text }) => hashOf(text)))
      const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) =>
        hashOf(text),
      )
      expect(policy).toContain(`${["script-src 'self'", ...hashes].join(' ')};`)
      expect(policy).toContain(`${["style-src 'self'", ...styles].join(' ')};`)
      const markup = html.replaceAll(/<(script|style).*?<\/\1>/gs, '')
      expect(/ style="| on[a-z]+="|javascript:/.exec(markup)).toBeNull()
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
      expect(headers['x-powered-by']).toBeUndefined()
      // What the first paint needs comes along.
      const sheets = [...html.matchAll(/<link[^>]* rel="stylesheet"[^>]*>/g)].map(String)
      for (const sheet of sheets) expect(sheet).toMatch(/media="(?:print, |not all)/)
      const critical = /<style class="critical">(.*?)<\/style>/s.exec(html)?.[1] ?? ''
      expect(critical).toContain('.foot{')
      expect(critical).not.toMatch(/@media print|\[data-reading\^="?large/)
      expect(/<script[^>]* src=/.test(html)).toBe(false)
      expect(scripts.filter(({ attributes }) => /module/.test(attributes))).toHaveLength(1)
    },
  )

  test('a browser may keep a page, has to ask, and hears 304 while it holds', async () => {
    const url = `${server().url}/privacy`
    const first = await ask(url)
    expect(first.headers['cache-control']).toBe('private, no-cache')
    const etag = String(first.headers.etag)
    for (const known of [etag, `W/"x", ${etag}`, etag.slice(2)]) {
      const again = await ask(url, { 'If-None-Match': known })
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
      expect(again.headers['cache-control']).toBe('private, no-cache')
    }
    expect((await ask(url, { 'If-None-Match': 'W/"another"' })).status).toBe(200)
  })

  test('HEAD has the headers and no body; each answer has an id of its own', async () => {
    const url = `${server().url}/terms`
    const get = await ask(url, { 'Accept-Encoding': 'br' })
    const head = await ask(url, { 'Accept-Encoding': 'br' }, 'HEAD')
    expect(head.body.length).toBe(0)
    const { 'x-request-id': oneId, date: _, ...ofGet } = get.headers
    const { 'x-request-id': otherId, date: __, ...ofHead } = head.headers
    expect(ofHead).toEqual(ofGet)
    expect(oneId).toMatch(/^[0-9a-f-]{36}$/)
    expect(otherId).not.toBe(oneId)
  })

  test('a query, another method and another address are the application’s own', async () => {
    for (const path of ['/?cerca=x', '/login?da=/guides', '/privacy?x', '//', '/prompts']) {
      expect(isCached(await ask(server().url + path)), path).toBe(false)
    }
    const posted = await browserLike(server()).post('/login/accedi', {})
    expect([posted.status, posted.headers.get('ETag')]).toEqual([400, null])
  })
})

describe('whoever has a session', () => {
  test('is never served a cached page, nor is theirs cached', async () => {
    const { visitor, user } = await signedIn(server(), { name: 'Nome Segreto' })
    for (const path of publicPages) {
      const own = await visitor.get(path)
      expect(own.headers.get('ETag'), path).toBeNull()
      expect(own.headers.get('Cache-Control'), path).toBe('no-store')
      const anyone = (await ask(server().url + path)).body.toString()
      expect(anyone).not.toContain(user.name)
      expect(anyone).toContain('Accedi')
    }
    const etag = String((await ask(`${server().url}/`)).headers.etag)
    const back = await visitor.get('/', { headers: { 'If-None-Match': etag } })
    expect(back.status).toBe(200)
    expect(await back.text()).toContain('Esci')
  })

  test.for([
    'fucina.session_token=invented.signature',
    '__Secure-fucina.session_token=x',
    'a=b; fucina.session_token=x; c=d',
    'a=b;fucina.session_token=x',
  ])('is known by the cookie alone: %s', async (cookie) => {
    expect(isCached(await ask(`${server().url}/`, { Cookie: cookie }))).toBe(false)
  })

  test.for(['fucina_visitor=x.y', 'a=fucina', 'unaltro=fucina.session'])(
    'another cookie changes nothing: %s',
    async (cookie) => {
      const plain = await ask(`${server().url}/`)
      const answer = await ask(`${server().url}/`, { Cookie: cookie })
      expect(answer.body).toEqual(plain.body)
      expect(answer.headers['set-cookie']).toBeUndefined()
    },
  )
})

describe('what a page is made from', { timeout: 60_000 }, () => {
  test('is looked at each second: new content is rendered anew, and told to people', async () => {
    const fucina = server()
    const { visitor } = await signedIn(fucina)
    const { shown } = await askNews(visitor)
    const home = async () => (await ask(`${fucina.url}/`)).body.toString()
    const words = 'Mestiere di prova'
    const before = await home()
    await rewriteRecord(fucina.db(), professionNoun, 'medico', { title: words })
    await expect
      .poll(async () => (await askNews(visitor)).shown, { timeout: 30_000 })
      .not.toBe(shown)
    const after = await home()
    expect([before.includes(words), after.includes(words)]).toEqual([false, true])
  })

  test('NAV-11 HLD-06 while the database is away each page is served as it was, and its script told to ask', async () => {
    const fucina = server()
    const privacy = `${fucina.url}/privacy`
    for (const path of publicPages) expect(isCached(await ask(fucina.url + path))).toBe(true)
    await fucina.outage.takeAway()
    const told = async () => (await ask(privacy)).headers['server-timing']
    await expect.poll(told, { timeout: 30_000 }).toBe('away')
    for (const path of publicPages) {
      const away = await ask(fucina.url + path, { 'Accept-Encoding': 'br' })
      const html = brotliDecompressSync(away.body).toString()
      expect([path, away.status, isCached(away)]).toEqual([path, 200, true])
      expect(html).not.toContain('Errore nel caricamento')
    }
    expect((await fetch(`${fucina.url}/readyz`)).status).toBe(503)
    await fucina.outage.bringBack()
    await expect.poll(told, { timeout: 30_000 }).toBe(undefined)
  })
})
