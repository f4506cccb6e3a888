/** One's own mail address: changed with the password and a link. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { linkTo } from '../../app/accounts/address/address-change.server.ts'
import { testSecret } from '../harness/launch.ts'
import { shownWords } from '../harness/page-text.ts'
import {
  browserLike,
  type Fucina,
  fucinaForFile,
  person,
  signedIn,
  startFucina,
  testPassword,
  type Visitor,
} from '../harness/server.ts'
import { type MailStandIn, startMail } from '../stand-ins/mail.ts'
import { type OidcStandIn, startOidc } from '../stand-ins/oidc.ts'
import { providerWalk } from './provider-walk.ts'

const settings = '/dashboard/impostazioni'
const settled = `${settings}?esito=change-address#sezione-email`

let mail: MailStandIn
let oidc: OidcStandIn
const server = fucinaForFile(async () => {
  mail = await startMail()
  oidc = await startOidc()
  return { env: { ...mail.env, ...oidc.env, NETWORK_TIMES: '10' } }
})
afterAll(() => Promise.all([mail.stop(), oidc.stop()]))
beforeEach(() => {
  mail.mode = 'normal'
})

let count = 0
const freshAddress = () => {
  count += 1
  return `nuova-${count}-${Date.now()}@esempio.it`
}

const ask = (visitor: Visitor, email: string, more: Record<string, string> = {}) =>
  visitor.post(settings, {
    intent: 'change-address',
    email,
    addressPassword: testPassword,
    ...more,
  })

const words = async (response: Response) => shownWords(await response.text())
const stored = (id: string) =>
  server().db().selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const emailOf = async (id: string) => (await stored(id)).email

/** The path of the link in a person's mail. */
async function linkFor(address: string, at = 1): Promise<string> {
  const { link = '' } = await mail.waitFor(address, { count: at })
  expect(link.startsWith(`${server().url}/`)).toBe(true)
  return link.slice(server().url.length)
}

/** A person who asked for another address and opened its link. */
async function changed(fields: Parameters<typeof signedIn>[1] = {}) {
  const { visitor, user } = await signedIn(server(), fields)
  const address = freshAddress()
  expect((await ask(visitor, address)).headers.get('Location')).toBe(settled)
  const link = await linkFor(address)
  const done = await visitor.post(link, {})
  expect(done.headers.get('Location')).toBe(`${settings}?esito=address-changed#sezione-email`)
  return { visitor, user, address, link }
}

const signInStatus = async (email: string, password = testPassword, at: Fucina = server()) =>
  (await browserLike(at).post('/login/accedi', { email, password })).status

