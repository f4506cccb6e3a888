/** Passkeys over HTTP, with a device of the tests that needs no browser. */
import { beforeAll, expect, test } from 'vitest'
import {
  browserLike,
  fucinaForFile,
  openSession,
  person,
  testPassword,
  type Visitor,
} from '../harness/server.ts'
import { type SoftDevice, softDevice } from '../harness/soft-device.ts'
import { type MailStandIn, startMail } from '../stand-ins/mail.ts'

const origin = 'https://fucina.example'
const own = { headers: { Origin: origin } }
const page = '/dashboard/impostazioni/secondo-codice'
const question = '/login/dispositivo/domanda'

let mail: MailStandIn
beforeAll(async () => {
  mail = await startMail()
  return () => mail.stop()
})

const server = fucinaForFile(() => ({ env: { ...mail.env, PUBLIC_URL: origin } }))

const placeOf = (response: Response) => response.headers.get('Location')
const isIn = async (visitor: Visitor) => (await visitor.get('/profile')).status === 200

type Role = 'customer' | 'admin' | 'desk'

/** Somebody with a session, as https names its cookie. */
async function somebody(role: Role = 'customer') {
  const user = await person(server(), { role, emailVerified: true })
  const visitor = browserLike(server())
  const [name, value] = await openSession(server(), user.id)
  visitor.cookies.set(`__Host-${name}`, value)
  return { user, visitor }
}

async function ask(visitor: Visitor, purpose: string) {
  const response = await visitor.post(question, { purpose }, own)
  expect(response.status).toBe(200)
  return (await response.json()) as object
}

/** Adds a device as the page does. */
async function added(visitor: Visitor, device: SoftDevice, name = 'Telefono') {
  const asked = await ask(visitor, 'add')
  return visitor.post(page, { intent: 'add-device', name, passkey: device.add(asked) }, own)
}

async function withDevice(role: Role = 'customer') {
  const { user, visitor } = await somebody(role)
  const device = softDevice(origin)
  const response = await added(visitor, device)
  const codes = [...(await response.text()).matchAll(/<li>([a-z2-9]{5}-[a-z2-9]{5})</g)]
  return { user, visitor, device, codes: codes.map(([, code = '']) => code) }
}

const enter = async (visitor: Visitor, device: SoftDevice, way = '', more = {}) =>
  visitor.post(
    `/login/dispositivo${way}`,
    { passkey: device.show(await ask(visitor, 'signIn')), ...more },
    own,
  )

const provenAgo = (userId: string, minutes: number) =>
  server()
    .db()
    .updateTable('sessions')
    .set({ provenAt: new Date(Date.now() - minutes * 60_000) })
    .where('userId', '=', userId)
    .execute()

test('WHO-50 added on its page: ten codes on paper, a mail, the name in the list and in the settings', async () => {
  const { user, visitor, codes } = await withDevice()
  expect(new Set(codes).size).toBe(10)
  expect((await mail.waitFor(user.email)).text).toContain('stato aggiunto un telefono')
  const list = await (await visitor.get(page)).text()
  expect(list).toContain('Telefono')
  expect(list).toContain('Aggiunto il')
  expect(list).toContain('Ti restano 10 codici di riserva.')
  expect(await (await visitor.get('/dashboard/impostazioni')).text()).toContain('«Telefono»')
})

test('WHO-51 in without a password, on to where one was going, and nothing more is asked for', async () => {
  const { device } = await withDevice()
  const visitor = browserLike(server())
  const entered = await enter(visitor, device, '?da=%2Ftools')
  expect([entered.status, placeOf(entered)]).toEqual([303, '/tools'])
  expect(await isIn(visitor)).toBe(true)
  expect(placeOf(await visitor.get('/login/dispositivo?da=%2Fguides'))).toBe('/guides')
  expect(placeOf(await visitor.get('/login/codice?da=%2Fguides'))).toBe('/guides')
})

test('WHO-51 a device opens no more than a password: suspended nobody comes in, and a session of others’ computer is short', async () => {
  const { user, device } = await withDevice()
  const visitor = browserLike(server())
  const entered = await enter(visitor, device, '', { condiviso: 'on' })
  const session = entered.headers.getSetCookie().find((cookie) => cookie.includes('session_token'))
  expect(session).not.toMatch(/Max-Age|Expires/i)
  expect(placeOf(await visitor.post('/logout', {}, own))).toContain('/finito/fatto')
  const users = server().db().updateTable('users').set({ isActive: false })
  await users.where('id', '=', user.id).execute()
  expect((await enter(visitor, device)).status).toBe(403)
  expect(await isIn(visitor)).toBe(false)
})

