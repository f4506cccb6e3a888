import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { publicPages } from '../../app/public-pages.ts'
import { browserLike, fucinaForFile, signedIn } from '../harness/server.ts'

const server = fucinaForFile({ interruptible: true })

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }

/** A request as it is, without what `fetch` adds and takes away. */
async function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const asked = request(url, { headers }).end()
  const [answer] = await once(asked, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }
}

const isCached = ({ headers }: Answer) => headers.etag !== undefined

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const inlineParts = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}[^>]*>(.*?)</${name}>`, 'gs'))].map(([, text = '']) =>
    hashOf(text),
  )

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
      const { headers, body } = plain
      const policy = String(headers['content-security-policy'])
      expect(policy).not.toMatch(/nonce|unsafe/)
      expect(policy).toContain("frame-ancestors 'none'")
      const html = body.toString()
      const scripts = new Set(inlineParts(html, 'script'))
      expect(scripts.size).toBeGreaterThan(2)
      expect(policy).toContain(`${["script-src 'self'", ...scripts].join(' ')};`)
      expect(policy).toContain(`${["style-src 'self'", ...inlineParts(html, 'style')].join(' ')};`)
      const markup = html.replaceAll(/<(script|style).*?<\/\1>/gs, '')
      expect(/ style="| on[a-z]+="|javascript:/.exec(markup)).toBeNull()
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
      expect(headers['x-powered-by']).toBeUndefined()
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

  test('is known by the cookie alone, and another cookie changes nothing', async () => {
    const session = '__Secure-fucina.session_token=x'
    expect(isCached(await ask(`${server().url}/`, { Cookie: `a=b; ${session}; c=d` }))).toBe(false)
    const plain = await ask(`${server().url}/`)
    const answer = await ask(`${server().url}/`, { Cookie: 'unaltro=fucina.session' })
    expect(answer.body).toEqual(plain.body)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })
})

describe('what a page is made from', { timeout: 60_000 }, () => {
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
