/** What a provider may say of a person, and what it must not. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { browserLike, fucinaForFile } from '../harness/server.ts'
import { type IdToken, type OidcStandIn, startOidc } from '../stand-ins/oidc.ts'
import { providerWalk, signInError } from './provider-walk.ts'

const [id, name] = ['comune', 'il Comune'] as const

describe(name, () => {
  let oidc: OidcStandIn
  beforeAll(async () => {
    oidc = await startOidc(0, id)
  })
  beforeEach(() => {
    oidc.mode = 'normal'
    oidc.person = { email: 'ada.claims@esempio.it', emailVerified: true, name: 'Ada' }
  })
  afterAll(() => oidc.stop())

  const server = fucinaForFile(() => ({ env: settings() }))

  const settings = () => oidc.envAs(id, name)
  const signIn = providerWalk(() => oidc.origin, id)

  const saying =
    (changed: Record<string, unknown>) =>
    ({ header, claims }: IdToken): IdToken => ({ header, claims: { ...claims, ...changed } })

  const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60

  const badTokens: [what: string, forge: (token: IdToken) => IdToken | null][] = [
    ['no ID token at all', () => null],
    ['a signature of somebody else', (token) => ({ ...token, signature: 'stranger' })],
    ['no signature', ({ claims }) => ({ header: { alg: 'none' }, claims, signature: 'none' })],
    ['another issuer', saying({ iss: 'https://accounts.example' })],
    ['another audience', saying({ aud: 'somebody-else' })],
    ['an audience besides ours', saying({ aud: ['fucina', 'somebody-else'] })],
    ['no audience', saying({ aud: undefined })],
    ['made for somebody else', saying({ azp: 'somebody-else' })],
    ['another nonce', saying({ nonce: 'x' })],
    ['no nonce', saying({ nonce: undefined })],
    ['an end long ago', saying({ iat: minutesAgo(90), exp: minutesAgo(60) })],
    ['no end', saying({ exp: undefined })],
  ]

  async function expectRefused() {
    const before = await server().db().selectFrom('users').selectAll().execute()
    const visitor = browserLike(server())
    const end = await signIn(server(), visitor)
    expect(signInError(end)).not.toBeNull()
    expect((await visitor.get('/profile')).status).toBe(401)
    expect(await server().db().selectFrom('users').selectAll().execute()).toEqual(before)
    const html = await (await visitor.get(end)).text()
    expect(html).toContain(`Errore durante il login con ${name}. Per favore riprova.`)
  }

  test.each(badTokens)('HLD-16 a token with %s signs nobody in', async (_, forge) => {
    oidc.forge = forge
    await expectRefused()
  })

  test('HLD-16 a claim that no honest provider sends signs nobody in', async () => {
    oidc.forge = saying({ email: ['ada.claims@esempio.it'] })
    await expectRefused()
  })

  test('HLD-16 a provider that tells the address elsewhere tells it of the same person', async () => {
    oidc.person = { email: 'dina@esempio.it', emailVerified: true, name: 'Dina' }
    const without = ({ header, claims: { email: _, ...claims } }: IdToken) => ({ header, claims })
    oidc.forge = without
    const visitor = browserLike(server())
    expect(await signIn(server(), visitor)).toBe('/dashboard')
    expect((await (await visitor.get('/profile')).json()).email).toBe('dina@esempio.it')
    oidc.forge = (token) => without(saying({ sub: 'somebody-else' })(token))
    await expectRefused()
  })
})
