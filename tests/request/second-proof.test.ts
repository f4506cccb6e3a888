/** The second code, from the password to the page somebody was going to. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shownWords } from '../harness/page-text.ts'
import { telephoneThatReads, withSecondProof } from '../harness/second-proof.ts'
import {
  browserLike,
  fucinaForFile,
  openSession,
  person,
  signedIn,
  testPassword,
  type Visitor,
} from '../harness/server.ts'
import { type MailStandIn, startMail } from '../stand-ins/mail.ts'
import { type OidcStandIn, startOidc } from '../stand-ins/oidc.ts'
import { askNews } from './news.ts'
import { providerWalk } from './provider-walk.ts'

let mail: MailStandIn
let oidc: OidcStandIn
beforeAll(async () => {
  ;[mail, oidc] = await Promise.all([startMail(), startOidc()])
})
afterAll(() => Promise.all([mail.stop(), oidc.stop()]))

const server = fucinaForFile(() => ({
  env: { ...mail.env, ...oidc.env, TRUST_PROXY: '127.0.0.1' },
}))
const signInWithGoogle = providerWalk(() => oidc.origin)

const page = '/dashboard/impostazioni/secondo-codice'
const codePage = (way: string) => `/login/codice?da=${encodeURIComponent(way)}`
const placeOf = (response: Response) => response.headers.get('Location')

const signIn = (visitor: Visitor, email: string, way = '/dashboard', more = {}) =>
  visitor.post(`/login/accedi?da=${encodeURIComponent(way)}`, {
    email,
    password: testPassword,
    ...more,
  })

const isIn = async (visitor: Visitor) => (await visitor.get('/profile')).status === 200

/** Somebody with a second code, and a browser that nobody has used. */
async function withCode(role: 'customer' | 'admin' = 'customer') {
  const user = await person(server(), { role })
  const telephone = await withSecondProof(server(), user.id)
  return { user, telephone, visitor: browserLike(server()) }
}

/** Shows once more who one is, over the page. */
const prove = (visitor: Visitor, prova = testPassword) =>
  visitor.post('/login/conferma', { prova, qui: 'si' })

/** When everybody in a browser last showed who they are: so many minutes ago. */
const provenAgo = (userId: string, minutes: number) =>
  server()
    .db()
    .updateTable('sessions')
    .set({ provenAt: new Date(Date.now() - minutes * 60_000) })
    .where('userId', '=', userId)
    .execute()

test('WHO-34 the password alone opens nothing; with the code one goes on where one was going', async () => {
  const { user, telephone, visitor } = await withCode()
  const entered = await signIn(visitor, user.email, '/saved-searches?ordine=titolo#salva')
  expect(placeOf(entered)).toBe(codePage('/saved-searches?ordine=titolo#salva'))
  expect(await isIn(visitor)).toBe(false)
  expect((await askNews(visitor)).session).toBeNull()
  expect(placeOf(await visitor.get('/dashboard'))).toBe('/login?da=%2Fdashboard')
  expect(placeOf(await visitor.get('/login?da=%2Fdashboard'))).toBe(codePage('/dashboard'))
  const asked = await (await visitor.get('/login/codice')).text()
  expect(asked).toContain('La tua seconda chiave')
  expect(asked).not.toContain(user.email)
  expect(asked).not.toContain(user.id)
  const given = await visitor.post(codePage('/saved-searches#salva'), { code: telephone.code() })
  expect(given.status).toBe(303)
  expect(placeOf(given)).toBe('/saved-searches#salva')
  expect(await isIn(visitor)).toBe(true)
})

test('WHO-34 whoever comes from Google is asked for the code as well', async () => {
  const email = `google.${Date.now()}@esempio.it`
  oidc.person = { email, emailVerified: true, name: 'Da Google' }
  await signInWithGoogle(server(), browserLike(server()))
  const { id } = await server()
    .db()
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const telephone = await withSecondProof(server(), id)
  const visitor = browserLike(server())
  expect(await signInWithGoogle(server(), visitor, { da: '/tools' })).toBe(codePage('/tools'))
  expect(await isIn(visitor)).toBe(false)
  await visitor.post(codePage('/tools'), { code: telephone.code() })
  expect(await isIn(visitor)).toBe(true)
})

test('WHO-33 after ten wrong codes in a day the owner gets a mail', async () => {
  const { user } = await withCode()
  const answers: number[] = []
  for (let browser = 0; browser < 2; browser += 1) {
    const visitor = browserLike(server())
    await signIn(visitor, user.email)
    const from = { headers: { 'X-Forwarded-For': `198.51.100.${browser}` } }
    for (let tries = 0; tries < 6; tries += 1) {
      answers.push((await visitor.post('/login/codice', { code: '000000x' }, from)).status)
    }
  }
  expect(answers.slice(0, 6)).toEqual([403, 403, 403, 403, 403, 429])
  const { subject } = await mail.waitFor(user.email, { about: 'indovinare' })
  expect(subject).toContain('qualcuno prova a indovinare')
})

