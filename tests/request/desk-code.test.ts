/** Codes that are handed over at the counter: made, typed, guessed, used up. */
import { afterAll, describe, expect, test } from 'vitest'
import { shownWords } from '../harness/page-text.ts'
import type { Person } from '../harness/people.ts'
import { withinOneQuarter } from '../harness/quarter-hour.ts'
import { withSecondProof } from '../harness/second-proof.ts'
import {
  browserLike,
  fucinaForFile,
  person,
  signedIn,
  testPassword,
  type Visitor,
} from '../harness/server.ts'
import { type Mail, type MailStandIn, startMail } from '../stand-ins/mail.ts'

let mail: MailStandIn
const server = fucinaForFile(async () => {
  mail = await startMail()
  return { env: mail.env }
})
afterAll(() => mail?.stop())

const login = '/login/sportello'
const newPassword = { password: 'torre civica', confirm: 'torre civica' }
const desk = () => signedIn(server(), { role: 'desk', name: 'Sara Banco' })

type Whom = Pick<Person, 'id' | 'email'>

const ask = (visitor: Visitor, { id }: Whom) =>
  visitor.post(`/admin/users/${id}`, { intent: 'give-code', motivo: 'password' })

/** Makes a code and reads it off the slip. */
async function slip(visitor: Visitor, whom: Whom) {
  const response = await ask(visitor, whom)
  const html = await response.text()
  const code = /class="code">(\d{4} \d{4})</.exec(html)?.[1] ?? ''
  expect([response.status, code]).toEqual([200, expect.stringMatching(/^\d{4} \d{4}$/)])
  return { code, text: shownWords(html) }
}

async function type(whom: Pick<Whom, 'email'>, codice: string, visitor = browserLike(server())) {
  const response = await visitor.post(login, { email: whom.email, codice })
  const html = await response.text()
  return { status: response.status, html, text: shownWords(html) }
}

const choose = (whom: Pick<Whom, 'email'>, codice: string, fields = newPassword) =>
  browserLike(server()).post(login, {
    ...{ email: whom.email, codice },
    ...fields,
  })

const signIn = (whom: Pick<Whom, 'email'>, password: string) =>
  browserLike(server()).post('/login/accedi', { email: whom.email, password })

/** The mail about `subject`: several may come in any order. */
async function told({ email }: Pick<Whom, 'email'>, subject: string): Promise<Mail> {
  const about = () =>
    mail.mails.filter((one) => one.to.includes(email) && one.subject.includes(subject))
  await expect.poll(() => about().length).toBe(1)
  return about().at(-1) as Mail
}

const wrong = 'Il codice non è giusto, o non vale più.'
const another = (code: string) => (code === '111 111' ? '222222' : '111111')

const codesOf = ({ id }: Whom) =>
  server().db().selectFrom('verifications').selectAll().where('value', '=', id).execute()

