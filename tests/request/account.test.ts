import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { suspendUser } from '../../app/accounts/users.server.ts'
import { shownWords } from '../harness/page-text.ts'
import { withinOneQuarter } from '../harness/quarter-hour.ts'
import {
  browserLike,
  type Fucina,
  fucinaForFile,
  person,
  signedIn,
  startFucina,
  testPassword,
  type Visitor,
} from '../harness/server.ts'
import { type MailStandIn, startMail } from '../stand-ins/mail.ts'

const server = fucinaForFile()

let count = 0
const freshEmail = () => `persona.${++count}.${Date.now()}@esempio.it`

const registration = (fields: Record<string, string> = {}) => ({
  name: 'Ada Prova',
  email: freshEmail(),
  password: testPassword,
  confirm: testPassword,
  ...fields,
})

const signInFields = (email: string, password = testPassword) => ({
  email,
  password,
})

const words = async (response: Response) => shownWords(await response.text())

const storedUser = (fucina: Fucina, email: string) =>
  fucina.db().selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

const sessionCookie = (visitor: Visitor) => visitor.cookies.get('fucina.session_token')

describe('who is sent to the sign-in', () => {
  test('LET-40 reads what waits behind it, in both modes, and nothing without a place to go', async () => {
    const visitor = browserLike(server())
    const reason = 'La scheda di questo strumento si apre con un account gratuito.'
    expect(await words(await visitor.get('/tools/3', { follow: true }))).toContain(reason)
    const register = await visitor.get('/login/registrati?da=%2Ftools%2F3')
    expect(await words(register)).toContain(reason)
    for (const path of [
      '/login',
      '/login/registrati',
      '/login?da=https%3A%2F%2Fevil.example%2Ftools',
      '/login?da=%2F',
    ]) {
      expect(await words(await visitor.get(path))).not.toContain('account gratuito')
    }
  })
})

