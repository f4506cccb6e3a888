/** The link that confirms the address somebody has. */
import { afterAll, expect, test } from 'vitest'
import { ownAddressLink } from '../../app/accounts/address/own-address.server.ts'
import { testSecret } from '../harness/launch.ts'
import { shownWords } from '../harness/page-text.ts'
import { browserLike, fucinaForFile, person, signedIn, testPassword } from '../harness/server.ts'
import { type MailStandIn, startMail } from '../stand-ins/mail.ts'

const settings = '/dashboard/impostazioni'

let mail: MailStandIn
const server = fucinaForFile(async () => {
  mail = await startMail()
  return { env: mail.env }
})
afterAll(() => mail.stop())

const isConfirmed = async (id: string) =>
  (
    await server()
      .db()
      .selectFrom('users')
      .select('emailVerified')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).emailVerified

const words = async (response: Response) => shownWords(await response.text())

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

test('WHO-89 it opens no account, and is for its own alone, as long as the address is this one', async () => {
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
  expect(await isConfirmed(user.id)).toBe(false)
  const moved = `nuova-${Date.now()}@esempio.it`
  await server().db().updateTable('users').set({ email: moved }).where('id', '=', user.id).execute()
  expect((await visitor.post(path, {})).status).toBe(400)
  expect(await isConfirmed(user.id)).toBe(false)
})

test('WHO-89 the settings send it again, three times an hour; a mail that fails is said', async () => {
  const { visitor, user } = await signedIn(server())
  const again = () => visitor.post(settings, { intent: 'send-link' })
  mail.mode = 'refuse'
  const failed = await again()
  mail.mode = 'normal'
  expect([failed.status, await words(failed)]).toEqual([
    503,
    expect.stringContaining("L'email di conferma non è partita"),
  ])
  for (const expected of [303, 303, 303, 429]) expect((await again()).status).toBe(expected)
  expect(mail.mails.filter(({ to }) => to.includes(user.email))).toHaveLength(3)
})

test('WHO-89 a mailbox gets only so many, however often somebody registers it', async () => {
  const email = `vittima-${Date.now()}@esempio.it`
  for (let turn = 0; turn < 5; turn += 1) {
    const visitor = browserLike(server())
    const fields = { name: 'Uno', email, password: testPassword, confirm: testPassword }
    await visitor.post('/login/registrati', fields)
    await server().db().deleteFrom('users').where('email', '=', email).execute()
  }
  await expect.poll(() => mail.mails.filter(({ to }) => to.includes(email)).length).toBe(3)
  const { id } = await person(server(), { email })
  expect(await isConfirmed(id)).toBe(false)
})
