import { readdir } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { browserLike, fucinaForFile } from '../harness/server.ts'
import { wire } from './wire.ts'

/** What frameworks and Node say by themselves. */
const english =
  /You made a|did not provide|No route matches|Bad Request|Not Found|Unexpected Server|Invalid Request|Method Not|Forbidden|Unauthorized|Request Timeout|Unknown Server|Cannot |Error:/i

/** The framework's name of a status inside its own encoding, and styles; no screen shows them. */
const unseen =
  /"(?:Internal Server Error|Unauthorized|Not Found|Forbidden|Bad Request)"|<style.*?<\/style>/gs

const paths = `
  / /login /onboarding /prima-di-cominciare/x /prova/x /prompts /tools /guides/x /saved-searches/x
  /admin/pictures /admin/registro/csv /admin/figures/csv /admin/guides /profile /logout
  /prompts/answer /prompts/images/x /pictures/x /auth/callback/google /login/google /uscita/fatta
  /dashboard/impostazioni/dati /nonesiste /robots.txt /sitemap.xml /manifest.webmanifest
  /.well-known/security.txt /share/citta-alta.png /share/medico.png /share/city/wide
  /share/sign-in/x /share/x /healthz /readyz /favicon.svg /assets/nonesiste.js /__manifest?paths=/x
  /x%0Ay /x%00 /% // //evil.example/x /x%2F.. /\\evil /.data /?index`
  .trim()
  .split(/\s+/)

const withData = (path: string) => (/^\/[a-z/]+$/.test(path) ? [path, `${path}.data`] : [path])

const targets = [...paths.flatMap(withData), '/_.data', '/news.data']
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']

describe('HLD-17 every kind of path and method', { timeout: 60_000 }, () => {
  const server = fucinaForFile({ env: { LOG_LEVEL: 'warn' } })

  test.each(targets)(
    '%s answers in Italian, with the security headers, and never with 5xx',
    async (path) => {
      for (const method of methods) {
        const answer = await wire(server(), [
          `${method} ${path} HTTP/1.1`,
          `Host: 127.0.0.1:${server().port}`,
          'Sec-Fetch-Site: same-origin',
          `Origin: ${server().url}`,
          ...(method === 'GET' || method === 'HEAD' ? [] : ['Content-Length: 0']),
          'Connection: close',
        ])
        const what = `${method} ${path}`
        expect(answer.status, what).toBeGreaterThanOrEqual(200)
        expect(answer.status, what).toBeLessThan(500)
        expect(answer.headers.get('X-Content-Type-Options'), what).toBe('nosniff')
        expect(answer.headers.get('Content-Security-Policy'), what).toContain("'none'")
        expect(answer.headers.get('Referrer-Policy'), what).toBe('strict-origin-when-cross-origin')
        if (answer.status >= 400) expect(answer.body.replace(unseen, ''), what).not.toMatch(english)
      }
    },
  )

  test('HLD-17 LET-64 the reader of PDFs may compile what it brings along, and no other file may', async () => {
    const assets = await readdir('build/client/assets')
    const worker = assets.filter((name) => /^pdf\.worker\..*\.js$/.test(name))
    expect(worker).toHaveLength(1)
    const other = assets.find((name) => name.startsWith('read-pdf') && name.endsWith('.js'))
    const policyOf = async (name = '') =>
      (await browserLike(server()).get(`/assets/${name}`)).headers.get('Content-Security-Policy')
    expect(await policyOf(worker[0])).toBe(
      `${await policyOf(other)}; script-src 'wasm-unsafe-eval'`,
    )
    expect(await policyOf(other)).not.toContain('script-src')
  })

  const odd: [string, number, string[], string?][] = [
    ['a host that cannot be read', 400, ['GET /prompts HTTP/1.1', 'Host: [x']],
    ['a host with a name before it', 400, ['GET /prompts HTTP/1.1', 'Host: a@x']],
    ['an address of another site', 400, ['GET http://evil.example/ HTTP/1.1', 'Host: x']],
    ['an old version', 200, ['GET /prompts HTTP/1.0']],
    [
      'an upgrade',
      200,
      ['GET /prompts HTTP/1.1', 'Host: x', 'Connection: Upgrade, close', 'Upgrade: websocket'],
    ],
  ]

  test.each(odd)('%s: %i, in Italian', async (_what, status, lines, body) => {
    const closing = lines.some((line) => line.startsWith('Connection')) ? [] : ['Connection: close']
    const answer = await wire(server(), [...lines, ...closing], body)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(answer.body.replace(unseen, '')).not.toMatch(english)
  })
})

describe('under https', { timeout: 60_000 }, () => {
  const server = fucinaForFile({ env: { PUBLIC_URL: 'https://fucina.example' } })

  test('HLD-17 every answer says to stay with https', async () => {
    const visitor = browserLike(server())
    const html = await (await visitor.get('/')).text()
    const file = /\/assets\/frame-[^"]+\.js/.exec(html)?.[0] ?? ''
    const targets = ['/', '/prompts', '/_.data', '/healthz', '/readyz', '/favicon.svg', file, '/%']
    for (const path of [...targets, '/nonesiste']) {
      const { headers } = await visitor.get(path)
      expect(headers.get('Strict-Transport-Security'), path).toBe('max-age=31536000')
    }
    const again = await visitor.get('/')
    const kept = await visitor.get('/', {
      headers: { 'If-None-Match': again.headers.get('ETag') ?? '' },
    })
    expect(kept.status).toBe(304)
    expect(kept.headers.get('Strict-Transport-Security')).toBe('max-age=31536000')
  })
})
