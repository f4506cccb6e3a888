import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { browserLike, fucinaForFile, person, startFucina, type Visitor } from '../harness/server.ts'
import { type OidcStandIn, startOidc } from '../stand-ins/oidc.ts'
import { afterButton, providerWalk, signInError } from './provider-walk.ts'

/** What another provider has of its own is in two-providers.test.ts. */
const [id, name] = ['google', 'Google'] as const

describe(name, () => {
  let oidc: OidcStandIn
  beforeAll(async () => {
    oidc = await startOidc(0, id)
  })
  beforeEach(() => {
    oidc.mode = 'normal'
    oidc.forge = undefined
  })
  afterAll(() => oidc.stop())

  const server = fucinaForFile(() => ({ env: settings() }))

  /** Google, and the same once more for the test of one that is down. */
  const settings = () => ({ ...oidc.env, ...oidc.envAs('lento', 'un lento') })

  const signIn = providerWalk(() => oidc.origin, id)

  const readProfile = async (visitor: Visitor) => (await visitor.get('/profile')).json()

  const accountsOf = (email: string) =>
    server()
      .db()
      .selectFrom('accounts')
      .innerJoin('users', 'users.id', 'accounts.userId')
      .selectAll('accounts')
      .where('users.email', '=', email)
      .execute()

  test('AUTH-11 AUTH-14 SESS-04 DATA-03 HLD-09 a provider signs in a new person, with the profile of every account, and nobody suspended', async () => {
    oidc.person = {
      email: 'Bice.Nuova@esempio.it',
      emailVerified: true,
      name: 'Bice Nuova',
      picture: 'https://pictures.example/bice.png',
    }
    const visitor = browserLike(server())
    expect(await (await visitor.get('/login')).text()).toMatch(/Se ti registri, accetti i .*<\/p>/)
    expect(await signIn(server(), visitor)).toBe('/dashboard')
    const profile = await readProfile(visitor)
    expect(profile).toMatchObject({
      name: 'Bice Nuova',
      email: 'bice.nuova@esempio.it',
      emailVerified: true,
      photoURL: 'https://pictures.example/bice.png',
      role: 'customer',
      city: 'Bergamo',
      subscription: { plan: 'free', status: 'active' },
    })
    const users = server().db().selectFrom('users').where('id', '=', profile.uid)
    const { registeredFrom } = await users.select('registeredFrom').executeTakeFirstOrThrow()
    expect(registeredFrom).toMatch(/^[\w-]{22}$/)
    expect(profile).not.toHaveProperty('registeredFrom')
    const [account, ...others] = await accountsOf('bice.nuova@esempio.it')
    expect(others).toEqual([])
    expect(account).toMatchObject({
      ...{ providerId: id, accessToken: null, refreshToken: null, idToken: null },
    })
    const again = browserLike(server())
    const way = '/prompts?profession=medico'
    expect(await signIn(server(), again, { da: way })).toBe(way)
    expect((await readProfile(again)).uid).toBe(profile.uid)

    const row = server().db().updateTable('users').where('id', '=', profile.uid)
    await row.set({ isActive: false }).execute()
    const suspended = browserLike(server())
    expect(signInError(await signIn(server(), suspended))).toBe('ACCOUNT_SUSPENDED')
    expect((await suspended.get('/profile')).status).toBe(401)
  })

  test('AUTH-11 an address verified here and not at a provider: the accounts are not linked', async () => {
    const { email } = await person(server(), { emailVerified: true })
    oidc.person = { email, emailVerified: false, sub: `somebody claiming ${email}` }
    const visitor = browserLike(server())
    const end = await signIn(server(), visitor)
    expect(signInError(end)).toBe('account_not_linked')
    expect((await visitor.get('/profile')).status).toBe(401)
    expect(await accountsOf(email)).toHaveLength(1)
    const html = await (await visitor.get(end)).text()
    expect(html).toContain('Esiste già un account con questo indirizzo.')
  })

  test('REL-42 who turns back at a provider is back at the sign-in, and nothing is called an error', async () => {
    oidc.person = { email: 'furio@esempio.it', emailVerified: true }
    oidc.mode = 'deny'
    const visitor = browserLike(server())
    const end = await signIn(server(), visitor, { da: '/tools' })
    expect(end).toMatch(new RegExp(`^/login\\?da=%2Ftools&con=${id}&error=access_denied`))
    const html = await (await visitor.get(end)).text()
    expect(html).toContain(`Non hai completato l&#x27;accesso con ${name}, e va bene così.`)
    expect(html).not.toMatch(/Errore durante|role="alert"/)
    expect(html).toContain('Come vuoi entrare?')
    expect((await visitor.get('/profile')).status).toBe(401)
  })

  test('ERR-07 a provider that is down at first is asked again later; passwords still work', async () => {
    oidc.mode = 'down'
    const visitor = browserLike(server())
    const enterSlowly = providerWalk(() => oidc.origin, 'lento')
    const end = await enterSlowly(server(), visitor)
    expect(end).toBe('/login?con=lento&error=unavailable')
    const html = await (await visitor.get(end)).text()
    expect(html).toContain('Errore durante il login con un lento.')
    const { email, password } = await person(server())
    const entered = await browserLike(server()).post('/login/accedi', { email, password })
    expect(entered.status).toBe(303)
    oidc.mode = 'normal'
    oidc.person = { email: 'gina@esempio.it', emailVerified: true }
    expect(await enterSlowly(server(), visitor)).toBe('/dashboard')
  })

  test('HLD-16 a provider that never answers ends the return within ten seconds', async () => {
    oidc.mode = 'silent'
    oidc.person = { email: 'muta@esempio.it', emailVerified: true }
    const visitor = browserLike(server())
    expect(await signIn(server(), visitor)).toBe(`/login?con=${id}&error=unavailable`)
    expect((await visitor.get('/profile')).status).toBe(401)
  }, 20_000)

  test('AUTH-11 a return that this browser did not begin signs nobody in', async () => {
    oidc.person = { email: 'ida@esempio.it', emailVerified: true }
    const attacker = browserLike(server())
    const provider = browserLike(oidc.origin)
    let at = await afterButton(attacker, `/login/${id}`)
    while (new URL(at).origin === oidc.origin) {
      const answer = await provider.get(at)
      at = new URL(answer.headers.get('Location') ?? '', at).href
    }
    const victim = browserLike(server())
    const answer = await victim.get(at)
    expect(signInError(answer.headers.get('Location') ?? '')).toBe('state_mismatch')
    expect((await victim.get('/profile')).status).toBe(401)
  })

  test('HLD-11 nobody fills the database by beginning sign-ins with a provider', async () => {
    const fucina = await startFucina({ env: { ...settings(), NETWORK_TIMES: '0.05' } })
    const stored = async () =>
      (await fucina.db().selectFrom('verifications').selectAll().execute()).map((row) =>
        JSON.stringify(row),
      )
    const begin = (da = '/dashboard', way = '') =>
      afterButton(browserLike(fucina), `/login/${id}${way}`, { da })
    expect(await begin(`/${'a'.repeat(100_000)}`)).toContain(oidc.origin)
    for (let number = 0; number < 4; number += 1) expect(await begin()).toContain(oidc.origin)
    expect(await begin('/tools')).toBe(`/login?da=%2Ftools&con=${id}&error=too_many_attempts`)
    expect(await begin('/tools', '?modo=popup')).toBe(`/login/${id}/fatto?error=too_many_attempts`)
    const rows = await stored()
    expect(rows).toHaveLength(5)
    expect(Math.max(...rows.map((row) => row.length))).toBeLessThan(10_000)
    const told = await browserLike(fucina).get('/login?error=too_many_attempts')
    expect(await told.text()).toContain(
      'Troppi tentativi. Riprova più tardi o reimposta la password.',
    )
  })
})