describe('changing it', () => {
  test('WHO-85 with the password and a link to the new address; before that nothing changes', async () => {
    const { visitor, user } = await signedIn(server(), { name: '<b>Ada</b>' })
    const address = freshAddress()
    const wrong = await ask(visitor, address, { addressPassword: 'sbagliata' })
    expect(wrong.status).toBe(403)
    const shown = await wrong.text()
    expect(shownWords(shown)).toContain('La password non è giusta.')
    expect(shown).toContain(`value="${address}"`)
    expect(mail.last(address)).toBeUndefined()

    expect((await ask(visitor, ` ${address.toUpperCase()} `)).headers.get('Location')).toBe(settled)
    expect(await emailOf(user.id)).toBe(user.email)
    const waiting = await words(await visitor.get(settings))
    expect(waiting).toContain(`Abbiamo scritto a ${address}`)
    expect(waiting).toContain(`Il tuo indirizzo è ${user.email}`)

    const { subject, text, html } = await mail.waitFor(address)
    expect(subject).toBe('Fucina: conferma il tuo nuovo indirizzo')
    for (const part of [text, html]) {
      expect(part).not.toContain('Ada')
      expect(part).not.toContain(user.email)
      expect(part).toContain('vale per 24 ore')
    }
    const link = await linkFor(address)
    const page = await words(await visitor.get(link))
    expect(page).toContain('Vuoi usare questo indirizzo?')
    expect(page).toContain(user.email)
    expect(await emailOf(user.id)).toBe(user.email)
    expect(mail.last(user.email)).toBeUndefined()

    const done = await visitor.post(link, {})
    expect(done.headers.get('Location')).toBe(`${settings}?esito=address-changed#sezione-email`)
    const now = await stored(user.id)
    expect(now).toMatchObject({ email: address, emailVerified: true })
    expect(now.searchText).toContain(address)
    const after = await words(await visitor.get(`${settings}?esito=address-changed`))
    expect(after).toContain('Indirizzo cambiato. Da adesso entri con questo.')
    expect(after).not.toContain('Abbiamo scritto')
    expect(await signInStatus(address)).toBe(303)
    expect(await signInStatus(user.email)).toBe(401)
  })

  test('WHO-85 the own address is no change, and what is no address is refused', async () => {
    const { visitor, user } = await signedIn(server())
    const same = await ask(visitor, user.email.toUpperCase())
    expect([same.status, await words(same)]).toEqual([
      400,
      expect.stringContaining('Questo è già il tuo indirizzo.'),
    ])
    for (const bad of ['', 'ada', 'ada@', `${'a'.repeat(250)}@esempio.it`]) {
      expect((await ask(visitor, bad)).status, bad).toBe(400)
    }
  })

  test('WHO-85 who has no password shows once more who they are', async () => {
    oidc.person = { email: freshAddress(), emailVerified: true, sub: `sub-${Date.now()}` }
    const visitor = browserLike(server())
    await providerWalk(() => oidc.origin)(server(), visitor, { da: '/dashboard' })
    const address = freshAddress()
    await server().db().updateTable('sessions').set({ provenAt: null }).execute()
    const led = await ask(visitor, address)
    expect(led.headers.get('Location')).toContain('/login/conferma?da=')
    expect(mail.last(address)).toBeUndefined()
    await server().db().updateTable('sessions').set({ provenAt: new Date() }).execute()
    expect((await ask(visitor, address)).headers.get('Location')).toBe(settled)
    await mail.waitFor(address)
  })

  test('WHO-85 it can be given up, and the link is worth nothing any more', async () => {
    const { visitor, user } = await signedIn(server())
    const address = freshAddress()
    await ask(visitor, address)
    const link = await linkFor(address)
    await visitor.post(settings, { intent: 'forget-address' })
    expect(await words(await visitor.get(settings))).not.toContain(address)
    expect((await visitor.post(link, {})).status).toBe(400)
    expect(await emailOf(user.id)).toBe(user.email)
  })

  test('WHO-85 mails are bounded by the hour for who asks and for the mailbox, and what is not sent is not said', async () => {
    const { visitor } = await signedIn(server())
    for (const expected of [303, 303, 303, 429]) {
      const answer = await ask(visitor, freshAddress())
      expect(answer.status).toBe(expected)
      if (expected === 429) expect(await words(answer)).toContain('Riprova più tardi.')
    }
    const target = freshAddress()
    for (const expected of [settled, settled, settled, null, null]) {
      const { visitor: other } = await signedIn(server())
      expect((await ask(other, target)).headers.get('Location')).toBe(expected)
    }
    expect(mail.mails.filter(({ to }) => to.includes(target))).toHaveLength(3)
  })
})

test('WHO-85 an address that is somebody’s is answered as one that is not, and its owner is told', async () => {
  const other = await person(server())
  const { visitor, user } = await signedIn(server())
  const free = freshAddress()
  const asFree = await ask(visitor, free)
  const freePage = await words(await visitor.get(settings))
  const asTaken = await ask(visitor, other.email)
  expect([asTaken.status, asTaken.headers.get('Location')]).toEqual([
    asFree.status,
    asFree.headers.get('Location'),
  ])
  const takenPage = await words(await visitor.get(settings))
  const leveled = (text: string, address: string) =>
    text.replaceAll(address, 'X').replaceAll(/alle ore \d\d:\d\d/g, '')
  expect(leveled(takenPage, other.email)).toBe(leveled(freePage, free))
  const { text, html } = await mail.waitFor(other.email)
  expect(text).toContain("è l'indirizzo di un account che c'è già")
  for (const part of [text, html]) {
    expect(part).not.toContain('/email?')
    expect(part).not.toContain(user.email)
    expect(part).not.toContain('Persona di prova')
  }
  expect(await emailOf(user.id)).toBe(user.email)
})

