/** Signing out at the provider too (OpenID Connect RP-Initiated Logout). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { browserLike, fucinaForFile, signedIn, type Visitor } from '../harness/server.ts'
import { type OidcStandIn, startOidc } from '../stand-ins/oidc.ts'
import { addressOfPage, providerWalk } from './provider-walk.ts'

let comune: OidcStandIn
let google: OidcStandIn
beforeAll(async () => {
  ;[comune, google] = await Promise.all([startOidc(0, 'comune'), startOidc()])
})
beforeEach(() => {
  comune.forge = undefined
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

const leavingCookie = (visitor: Visitor) => visitor.cookies.get('fucina_uscita')

/** Does what the provider asks, as a browser would. @returns the address it leads back to */
async function leaveAt(address: string): Promise<string> {
  const provider = browserLike(comune.origin)
  const html = await (await provider.get(address)).text()
  const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(html) ?? []
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(html) ?? []
  const answer = await provider.post(action, { xsrf, logout: 'yes' })
  return answer.headers.get('Location') ?? `no way back: ${answer.status}`
}

test('REL-43 who signs out is asked, and is signed out at the provider when they say so', async () => {
  const visitor = await enter()
  expect(leavingCookie(visitor)).toBeTruthy()
  const out = await visitor.post('/logout')
  expect([out.status, out.headers.get('Location')]).toEqual([303, '/uscita'])
  expect((await visitor.get('/profile')).status).toBe(401)
  const html = await (await visitor.get('/uscita')).text()
  expect(html).toContain('Esci anche da lì')
  expect(html).toContain('il Comune')

  const before = comune.signOuts
  const page = await visitor.post('/uscita/vai', { intent: 'leave' })
  const address = new URL(addressOfPage(await page.text()))
  const { searchParams } = address
  expect(searchParams.get('post_logout_redirect_uri')).toBe(`${server().url}/uscita/fatta`)
  expect(searchParams.get('client_id')).toBe('fucina')
  expect(searchParams.get('id_token_hint')?.split('.')).toHaveLength(3)
  const back = new URL(await leaveAt(address.href))
  expect(comune.signOuts).toBe(before + 1)
  expect(back.origin).toBe(server().url)
  const end = await visitor.get(back.pathname + back.search)
  expect(end.headers.get('Location')).toBe('/uscita?fatto=si')
  expect(leavingCookie(visitor)).toBeFalsy()
  expect(await (await visitor.get('/uscita?fatto=si')).text()).toContain('Sei uscito del tutto')
})

test('REL-43 who stays signed in at the provider goes home, and nothing is kept', async () => {
  const visitor = await enter()
  await visitor.post('/logout')
  const answer = await visitor.post('/uscita/vai', { intent: 'keep' })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/'])
  expect(leavingCookie(visitor)).toBeFalsy()
  expect((await visitor.get('/uscita')).headers.get('Location')).toBe('/')
})

test.each(['/logout', '/finito'])(
  'REL-43 on a computer of others %s goes to the provider by itself, and everything goes',
  async (path) => {
    const visitor = await enter({ condiviso: 'on' })
    expect(comune.asked.get('prompt')).toBe('login')
    const out = await visitor.post(path)
    expect(out.headers.get('Location')).toBe('/uscita/vai')
    expect((await visitor.get('/profile')).status).toBe(401)
    const page = await visitor.get('/uscita/vai')
    expect(page.headers.get('Clear-Site-Data')).toContain('"storage"')
    const back = new URL(await leaveAt(addressOfPage(await page.text())))
    const end = await visitor.get(back.pathname + back.search)
    expect(end.headers.get('Location')).toBe('/finito/fatto?scheda=questa')
    expect([...visitor.cookies.keys()].filter((name) => name.startsWith('fucina'))).toEqual([])
  },
)

test('REL-43 a token that is too long for a cookie is not kept, and the provider asks', async () => {
  comune.forge = ({ header, claims }) => ({
    header,
    claims: { ...claims, groups: 'x'.repeat(4000) },
  })
  const visitor = await enter()
  expect(leavingCookie(visitor)?.length).toBeLessThan(1000)
  await visitor.post('/logout')
  const page = await visitor.post('/uscita/vai', { intent: 'leave' })
  const address = addressOfPage(await page.text())
  expect(address).not.toContain('id_token_hint')
  expect(await leaveAt(address)).toContain('/uscita/fatta')
})

test('REL-43 where the provider signs nobody out nothing is asked', async () => {
  google.person = { email: 'esce.da.google@esempio.it', emailVerified: true }
  const visitor = browserLike(server())
  expect(await providerWalk(() => google.origin)(server(), visitor)).toBe('/dashboard')
  expect(leavingCookie(visitor)).toBeUndefined()
  expect((await visitor.post('/logout')).headers.get('Location')).toBe('/')
})

test('REL-43 what somebody else left behind leads nobody to the provider', async () => {
  const former = await enter()
  const { visitor } = await signedIn(server())
  visitor.cookies.set('fucina_uscita', leavingCookie(former) ?? '')
  expect((await visitor.post('/logout')).headers.get('Location')).toBe('/')
  const stranger = browserLike(server())
  stranger.cookies.set('fucina_uscita', 'invented')
  for (const path of ['/uscita', '/uscita/vai']) {
    expect((await stranger.get(path)).headers.get('Location')).toBe('/')
  }
  expect((await stranger.post('/uscita/vai', { intent: 'leave' })).headers.get('Location')).toBe(
    '/',
  )
})