describe('registering', () => {
  test('LGX-04 under the button stand terms, privacy and what holds under 14', async () => {
    const rules = /Se ti registri, accetti i .*<\/p>/
    const html = await (await browserLike(server()).get('/login/registrati')).text()
    const [line = ''] = rules.exec(html) ?? []
    for (const words of ['href="/terms"', 'href="/privacy"', 'Hai meno di 14 anni?']) {
      expect(line).toContain(words)
    }
    expect(html.indexOf('Se ti registri, accetti')).toBeGreaterThan(html.indexOf('>Registrati<'))
    const signIn = await (await browserLike(server()).get('/login')).text()
    expect(signIn).not.toMatch(rules)
    const google = { GOOGLE_CLIENT_ID: 'uno', GOOGLE_CLIENT_SECRET: 'due' }
    const withGoogle = await startFucina({ env: google })
    expect(await (await browserLike(withGoogle).get('/login')).text()).toMatch(rules)
  })

  test('AUTH-10 DATA-01 DATA-02 DATA-03 a visitor registers, is signed in, and has a profile', async () => {
    const visitor = browserLike(server())
    const fields = registration({ email: `Grande.${freshEmail()}` })
    const answer = await visitor.post('/login/registrati', fields)
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/dashboard'])
    const profile = await (await visitor.get('/profile')).json()
    expect(profile).toEqual({
      uid: expect.any(String),
      name: 'Ada Prova',
      email: fields.email.toLowerCase(),
      emailVerified: false,
      photoURL: null,
      role: 'customer',
      isActive: true,
      techLevel: 'beginner',
      city: 'Bergamo',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      lastLoginAt: expect.any(String),
      reading: null,
      subscription: {
        plan: 'free',
        status: 'active',
        priceId: 'free',
        currentPeriodEnd: null,
        cancelAtPeriodEnd: false,
        amount: 0,
        currency: 'eur',
        stripeSessionId: null,
        updatedAt: expect.any(String),
      },
      stats: {
        lessonsCompleted: 0,
        guidesBegun: 0,
        totalTimeSpent: 0,
        achievementsUnlocked: 0,
        currentStreak: 0,
        longestStreak: 0,
      },
      completedSteps: [],
    })
  })

  test('AUTH-10 nobody is called as those who keep the site, neither at the start nor later', async () => {
    const visitor = browserLike(server())
    for (const name of ['Amministratore', 'Sportello', ' FUCINA ']) {
      const refused = await visitor.post('/login/registrati', registration({ name }))
      expect([refused.status, await words(refused)]).toEqual([
        400,
        expect.stringContaining('Questo nome lo usa chi gestisce il sito.'),
      ])
    }
    const { visitor: ada } = await signedIn(server(), { name: 'Ada' })
    const fields = { intent: 'save', name: 'Sportello', city: 'Bergamo', techLevel: 'beginner' }
    const settings = '/dashboard/impostazioni'
    expect((await ada.post(settings, fields)).status).toBe(400)
    expect((await (await ada.get('/profile')).json()).name).toBe('Ada')
  })

  test('PERM-02 PERM-10 role, state and verification in the request are ignored', async () => {
    const fields = registration()
    const greedy = { role: 'admin', isActive: 'false', emailVerified: 'true', plan: 'pro' }
    await browserLike(server()).post('/login/registrati', {
      ...fields,
      ...greedy,
      id: 'mine',
      userId: 'mine',
    })
    const user = await storedUser(server(), fields.email)
    expect(user).toMatchObject({ role: 'customer', isActive: true, emailVerified: false })
    expect(user?.id).not.toBe('mine')
  })

  test('ERR-01 an address in use: the message, the mode login, the address kept', async () => {
    const { email } = await person(server())
    const visitor = browserLike(server())
    const answer = await visitor.post('/login/registrati', registration({ email }))
    expect(answer.status).toBe(409)
    const html = await answer.clone().text()
    expect(await words(answer)).toContain(
      'Questo indirizzo email è già registrato. Prova ad accedere.',
    )
    expect(shownWords(html)).toContain('Ho già un account')
    expect(html).toContain('autoComplete="current-password"')
    expect(html).toContain(`value="${email}"`)
    expect(html).not.toContain(testPassword)
    expect(sessionCookie(visitor)).toBeUndefined()
  })

  test.each([
    [
      'ERR-02',
      { password: 'corta', confirm: 'corta' },
      'La password deve essere di almeno 6 caratteri.',
    ],
    ['ERR-03', { email: 'a@' }, 'Indirizzo email non valido.'],
  ])('%s %j is refused with 400, its message, and nothing stored', async (_row, wrong, message) => {
    const fields = registration(wrong)
    const visitor = browserLike(server())
    const answer = await visitor.post('/login/registrati', fields)
    expect(answer.status).toBe(400)
    expect(await words(answer)).toContain(message)
    expect(sessionCookie(visitor)).toBeUndefined()
    expect(await storedUser(server(), fields.email)).toBeUndefined()
  })
})

