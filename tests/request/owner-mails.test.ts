/** What the owner of an account is told by mail. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { browserLike, fucinaForFile, signedIn, testPassword } from '../harness/server.ts'
import { type MailStandIn, startMail } from '../stand-ins/mail.ts'

const settings = '/dashboard/impostazioni'
const newPassword = 'torre civica di prova'

let mail: MailStandIn
const server = fucinaForFile(async () => {
  mail = await startMail()
  return { env: mail.env }
})
afterAll(() => mail.stop())
beforeEach(() => {
  mail.mode = 'normal'
})

test('WHO-95 a changed password is told, in the settings and by a link', async () => {
  const { visitor, user } = await signedIn(server())
  const wish = { password: newPassword, confirm: newPassword }
  await visitor.post(settings, { intent: 'change-password', current: testPassword, ...wish })
  const told = await mail.waitFor(user.email)
  expect(told.subject).toBe('Fucina: la tua password è cambiata')
  for (const part of [told.text, told.html]) {
    expect(part).toContain('hai fatto tu?')
    expect(part).not.toContain('Persona di prova')
  }
  await browserLike(server()).post('/login/password-dimenticata', { email: user.email })
  const { link = '' } = await mail.waitFor(user.email, { count: 2 })
  const token = new URL(link).searchParams.get('token') ?? ''
  await browserLike(server()).post('/login/nuova-password', { token, ...wish })
  expect((await mail.waitFor(user.email, { count: 3 })).subject).toBe(told.subject)
})

test('WHO-95 a deleted account is told, and a mail that fails keeps nothing from being done', async () => {
  const { visitor, user } = await signedIn(server())
  await visitor.post(settings, { intent: 'delete', ownPassword: testPassword })
  const { subject, text } = await mail.waitFor(user.email)
  expect(subject).toBe('Fucina: il tuo account è eliminato')
  expect(text).toContain('hai fatto tu?')

  mail.mode = 'refuse'
  const other = await signedIn(server())
  const wish = { password: newPassword, confirm: newPassword }
  const fields = { intent: 'change-password', current: testPassword, ...wish }
  expect((await other.visitor.post(settings, fields)).status).toBe(303)
  const again = { email: other.user.email, password: newPassword }
  expect((await browserLike(server()).post('/login/accedi', again)).status).toBe(303)
  const gone = await other.visitor.post(settings, { intent: 'delete', ownPassword: newPassword })
  expect(gone.headers.get('Location')).toBe('/arrivederci')
})
