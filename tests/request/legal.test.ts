import { afterAll, describe, expect, test } from 'vitest'
import { browserLike, fucinaForFile, signedIn, testPassword } from '../harness/server.ts'
import { startOidc } from '../stand-ins/oidc.ts'

const oidc = await startOidc()
afterAll(() => oidc.stop())

const server = fucinaForFile({
  env: {
    ...oidc.env,
    AI_PROVIDER: 'demo',
    COMPANY_NAME: 'Associazione Fucina',
    COMPANY_ADDRESS: 'via Gombito 1, Bergamo',
    CONTACT_EMAIL: 'ciao@esempio.it',
    ACCESSIBILITY_URL: 'https://form.agid.gov.it/view/prova',
  },
})

const read = async (path: string) => (await browserLike(server()).get(path)).text()

describe.each(['/privacy', '/terms', '/cookies'])('LEGAL-01 %s', (path) => {
  test('is whole without script, with contents that lead to every section', async () => {
    const [html = ''] = (await read(path)).split('<footer')
    const leads = [...html.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id)
    const sections = [...html.matchAll(/<h2 id="([\w-]+)"/g)].map(([, id]) => id)
    const own = sections.filter((id) => id !== 'in-breve' && id !== 'indice')
    expect(own.length).toBeGreaterThanOrEqual(6)
    expect(leads).toEqual(['contenuto', ...own])
    expect(html).toContain('un avvocato deve controllare questo testo')
    expect(html).toMatch(/Ultima modifica: <time dateTime="\d{4}-\d\d-\d\d">/i)
  })
})

test('LRN-88 the footer leads to the accessibility statement that a public body published', async () => {
  const [, footer = ''] = (await read('/')).split('<footer')
  expect(footer).toContain(
    '<a href="https://form.agid.gov.it/view/prova">Dichiarazione di accessibilità</a>',
  )
})

test('LEGAL-01 every cookie that the server sets is on the cookie page', async () => {
  const page = await read('/cookies')
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
  for (const name of set) expect(page).toContain(`>${name}<`)
})