describe('signing in', () => {
  test('AUTH-09 SESS-03 the right pair signs in and moves lastLoginAt, whatever its case', async () => {
    const { email } = await person(server())
    const visitor = browserLike(server())
    const answer = await visitor.post('/login/accedi', signInFields(email.toUpperCase()))
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/dashboard'])
    const [cookie] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Lax/i)
    const first = (await storedUser(server(), email))?.lastLoginAt
    expect(Math.abs(Date.now() - (first?.getTime() ?? 0))).toBeLessThan(10_000)
    await browserLike(server()).post('/login/accedi', signInFields(email))
    const second = await storedUser(server(), email)
    expect(second?.lastLoginAt?.getTime()).toBeGreaterThan(first?.getTime() ?? 0)
  })

  test('ERR-04 LET-40 a wrong password mentions registering, and is told as an unknown address is', async () => {
    const { email } = await person(server())
    const told = async (address: string) => {
      const visitor = browserLike(server())
      const fields = signInFields(address, 'sbagliata')
      const answer = await visitor.post('/login/accedi?da=%2Ftools', fields)
      expect(answer.status).toBe(401)
      expect(answer.headers.getSetCookie()).toEqual([])
      return (await words(answer)).replaceAll(address, 'X')
    }
    const wrong = await told(email)
    expect(wrong).toContain('Email o password non corretti.')
    expect(wrong).toContain('Se non ti sei mai registrato qui, crea un account')
    expect(await told(freshEmail())).toBe(wrong)
  })

  test('AUTH-03 who is signed in goes on to /dashboard, or to where he came from', async () => {
    const { visitor } = await signedIn(server())
    const plain = await visitor.get('/login')
    expect([plain.status, plain.headers.get('Location')]).toEqual([302, '/dashboard'])
    const back = await visitor.get('/login?da=%2Ftools%2F3')
    expect(back.headers.get('Location')).toBe('/tools/3')
  })

  test('SESS-07 a protected page leads to /login and, after signing in, opens', async () => {
    const { email } = await person(server())
    const visitor = browserLike(server())
    const refused = await visitor.get('/tools/3?x=1')
    const login = refused.headers.get('Location') ?? ''
    expect([refused.status, login]).toEqual([302, '/login?da=%2Ftools%2F3%3Fx%3D1'])
    const answer = await visitor.post(login.replace('/login', '/login/accedi'), signInFields(email))
    expect(answer.headers.get('Location')).toBe('/tools/3?x=1')
  })

  test('AUTH-09 a session chosen by somebody else is never taken over', async () => {
    const { email } = await person(server())
    const visitor = browserLike(server())
    visitor.cookies.set('fucina.session_token', 'chosen.by-an-attacker')
    await visitor.post('/login/accedi', signInFields(email))
    expect(sessionCookie(visitor)).not.toContain('chosen')
    expect((await visitor.get('/profile')).status).toBe(200)
    const attacker = browserLike(server())
    attacker.cookies.set('fucina.session_token', 'chosen.by-an-attacker')
    expect((await attacker.get('/profile')).status).toBe(401)
  })

  test('AUTH-09 HLD-15 signing in as somebody else ends the former session', async () => {
    const { visitor } = await signedIn(server())
    const former = browserLike(server())
    former.cookies.set('fucina.session_token', sessionCookie(visitor) ?? '')
    const { email } = await person(server())
    await visitor.post('/login/accedi', signInFields(email))
    expect(await (await visitor.get('/profile')).json()).toMatchObject({ email })
    expect((await former.get('/profile')).status).toBe(401)
  })

  test('SESS-05 after signing out the old session is refused, and the browser forgets it', async () => {
    const { visitor } = await signedIn(server())
    const old = browserLike(server())
    old.cookies.set('fucina.session_token', sessionCookie(visitor) ?? '')
    const answer = await visitor.post('/logout')
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/'])
    expect(sessionCookie(visitor)).toBeUndefined()
    expect((await old.get('/profile')).status).toBe(401)
    expect((await old.get('/dashboard')).headers.get('Location')).toContain('/login')
    expect((await visitor.get('/logout')).headers.get('Location')).toBe('/')
  })

  test('AUTH-15 every endpoint of the sign-in library is closed', async () => {
    const { visitor } = await signedIn(server())
    for (const path of ['get-session', 'list-sessions', 'ok', 'error', 'callback/github']) {
      expect((await visitor.get(`/auth/${path}`)).status, path).toBe(404)
    }
    for (const path of ['sign-up/email', 'sign-in/email', 'update-user', 'callback/google']) {
      const answer = await visitor.post(`/auth/${path}`, { name: 'x' })
      expect([404, 405], path).toContain(answer.status)
    }
  })
})

test('ERR-05 ten wrong passwords lock the address out, the right one included', async () => {
  await withinOneQuarter()
  const fucina = await startFucina({ env: { SIGN_IN_FAILURES_PER_EMAIL: '3' } })
  const { email } = await person(fucina)
  const other = await person(fucina)
  const attempt = (password: string, who = email) =>
    browserLike(fucina).post('/login/accedi', signInFields(who, password))
  expect((await attempt('sbagliata')).status).toBe(401)
  expect((await attempt(testPassword)).status).toBe(303)
  // The success has cleared the failure: three more are allowed, at once or one by one.
  const wrong = await Promise.all(Array.from({ length: 6 }, () => attempt('sbagliata')))
  expect(wrong.map(({ status }) => status).sort()).toEqual([401, 401, 401, 429, 429, 429])
  const locked = await attempt(testPassword)
  expect(locked.status).toBe(429)
  expect(await words(locked)).toContain(
    'Troppi tentativi. Riprova più tardi o reimposta la password.',
  )
  expect((await attempt(testPassword, other.email)).status).toBe(303)
  const keys = await fucina.db().selectFrom('quotas').select('key').execute()
  expect(JSON.stringify(keys)).not.toContain('esempio')
})

