/** Somebody who is invited by their address, with a role. */
import { afterAll, expect, test } from 'vitest'
import { invitationLink } from '../../app/accounts/invitation/invitation-link.server.ts'
import type { Role } from '../../app/platform/roles.ts'
import { testSecret } from '../harness/launch.ts'
import { shownWords } from '../harness/page-text.ts'
import { browserLike, fucinaForFile, person, signedIn, type Visitor } from '../harness/server.ts'
import { type MailStandIn, startMail } from '../stand-ins/mail.ts'

const list = '/admin/users'
const env = { SECRET: testSecret, DATA_DIR: '' }

let mail: MailStandIn
const server = fucinaForFile(async () => {
  mail = await startMail()
  return { env: mail.env }
})
afterAll(() => mail.stop())

let count = 0
const freshAddress = () => {
  count += 1
  return `invitata-${count}-${Date.now()}@esempio.it`
}
const words = async (response: Response) => shownWords(await response.text())
const admin = async () => (await signedIn(server(), { role: 'admin', name: 'Chiara' })).visitor
const send = (visitor: Visitor, email: string, ruolo: Role) =>
  visitor.post(`${list}/invita`, { email, ruolo })
const stored = (email: string) =>
  server().db().selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
const idOf = async (email: string) => (await stored(email))?.id ?? ''

/** The path of the link in somebody's newest invitation. */
async function linkFor(email: string): Promise<string> {
  const { link = '' } = await mail.waitFor(email, { about: 'un invito per te' })
  return link.slice(server().url.length)
}

const wish = { name: 'Piera Invitata', password: 'dodici segni', confirm: 'dodici segni' }
const accept = async (link: string, more: Record<string, string> = {}) => {
  const visitor = browserLike(server())
  const token = new URL(link, server().url).searchParams.get('token') ?? ''
  const form = /action="(\/login\/nuova-password[^"]*)"/.exec(
    await (await visitor.get(link)).text(),
  )
  const action = form?.[1]?.replaceAll('&amp;', '&') ?? link
  return { visitor, answer: await visitor.post(action, { ...wish, token, ...more }) }
}

/** Invites a new address. */
async function invited(ruolo: Role = 'facilitator') {
  const email = freshAddress()
  const visitor = await admin()
  const sent = await send(visitor, ` ${email.toUpperCase()}`, ruolo)
  return { email, visitor, sent, link: await linkFor(email), id: await idOf(email) }
}

test('WHO-18 the mail says role and link; name and password open the account, and the role counts', async () => {
  const { email, visitor, sent, link, id } = await invited()
  const page = `${list}/${id}`
  expect(sent.headers.get('Location')).toBe(`${page}?esito=invite#sezione-ruolo`)
  expect(await words(await visitor.get(`${page}?esito=invite`))).toContain("L'invito è partito")
  expect(await words(await visitor.get(page))).toContain('Non vale ancora')
  const { text, html } = mail.last(email) ?? { text: '', html: '' }
  for (const part of [text, html]) {
    expect(part).toContain('«Facilitatore»')
    expect(part).toContain('14 giorni')
    expect(part).not.toContain('Chiara')
  }
  const opened = await words(await browserLike(server()).get(link))
  expect(opened).toContain('Con il ruolo «Facilitatore».')
  expect(opened).toContain(`Entri con questo indirizzo: ${email}`)
  expect(await stored(email)).toMatchObject({ emailVerified: false, lastLoginAt: null })

  const short = { password: 'undici segn', confirm: 'undici segn' }
  expect((await accept(link, short)).answer.status).toBe(400)
  // Nobody else comes in by this address.
  const stranger = browserLike(server())
  const registered = await stranger.post('/login/registrati', { ...wish, email })
  expect(registered.status).toBe(409)
  const { visitor: piera, answer } = await accept(link)
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/gruppi'])
  expect((await piera.get('/gruppi')).status).toBe(200)
  expect(await stored(email)).toMatchObject({ emailVerified: true, name: 'Piera Invitata' })
  const acts = await server()
    .db()
    .selectFrom('register')
    .select(['act', 'title'])
    .where('personId', '=', id)
    .execute()
  expect(acts).toEqual([{ act: 'roleGiven', title: 'Facilitatore' }])
})

