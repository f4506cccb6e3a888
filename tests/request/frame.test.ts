import { describe, expect, test } from 'vitest'
import { browserLike, fucinaForFile, signedIn } from '../harness/server.ts'

const instagram = 'https://esempio.example/fucina'
const server = fucinaForFile({
  env: { CONTACT_EMAIL: 'ciao@esempio.it', INSTAGRAM_URL: instagram },
})

const page = async (path: string, visitor = browserLike(server())) => {
  const response = await visitor.get(path)
  return { status: response.status, headers: response.headers, html: await response.text() }
}

describe('the frame around every screen', () => {
  test('GEN-02 NAV-08 NAV-09 the footer says the city, the address and the legal pages', async () => {
    const foot = /<footer.*<\/footer>/s.exec((await page('/')).html)?.[0] ?? ''
    for (const part of [
      'Bergamo',
      'mailto:ciao@esempio.it',
      '"/privacy"',
      '"/terms"',
      '"/cookies"',
    ]) {
      expect(foot).toContain(part)
    }
    for (const name of ['Facebook', 'LinkedIn']) expect(foot).toContain(name)
    expect(foot).toMatch(
      new RegExp(`<a href="${instagram}"[^>]*><svg[^>]*aria-hidden="true".*?</svg>Instagram</a>`),
    )
  })

  test('COOK-01 the banner is on every page, and what it needs before the first paint too', async () => {
    for (const path of ['/', '/login', '/prompts', '/privacy', '/nonesiste']) {
      const { html, headers } = await page(path)
      expect(html, path).toContain('aria-label="Scelta dei cookie"')
      const nonce = /'nonce-([^']+)'/.exec(headers.get('Content-Security-Policy') ?? '')?.[1]
      // Cached pages have hashes instead (cached-pages.test.ts).
      const attribute = nonce ? ` nonce="${nonce}"` : ''
      expect(html).toContain(`<script${attribute}>try{if(JSON.parse(localStorage`)
      if (nonce) expect(html.match(/<script(?![^>]*nonce)/g)).toBeNull()
    }
  })

  test('a page asks for its style sheet first, and its scripts give way to it', async () => {
    const { visitor } = await signedIn(server())
    for (const path of ['/guides/chatgpt-basics', '/dashboard']) {
      const { html } = await page(path, visitor)
      const scripts = html.match(/<link rel="modulepreload"[^>]*>/g) ?? []
      expect(scripts.length, path).toBeGreaterThan(3)
      for (const script of scripts) expect(script).toContain('fetchPriority="low"')
      expect(/<link[^>]* as="font"[^>]*>/.exec(html)?.[0], path).toContain('fetchPriority="low"')
      const sheet = html.indexOf('<link rel="stylesheet"')
      expect(sheet, path).toBeGreaterThan(0)
      expect(sheet, path).toBeLessThan(html.indexOf('<link rel="modulepreload"'))
    }
  })

  test('Q25 an unknown address is an Italian page with a way home', async () => {
    const { status, html } = await page('/nonesiste/affatto')
    expect(status).toBe(404)
    expect(html).toContain('<h1>Pagina non trovata</h1>')
    expect(html).toContain('Torna alla pagina iniziale')
    const posted = await browserLike(server()).post('/nonesiste')
    expect(posted.status).toBe(404)
  })
})