test('ERR-05 registrations and failures behind one address are limited together with its others', async () => {
  await withinOneQuarter()
  const fucina = await startFucina({ env: { NETWORK_TIMES: '0.02' } })
  const statuses: number[] = []
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const visitor = browserLike(fucina)
    statuses.push((await visitor.post('/login/accedi', signInFields(freshEmail()))).status)
    statuses.push((await visitor.post('/login/registrati', registration())).status)
  }
  expect(statuses).toEqual([401, 303, 401, 303, 429, 429])
})

test('AUTH-14 suspension closes every door at once, says why, and can be undone', async () => {
  const { visitor, user } = await signedIn(server())
  const admin = await person(server(), { role: 'admin' })
  await suspendUser(server().db(), { id: admin.id, role: 'admin' }, user.id)
  expect((await visitor.get('/profile')).status).toBe(401)
  const refused = await visitor.get('/dashboard')
  expect(refused.headers.get('Location')).toBe('/login?da=%2Fdashboard')
  const text = "Il tuo account è stato sospeso. Contatta l'amministratore del sistema."
  expect(await words(await visitor.get('/login?da=%2Fdashboard'))).toContain(text)
  expect(sessionCookie(visitor)).toBeUndefined()
  expect(await words(await visitor.get('/login'))).not.toContain(text)
  const answer = await visitor.post('/login/accedi', signInFields(user.email))
  expect(answer.status).toBe(403)
  expect(await words(answer)).toContain(text)
  expect(sessionCookie(visitor)).toBeUndefined()
  const wrong = await visitor.post('/login/accedi', signInFields(user.email, 'sbagliata'))
  expect(await words(wrong)).not.toContain(text)
})

