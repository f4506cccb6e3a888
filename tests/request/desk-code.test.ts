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
  return { env: { ...mail.env, LOG_LEVEL: 'info' } }
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
async function told({ email }: Pick<Whom, 'email'>, subject: string, count = 1): Promise<Mail> {
  const about = () =>
    mail.mails.filter((one) => one.to.includes(email) && one.subject.includes(subject))
  await expect.poll(() => about().length).toBe(count)
  return about().at(-1) as Mail
}

const wrong = 'Il codice non è giusto, o non vale più.'
const another = (code: string) => (code === '111 111' ? '222222' : '111111')

const codesOf = ({ id }: Whom) =>
  server().db().selectFrom('verifications').selectAll().where('value', '=', id).execute()

describe('a code to enter', () => {
  test('WHO-67 is made, typed with the own address, and lets the person choose a password once', async () => {
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
    expect((await choose(user, code, { password: 'uno', confirm: 'uno' })).status).toBe(400)
    const common = await choose(user, code, { password: 'password', confirm: 'password' })
    const again = await common.text()
    expect(again).toContain('troppo comune')
    expect(again).toMatch(
      /name="codice"[^>]*value="\d{4} \d{4}"|value="\d{4} \d{4}"[^>]*name="codice"/,
    )

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
    const stored = await server()
      .db()
      .selectFrom('users')
      .select('emailVerified')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()
    // Who stood at the counter had the code, not the mailbox.
    expect(stored.emailVerified).toBe(false)
  })

  test('WHO-67 is registered with its reason, and its owner is told when it is made and when it is used', async () => {
    const { visitor, user: clerk } = await desk()
    const user = await person(server(), { name: 'Rosa Avvisata' })
    const { code } = await slip(visitor, user)
    await choose(user, code)
    const rows = await server()
      .db()
      .selectFrom('register')
      .select(['act', 'actorId', 'reason', 'title'])
      .where('personId', '=', user.id)
      .execute()
    const reason = 'Password dimenticata'
    expect(rows).toEqual([{ act: 'codeGiven', actorId: clerk.id, reason, title: null }])
    const made = await told(user, 'hai un codice per entrare')
    expect(made.text).toContain(`Motivo: ${reason}.`)
    expect(made.text).toContain("Non l'hai chiesto tu?")
    const used = await told(user, 'la tua password è cambiata')
    for (const { text, html } of [made, used]) {
      expect(text + html).not.toContain(code)
      expect(text + html).not.toMatch(/Rosa|Sara/)
    }
    for (const [kind, about] of [
      ['deskCodeGiven', { accountId: clerk.id, subjectId: user.id }],
      ['deskCodeUsed', { subjectId: user.id }],
    ] as const) {
      const lines = server().logs().split('\n')
      const line = lines.findLast((one) => one.includes(`"audit":"${kind}"`))
      expect(JSON.parse(line ?? '{}')).toMatchObject(about)
    }
  })

  test('WHO-67 of two codes only the last one is good; it ends reset links, a new password ends it', async () => {
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
    const asker = browserLike(server())
    await asker.post('/login/password-dimenticata', { email: user.email })
    const reset = await told(user, 'scegli una nuova password', 2)
    const token = new URL(reset.link ?? '').searchParams.get('token') ?? ''
    const wish = { token, ...newPassword }
    expect((await asker.post(`/login/nuova-password?token=${token}`, wish)).status).toBe(303)
    expect((await type(user, second.code)).text).toContain(wrong)
  })

  test('WHO-67 is good for fifteen minutes, for this person, while they are a customer', async () => {
    const { visitor } = await desk()
    const user = await person(server())
    const other = await person(server())
    const { code } = await slip(visitor, user)
    expect((await type(other, code)).status).toBe(403)
    const update = (fields: { role?: 'editor' | 'customer' }) =>
      server().db().updateTable('users').set(fields).where('id', '=', user.id).execute()
    await update({ role: 'editor' })
    expect((await choose(user, code)).status).toBe(403)
    await update({ role: 'customer' })
    expect((await type(user, code)).status).toBe(200)
    await server()
      .db()
      .updateTable('verifications')
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where('value', '=', user.id)
      .execute()
    expect((await type(user, code)).text).toContain(wrong)
    expect((await choose(user, code)).status).toBe(403)
    await server().db().deleteFrom('users').where('id', '=', user.id).execute()
    expect((await type(user, code)).text).toContain(wrong)
    expect((await ask(visitor, user)).status).toBe(404)
  })

  test('WHO-67 two who send the same code at once: one of them has used it', async () => {
    const { visitor } = await desk()
    const user = await person(server())
    const { code } = await slip(visitor, user)
    const tries = ['torre alta', 'torre bassa', 'torre rossa'].map((password) =>
      choose(user, code, { password, confirm: password }),
    )
    const codes = (await Promise.all(tries)).map(({ status }) => status)
    expect(codes.toSorted()).toEqual([303, 403, 403])
  })

  test('WHO-67 who is suspended gets none, and a second key set up since makes it worthless', async () => {
    const { visitor } = await desk()
    const user = await person(server())
    const { code } = await slip(visitor, user)
    await withSecondProof(server(), user.id)
    expect((await type(user, code)).status).toBe(403)
    expect((await choose(user, code)).status).toBe(403)
    const refused = await ask(visitor, await person(server(), { isActive: false }))
    expect(refused.status).toBe(409)
    expect(shownWords(await refused.text())).toContain("L'account è sospeso: prima riattivalo.")
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
    expect(server().logs()).toContain('"audit":"deskCodeRefused"')
    const next = await slip(visitor, user)
    expect((await type(user, next.code)).status).toBe(200)
  })

  test('WHO-118 who has no code, and who is nobody, are answered alike; right ones are not counted', async () => {
    const { visitor } = await desk()
    const user = await person(server())
    for (const email of [user.email, 'nessuno@esempio.it']) {
      const refused = await type({ email }, '123456')
      expect([refused.status, refused.text.includes(wrong)]).toEqual([403, true])
    }
    for (const [codice, said] of [
      ['', 'Scrivi il codice che è sul foglio.'],
      ['12345', wrong],
      ['x'.repeat(5000), wrong],
    ] as const) {
      expect((await type(user, codice)).text).toContain(said)
    }
    const { code } = await slip(visitor, user)
    for (let number = 0; number < 8; number += 1) {
      expect((await type(user, code)).status).toBe(200)
    }
  })
})
