/** Whose address it is: a provider's word against an account that nobody ever confirmed. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withSecondProof } from '../harness/second-proof.ts'
import { browserLike, fucinaForFile, person, signedIn, testPassword } from '../harness/server.ts'
import { fillPerson, marker } from '../harness/whole-person.ts'
import { type OidcStandIn, startOidc } from '../stand-ins/oidc.ts'
import { providerWalk, signInError } from './provider-walk.ts'

const [id, name] = ['comune', 'il Comune'] as const

describe(name, () => {
  let oidc: OidcStandIn
  beforeAll(async () => {
    oidc = await startOidc(0, id)
  })
  beforeEach(() => {
    oidc.mode = 'normal'
  })
  afterAll(() => oidc.stop())

  const server = fucinaForFile(() => ({ env: settings() }))

  const settings = () => oidc.envAs(id, name)
  const signIn = providerWalk(() => oidc.origin, id)

  const anew = { intent: 'start-anew', da: '/saved-searches' }

  const usersWith = (email: string) =>
    server().db().selectFrom('users').selectAll().where('email', '=', email).execute()

  const passwordWorks = async (email: string) =>
    (await browserLike(server()).post('/login/accedi', { email, password: testPassword }))
      .status === 303

  test('HLD-16 an address that nobody confirmed: its owner is asked, and nothing goes before', async () => {
    const { id, email } = await person(server())
    oidc.person = { email, emailVerified: true, sub: 'the owner' }
    const owner = browserLike(server())
    const end = await signIn(server(), owner, { da: '/saved-searches' })
    expect(signInError(end)).toBe('account_not_confirmed')
    expect((await owner.get('/profile')).status).toBe(401)
    const html = await (await owner.get(end)).text()
    expect(html).toContain(`Ricomincia da capo con ${name}`)
    expect(html).toContain('name="da" value="/saved-searches"')
    expect((await usersWith(email)).map((user) => user.id)).toEqual([id])
    expect(await passwordWorks(email)).toBe(true)
  })

  test('HLD-16 the owner takes the address over: sessions, password and what was stored go', async () => {
    const stranger = await signedIn(server(), { name: `Un altro ${marker}` })
    const { id, email } = stranger.user
    await fillPerson(server().db(), stranger.user, 'estraneo')
    expect((await stranger.visitor.get('/profile')).status).toBe(200)
    oidc.person = { email, emailVerified: true, sub: `owner of ${email}`, name: 'La proprietaria' }
    const owner = browserLike(server())
    expect(await signIn(server(), owner, anew)).toBe('/saved-searches')
    const profile = await (await owner.get('/profile')).json()
    expect(profile).toMatchObject({ email, name: 'La proprietaria', emailVerified: true })
    expect(profile.uid).not.toBe(id)
    expect((await stranger.visitor.get('/profile')).status).toBe(401)
    expect(await passwordWorks(email)).toBe(false)
    const file = await (await owner.get('/dashboard/impostazioni/dati')).text()
    expect(file).not.toContain(marker)
    const left = await server()
      .db()
      .selectFrom('savedResponses')
      .select('id')
      .where('userId', '=', id)
      .execute()
    expect(left).toEqual([])
  })

  test('HLD-16 HLD-15 a confirmed account is linked, and keeps everything; the session that this browser had before ends', async () => {
    const { id, email } = await person(server(), { emailVerified: true })
    oidc.person = { email, emailVerified: true, sub: `owner of ${email}` }
    const { visitor: owner, user: before } = await signedIn(server())
    expect(await signIn(server(), owner, anew)).toBe('/saved-searches')
    expect((await (await owner.get('/profile')).json()).uid).toBe(id)
    expect(await passwordWorks(email)).toBe(true)
    const open = server().db().selectFrom('sessions').where('userId', '=', before.id)
    expect(await open.select('id').execute()).toEqual([])
  })

  test('HLD-16 an address that a provider vouches for opens no account with a role without its second key', async () => {
    const { id, email } = await person(server(), { role: 'admin', emailVerified: true })
    oidc.person = { email, emailVerified: true, sub: `somebody vouched for as ${email}` }
    const visitor = browserLike(server())
    expect(signInError(await signIn(server(), visitor, anew))).toBe('account_not_linked')
    expect((await visitor.get('/profile')).status).toBe(401)
    const telephone = await withSecondProof(server(), id)
    expect(await signIn(server(), visitor)).toBe('/login/codice?da=%2Fdashboard')
    expect((await visitor.get('/profile')).status).toBe(401)
    await visitor.post('/login/codice', { code: telephone.code() })
    expect((await (await visitor.get('/profile')).json()).uid).toBe(id)
  })

  test.each([
    ['an administrator whose role waits', { role: 'admin' as const, emailVerified: false }, true],
    ['somebody suspended', { isActive: false }, true],
    ['an address that the provider does not vouch for', {}, false],
  ])('HLD-16 %s does not give way', async (_, fields, emailVerified) => {
    const { id, email } = await person(server(), fields)
    const before = await usersWith(email)
    oidc.person = { email, emailVerified, sub: `somebody claiming ${email}` }
    const visitor = browserLike(server())
    const end = await signIn(server(), visitor, anew)
    expect(signInError(end)).toBe('account_not_linked')
    expect((await visitor.get('/profile')).status).toBe(401)
    expect(await usersWith(email)).toEqual(before)
    expect(before[0]?.id).toBe(id)
  })
})