test('WHO-51 after the password a device is asked for, a recovery code will do', async () => {
  const { user, device, codes } = await withDevice()
  const signIn = (visitor: Visitor) =>
    visitor.post('/login/accedi?da=%2Ftools', { email: user.email, password: testPassword }, own)
  const visitor = browserLike(server())
  expect(placeOf(await signIn(visitor))).toBe('/login/codice?da=%2Ftools')
  expect(await isIn(visitor)).toBe(false)
  const asked = await (await visitor.get('/login/codice?da=%2Ftools')).text()
  expect(asked).toContain('Conferma con il tuo dispositivo')
  expect(asked).toContain('Codice di riserva')
  const stranger = await withDevice()
  const wrong = stranger.device.show(await ask(visitor, 'show'))
  expect((await visitor.post('/login/codice', { passkey: wrong }, own)).status).toBe(403)
  const passkey = device.show(await ask(visitor, 'show'))
  const given = await visitor.post('/login/codice?da=%2Ftools', { passkey }, own)
  expect([given.status, placeOf(given)]).toEqual([303, '/tools'])
  expect(await isIn(visitor)).toBe(true)
  const elsewhere = browserLike(server())
  await signIn(elsewhere)
  await elsewhere.post('/login/codice', { code: codes[0] ?? '' }, own)
  expect(await isIn(elsewhere)).toBe(true)
})

test('WHO-51 once more: a device will do in the place of the password', async () => {
  const { user, visitor, device } = await withDevice()
  await provenAgo(user.id, 11)
  expect(placeOf(await visitor.post(page, { intent: 'refresh' }, own))).toContain(
    '/login/conferma?da=',
  )
  const where = '/login/conferma'
  expect(await (await visitor.get(where)).text()).toContain('Conferma con il tuo dispositivo')
  const wrong = softDevice(origin).show(await ask(visitor, 'show'))
  expect((await visitor.post(where, { passkey: wrong, qui: 'si' }, own)).status).toBe(403)
  const passkey = device.show(await ask(visitor, 'show'))
  expect((await visitor.post(where, { passkey, qui: 'si' }, own)).status).toBe(200)
  const renewed = await (await visitor.post(page, { intent: 'refresh' }, own)).text()
  expect([...renewed.matchAll(/<li>[a-z2-9]{5}-[a-z2-9]{5}</g)]).toHaveLength(10)
})

test('WHO-51 WHO-54 where a second proof is required a device is as good as a code; with the last one the role waits again', async () => {
  for (const role of ['admin', 'desk'] as const) {
    const { user, visitor } = await somebody(role)
    expect(placeOf(await visitor.get('/admin/users'))).toContain(`${page}?da=`)
    const device = softDevice(origin)
    await added(visitor, device)
    expect((await visitor.get('/admin/users')).status).toBe(200)
    const forget = () => visitor.post(page, { intent: 'forget-device', id: device.id }, own)
    expect((await forget()).status).toBe(303)
    const { text } = await mail.waitFor(user.email, { about: 'seconda chiave', count: 2 })
    expect(text).toContain('è stato tolto')
    expect(placeOf(await visitor.get('/admin/users'))).toContain(`${page}?da=`)
    expect((await forget()).status).toBe(404)
  }
})

test('WHO-50 WHO-54 WHO-40 nobody adds a device before the address is confirmed, nor in a session that they only found open', async () => {
  const { user, visitor } = await somebody()
  const asked = await ask(visitor, 'add')
  await provenAgo(user.id, 11)
  const passkey = softDevice(origin).add(asked)
  const fields = { intent: 'add-device', name: 'Telefono', passkey }
  expect(placeOf(await visitor.post(page, fields, own))).toContain('/login/conferma?da=')
  await provenAgo(user.id, 0)
  const users = server().db().updateTable('users').set({ emailVerified: false })
  await users.where('id', '=', user.id).execute()
  const refused = await visitor.post(question, { purpose: 'add' }, own)
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { code: 'ADDRESS_UNCONFIRMED' },
  ])
})

test('WHO-55 the way in stands on the sign-in page where there are passkeys, and only with script', async () => {
  const text = await (await browserLike(server()).get('/login')).text()
  expect(text).toMatch(/<li class="needs-script"><a [^>]*href="\/login\/dispositivo"/)
})