/** Sets a second code up as the page says, and reads the codes to print. */
async function setUpOnPage(visitor: Visitor) {
  expect(await (await visitor.get(page)).text()).toContain('Comincia')
  expect((await visitor.post(page, { intent: 'create' })).status).toBe(303)
  const scan = await (await visitor.get(page)).text()
  expect(scan).toContain('Codice QR da inquadrare')
  const letters = /[A-Z2-7]{4}(?: [A-Z2-7]{4}){7}/.exec(scan)?.[0] ?? ''
  const telephone = telephoneThatReads(letters)
  const wrong = await visitor.post(page, { intent: 'save', code: '000000x' })
  expect(wrong.status).toBe(403)
  // The same drawing as before: the telephone has it already.
  expect(await wrong.text()).toContain(letters)
  const done = await visitor.post(page, { intent: 'save', code: telephone.code() })
  return codesOn(await done.text())
}

/** Of a page that shows recovery codes. */
const codesOn = (html: string) =>
  [...html.matchAll(/<li>([a-z2-9]{5}-[a-z2-9]{5})</g)].map(([, code = '']) => code)

test('WHO-30 WHO-35 set up by the page, codes made anew, switched off once the password was asked for: a mail each, without codes', async () => {
  const { visitor, user } = await signedIn(server(), { emailVerified: true })
  const codes = await setUpOnPage(visitor)
  expect(new Set(codes).size).toBe(10)
  expect(await isIn(visitor)).toBe(true)
  const nextMail = (count: number) =>
    mail.waitFor(user.email, { about: 'la tua seconda chiave è cambiata', count })
  expect((await nextMail(1)).text).toContain('il secondo codice è attivo')
  const after = await (await visitor.get(page)).text()
  expect(after).toContain('Ti restano 10 codici di riserva.')
  for (const code of codes) expect(after).not.toContain(code)

  const renewed = codesOn(await (await visitor.post(page, { intent: 'refresh' })).text())
  expect(renewed).toHaveLength(10)
  const { text, html } = await nextMail(2)
  expect(text).toContain('codici di riserva nuovi')
  expect(text).toContain('hai fatto tu?')
  expect(text + html).not.toContain(renewed[0])

  await provenAgo(user.id, 11)
  expect(placeOf(await visitor.post(page, { intent: 'delete' }))).toContain('/login/conferma?da=')
  expect((await prove(visitor, 'sbagliata')).status).toBe(403)
  await prove(visitor)
  expect((await visitor.post(page, { intent: 'delete' })).status).toBe(303)
  expect((await nextMail(3)).text).toContain('non è più attivo')
})

test('WHO-40 a second code that was begun is not read, and not finished, by who only found the session open', async () => {
  const { visitor, user } = await signedIn(server(), { role: 'admin' })
  await visitor.post(page, { intent: 'create' })
  const letters = /[A-Z2-7]{4}(?: [A-Z2-7]{4}){7}/.exec(await (await visitor.get(page)).text())?.[0]
  const code = () => telephoneThatReads(letters ?? '').code()
  await provenAgo(user.id, 11)
  const seen = await (await visitor.get(page)).text()
  expect(seen).toContain('Comincia')
  expect(seen).not.toContain(letters)
  expect(await (await visitor.data(page)).text()).not.toContain(letters)
  expect(placeOf(await visitor.post(page, { intent: 'save', code: code() }))).toContain(
    '/login/conferma?da=',
  )
  // With the password it goes on where it was.
  await prove(visitor)
  expect(await (await visitor.get(page)).text()).toContain(letters)
  expect((await visitor.post(page, { intent: 'save', code: code() })).status).toBe(200)
})