describe('the link', () => {
  test('WHO-88 is good once, for the person who asked, and only the last one', async () => {
    const { visitor, user } = await signedIn(server())
    const [first, second] = [freshAddress(), freshAddress()]
    await ask(visitor, first)
    await ask(visitor, second)
    const [old, link] = [await linkFor(first), await linkFor(second)]
    expect(await words(await visitor.get(old))).toContain('non è più valido')
    expect((await visitor.post(old, {})).status).toBe(400)

    const other = await signedIn(server())
    expect(await words(await other.visitor.get(link))).toContain('Qui è aperto un altro account')
    expect((await other.visitor.post(link, {})).status).toBe(403)
    const nobody = browserLike(server())
    expect((await nobody.get(link)).headers.get('Location')).toMatch(/^\/login\?da=%2Femail/)
    expect((await nobody.post(link, {})).status).toBe(401)
    expect(await emailOf(user.id)).toBe(user.email)

    const answers = await Promise.all([visitor.post(link, {}), visitor.post(link, {})])
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400])
    expect(await emailOf(user.id)).toBe(second)
    expect((await visitor.post(link, {})).status).toBe(400)
  })

  test('WHO-88 waits while a session that ended is opened anew, without script', async () => {
    const { visitor, user } = await signedIn(server())
    const address = freshAddress()
    await ask(visitor, address)
    const link = await linkFor(address)
    await server().db().deleteFrom('sessions').where('userId', '=', user.id).execute()
    const door = (await visitor.get(link)).headers.get('Location')
    const fields = { email: user.email, password: testPassword }
    const back = await visitor.post(door?.replace('/login', '/login/accedi') ?? '', fields)
    expect(back.headers.get('Location')).toBe(link)
    expect(await words(await visitor.get(link))).toContain('Vuoi usare questo indirizzo?')
    expect((await visitor.post(link, {})).status).toBe(303)
    expect(await emailOf(user.id)).toBe(address)
  })

  test('WHO-88 ends after a day, cannot be made from the database, and forged is nothing', async () => {
    const { visitor, user } = await signedIn(server())
    const address = freshAddress()
    await ask(visitor, address)
    const link = await linkFor(address)
    const rows = await server().db().selectFrom('addressChanges').selectAll().execute()
    const mac = link.split('.').at(-1) ?? ''
    expect(mac).toHaveLength(22)
    expect(JSON.stringify(rows)).not.toContain(mac)
    const row = rows.find((one) => one.address === address)
    const forged = [
      link.slice(0, -1) + (link.endsWith('A') ? 'B' : 'A'),
      link.replace('conferma=', 'annulla='),
      linkTo({ SECRET: 'x'.repeat(40), DATA_DIR: '' }, row?.id ?? ''),
      linkTo({ SECRET: testSecret, DATA_DIR: '' }, crypto.randomUUID()),
      '/email',
      '/email?conferma=%00',
    ]
    for (const path of forged) {
      expect((await visitor.post(path, {})).status, path).toBe(400)
      const page = await visitor.get(path)
      expect([page.status, await words(page)], path).toEqual([
        200,
        expect.stringContaining('Questo collegamento non è più valido'),
      ])
    }
    const day = 24 * 3_600_000
    expect((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBe(day)
    await server()
      .db()
      .updateTable('addressChanges')
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where('address', '=', address)
      .execute()
    expect((await visitor.post(link, {})).status).toBe(400)
    expect(await words(await visitor.get(settings))).not.toContain(address)
    expect(await emailOf(user.id)).toBe(user.email)
  })

  test('WHO-88 finds an address that was registered meanwhile: it says so, and nothing changes', async () => {
    const { visitor, user } = await signedIn(server())
    const address = freshAddress()
    await ask(visitor, address)
    const link = await linkFor(address)
    await person(server(), { email: address })
    const answer = await visitor.post(link, {})
    expect([answer.status, await words(answer)]).toEqual([
      409,
      expect.stringContaining('è già di un altro account'),
    ])
    expect(await emailOf(user.id)).toBe(user.email)
  })
})