describe('resetting the password', () => {
  let mail: MailStandIn
  const server = fucinaForFile(async () => {
    mail = await startMail()
    return { env: { ...mail.env } }
  })
  afterAll(() => mail.stop())

  const request = (email: string) =>
    browserLike(server()).post('/login/password-dimenticata', { email })
  const sent = 'Email di reset inviata. Controlla la tua casella di posta.'

  test('AUTH-12 ERR-08 HLD-01 the link sets a new password, once, ends all sessions and verifies', async () => {
    const { visitor, user } = await signedIn(server())
    expect(await words(await request(user.email))).toContain(sent)
    await request(user.email)
    const { link = '', subject, html } = await mail.waitFor(user.email)
    const { link: second = '' } = await mail.waitFor(user.email, { count: 2 })
    expect(subject).toBe('Fucina: scegli una nuova password')
    expect(html).toContain('Scegli una nuova password')
    const path = link.slice(server().url.length)
    expect(await words(await visitor.get(path))).toContain('Scegli una nuova password')
    const token = new URL(link).searchParams.get('token') ?? ''
    const wish = { token, password: 'nuova parola', confirm: 'nuova parola' }
    const someone = browserLike(server())
    const short = await someone.post(path, { ...wish, password: 'corta', confirm: 'corta' })
    expect(short.status).toBe(400)
    const own = await someone.post(path, { ...wish, password: user.email, confirm: user.email })
    expect(own.status).toBe(400)
    expect(await words(own)).toContain('Questa password è la tua email')
    const answers = await Promise.all([someone.post(path, wish), someone.post(path, wish)])
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400])
    expect((await visitor.get('/profile')).status).toBe(401)
    expect((await storedUser(server(), user.email))?.emailVerified).toBe(true)
    expect(await words(await someone.get(path))).toContain('Questo collegamento non è più valido.')
    const other = new URL(second).searchParams.get('token') ?? ''
    expect((await someone.post(path, { ...wish, token: other })).status).toBe(400)
    expect((await someone.post('/login/accedi', signInFields(user.email))).status).toBe(401)
    expect(
      (await someone.post('/login/accedi', signInFields(user.email, 'nuova parola'))).status,
    ).toBe(303)
  })

  test('AUTH-12 a mail server that refuses an address does not put it into the log', async () => {
    mail.mode = 'refuse'
    onTestFinished(() => {
      mail.mode = 'normal'
    })
    const { user } = await signedIn(server())
    expect(await words(await request(user.email))).toContain(sent)
    await expect.poll(() => server().logs()).toContain('a person was not told by mail')
    expect(server().logs()).toContain('"responseCode":550')
    expect(server().logs()).not.toContain(user.email)
  })

  test('Q5 ERR-08 an unknown address is answered alike, and no mail is sent', async () => {
    const { email } = await person(server())
    const before = mail.mails.length
    const unknown = await request('nessuno@esempio.it')
    const known = await request(email)
    expect([unknown.status, known.status]).toEqual([200, 200])
    expect(await words(unknown)).toContain(sent)
    await mail.waitFor(email)
    expect(mail.mails.slice(before).map(({ to }) => to)).toEqual([[email]])
    expect((await request('a@')).status).toBe(400)
  })

  test('AUTH-12 a link an hour old is worthless', async () => {
    const { email } = await person(server())
    await request(email)
    const { link = '' } = await mail.waitFor(email)
    const stored = await server()
      .db()
      .selectFrom('verifications')
      .selectAll()
      .orderBy('createdAt', 'desc')
      .executeTakeFirst()
    const token = new URL(link).searchParams.get('token') ?? ''
    expect(stored?.identifier).not.toContain(token)
    const hours = ((stored?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(0.98)
    expect(hours).toBeLessThanOrEqual(1)
    await server().db().updateTable('verifications').set({ expiresAt: new Date() }).execute()
    const wish = { token, password: 'nuova parola', confirm: 'nuova parola' }
    const answer = await browserLike(server()).post('/login/nuova-password?token=x', wish)
    expect(answer.status).toBe(400)
    expect(await words(answer)).toContain('Questo collegamento non è più valido.')
  })

  test('AUTH-12 on a public address without a mail server nothing is claimed and nothing sent', async () => {
    const fucina = await startFucina({ env: { PUBLIC_URL: 'https://fucina.example' } })
    const { email } = await person(fucina)
    const headers = { Origin: 'https://fucina.example' }
    const fields = { email }
    const answer = await browserLike(fucina).post('/login/password-dimenticata', fields, {
      headers,
    })
    expect(answer.status).toBe(503)
    const text = await words(answer)
    expect(text).toContain('Questo sito non può ancora inviare email')
    expect(text).not.toContain(sent)
    expect(await fucina.db().selectFrom('verifications').selectAll().execute()).toEqual([])
  })
})

test('ERR-06 when the database is away the form says so and keeps what was typed', async () => {
  const fucina = await startFucina({ interruptible: true })
  const { email } = await person(fucina)
  await fucina.outage.takeAway()
  const visitor = browserLike(fucina)
  const answer = await visitor.post('/login/accedi', signInFields(email))
  expect(answer.status).toBe(503)
  const html = await answer.clone().text()
  expect(await words(answer)).toContain('Si è verificato un errore. Riprova.')
  expect(html).toContain(`value="${email}"`)
  await fucina.outage.bringBack()
  await expect
    .poll(async () => (await visitor.post('/login/accedi', signInFields(email))).status, {
      timeout: 10_000,
    })
    .toBe(303)
})

test('SESS-02 SESS-08 a demoted admin is a customer at his next request', async () => {
  const { visitor, user } = await signedIn(server(), { role: 'admin' })
  expect((await visitor.get('/admin')).status).toBe(200)
  await server()
    .db()
    .updateTable('users')
    .set({ role: 'customer' })
    .where('id', '=', user.id)
    .execute()
  const answer = await visitor.get('/admin')
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/dashboard'])
})
