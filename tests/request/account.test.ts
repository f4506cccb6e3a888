import { afterAll, describe, expect, test } from 'vitest'
import { suspendUser } from '../../app/accounts/users.server.ts'
import { shownWords } from '../harness/page-text.ts'
import { withinOneQuarter } from '../harness/quarter-hour.ts'
import {
  browserLike,
  fucinaForFile,
  person,
  signedIn,
  testPassword,
  type Visitor,
} from '../harness/server.ts'
import { type MailStandIn, startMail } from '../stand-ins/mail.ts'

let mail: MailStandIn
const server = fucinaForFile(async () => {
  mail = await startMail()
  return { env: { ...mail.env, SIGN_IN_FAILURES_PER_EMAIL: '3' } }
})
afterAll(() => mail.stop())

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

const storedUser = (email: string) =>
  server().db().selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

const sessionCookie = (visitor: Visitor) => visitor.cookies.get('fucina.session_token')

describe('registering', () => {
  test('AUTH-10 PERM-02 PERM-10 DATA-01 LGX-04 a visitor reads what they accept, registers, is signed in, and has a profile, whatever role the request asks for', async () => {
    const visitor = browserLike(server())
    const page = await (await visitor.get('/login/registrati')).text()
    const [rules = ''] = /Se ti registri, accetti i .*<\/p>/.exec(page) ?? []
    for (const part of ['href="/terms"', 'href="/privacy"', 'Hai meno di 14 anni?']) {
      expect(rules).toContain(part)
    }
    const fields = registration({ email: `Grande.${freshEmail()}` })
    const greedy = { role: 'admin', isActive: 'false', emailVerified: 'true', plan: 'pro' }
    const sent = { ...fields, ...greedy, id: 'mine', userId: 'mine' }
    const answer = await visitor.post('/login/registrati', sent)
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/dashboard'])
    const profile = await (await visitor.get('/profile')).json()
    expect(profile).toMatchObject({
      name: 'Ada Prova',
      email: fields.email.toLowerCase(),
      emailVerified: false,
      photoURL: null,
      role: 'customer',
      isActive: true,
      city: 'Bergamo',
      lastLoginAt: expect.any(String),
      subscription: { plan: 'free', status: 'active' },
      stats: { lessonsCompleted: 0, achievementsUnlocked: 0 },
      completedSteps: [],
    })
    expect(profile.uid).not.toBe('mine')
  })

  test('ERR-01 ERR-02 AUTH-10 an address in use, a short password and a name of the site are refused, with nothing stored or sent back', async () => {
    const { email } = await person(server())
    const fresh = freshEmail()
    const short = { password: 'corta', confirm: 'corta' }
    for (const [fields, status, said] of [
      [{ email }, 409, 'Questo indirizzo email è già registrato.'],
      [{ email: fresh, ...short }, 400, 'La password deve essere di almeno 6 caratteri.'],
      [{ email: fresh, name: ' FUCINA ' }, 400, 'Questo nome lo usa chi gestisce il sito.'],
    ] as const) {
      const visitor = browserLike(server())
      const answer = await visitor.post('/login/registrati', registration(fields))
      expect([answer.status, sessionCookie(visitor)]).toEqual([status, undefined])
      const html = await answer.text()
      expect(shownWords(html)).toContain(said)
      expect(html).not.toContain(testPassword)
    }
    expect(await storedUser(fresh)).toBeUndefined()
  })
})