test('WHO-85 when the mail does not go out it is said, and what was typed and stored stays', async () => {
  const { visitor, user } = await signedIn(server())
  const [first, second] = [freshAddress(), freshAddress()]
  await ask(visitor, first)
  const link = await linkFor(first)
  mail.mode = 'busy'
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const failed = await ask(visitor, second)
    expect(failed.status).toBe(503)
    const html = await failed.text()
    expect(shownWords(html)).toContain("L'email di conferma non è partita")
    expect(html).toContain(`value="${second}"`)
  }
  mail.mode = 'normal'
  expect(await words(await visitor.get(settings))).toContain(`Abbiamo scritto a ${first}`)
  expect((await visitor.post(link, {})).status).toBe(303)
  expect(await emailOf(user.id)).toBe(first)

  mail.mode = 'refuse'
  const { visitor: other, user: otherUser } = await signedIn(server())
  const third = freshAddress()
  mail.mode = 'normal'
  await ask(other, third)
  const lastLink = await linkFor(third)
  mail.mode = 'refuse'
  expect((await other.post(lastLink, {})).status).toBe(303)
  expect(await emailOf(otherUser.id)).toBe(third)
})

test('WHO-85 a public site that cannot send mail says so beforehand and changes nothing', async () => {
  const fucina = await startFucina({ env: { PUBLIC_URL: 'http://fucina.example' } })
  const { visitor, user } = await signedIn(fucina)
  const page = await words(await visitor.get(settings))
  expect(page).toContain('Questo sito non può ancora inviare email')
  const fields = { intent: 'change-address', email: freshAddress(), addressPassword: testPassword }
  const headers = { Origin: 'http://fucina.example' }
  expect((await visitor.post(settings, fields, { headers })).status).toBe(503)
  const row = await fucina
    .db()
    .selectFrom('users')
    .select('email')
    .where('id', '=', user.id)
    .executeTakeFirst()
  expect(row?.email).toBe(user.email)
})

test('WHO-85 the former address is told whom to ask, and nothing there opens the account', async () => {
  const { user, address } = await changed()
  const { subject, text, html, link } = await mail.waitFor(user.email)
  expect(subject).toBe('Fucina: il tuo indirizzo è cambiato')
  for (const part of [text, html]) {
    expect(part).toContain(address)
    expect(part).toContain('hai fatto tu?')
    expect(part).not.toContain('Persona di prova')
  }
  expect(link).toBe(`${server().url}/aiuto`)
})

test('WHO-85 a reset link that went to the former address is worth nothing after the change', async () => {
  const { visitor, user } = await signedIn(server())
  await browserLike(server()).post('/login/password-dimenticata', { email: user.email })
  const reset = await linkFor(user.email)
  const address = freshAddress()
  await ask(visitor, address)
  await visitor.post(await linkFor(address), {})
  expect(await words(await browserLike(server()).get(reset))).toContain(
    'Questo collegamento non è più valido.',
  )
})

test('WHO-85 a role that waited for a confirmed address counts with the new one', async () => {
  const { visitor, user } = await signedIn(server(), { role: 'editor', emailVerified: false })
  expect((await visitor.get('/admin/guides')).status).toBe(302)
  const address = freshAddress()
  await ask(visitor, address)
  await visitor.post(await linkFor(address), {})
  expect((await visitor.get('/admin/guides')).status).toBe(200)
  expect(await emailOf(user.id)).toBe(address)
})
