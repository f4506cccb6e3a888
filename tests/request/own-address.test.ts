/** One's own mail address: confirmed by a link, changed with the password and a link. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { linkTo } from '../../app/accounts/address/address-change.server.ts'
import { ownAddressLink } from '../../app/accounts/address/own-address.server.ts'
import { testSecret } from '../harness/launch.ts'
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

const settings = '/dashboard/impostazioni'
const settled = `${settings}?esito=change-address#sezione-email`

let mail: MailStandIn
const server = fucinaForFile(async () => {
  mail = await startMail()
  return { env: { ...mail.env, NETWORK_TIMES: '10' } }
})
afterAll(() => mail.stop())
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

const signInStatus = async (email: string) =>
  (await browserLike(server()).post('/login/accedi', { email, password: testPassword })).status

describe('changing it', () => {
  test('WHO-85 with the password and a link to the new address; before that nothing changes, and the former one is told', async () => {
    const { visitor, user } = await signedIn(server(), { name: '<b>Ada</b>' })
    await browserLike(server()).post('/login/password-dimenticata', { email: user.email })
    const reset = await linkFor(user.email)
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

    const done = await visitor.post(link, {})
    expect(done.headers.get('Location')).toBe(`${settings}?esito=address-changed#sezione-email`)
    const now = await stored(user.id)
    expect(now).toMatchObject({ email: address, emailVerified: true })
    expect(now.searchText).toContain(address)
    const after = await words(await visitor.get(`${settings}?esito=address-changed`))
    expect(after).toContain('Indirizzo cambiato. Da adesso entri con questo.')
    expect(await signInStatus(address)).toBe(303)
    expect(await signInStatus(user.email)).toBe(401)

    const told = await mail.waitFor(user.email, { about: 'il tuo indirizzo è cambiato' })
    for (const part of [told.text, told.html]) {
      expect(part).toContain(address)
      expect(part).toContain('hai fatto tu?')
      expect(part).not.toContain('Ada')
    }
    expect(told.link).toBe(`${server().url}/aiuto`)
    expect(await words(await browserLike(server()).get(reset))).toContain(
      'Questo collegamento non è più valido.',
    )
  })

  test('WHO-85 it can be given up, and the link is worth nothing then; mails are bounded by the hour', async () => {
    const { visitor, user } = await signedIn(server())
    const address = freshAddress()
    await ask(visitor, address)
    const link = await linkFor(address)
    await visitor.post(settings, { intent: 'forget-address' })
    expect(await words(await visitor.get(settings))).not.toContain(address)
    expect((await visitor.post(link, {})).status).toBe(400)
    expect(await emailOf(user.id)).toBe(user.email)
    for (const expected of [303, 303, 429]) {
      expect((await ask(visitor, freshAddress())).status).toBe(expected)
    }
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
    for (const path of [
      link.slice(0, -1) + (link.endsWith('A') ? 'B' : 'A'),
      linkTo({ SECRET: 'x'.repeat(40), DATA_DIR: '' }, row?.id ?? ''),
    ]) {
      expect((await visitor.post(path, {})).status, path).toBe(400)
      const page = await words(await visitor.get(path))
      expect(page, path).toContain('Questo collegamento non è più valido')
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
})

test('WHO-85 when the mail does not go out it is said, and what was typed and stored stays', async () => {
  const { visitor, user } = await signedIn(server())
  const [first, second] = [freshAddress(), freshAddress()]
  await ask(visitor, first)
  const link = await linkFor(first)
  mail.mode = 'busy'
  const failed = await ask(visitor, second)
  expect(failed.status).toBe(503)
  const html = await failed.text()
  expect(shownWords(html)).toContain("L'email di conferma non è partita")
  expect(html).toContain(`value="${second}"`)
  mail.mode = 'normal'
  expect(await words(await visitor.get(settings))).toContain(`Abbiamo scritto a ${first}`)
  expect((await visitor.post(link, {})).status).toBe(303)
  expect(await emailOf(user.id)).toBe(first)
})

test('WHO-89 whoever registers gets it, by it confirms, and reads so when they open it again', async () => {
  const email = `ada-${Date.now()}@esempio.it`
  const visitor = browserLike(server())
  const fields = { name: 'Ada <b>Prova</b>', email, password: testPassword, confirm: testPassword }
  expect((await visitor.post('/login/registrati', fields)).status).toBe(303)
  const { subject, text, html, link = '' } = await mail.waitFor(email)
  expect(subject).toBe('Fucina: conferma il tuo indirizzo')
  for (const part of [text, html]) {
    expect(part).toContain('fretta')
    expect(part).not.toContain('Ada')
  }
  const path = link.slice(server().url.length)
  expect(await words(await visitor.get(settings))).toContain('Non è ancora confermato.')
  expect(await words(await visitor.get(path))).toContain('Confermo: è il mio indirizzo')
  expect(await words(await visitor.get(settings))).toContain('Non è ancora confermato.')
  const done = `${settings}?esito=confirm#sezione-email`
  expect((await visitor.post(path, {})).headers.get('Location')).toBe(done)
  expect((await visitor.get(path)).headers.get('Location')).toBe(done)
  expect((await visitor.post(path, {})).headers.get('Location')).toBe(done)
  const after = await words(await visitor.get(`${settings}?esito=confirm`))
  expect(after).toContain('Il tuo indirizzo è confermato.')
  expect(after).toContain(', confermato.')
})

test('WHO-89 it opens no account, and is for its own alone', async () => {
  const { visitor, user } = await signedIn(server())
  const other = await signedIn(server())
  const path = ownAddressLink({ SECRET: testSecret, DATA_DIR: '' }, user)
  const stranger = browserLike(server())
  expect((await stranger.get(path)).headers.get('Location')).toContain('/login?da=')
  expect((await stranger.post(path, {})).status).toBe(401)
  expect(await words(await other.visitor.get(path))).toContain('Qui è aperto un altro account')
  expect((await other.visitor.post(path, {})).status).toBe(403)
  const forged = path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  expect(await words(await visitor.get(forged))).toContain('non è più valido')
  expect((await visitor.post(forged, {})).status).toBe(400)
  expect((await stored(user.id)).emailVerified).toBe(false)
})

test('WHO-89 the settings send it again, three times an hour', async () => {
  const { visitor, user } = await signedIn(server())
  const again = () => visitor.post(settings, { intent: 'send-link' })
  for (const expected of [303, 303, 303, 429]) expect((await again()).status).toBe(expected)
  expect(mail.mails.filter(({ to }) => to.includes(user.email))).toHaveLength(3)
})
