/** An address that the desk corrects or takes away: then it turns the account into one with a slip. */
import { afterAll, expect, test } from 'vitest'
import { reservedAddress } from '../../app/platform/has-address.ts'
import { shownWords } from '../harness/page-text.ts'
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
  return { env: mail.env }
})
afterAll(() => mail.stop())

const staff = () => signedIn(server(), { role: 'desk', name: 'Sara Banco' })
const words = async (response: Response) => shownWords(await response.text())
const ask = (visitor: Visitor, id: string, more: Record<string, string> = {}) =>
  visitor.post(`/admin/users/${id}`, { intent: 'give-slip', motivo: 'noAddress', ...more })
const stored = (id: string) =>
  server().db().selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const acts = (id: string) =>
  server()
    .db()
    .selectFrom('register')
    .select(['act', 'reason'])
    .where('personId', '=', id)
    .orderBy('at')
    .execute()

/** The words on the paper. */
const slipOn = (text: string) =>
  /[a-z]+ [a-z]+ [a-z]+ \d{4}/.exec(text.slice(text.indexOf('Il biglietto di')))?.[0] ?? ''
const enter = async (codice: string) => {
  const visitor = browserLike(server())
  const answer = await visitor.post('/g', { codice, dispositivo: 'mio' })
  return { visitor, status: answer.status, to: answer.headers.get('Location') }
}

test('WHO-68 the address goes, the words open the account, and nothing else does any more', async () => {
  const { visitor } = await staff()
  const { visitor: rosa, user } = await signedIn(server(), { name: 'Rosa Contatore' })
  await browserLike(server()).post('/login/password-dimenticata', { email: user.email })
  const { link = '' } = await mail.waitFor(user.email)
  const none = await ask(visitor, user.id, { motivo: '' })
  expect([none.status, await words(none)]).toEqual([
    400,
    expect.stringContaining('Scegli un motivo'),
  ])
  expect((await stored(user.id)).email).toBe(user.email)

  const paper = await words(await ask(visitor, user.id))
  expect(paper).toContain('Il biglietto è pronto')
  const slip = slipOn(paper)
  expect(await stored(user.id)).toMatchObject({
    email: reservedAddress(user.id),
    emailVerified: false,
    searchText: 'rosa contatore',
  })
  expect(await acts(user.id)).toEqual([{ act: 'addressRemoved', reason: "Non ha più un'email" }])
  const told = await mail.waitFor(user.email, { count: 2 })
  expect(told.link).toBe(`${server().url}/aiuto`)
  for (const part of [told.text, told.html]) expect(part).not.toMatch(/Rosa|Sara|[a-z]+-\d{4}/)

  const back = await enter(slip)
  expect([back.status, back.to]).toEqual([303, '/dashboard'])
  expect((await (await back.visitor.get('/profile')).json()).uid).toBe(user.id)
  expect((await rosa.get('/dashboard')).headers.get('Location')).toContain('/login')
  const credentials = { email: user.email, password: testPassword }
  expect((await browserLike(server()).post('/login/accedi', credentials)).status).toBe(401)
  const token = new URL(link).searchParams.get('token') ?? ''
  const wish = { token, password: 'di uno che passa', confirm: 'di uno che passa' }
  expect((await browserLike(server()).post('/login/nuova-password', wish)).status).toBe(400)
  expect(
    (
      await browserLike(server()).post('/login/registrati', {
        ...{ name: 'Un Altro', email: user.email, password: testPassword, confirm: testPassword },
      })
    ).status,
  ).toBe(303)
  expect((await stored(user.id)).name).toBe('Rosa Contatore')

  // A slip that is lost is made anew, and the former one opens nothing.
  const second = slipOn(await words(await ask(visitor, user.id)))
  expect((await enter(slip)).status).toBe(401)
  expect((await enter(second)).status).toBe(303)
})

const settings = '/dashboard/impostazioni'
const signInStatus = async (email: string, password: string) =>
  (await browserLike(server()).post('/login/accedi', { email, password })).status

