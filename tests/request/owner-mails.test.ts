/** What the owner of an account is told by mail, and how rarely. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import {
  browserLike,
  fucinaForFile,
  person,
  signedIn,
  testPassword,
  type Visitor,
} from '../harness/server.ts'
import { type MailStandIn, startMail } from '../stand-ins/mail.ts'
import { type OidcStandIn, startOidc } from '../stand-ins/oidc.ts'
import { providerWalk } from './provider-walk.ts'

const settings = '/dashboard/impostazioni'
const newPassword = 'torre civica di prova'

let mail: MailStandIn
let oidc: OidcStandIn
const server = fucinaForFile(async () => {
  mail = await startMail()
  oidc = await startOidc()
  return { env: { ...mail.env, ...oidc.env, SIGN_IN_FAILURES_PER_ADDRESS: '1000' } }
})
afterAll(() => Promise.all([mail.stop(), oidc.stop()]))
beforeEach(() => {
  mail.mode = 'normal'
})

const chrome = { 'User-Agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile' }

const signIn = (visitor: Visitor, email: string, more: Record<string, string> = {}) =>
  visitor.post(
    '/login',
    { intent: 'login', email, password: testPassword, ...more },
    { headers: chrome },
  )

const subjects = (email: string) =>
  mail.mails.filter(({ to }) => to.includes(email)).map(({ subject }) => subject)
const newBrowser = 'Fucina: un accesso da un browser nuovo'

/** Waits until a later mail has arrived, so that one before it would be there. */
async function untilLaterMail() {
  const { email } = await person(server())
  await browserLike(server()).post('/login?modo=reset', { intent: 'reset', email })
  await mail.waitFor(email)
}

test('WHO-94 a sign-in from a browser never seen is told once, in words without names', async () => {
  const { email } = await person(server(), { name: '<b>Ada</b> Bianchi' })
  const browser = browserLike(server())
  expect((await signIn(browser, email)).status).toBe(303)
  const { subject, text, html } = await mail.waitFor(email)
  expect(subject).toBe(newBrowser)
  for (const part of [text, html]) {
    expect(part).toContain('Chrome su Android')
    expect(part).toContain('Non sei stato tu?')
    expect(part).toContain(`${server().url}/login?modo=reset`)
    expect(part).not.toContain('Ada')
  }
  await browser.post('/logout', {})
  expect((await signIn(browser, email)).status).toBe(303)
  await untilLaterMail()
  expect(subjects(email)).toEqual([newBrowser])
})

test('WHO-94 never after registering, nor in that browser after a new password, and three a day', async () => {
  const email = `nuova.${Date.now()}@esempio.it`
  const own = browserLike(server())
  const fields = { name: 'Ada', email, password: testPassword, confirm: testPassword }
  expect((await own.post('/login', { intent: 'register', ...fields })).status).toBe(303)
  await own.post(settings, {
    intent: 'change-password',
    current: testPassword,
    password: newPassword,
    confirm: newPassword,
  })
  await own.post('/logout', {})
  expect((await signIn(own, email, { password: newPassword })).status).toBe(303)
  await untilLaterMail()
  expect(subjects(email)).toEqual(['Fucina: la tua password è cambiata'])
  for (let device = 0; device < 5; device += 1) {
    const fresh = browserLike(server())
    const shared = { password: newPassword, condiviso: 'on' }
    expect((await signIn(fresh, email, shared)).status).toBe(303)
  }
  await expect.poll(() => subjects(email).filter((one) => one === newBrowser).length).toBe(3)
  await untilLaterMail()
  expect(subjects(email).filter((one) => one === newBrowser)).toHaveLength(3)
})

test('WHO-94 by Google too: not with the account it makes, then from another browser once', async () => {
  const email = `google.${Date.now()}@esempio.it`
  oidc.person = { email, emailVerified: true, sub: `sub of ${email}` }
  const walk = providerWalk(() => oidc.origin)
  const first = browserLike(server())
  await walk(server(), first, { da: '/dashboard' })
  await first.post('/logout', {})
  await walk(server(), first, { da: '/dashboard' })
  await untilLaterMail()
  expect(subjects(email)).toEqual([])
  await walk(server(), browserLike(server()), { da: '/dashboard' })
  await expect.poll(() => subjects(email)).toEqual([newBrowser])
})

test('WHO-95 a changed password is told, in the settings and by a link', async () => {
  const { visitor, user } = await signedIn(server())
  const wish = { password: newPassword, confirm: newPassword }
  await visitor.post(settings, { intent: 'change-password', current: testPassword, ...wish })
  const told = await mail.waitFor(user.email)
  expect(told.subject).toBe('Fucina: la tua password è cambiata')
  for (const part of [told.text, told.html]) {
    expect(part).toContain('Non sei stato tu?')
    expect(part).not.toContain('Persona di prova')
  }
  await browserLike(server()).post('/login?modo=reset', { intent: 'reset', email: user.email })
  const { link = '' } = await mail.waitFor(user.email, { count: 2 })
  const token = new URL(link).searchParams.get('token') ?? ''
  await browserLike(server()).post('/login', { intent: 'newPassword', token, ...wish })
  expect((await mail.waitFor(user.email, { count: 3 })).subject).toBe(told.subject)
})

test('WHO-95 a deleted account is told, and a mail that fails keeps nothing from being done', async () => {
  const { visitor, user } = await signedIn(server())
  await visitor.post(settings, { intent: 'delete', ownPassword: testPassword })
  const { subject, text } = await mail.waitFor(user.email)
  expect(subject).toBe('Fucina: il tuo account è eliminato')
  expect(text).toContain('Non sei stato tu?')

  mail.mode = 'refuse'
  const other = await signedIn(server())
  const wish = { password: newPassword, confirm: newPassword }
  const fields = { intent: 'change-password', current: testPassword, ...wish }
  expect((await other.visitor.post(settings, fields)).status).toBe(303)
  expect((await signIn(browserLike(server()), other.user.email, wish)).status).toBe(303)
  const gone = await other.visitor.post(settings, { intent: 'delete', ownPassword: newPassword })
  expect(gone.headers.get('Location')).toBe('/arrivederci')
})