test('WHO-18 a link is good once, also of two who use it at once', async () => {
  const { email, link } = await invited('editor')
  const answers = await Promise.all([accept(link), accept(link, { name: 'Un Altro' })])
  expect(answers.map(({ answer }) => answer.status).sort()).toEqual([303, 400])
  const again = browserLike(server())
  expect(await words(await again.get(link))).toContain('Hai già usato questo invito')
  const credentials = { email, password: wish.password }
  expect((await again.post('/login/accedi', credentials)).status).toBe(303)
})

test('WHO-18 whoever has an account is given the role, and another is not taken from them', async () => {
  const visitor = await admin()
  const user = await person(server(), { name: 'Nora Nota' })
  const sent = await send(visitor, user.email, 'facilitator')
  const page = `${list}/${user.id}`
  expect(sent.headers.get('Location')).toBe(`${page}?esito=give-role#sezione-ruolo`)
  expect(await words(await visitor.get(`${page}?esito=give-role`))).toContain(
    'Nora Nota ha già un account: il suo ruolo adesso è Facilitatore.',
  )
  expect((await mail.waitFor(user.email)).subject).toContain('hai il ruolo «Facilitatore»')
  expect(await stored(user.email)).toMatchObject({ role: 'facilitator', emailVerified: false })
  const other = await send(visitor, user.email, 'editor')
  expect([other.status, await words(other)]).toEqual([
    409,
    expect.stringContaining('ha già un account e un altro ruolo'),
  ])
  expect(await stored(user.email)).toMatchObject({ role: 'facilitator' })
})

test('WHO-18 once the role is taken the link opens the account without it', async () => {
  const { email, visitor, link, id } = await invited('admin')
  await visitor.post(`${list}/${id}`, { intent: 'change-role', ruolo: 'customer' })
  expect(await words(await browserLike(server()).get(link))).toContain(
    'Il ruolo di questo invito è stato ritirato.',
  )
  const { visitor: piera, answer } = await accept(link)
  expect(answer.headers.get('Location')).toBe('/dashboard')
  expect((await piera.get('/admin')).headers.get('Location')).toBe('/dashboard')
  expect(await stored(email)).toMatchObject({ role: 'customer', emailVerified: true })
  expect(mail.mails.filter(({ to }) => to.includes(email))).toHaveLength(1)
})

test('WHO-18 too late, forged, of an account that is gone or has another address: a sentence each', async () => {
  const { email, link, id } = await invited()
  const longAgo = Date.now() - 15 * 86_400_000
  const said = async (path: string) => {
    const refused = await accept(path)
    expect(refused.answer.status, path).toBe(400)
    expect(await words(refused.answer), path).toContain('nuovo')
    return words(await browserLike(server()).get(path))
  }
  expect(await said(invitationLink(env, { id, email }, longAgo))).toContain('è scaduto')
  const gone = 'Questo invito non vale più. Chiedine uno nuovo a chi ti ha invitato.'
  for (const path of [
    link.replace(/(?<=token=[^&]{60})./, (letter) => (letter === 'A' ? 'B' : 'A')),
    invitationLink({ ...env, SECRET: 'x'.repeat(40) }, { id, email }),
    invitationLink(env, { id, email: freshAddress() }),
  ]) {
    expect(await said(path), path).toContain(gone)
  }
  await server().db().deleteFrom('users').where('id', '=', id).execute()
  expect(await said(link)).toContain(gone)
})

test('WHO-18 what does not fit is said where it was typed, and only once more proven', async () => {
  const visitor = await admin()
  for (const [email, ruolo, said] of [
    [freshAddress(), 'customer', 'Questo ruolo non esiste.'],
    ['x@senza-indirizzo.invalid', 'editor', 'Indirizzo email non valido.'],
  ] as const) {
    const refused = await send(visitor, email, ruolo)
    expect([refused.status, await words(refused)]).toEqual([400, expect.stringContaining(said)])
  }
  await server().db().updateTable('sessions').set({ provenAt: null }).execute()
  const email = freshAddress()
  const led = await send(visitor, email, 'editor')
  expect(led.headers.get('Location')).toContain('/login/conferma?da=')
  expect(await stored(email)).toBeUndefined()
})
