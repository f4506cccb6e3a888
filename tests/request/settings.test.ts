import { afterAll, expect, test } from 'vitest'
import { shownWords } from '../harness/page-text.ts'
import {
  browserLike,
  fucinaForFile,
  openSession,
  signedIn,
  testPassword,
  type Visitor,
} from '../harness/server.ts'
import { type MailStandIn, startMail } from '../stand-ins/mail.ts'
import { type OidcStandIn, startOidc } from '../stand-ins/oidc.ts'
import { providerWalk } from './provider-walk.ts'

const settings = '/dashboard/impostazioni'

let mail: MailStandIn
let oidc: OidcStandIn
const server = fucinaForFile(async () => {
  mail = await startMail()
  oidc = await startOidc()
  return { env: { ...mail.env, ...oidc.env } }
})
afterAll(() => Promise.all([mail.stop(), oidc.stop()]))

const screen = async (visitor: Visitor, search = '') => {
  const response = await visitor.get(settings + search)
  const html = await response.text()
  return { status: response.status, html, text: shownWords(html) }
}

const send = async (visitor: Visitor, fields: Record<string, string>) => {
  const response = await visitor.post(settings, fields)
  const html = await response.text()
  return {
    status: response.status,
    location: response.headers.get('Location'),
    html,
    text: shownWords(html),
  }
}

const userOf = (id: string) =>
  server().db().selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

const profile = { intent: 'save', name: 'Ada Nuova', city: 'Treviglio', techLevel: 'advanced' }

test('PERM-10 DASH-03 without script: name, city and level are stored; role, state and address are not', async () => {
  const { visitor, user } = await signedIn(server())
  const before = await userOf(user.id)
  const answer = await send(visitor, {
    ...profile,
    role: 'admin',
    isActive: 'false',
    email: 'altra@esempio.it',
    emailVerified: 'true',
    photoURL: 'https://altrove.invalid/x.png',
    plan: 'pro',
    stripeSessionId: 'cs_test_9',
    userId: 'x',
  })
  expect([answer.status, answer.location]).toEqual([303, `${settings}?esito=save#sezione-profilo`])
  const after = await userOf(user.id)
  expect(after).toEqual({
    ...before,
    name: 'Ada Nuova',
    city: 'Treviglio',
    techLevel: 'advanced',
    searchText: `ada nuova ${user.email}`,
    updatedAt: after?.updatedAt,
  })
  const { text, html } = await screen(visitor, '?esito=save')
  expect(text).toContain('Modifiche salvate.')
  expect(html).toContain('<option value="advanced" selected="">Avanzato</option>')
  expect(shownWords(await (await visitor.get('/dashboard')).text())).toContain('Treviglio')
})

const newPassword = { password: 'torre civica', confirm: 'torre civica' }
const changing = { intent: 'change-password', current: testPassword }

test('WHO-95 the password changes with the old one, by the rules of registration; its owner is told', async () => {
  const { visitor, user } = await signedIn(server())
  const common = await send(visitor, { ...changing, password: 'password1', confirm: 'password1' })
  expect([common.status, common.text]).toEqual([400, expect.stringContaining('è troppo comune')])
  const wrong = await send(visitor, { ...changing, ...newPassword, current: 'sbagliata' })
  expect(wrong.status).toBe(403)
  expect(wrong.text).toContain('La password di adesso non è giusta.')
  expect(wrong.html).not.toContain('torre civica')

  const done = await send(visitor, { ...changing, ...newPassword })
  expect([done.status, done.location]).toEqual([
    303,
    `${settings}?esito=change-password#sezione-password`,
  ])
  expect((await visitor.get('/dashboard')).status).toBe(200)
  const told = await mail.waitFor(user.email)
  expect(told.subject).toBe('Fucina: la tua password è cambiata')
  for (const part of [told.text, told.html]) {
    expect(part).toContain('hai fatto tu?')
    expect(part).not.toContain('Persona di prova')
  }
})

test('Q32 the file is one JSON document with an Italian name', async () => {
  const { visitor, user } = await signedIn(server(), { name: 'Ada Prova' })
  const answer = await visitor.get(`${settings}/dati`, { headers: { 'Accept-Encoding': 'gzip' } })
  expect(answer.headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="i-miei-dati-\d{4}-\d\d-\d\d\.json"$/,
  )
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  const file = (await answer.json()) as Record<string, unknown>
  expect(file).toMatchObject({ profilo: { uid: user.id, name: 'Ada Prova' }, risposteSalvate: [] })
  expect((await browserLike(server()).get(`${settings}/dati`)).status).toBe(401)
})

test('Q32 WHO-95 deleting the account ends everything, everywhere, and is told', async () => {
  const { visitor, user } = await signedIn(server())
  const other = browserLike(server())
  other.cookies.set(...(await openSession(server(), user.id)))
  const refused = await send(visitor, { intent: 'delete', ownPassword: 'sbagliata' })
  expect(refused.status).toBe(403)
  expect(refused.text).toContain('La password non è giusta.')
  expect(refused.html).toContain('<details open="">')
  const done = await send(visitor, { intent: 'delete', ownPassword: testPassword })
  expect([done.status, done.location]).toEqual([303, '/arrivederci'])
  expect(visitor.cookies.has('fucina.session_token')).toBe(false)
  expect(await userOf(user.id)).toBeUndefined()
  expect((await other.get('/dashboard')).headers.get('Location')).toContain('/login')
  expect(shownWords(await (await visitor.get('/arrivederci')).text())).toContain(
    'Il tuo account è eliminato',
  )
  const { subject, text } = await mail.waitFor(user.email)
  expect(subject).toBe('Fucina: il tuo account è eliminato')
  expect(text).toContain('hai fatto tu?')
})

const signInWithGoogle = providerWalk(() => oidc.origin)

test('who has only Google can ask for a password by mail, and leaves after a fresh sign-in', async () => {
  const fucina = server()
  const email = 'gina.google@esempio.it'
  oidc.person = { email, emailVerified: true, name: 'Gina Google' }
  const visitor = browserLike(fucina)
  expect(await signInWithGoogle(fucina, visitor, { da: settings })).toBe(settings)
  expect((await screen(visitor)).text).toContain('Entri con Google, e qui non hai una password.')
  const asked = await send(visitor, { intent: 'send-reset' })
  expect(asked.location).toBe(`${settings}?esito=send-reset#sezione-password`)
  expect((await mail.waitFor(email)).link).toContain('/login/nuova-password?token=')

  await fucina
    .db()
    .updateTable('sessions')
    .set({ createdAt: new Date(Date.now() - 11 * 60_000) })
    .execute()
  expect((await screen(visitor, '?chiedi=delete')).text).toContain('Accedi di nuovo con Google')
  const late = await send(visitor, { intent: 'delete', word: 'ELIMINA' })
  expect(late.status).toBe(403)
  const back = `${settings}?chiedi=delete`
  expect(await signInWithGoogle(fucina, visitor, { da: back })).toBe(back)
  expect((await send(visitor, { intent: 'delete', word: ' ELIMINA ' })).location).toBe(
    '/arrivederci',
  )
})
