/** What stands around every page, and the legal pages that it leads to. */
import { afterAll, expect, test } from 'vitest'
import { browserLike, fucinaForFile, signedIn, testPassword } from '../harness/server.ts'
import { startOidc } from '../stand-ins/oidc.ts'

const oidc = await startOidc()
afterAll(() => oidc.stop())

const instagram = 'https://esempio.example/fucina'
const server = fucinaForFile({
  env: {
    ...{ ...oidc.env, AI_PROVIDER: 'demo', INSTAGRAM_URL: instagram },
    ...{
      CONTACT_EMAIL: 'ciao@esempio.it',
      ACCESSIBILITY_URL: 'https://form.agid.gov.it/view/prova',
    },
  },
})

const page = async (path: string) => {
  const response = await browserLike(server()).get(path)
  return { status: response.status, headers: response.headers, html: await response.text() }
}

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

test('Q25 an unknown address is an Italian page with a way home', async () => {
  const { status, html } = await page('/nonesiste/affatto')
  expect(status).toBe(404)
  expect(html).toContain('<h1>Pagina non trovata</h1>')
  expect(html).toContain('Torna alla pagina iniziale')
  const posted = await browserLike(server()).post('/nonesiste')
  expect(posted.status).toBe(404)
})

test('LEGAL-01 LRN-88 a legal page is whole without script, with contents that lead to every section; the footer leads to the statement', async () => {
  const [html = '', footer] = (await page('/privacy')).html.split('<footer')
  const leads = [...html.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id)
  const sections = [...html.matchAll(/<h2 id="([\w-]+)"/g)].map(([, id]) => id)
  const own = sections.filter((id) => id !== 'in-breve' && id !== 'indice')
  expect(own.length).toBeGreaterThanOrEqual(6)
  expect(leads).toEqual(['contenuto', ...own])
  expect(html).toContain('un avvocato deve controllare questo testo')
  expect(footer).toContain('<a href="https://form.agid.gov.it/view/prova">')
})

test('LEGAL-01 every cookie that the server sets is on the cookie page', async () => {
  const { html } = await page('/cookies')
  const set = new Set<string>()
  const note = (response: Response) => {
    for (const cookie of response.headers.getSetCookie()) set.add(cookie.split('=')[0] ?? '')
  }
  const stranger = browserLike(server())
  note(await stranger.post('/prompts', { prompt: 'Scrivi un saluto.' }))
  note(await stranger.post('/login/google'))
  const { visitor, user } = await signedIn(server())
  note(await stranger.post('/login/accedi', { email: user.email, password: testPassword }))
  note(await visitor.get('/saved-searches?vista=elenco'))
  expect([...set].sort()).toEqual([
    'fucina.session_token',
    'fucina.state',
    'fucina_known',
    'fucina_visitor',
    'fucina_vista',
  ])
  for (const name of set) expect(html).toContain(`>${name}<`)
})