describe('signing in', () => {
  test('AUTH-09 SESS-03 SESS-05 HLD-15 the right pair signs in with a session of its own and moves lastLoginAt; the former session ends, and so does this one by signing out', async () => {
    const { email } = await person(server())
    const { visitor } = await signedIn(server())
    const former = browserLike(server())
    former.cookies.set('fucina.session_token', sessionCookie(visitor) ?? '')
    const answer = await visitor.post('/login/accedi', signInFields(email.toUpperCase()))
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/dashboard'])
    const [cookie] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Lax/i)
    const { lastLoginAt } = (await storedUser(email)) ?? {}
    expect(Math.abs(Date.now() - Number(lastLoginAt))).toBeLessThan(10_000)
    expect(await (await visitor.get('/profile')).json()).toMatchObject({ email })
    expect((await former.get('/profile')).status).toBe(401)

    former.cookies.set('fucina.session_token', sessionCookie(visitor) ?? '')
    const left = await visitor.post('/logout')
    expect([left.status, left.headers.get('Location')]).toEqual([303, '/'])
    expect(sessionCookie(visitor)).toBeUndefined()
    expect((await former.get('/profile')).status).toBe(401)
    // What somebody else chose is never taken over.
    visitor.cookies.set('fucina.session_token', 'chosen.by-an-attacker')
    await visitor.post('/login/accedi', signInFields(email))
    expect(sessionCookie(visitor)).not.toContain('chosen')
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

  test('SESS-07 AUTH-03 LET-40 a protected page leads to /login, which says why, and after signing in opens', async () => {
    const { email } = await person(server())
    const visitor = browserLike(server())
    const refused = await visitor.get('/tools/3?x=1')
    const login = refused.headers.get('Location') ?? ''
    expect([refused.status, login]).toEqual([302, '/login?da=%2Ftools%2F3%3Fx%3D1'])
    const enter = login.replace('/login', '/login/accedi')
    for (const path of [login, enter, login.replace('/login', '/login/registrati')]) {
      expect(await words(await visitor.get(path))).toContain(
        'La scheda di questo strumento si apre con un account gratuito.',
      )
    }
    const elsewhere = await visitor.get('/login?da=https%3A%2F%2Fevil.example%2Ftools')
    expect(await words(elsewhere)).not.toContain('account gratuito')
    const answer = await visitor.post(enter, signInFields(email))
    expect(answer.headers.get('Location')).toBe('/tools/3?x=1')
    expect((await visitor.get('/login?da=%2Ftools%2F3')).headers.get('Location')).toBe('/tools/3')
  })
})

test('ERR-05 ten wrong passwords lock the address out, the right one included', async () => {
  await withinOneQuarter()
  const { email } = await person(server())
  const other = await person(server())
  const attempt = (password: string, who = email) =>
    browserLike(server()).post('/login/accedi', signInFields(who, password))
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
  const keys = await server().db().selectFrom('quotas').select('key').execute()
  expect(JSON.stringify(keys)).not.toContain('esempio')
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
  const request = (email: string) =>
    browserLike(server()).post('/login/password-dimenticata', { email })
  const sent = 'Email di reset inviata. Controlla la tua casella di posta.'

  test('AUTH-12 ERR-08 HLD-01 WHO-95 the link sets a new password, once, ends all sessions, verifies and is told', async () => {
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
    const own = await someone.post(path, { ...wish, password: user.email, confirm: user.email })
    expect(own.status).toBe(400)
    expect(await words(own)).toContain('Questa password è la tua email')
    const answers = await Promise.all([someone.post(path, wish), someone.post(path, wish)])
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400])
    expect((await visitor.get('/profile')).status).toBe(401)
    expect((await storedUser(user.email))?.emailVerified).toBe(true)
    expect(await words(await someone.get(path))).toContain('Questo collegamento non è più valido.')
    await mail.waitFor(user.email, { about: 'la tua password è cambiata' })
    const other = new URL(second).searchParams.get('token') ?? ''
    expect((await someone.post(path, { ...wish, token: other })).status).toBe(400)
    expect((await someone.post('/login/accedi', signInFields(user.email))).status).toBe(401)
    expect(
      (await someone.post('/login/accedi', signInFields(user.email, 'nuova parola'))).status,
    ).toBe(303)
  })

  test('Q5 ERR-08 AUTH-12 an unknown address is answered alike, without a mail; the link of a known one ends after an hour', async () => {
    const { email } = await person(server())
    const unknown = await request('nessuno@esempio.it')
    const known = await request(email)
    expect([unknown.status, known.status]).toEqual([200, 200])
    expect(await words(unknown)).toContain(sent)
    const { link = '' } = await mail.waitFor(email)
    expect(mail.last('nessuno@esempio.it')).toBeUndefined()
    const token = new URL(link).searchParams.get('token') ?? ''
    const rows = server().db().selectFrom('verifications').selectAll()
    const stored = await rows.orderBy('createdAt', 'desc').executeTakeFirst()
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
})

test('AUTH-02 without settings the button is there on a trial, disabled, and says why', async () => {
  const visitor = browserLike(server())
  const html = await (await visitor.get('/login')).text()
  expect(html).toMatch(/<button[^>]* disabled=""[^>]*>.*?Continua con Google/)
  expect(html).toContain('Non attivo su questo sito')
  const answer = await visitor.post('/login/google')
  expect(answer.headers.get('Location')).toBe('/login?error=unavailable')
})
