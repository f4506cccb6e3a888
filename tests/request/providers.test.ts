import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  browserLike,
  type Fucina,
  fucinaForFile,
  person,
  startFucina,
  type Visitor,
} from '../harness/server.ts'
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

  const settings = () => oidc.env

  const signIn = providerWalk(() => oidc.origin, id)

  const readProfile = async (visitor: Visitor) => (await visitor.get('/profile')).json()

  const accountsOf = (fucina: Fucina, email: string) =>
    fucina
      .db()
      .selectFrom('accounts')
      .innerJoin('users', 'users.id', 'accounts.userId')
      .selectAll('accounts')
      .where('users.email', '=', email)
      .execute()

  test('HLD-09 an account made with a provider counts towards the address it was made from', async () => {
    oidc.person = { email: 'nuova.da.qui@esempio.it', emailVerified: true, name: 'Da Qui' }
    const visitor = browserLike(server())
    await signIn(server(), visitor)
    const { registeredFrom } = await server()
      .db()
      .selectFrom('users')
      .select('registeredFrom')
      .where('email', '=', 'nuova.da.qui@esempio.it')
      .executeTakeFirstOrThrow()
    expect(registeredFrom).toMatch(/^[\w-]{22}$/)
    expect(JSON.stringify(await readProfile(visitor))).not.toContain('registeredFrom')
  })

  test('LET-50 with a provider too the session of a shared device ends soon and takes nothing over', async () => {
    const email = 'in.biblioteca@esempio.it'
    oidc.person = { email, emailVerified: true, name: 'In Biblioteca' }
    const visitor = browserLike(server())
    const answered = { prova: 'una-volta', risposta: '2' }
    await visitor.post('/prima-di-cominciare/toccare-e-cliccare?prova=1', answered)
    expect(await signIn(server(), visitor, { condiviso: 'on' })).toBe('/dashboard')
    const sessions = await server()
      .db()
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.userId')
      .select(['sessions.isShared', 'sessions.expiresAt', 'users.id'])
      .where('users.email', '=', email)
      .execute()
    expect(sessions).toHaveLength(1)
    expect(sessions[0]?.isShared).toBeTruthy()
    expect(sessions[0]?.expiresAt.getTime()).toBeLessThan(Date.now() + 7_201_000)
    expect([...visitor.cookies.keys()]).toContain('fucina_passi')
    const steps = await server()
      .db()
      .selectFrom('learningSteps')
      .select('stepId')
      .where('userId', '=', sessions[0]?.id ?? '')
      .execute()
    expect(steps).toEqual([])
  })

  test('AUTH-11 SESS-04 DATA-03 a provider signs in a new person, with the profile of every account', async () => {
    oidc.person = {
      email: 'Bice.Nuova@esempio.it',
      emailVerified: true,
      name: 'Bice Nuova',
      picture: 'https://pictures.example/bice.png',
    }
    const visitor = browserLike(server())
    expect(await signIn(server(), visitor)).toBe('/dashboard')
    expect(await readProfile(visitor)).toMatchObject({
      name: 'Bice Nuova',
      email: 'bice.nuova@esempio.it',
      emailVerified: true,
      photoURL: 'https://pictures.example/bice.png',
      role: 'customer',
      techLevel: 'beginner',
      city: 'Bergamo',
      isActive: true,
      subscription: { plan: 'free', status: 'active', amount: 0, currency: 'eur' },
    })
    const [account, ...others] = await accountsOf(server(), 'bice.nuova@esempio.it')
    expect(others).toEqual([])
    expect(account).toMatchObject({
      providerId: id,
      accessToken: null,
      refreshToken: null,
      idToken: null,
    })
    const again = browserLike(server())
    expect(await signIn(server(), again, { da: '/prompts?profession=medico' })).toBe(
      '/prompts?profession=medico',
    )
    expect((await readProfile(again)).uid).toBe((await readProfile(visitor)).uid)
  })

  test('AUTH-11 in a window of its own the sign-in ends on the page that tells the opener', async () => {
    oidc.person = { email: 'carla@esempio.it', emailVerified: true }
    const visitor = browserLike(server())
    const action = `/login/${id}?modo=popup`
    expect(await signIn(server(), visitor, { action })).toBe(`/login/${id}/fatto`)
    expect((await visitor.get(`/login/${id}/fatto`)).status).toBe(200)
    expect((await readProfile(visitor)).email).toBe('carla@esempio.it')
  })

  test.each([true, false])(
    'AUTH-11 addresses verified here %s, at a provider never: the accounts are not linked',
    async (here) => {
      const { email } = await person(server(), { emailVerified: here })
      oidc.person = { email, emailVerified: false, sub: `somebody claiming ${email}` }
      const visitor = browserLike(server())
      const end = await signIn(server(), visitor)
      expect(signInError(end)).toBe('account_not_linked')
      expect((await visitor.get('/profile')).status).toBe(401)
      expect(await accountsOf(server(), email)).toHaveLength(1)
      const html = await (await visitor.get(end)).text()
      expect(html).toContain('Esiste già un account con questo indirizzo.')
    },
  )

  test('AUTH-11 an address verified on both sides is one person', async () => {
    const { email, id } = await person(server(), { emailVerified: true })
    oidc.person = { email, emailVerified: true }
    const visitor = browserLike(server())
    expect(await signIn(server(), visitor)).toBe('/dashboard')
    expect((await readProfile(visitor)).uid).toBe(id)
  })

  test('AUTH-14 a suspended person does not get in through a provider', async () => {
    oidc.person = { email: 'elsa@esempio.it', emailVerified: true }
    await signIn(server(), browserLike(server()))
    const suspended = { isActive: false }
    await server()
      .db()
      .updateTable('users')
      .set(suspended)
      .where('email', '=', 'elsa@esempio.it')
      .execute()
    const visitor = browserLike(server())
    const end = await signIn(server(), visitor)
    expect(signInError(end)).toBe('ACCOUNT_SUSPENDED')
    expect((await visitor.get('/profile')).status).toBe(401)
    expect(await (await visitor.get(end)).text()).toContain('Il tuo account è stato sospeso.')
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

  test('ERR-07 a provider fails: its message', async () => {
    oidc.person = { email: 'furio@esempio.it', emailVerified: true }
    oidc.mode = 'no-token'
    const visitor = browserLike(server())
    const end = await signIn(server(), visitor)
    expect(signInError(end)).not.toBeNull()
    const html = await (await visitor.get(end)).text()
    expect(html).toContain(`Errore durante il login con ${name}. Per favore riprova.`)
    expect((await visitor.get('/profile')).status).toBe(401)
  })

  test('ERR-07 a provider that is down at first is asked again later; passwords still work', async () => {
    oidc.mode = 'down'
    const fucina = await startFucina({ env: settings() })
    const visitor = browserLike(fucina)
    const end = await signIn(fucina, visitor)
    expect(end).toBe(`/login?con=${id}&error=unavailable`)
    expect(await (await visitor.get(end)).text()).toContain(`Errore durante il login con ${name}.`)
    const { email, password } = await person(fucina)
    const fields = { email, password }
    expect((await browserLike(fucina).post('/login/accedi', fields)).status).toBe(303)
    oidc.mode = 'normal'
    oidc.person = { email: 'gina@esempio.it', emailVerified: true }
    expect(await signIn(fucina, visitor)).toBe('/dashboard')
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

test('AUTH-02 without settings the button is there, disabled, and says why', async () => {
  const fucina = await startFucina()
  const visitor = browserLike(fucina)
  const html = await (await visitor.get('/login')).text()
  expect(html).toMatch(/<button[^>]* disabled=""[^>]*>.*?Continua con Google/)
  expect(html).toContain('Non attivo su questo sito')
  const answer = await visitor.post('/login/google')
  expect(answer.headers.get('Location')).toBe('/login?error=unavailable')
})

test('AUTH-02 on a public address nobody sees a way in that is not set up', async () => {
  const site = await startFucina({ env: { PUBLIC_URL: 'https://fucina.example' } })
  for (const path of ['/login', '/login/accedi', '/login/registrati']) {
    const html = await (await browserLike(site).get(path)).text()
    expect(html).toContain('name="viewport"')
    expect(html).not.toContain('con Google')
  }
})