test('TOG-19 who has a slip alone adds an address with its words, which hold until the link is opened', async () => {
  const { visitor: desk } = await staff()
  const user = await person(server(), { name: 'Piera Biglietto' })
  const slip = slipOn(await words(await ask(desk, user.id)))
  const { visitor } = await enter(slip)
  const email = `piera-${Date.now()}@esempio.it`
  expect(await (await visitor.get(settings)).text()).toContain('name="slip"')
  const change = (more: Record<string, string>) =>
    visitor.post(settings, { intent: 'change-address', email, ...more })
  expect((await change({})).status).toBe(400)
  expect((await change({ slip: 'melo ponte luna 2746' })).status).toBe(400)
  expect(mail.mails.filter(({ to }) => to.includes(email))).toEqual([])
  expect((await change({ slip })).headers.get('Location')).toContain('esito=change-address')
  const { link = '' } = await mail.waitFor(email)
  expect((await enter(slip)).status).toBe(303)
  const confirmed = await visitor.post(link.slice(server().url.length), {})
  expect(confirmed.headers.get('Location')).toContain('esito=address-changed')
  expect((await enter(slip)).status).toBe(401)
})

test('WHO-91 whoever has a slip alone has no address to correct: the desk says so', async () => {
  const { visitor: desk } = await staff()
  const user = await person(server(), { name: 'Bruna Biglietto' })
  await ask(desk, user.id)
  const page = `/admin/users/${user.id}`
  expect(await words(await desk.get(page))).not.toContain("l'indirizzo email")
  const refused = await correct(desk, user.id, { email: freshAddress() })
  expect([refused.status, await words(refused)]).toEqual([
    409,
    expect.stringContaining("Questa persona non ha un'email"),
  ])
  expect((await stored(user.id)).email).toBe(reservedAddress(user.id))
})

let count = 0
const freshAddress = () => {
  count += 1
  return `giusta-${count}-${Date.now()}@esempio.it`
}

const correct = (visitor: Visitor, id: string, more: Record<string, string>) =>
  visitor.post(`/admin/users/${id}`, {
    intent: 'correct',
    motivo: 'address',
    ...more,
  })

test('WHO-91 the desk corrects an address with a reason: at once, registered, both are told, and a link to the former one opens nothing', async () => {
  const { visitor } = await staff()
  const { user } = await signedIn(server(), { name: 'Rosa <b>Contatore</b>' })
  const page = `/admin/users/${user.id}`
  await browserLike(server()).post('/login/password-dimenticata', { email: user.email })
  const { link: reset = '' } = await mail.waitFor(user.email)
  const other = await person(server())
  for (const [email, status, said] of [
    [user.email, 400, 'Questo è già il suo indirizzo.'],
    [other.email, 409, 'Questo indirizzo è già di un altro account.'],
  ] as const) {
    const refused = await correct(visitor, user.id, { email })
    expect([refused.status, await words(refused)]).toEqual([status, expect.stringContaining(said)])
  }
  const address = freshAddress()
  const done = await correct(visitor, user.id, {
    email: ` ${address.toUpperCase()}`,
    parole: 'una i',
  })
  expect(done.headers.get('Location')).toBe(`${page}?esito=correct#sezione-sportello`)
  expect(await words(await visitor.get(`${page}?esito=correct`))).toContain('Indirizzo corretto:')
  const now = await stored(user.id)
  expect(now).toMatchObject({ email: address, emailVerified: false })
  expect(now.searchText).toContain(address)
  expect(await acts(user.id)).toEqual([
    { act: 'addressCorrected', reason: 'Email scritta male: una i' },
  ])
  expect(await signInStatus(address, testPassword)).toBe(303)
  expect(await words(await browserLike(server()).get(reset.slice(server().url.length)))).toContain(
    'Questo collegamento non è più valido',
  )
  for (const [to, other, count] of [
    [address, user.email, 1],
    [user.email, address, 2],
  ] as const) {
    const { text, html } = await mail.waitFor(to, { count })
    for (const part of [text, html]) {
      expect(part).toContain(`${server().url}/aiuto`)
      expect(part).not.toMatch(/Rosa|Sara|una i\b|scritta male/)
      expect(part).not.toContain(other)
    }
  }
})