test('WHO-40 WHO-27 roles, the AI’s settings and the file of the register ask once more who it is', async () => {
  const { visitor, user } = await signedIn(server(), { role: 'admin' })
  const other = await person(server())
  const users = server().db().selectFrom('users').where('id', '=', other.id)
  const roleOf = async () => (await users.select('role').executeTakeFirstOrThrow()).role
  await provenAgo(user.id, 11)
  const acts: [path: string, fields: Record<string, string>][] = [
    ['/admin/users', { intent: 'give-role', id: other.id }],
    [`/admin/users/${other.id}`, { intent: 'change-role', ruolo: 'editor' }],
    [`/admin/users/${other.id}`, { intent: 'reset-proof' }],
    ['/admin/ai', { intent: 'choose', kind: 'text', model: 'uno' }],
  ]
  for (const [path, fields] of acts) {
    const refused = await visitor.post(path, fields, { headers: { Accept: '*/*' } })
    expect(refused.status, `${path} ${fields.intent}`).toBe(403)
  }
  expect(await roleOf()).toBe('customer')
  expect(placeOf(await visitor.get('/admin/registro/csv'))).toContain('/login/conferma?da=')
  const [path, fields] = acts[1] ?? ['', {}]
  expect((await prove(visitor)).status).toBe(200)
  await visitor.post(path, fields)
  expect(await roleOf()).toBe('editor')
  // From then on nothing is asked for ten minutes, and never of whoever may not anyway.
  expect(placeOf(await visitor.post('/admin/users', acts[0]?.[1] ?? {}))).not.toContain('conferma')
  const customer = await signedIn(server())
  await provenAgo(customer.user.id, 11)
  expect((await customer.visitor.post(path, fields)).status).toBe(403)
})

test('WHO-42 an administrator takes a lost second code away; its owner gets a mail and signs in anew', async () => {
  const { visitor } = await signedIn(server(), { role: 'admin' })
  const { user, telephone, visitor: owner } = await withCode()
  await signIn(owner, user.email)
  await owner.post('/login/codice', { code: telephone.code(), remember: 'on' })
  expect(await isIn(owner)).toBe(true)
  const of = `/admin/users/${user.id}`
  expect(await (await visitor.get(of)).text()).toContain('Togli la seconda chiave')
  expect(placeOf(await visitor.post(of, { intent: 'reset-proof' }))).toContain(of)
  expect(await isIn(owner)).toBe(false)
  await mail.waitFor(user.email, { about: 'la seconda chiave è stata tolta' })
})

const origin = 'https://fucina.example'
const publicSite = fucinaForFile(() => ({ env: { ...mail.env, PUBLIC_URL: origin } }))

/** A browser of somebody with a role, as https names its cookie. */
async function staffOn(fucina: ReturnType<typeof publicSite>, role: 'editor' | 'desk' | 'admin') {
  const user = await person(fucina, { role })
  const [name, value] = await openSession(fucina, user.id)
  const visitor = browserLike(fucina)
  visitor.cookies.set(`__Host-${name}`, value)
  return { user, visitor }
}

test('WHO-14 on a public site list and mail say that a role waits for a second proof', async () => {
  const { visitor, user } = await staffOn(publicSite(), 'admin')
  await withSecondProof(publicSite(), user.id)
  await publicSite().db().updateTable('sessions').set({ secondProofAt: new Date() }).execute()
  const other = await person(publicSite(), { name: 'Ines Prova', emailVerified: true })
  const given = { intent: 'change-role', ruolo: 'desk' }
  const at = `/admin/users/${other.id}`
  expect((await visitor.post(at, given, { headers: { Origin: origin } })).status).toBe(303)
  const { text, link } = await mail.waitFor(other.email)
  expect(text).toContain('Non vale ancora: manca una seconda chiave.')
  expect(link).toBe(`${origin}${page}`)
  const shown = async () => shownWords(await (await visitor.get('/admin/users?q=ines')).text())
  expect(await shown()).toContain('Non vale ancora: senza seconda chiave')
  await withSecondProof(publicSite(), other.id)
  expect(await shown()).not.toContain('Non vale ancora')
})

test('WHO-41 on a public site whoever administers sets a second code up before anything else', async () => {
  const asThere = { headers: { Origin: origin } }
  for (const role of ['admin', 'desk'] as const) {
    const { user, visitor } = await staffOn(publicSite(), role)
    const led = await visitor.get('/admin/users?q=ada')
    expect(placeOf(led)).toBe(`${page}?da=%2Fadmin%2Fusers%3Fq%3Dada`)
    const said = await (await visitor.get(placeOf(led) ?? '')).text()
    expect(said).toContain('Il tuo ruolo vale quando hai una seconda chiave')
    expect((await visitor.get('/admin/figures/csv')).status).toBe(403)
    const fields = { intent: 'suspend', id: user.id }
    expect((await visitor.post('/admin/users', fields, asThere)).status).toBe(403)
    const entered = browserLike(publicSite())
    const form = { email: user.email, password: testPassword }
    const way = await entered.post('/login/accedi?da=%2Fguides', form, asThere)
    expect(placeOf(way)).toBe(`${page}?da=%2Fguides`)
    const telephone = await withSecondProof(publicSite(), user.id)
    await entered.post('/login/codice', { code: telephone.code() }, asThere)
    expect((await entered.get('/admin/users')).status).toBe(200)
  }
  const editor = await staffOn(publicSite(), 'editor')
  expect((await editor.visitor.get('/admin/guides')).status).toBe(200)
})
