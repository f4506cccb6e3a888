/** An address that the desk corrects for somebody. */
import { afterAll, expect, test } from 'vitest'
import type { Role } from '../../app/platform/roles.ts'
import { shownWords } from '../harness/page-text.ts'
import { withSecondProof } from '../harness/second-proof.ts'
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

let count = 0
const freshAddress = () => {
  count += 1
  return `giusta-${count}-${Date.now()}@esempio.it`
}

const staff = (role: Role = 'desk') => signedIn(server(), { role, name: 'Sara Banco' })
const words = async (response: Response) => shownWords(await response.text())

const correct = (visitor: Visitor, id: string, more: Record<string, string>) =>
  visitor.post(`/admin/users/${id}`, {
    intent: 'correct',
    motivo: 'address',
    sicuro: 'si',
    ...more,
  })

const stored = (id: string) =>
  server().db().selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const emailOf = async (id: string) => (await stored(id)).email
const reasons = (id: string) =>
  server()
    .db()
    .selectFrom('register')
    .select(['act', 'reason', 'actorName'])
    .where('personId', '=', id)
    .execute()

const signInStatus = async (email: string, password = testPassword) =>
  (await browserLike(server()).post('/login/accedi', { email, password })).status

test('WHO-91 the desk corrects an address with a reason: at once, registered, and both are told', async () => {
  const { visitor } = await staff()
  const { user } = await signedIn(server(), { name: 'Rosa <b>Contatore</b>' })
  const page = `/admin/users/${user.id}`
  const none = await visitor.post(page, { intent: 'correct' })
  expect([none.status, await words(none)]).toEqual([
    400,
    expect.stringContaining('Scegli un motivo'),
  ])
  const asked = await visitor.post(page, { intent: 'correct', motivo: 'address', parole: 'una i' })
  const form = await asked.text()
  expect(shownWords(form)).toContain("Qual è l'indirizzo giusto?")
  expect(form).toContain('value="una i"')
  expect(await emailOf(user.id)).toBe(user.email)

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
  expect(await reasons(user.id)).toEqual([
    { act: 'addressCorrected', reason: 'Email scritta male: una i', actorName: 'Sara Banco' },
  ])
  expect(await signInStatus(address)).toBe(303)
  for (const [to, other] of [
    [address, user.email],
    [user.email, address],
  ] as const) {
    const { text, html } = await mail.waitFor(to)
    for (const part of [text, html]) {
      expect(part).toContain(`${server().url}/aiuto`)
      expect(part).not.toMatch(/Rosa|Sara|una i\b|scritta male/)
      expect(part).not.toContain(other)
    }
  }
})

test('WHO-91 a slip is asked about, and what cannot be is said where it was typed', async () => {
  const { visitor } = await staff()
  const user = await person(server())
  const other = await person(server())
  for (const [email, status, said] of [
    ['ada', 400, 'Indirizzo email non valido.'],
    [`${'a'.repeat(251)}@b.it`, 400, 'Indirizzo email non valido.'],
    [user.email, 400, 'Questo è già il suo indirizzo.'],
    [other.email, 409, 'Questo indirizzo è già di un altro account.'],
  ] as const) {
    const refused = await correct(visitor, user.id, { email })
    expect([refused.status, await words(refused)]).toEqual([status, expect.stringContaining(said)])
  }
  expect(await emailOf(user.id)).toBe(user.email)
  expect(await reasons(user.id)).toEqual([])
  expect((await correct(visitor, user.id, { email: freshAddress() })).status).toBe(303)
})

test('WHO-91 never of who has a role, by nobody else, and only once more proven', async () => {
  const admin = await staff('admin')
  const desk = await staff('desk')
  const editor = await staff('editor')
  for (const role of ['editor', 'desk', 'admin'] as const) {
    const other = await person(server(), { role })
    const answers = [
      await correct(admin.visitor, other.id, { email: freshAddress() }),
      await correct(desk.visitor, other.id, { email: freshAddress() }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([409, 404])
    expect(await emailOf(other.id)).toBe(other.email)
  }
  const user = await person(server())
  expect((await correct(editor.visitor, user.id, { email: freshAddress() })).status).toBe(403)
  await server()
    .db()
    .updateTable('sessions')
    .set({ provenAt: null })
    .where('userId', '=', desk.user.id)
    .execute()
  const led = await correct(desk.visitor, user.id, { email: freshAddress() })
  expect(led.headers.get('Location')).toContain('/login/conferma?da=')
  expect(await emailOf(user.id)).toBe(user.email)
})

test('WHO-91 a link that went to the former address opens nothing once it is corrected', async () => {
  const { visitor } = await staff()
  const user = await person(server())
  await browserLike(server()).post('/login/password-dimenticata', { email: user.email })
  const { link = '' } = await mail.waitFor(user.email)
  await correct(visitor, user.id, { email: freshAddress() })
  const stranger = browserLike(server())
  const { pathname, search, searchParams } = new URL(link)
  const wish = { password: 'di uno che passa', confirm: 'di uno che passa' }
  const tried = await stranger.post(pathname + search, {
    ...{ ...wish, token: searchParams.get('token') ?? '' },
  })
  expect(tried.status).toBe(400)
  const notice = await mail.waitFor(user.email, { count: 2 })
  expect(notice.link).toBe(`${server().url}/aiuto`)
  expect(await signInStatus(await emailOf(user.id))).toBe(303)
})

test('WHO-91 the desk takes no second key away by an address of its own', async () => {
  const { visitor, user: sara } = await staff()
  const user = await person(server())
  await withSecondProof(server(), user.id)
  const refused = await correct(visitor, user.id, { email: `sportello.${sara.email}` })
  expect(refused.status).toBe(409)
  expect(await stored(user.id)).toMatchObject({
    email: user.email,
    secondProofId: expect.any(String),
  })
})

test('WHO-91 while no mail goes out it is corrected all the same', async () => {
  const { visitor } = await staff()
  const user = await person(server())
  const address = freshAddress()
  mail.mode = 'refuse'
  expect((await correct(visitor, user.id, { email: address })).status).toBe(303)
  mail.mode = 'normal'
  expect(await emailOf(user.id)).toBe(address)
})
