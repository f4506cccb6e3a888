/** A site where people have no passwords, but for who has a role. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shownWords } from '../harness/page-text.ts'
import { browserLike, fucinaForFile, person, signedIn, type Visitor } from '../harness/server.ts'
import { type MailStandIn, startMail } from '../stand-ins/mail.ts'
import { type OidcStandIn, startOidc } from '../stand-ins/oidc.ts'
import { providerWalk } from './provider-walk.ts'

let comune: OidcStandIn
let mail: MailStandIn
beforeAll(async () => {
  ;[comune, mail] = await Promise.all([startOidc(0, 'comune'), startMail()])
})
afterAll(() => Promise.all([comune.stop(), mail.stop()]))

const server = fucinaForFile(() => ({
  env: { ...comune.envAs('comune', 'il Comune'), ...mail.env, SIGN_IN_PASSWORD: 'no' },
}))

const textOf = async (path: string, visitor: Visitor = browserLike(server())) =>
  shownWords(await (await visitor.get(path)).text())

const isIn = async (visitor: Visitor) => (await visitor.get('/profile')).status === 200

const enter = async (fields: { email: string; password: string }) => {
  const visitor = browserLike(server())
  const answer = await visitor.post('/login/accedi', { ...fields })
  return { visitor, answer }
}

test('REL-45 nobody registers with a password, and that of who has no role is a wrong one', async () => {
  const { email, password } = await person(server())
  const stranger = browserLike(server())
  const fields = { name: 'Nuova', email: 'nuova@esempio.it', password, confirm: password }
  const registered = await stranger.post('/login/registrati', fields)
  expect([registered.status, registered.headers.get('Location')]).toEqual([302, '/login'])
  expect(await isIn(stranger)).toBe(false)
  const { visitor, answer } = await enter({ email, password })
  expect(answer.status).toBe(401)
  expect(shownWords(await answer.text())).toContain('Email o password non corretti.')
  expect(await isIn(visitor)).toBe(false)
})

test('REL-45 who has a role signs in with it, and can choose another by mail', async () => {
  const { email } = await person(server(), { role: 'admin' })
  expect(await textOf('/login/accedi')).toContain('entra solo chi ha un ruolo nel sito')
  await browserLike(server()).post('/login/password-dimenticata', { email })
  const { link = '' } = await mail.waitFor(email)
  const form = { password: 'dodici segni', confirm: 'dodici segni' }
  const token = new URL(link).searchParams.get('token') ?? ''
  const chosen = await browserLike(server()).post(`/login/nuova-password?token=${token}`, {
    ...form,
    token,
  })
  expect(chosen.status).toBe(303)
  const { visitor, answer } = await enter({ email, password: 'dodici segni' })
  expect(answer.status).toBe(303)
  expect((await visitor.get('/admin')).status).toBe(200)
  expect(await textOf('/dashboard/impostazioni', visitor)).toContain('Cambia la password')
})

test('REL-45 no mail leads anybody else to a password', async () => {
  const { visitor, user } = await signedIn(server())
  const anonymous = await browserLike(server()).post('/login/password-dimenticata', {
    ...{ email: user.email },
  })
  expect(shownWords(await anonymous.text())).toContain('Email di reset inviata.')
  await visitor.post('/dashboard/impostazioni', { intent: 'send-reset' })
  const links = await server()
    .db()
    .selectFrom('verifications')
    .select('id')
    .where('value', '=', user.id)
    .execute()
  expect(links).toEqual([])
  const text = await textOf('/dashboard/impostazioni', visitor)
  expect(text).toContain('Su questo sito non serve')
  expect(text).not.toMatch(/Cambia la password|Password di adesso|Password del tuo account/)
})

test('REL-45 whoever had a password is known by the provider’s word for the same address', async () => {
  const { email, id } = await person(server(), { emailVerified: true })
  comune.person = { email, emailVerified: true, sub: 'the owner' }
  const visitor = browserLike(server())
  expect(await providerWalk(() => comune.origin, 'comune')(server(), visitor)).toBe('/dashboard')
  expect((await (await visitor.get('/profile')).json()).uid).toBe(id)
})