describe('a code to enter', () => {
  test('WHO-67 is made, typed with the own address, and lets the person choose a password once; each is told by mail', async () => {
    const { visitor } = await desk()
    const { visitor: there, user } = await signedIn(server(), { name: 'Rosa Contatore' })
    const { code, text } = await slip(visitor, user)
    expect(text).toContain(`${server().url}/login/sportello`)
    expect(text).toContain(user.email)
    expect(text).toMatch(/Vale una volta sola, fino alle \d\d:\d\d di oggi/)
    const rows = await codesOf(user)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(code.replace(' ', ''))
    const minutes = (Number(rows[0]?.expiresAt) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(13)
    expect(minutes).toBeLessThanOrEqual(15)
    // Nothing ends before it is used.
    expect((await there.get('/profile')).status).toBe(200)

    const opened = await type({ email: ` ${user.email.toUpperCase()} ` }, ` ${code}`)
    expect(opened.status).toBe(200)
    expect(opened.text).toContain('Scegli una nuova password')
    const common = await choose(user, code, { password: 'password', confirm: 'password' })
    expect([common.status, await common.text()]).toEqual([
      400,
      expect.stringContaining('troppo comune'),
    ])

    const done = await choose(user, code)
    expect([done.status, done.headers.get('Location')]).toEqual([
      303,
      '/login/accedi?esito=change-password',
    ])
    expect((await there.get('/profile')).status).toBe(401)
    expect((await signIn(user, newPassword.password)).status).toBe(303)
    expect((await signIn(user, testPassword)).status).toBe(401)
    for (const used of [await type(user, code), await choose(user, code)]) {
      expect(used.status).toBe(403)
    }
    const users = server().db().selectFrom('users').where('id', '=', user.id)
    // Who stood at the counter had the code, not the mailbox.
    expect(await users.select('emailVerified').execute()).toEqual([{ emailVerified: false }])

    const made = await told(user, 'hai un codice per entrare')
    expect(made.text).toContain('Motivo: Password dimenticata.')
    expect(made.text).toContain("Non l'hai chiesto tu?")
    const mailed = await told(user, 'la tua password è cambiata')
    for (const { text, html } of [made, mailed]) {
      expect(text + html).not.toContain(code)
      expect(text + html).not.toMatch(/Rosa|Sara/)
    }
  })

  test('WHO-67 of two codes only the last one is good, and it ends reset links', async () => {
    const { visitor } = await desk()
    const user = await person(server())
    await browserLike(server()).post('/login/password-dimenticata', { email: user.email })
    const { link = '' } = await told(user, 'scegli una nuova password')
    const first = await slip(visitor, user)
    expect(
      await (await browserLike(server()).get(link.slice(server().url.length))).text(),
    ).toContain('Questo collegamento non è più valido')
    const second = await slip(visitor, user)
    if (first.code !== second.code) {
      expect((await type(user, first.code)).text).toContain(wrong)
    }
    expect((await type(user, second.code)).status).toBe(200)
  })

  test('WHO-67 is good for fifteen minutes, for this person, while they are a customer without a second key', async () => {
    const { visitor } = await desk()
    const user = await person(server())
    const { code } = await slip(visitor, user)
    expect((await type(await person(server()), code)).status).toBe(403)
    const users = server().db().updateTable('users').where('id', '=', user.id)
    await users.set({ role: 'editor' }).execute()
    expect((await choose(user, code)).status).toBe(403)
    await users.set({ role: 'customer' }).execute()
    expect((await type(user, code)).status).toBe(200)
    await server()
      .db()
      .updateTable('verifications')
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where('value', '=', user.id)
      .execute()
    expect((await type(user, code)).text).toContain(wrong)
    expect((await choose(user, code)).status).toBe(403)
    const { code: next } = await slip(visitor, user)
    await withSecondProof(server(), user.id)
    expect((await choose(user, next)).status).toBe(403)
    const refused = await ask(visitor, await person(server(), { isActive: false }))
    expect(refused.status).toBe(409)
  })
})

describe('guessing', () => {
  test('WHO-118 a hundred tries at once find nothing: five from a place, fifteen of an account; another code forgets them', async () => {
    const { visitor } = await desk()
    const user = await person(server())
    const { code } = await slip(visitor, user)
    const tries = Array.from({ length: 100 }, () => type(user, another(code)))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    // The window of a quarter of an hour may turn once while they come.
    const looked = statuses.filter((status) => status === 403).length
    expect([5, 10]).toContain(looked)
    expect(statuses.filter((status) => status === 429)).toHaveLength(100 - looked)
    await withinOneQuarter()
    for (let number = 0; number < 5; number += 1) await type(user, another(code))
    const right = await type(user, code)
    expect(right.status).toBe(429)
    expect(right.text).toContain('Troppi codici sbagliati. Chiedi un altro codice allo sportello.')
    expect((await choose(user, code)).status).toBe(429)
    const next = await slip(visitor, user)
    expect((await type(user, next.code)).status).toBe(200)
  })
})
