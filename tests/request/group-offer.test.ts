/** A group that its facilitator offers to somebody else. */
import { afterAll, expect, test } from 'vitest'
import { testGroup } from '../harness/groups.ts'
import { shownWords } from '../harness/page-text.ts'
import { browserLike, fucinaForFile, person, signedIn, type Visitor } from '../harness/server.ts'
import { type MailStandIn, startMail } from '../stand-ins/mail.ts'

let mail: MailStandIn
const server = fucinaForFile(async () => {
  mail = await startMail()
  return { env: mail.env }
})
afterAll(() => mail.stop())

const leading = () => signedIn(server(), { role: 'facilitator' })
let letters = 0
const code = () =>
  `BRTN${'BCDFGHLNPRST'[letters++ % 12]}${'BCDFGHLNPRST'[Math.floor(letters / 12)]}`
const groupOf = (ledBy: string) =>
  testGroup(server().db(), { ledBy, name: 'Giovedì', code: code() })
const leaderOf = async (id: string) =>
  (
    await server()
      .db()
      .selectFrom('groups')
      .select('ledBy')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).ledBy
const offer = (visitor: Visitor, id: string, email: string) =>
  visitor.post(`/gruppi/${id}`, { intent: 'hand-over', email })
const words = async (response: Response) => shownWords(await response.text())

test('TOG-15 whatever address is typed a facilitator reads the same, and the group stays', async () => {
  const facilitator = await person(server(), { role: 'facilitator' })
  const admin = await person(server(), { role: 'admin' })
  const customer = await person(server())
  const waiting = await person(server(), { role: 'facilitator', emailVerified: false })
  const emails = [facilitator, admin, customer, waiting].map(({ email }) => email)
  for (const email of [...emails, 'nessuno@esempio.it', 'non un indirizzo']) {
    const { visitor, user } = await leading()
    const { id } = await groupOf(user.id)
    const answer = await offer(visitor, id, email)
    expect([answer.status, answer.headers.get('Location')], email).toEqual([
      303,
      `/gruppi/${id}?esito=hand-over`,
    ])
    expect(await words(await visitor.get(`/gruppi/${id}?esito=hand-over`))).toContain(
      "Se questa persona può guidare gruppi, riceve un'email",
    )
    expect(await leaderOf(id)).toBe(user.id)
  }
  for (const { email } of [facilitator, admin]) {
    const { subject, text } = await mail.waitFor(email)
    expect(subject).toBe('Fucina: un gruppo per te')
    expect(text).not.toContain('Giovedì in')
  }
  for (const { email } of [customer, waiting]) expect(mail.last(email)).toBeUndefined()
})

test('TOG-54 whoever leads a group with another is told by mail where it stands', async () => {
  const { visitor, user } = await leading()
  const second = await leading()
  const { id } = await groupOf(user.id)
  const answer = await visitor.post(`/gruppi/${id}`, {
    intent: 'add-leader',
    email: second.user.email,
  })
  expect(answer.headers.get('Location')).toBe(`/gruppi/${id}?esito=add-leader`)
  const { subject, link } = await mail.waitFor(second.user.email)
  expect(subject).toBe('Fucina: guidi un gruppo con un altro Facilitatore')
  expect(link).toBe(`${server().url}/gruppi/${id}`)
  expect((await second.visitor.get(`/gruppi/${id}`)).status).toBe(200)
})

test('TOG-15 it is theirs once they take it, by a link that is good for them alone and once', async () => {
  const { visitor, user } = await leading()
  const heir = await leading()
  const other = await leading()
  const { id } = await groupOf(user.id)
  await offer(visitor, id, heir.user.email)
  const { link = '' } = await mail.waitFor(heir.user.email)
  const path = link.slice(server().url.length)
  expect((await browserLike(server()).get(path)).headers.get('Location')).toContain('/login?da=')
  const offerta = new URL(link).searchParams.get('offerta') ?? ''
  const take = (by: Visitor, it = offerta) =>
    by.post('/gruppi', { intent: 'take-over', offerta: it })
  const over = 'Questo gruppo adesso lo guida qualcun altro'
  for (const wrong of [other.visitor, visitor]) {
    expect(await words(await wrong.get(path))).toContain(over)
    expect((await take(wrong)).status).toBe(404)
  }
  const forged = offerta.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  expect((await take(heir.visitor, forged)).status).toBe(404)
  expect(await words(await heir.visitor.get(path))).toContain('Vuoi guidare «Giovedì»')
  expect(await leaderOf(id)).toBe(user.id)
  const taken = await take(heir.visitor)
  expect(taken.headers.get('Location')).toBe(`/gruppi/${id}?esito=take-over`)
  expect(await leaderOf(id)).toBe(heir.user.id)
  expect((await visitor.get(`/gruppi/${id}`)).status).toBe(404)
  expect(await words(await heir.visitor.get(path))).toContain(over)
  expect((await take(heir.visitor)).status).toBe(404)
  const rows = await server()
    .db()
    .selectFrom('register')
    .select(['act', 'actorId', 'personId'])
    .where('personId', '=', heir.user.id)
    .execute()
  expect(rows).toEqual([{ act: 'groupHandedOver', actorId: user.id, personId: heir.user.id }])
})
