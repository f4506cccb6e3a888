/** Signing out at the provider too (OpenID Connect RP-Initiated Logout). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { browserLike, fucinaForFile, signedIn } from '../harness/server.ts'
import { type OidcStandIn, startOidc } from '../stand-ins/oidc.ts'
import { addressOfPage, providerWalk } from './provider-walk.ts'

let comune: OidcStandIn
let google: OidcStandIn
beforeAll(async () => {
  ;[comune, google] = await Promise.all([startOidc(0, 'comune'), startOidc()])
})
beforeEach(() => {
  comune.person = { email: 'esce@esempio.it', emailVerified: true }
})
afterAll(() => Promise.all([comune.stop(), google.stop()]))

const server = fucinaForFile(() => ({
  env: { ...google.env, ...comune.envAs('comune', 'il Comune') },
}))

async function enter(fields: Record<string, string> = {}) {
  const visitor = browserLike(server())
  const walk = providerWalk(() => comune.origin, 'comune')
  expect(await walk(server(), visitor, fields)).toBe('/dashboard')
  return visitor
}

/** Does what the provider asks, as a browser would. @returns the address it leads back to */
async function leaveAt(address: string): Promise<string> {
  const provider = browserLike(comune.origin)
  const html = await (await provider.get(address)).text()
  const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(html) ?? []
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(html) ?? []
  const answer = await provider.post(action, { xsrf, logout: 'yes' })
  return answer.headers.get('Location') ?? `no way back: ${answer.status}`
}

test('REL-43 who signs out is led to the provider, signed out there, and home again', async () => {
  const visitor = await enter()
  const out = await visitor.post('/logout')
  expect([out.status, out.headers.get('Location')]).toEqual([303, '/uscita/fatta?con=comune'])
  expect((await visitor.get('/profile')).status).toBe(401)
  const page = await visitor.get('/uscita/fatta?con=comune')
  const address = new URL(addressOfPage(await page.text()))
  expect(address.searchParams.get('post_logout_redirect_uri')).toBe(`${server().url}/uscita/fatta`)
  expect(address.searchParams.get('client_id')).toBe('fucina')
  const before = comune.signOuts
  const back = new URL(await leaveAt(address.href))
  expect(comune.signOuts).toBe(before + 1)
  expect(back.origin).toBe(server().url)
  expect((await visitor.get(back.pathname + back.search)).headers.get('Location')).toBe('/')
})

test.each(['/logout', '/finito'])(
  'REL-43 on a computer of others %s leads there too, and everything goes before',
  async (path) => {
    const visitor = await enter({ condiviso: 'on' })
    expect(comune.asked.get('prompt')).toBe('login')
    const out = await visitor.post(path)
    const there = '/uscita/fatta?con=comune&state=finito'
    expect(out.headers.get('Location')).toBe(there)
    expect(out.headers.get('Clear-Site-Data')).toContain('"storage"')
    expect([...visitor.cookies.keys()].filter((name) => name.startsWith('fucina'))).toEqual([])
    const page = await visitor.get(there)
    const back = new URL(await leaveAt(addressOfPage(await page.text())))
    const end = await visitor.get(back.pathname + back.search)
    expect(end.headers.get('Location')).toBe('/finito/fatto?scheda=questa')
  },
)

test('REL-43 where the provider signs nobody out, or there is none, the way leads home', async () => {
  google.person = { email: 'esce.da.google@esempio.it', emailVerified: true }
  const visitor = browserLike(server())
  expect(await providerWalk(() => google.origin)(server(), visitor)).toBe('/dashboard')
  const out = await visitor.post('/logout')
  expect((await visitor.get(out.headers.get('Location') ?? '')).headers.get('Location')).toBe('/')
  const { visitor: other } = await signedIn(server())
  expect((await other.post('/logout')).headers.get('Location')).toBe('/')
})
