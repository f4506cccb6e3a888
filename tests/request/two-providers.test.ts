/** Several providers at once, by their own names, and identities that are not Google's. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hasAddress, hasSlip } from '../../app/platform/has-address.ts'
import { shownWords } from '../harness/page-text.ts'
import { browserLike, type Fucina, fucinaForFile, startFucina } from '../harness/server.ts'
import { type MailStandIn, startMail } from '../stand-ins/mail.ts'
import { type OidcStandIn, startOidc } from '../stand-ins/oidc.ts'
import { providerWalk, signInError } from './provider-walk.ts'

let google: OidcStandIn
let comune: OidcStandIn
let mail: MailStandIn
beforeAll(async () => {
  ;[google, comune, mail] = await Promise.all([startOidc(), startOidc(0, 'comune'), startMail()])
})
beforeEach(() => {
  for (const oidc of [google, comune]) {
    oidc.mode = 'normal'
    oidc.forge = undefined
  }
})
afterAll(() => Promise.all([google.stop(), comune.stop(), mail.stop()]))

const [low, high, highest] = [1, 2, 3].map((level) => `https://www.spid.gov.it/SpidL${level}`)
const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"/>'

/** The Comune's twice, once with levels; one that calls itself something else. */
const server = fucinaForFile(async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'logo-')), 'comune.svg')
  await writeFile(file, logo)
  const env = {
    ...{ ...google.env, ...mail.env },
    ...comune.envAs('comune', 'il Comune'),
    ...comune.envAs('sicuro', 'un accesso sicuro'),
    ...comune.envAs('falso', 'un falso'),
    SIGN_IN_PROVIDERS: 'comune,sicuro,falso',
    SIGN_IN_COMUNE_LOGO: file,
    SIGN_IN_SICURO_LEVELS: `${high} ${highest}`,
    SIGN_IN_SICURO_CLAIM_SUBJECT: 'matricola',
    SIGN_IN_FALSO_ISSUER: `http://localhost:${new URL(comune.origin).port}`,
  }
  return { env }
})

const enterWithComune = providerWalk(() => comune.origin, 'comune')
const enterSurely = providerWalk(() => comune.origin, 'sicuro')

const textOf = async (path: string, fucina: Fucina, visitor = browserLike(fucina)) =>
  shownWords(await (await visitor.get(path)).text())

/** As SPID says it: no address, and the name in two parts. */
const spid = (sub: string = randomUUID()) => ({
  sub,
  profile: { given_name: 'Ada', family_name: 'Brambilla' },
})

const usersOf = (subject: string) =>
  server()
    .db()
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.userId')
    .selectAll('users')
    .where('accountId', '=', subject)
    .execute()

test('REL-35 several providers, in the order of the settings, each with its name and logo', async () => {
  const html = await (await browserLike(server()).get('/login')).text()
  const buttons = [...html.matchAll(/Continua con ([^<]+)</g)].map(([, name]) => name)
  expect(buttons).toEqual(['Google', 'il Comune', 'un accesso sicuro', 'un falso'])
  expect(html).toContain('src="/share/sign-in/comune"')
  const picture = await browserLike(server()).get('/share/sign-in/comune')
  expect(picture.headers.get('Content-Type')).toBe('image/svg+xml')
  expect(await picture.text()).toBe(logo)
  expect((await browserLike(server()).get('/share/sign-in/google')).status).toBe(404)
})

test('REL-35 where a Comune alone is set up nothing says Google', async () => {
  const fucina = await startFucina({ env: { ...comune.envAs('comune', 'il Comune'), ...mail.env } })
  comune.person = { email: 'solo.comune@esempio.it', emailVerified: true }
  const visitor = browserLike(fucina)
  await enterWithComune(fucina, visitor)
  expect(await textOf('/dashboard/impostazioni', fucina, visitor)).not.toContain('Google')
  for (const path of ['/login', '/privacy', '/cookies', '/login?con=comune&error=access_denied']) {
    expect(await textOf(path, fucina)).not.toContain('Google')
  }
  expect(await textOf('/privacy', fucina)).toContain('se entri con il Comune')
})

test('REL-39 whoever has no address is known again, and can do everything but what needs one', async () => {
  const sub = randomUUID()
  comune.person = spid(sub)
  const visitor = browserLike(server())
  expect(await enterWithComune(server(), visitor)).toBe('/dashboard')
  const profile = await (await visitor.get('/profile')).json()
  expect(profile).toMatchObject({ name: 'Ada Brambilla', emailVerified: false })
  const again = browserLike(server())
  expect(await enterWithComune(server(), again, { da: '/tools' })).toBe('/tools')
  expect((await (await again.get('/profile')).json()).uid).toBe(profile.uid)
  const [user, ...others] = await usersOf(sub)
  expect(others).toEqual([])
  if (!user) throw new Error('nobody was stored')
  expect([hasAddress(user), hasSlip(user)]).toEqual([false, false])

  const text = await textOf('/dashboard/impostazioni', server(), visitor)
  expect(text).toContain('Adesso entri con il Comune, che non ci ha dato la tua email.')
  expect(text).toContain('Qui non hai una password: entri con il Comune.')
  expect(text).not.toMatch(/biglietto|senza-indirizzo/)
  const home = await textOf('/dashboard', server(), visitor)
  expect(home).not.toMatch(/Il mio percorso|senza-indirizzo/)
})

test('HLD-16 another subject with the address of an account that is known opens nothing', async () => {
  const email = 'passata.di.mano@esempio.it'
  comune.person = { email, emailVerified: true, sub: 'the first' }
  await enterWithComune(server(), browserLike(server()))
  comune.person = { email, emailVerified: true, sub: 'the second' }
  const visitor = browserLike(server())
  const end = await enterWithComune(server(), visitor)
  expect(signInError(end)).toBe('other_subject')
  expect((await visitor.get('/profile')).status).toBe(401)
  const text = await textOf(end, server())
  expect(text).toContain("con il Comune ci entra un'altra persona")
  expect(await usersOf('the second')).toEqual([])
  comune.person = { email, emailVerified: true, sub: 'the first' }
  expect(await enterWithComune(server(), browserLike(server()))).toBe('/dashboard')
})

test('HLD-16 REL-42 an answer that is longer than anybody reads, and a provider that says it is another one, sign nobody in', async () => {
  comune.person = { email: 'gruppi@esempio.it', emailVerified: true }
  const groups = Array.from({ length: 10_000 }, (_, number) => `ufficio-${number}`)
  comune.forge = ({ header, claims }) => ({ header, claims: { ...claims, groups } })
  const visitor = browserLike(server())
  expect(signInError(await enterWithComune(server(), visitor))).toBe('invalid_code')
  expect((await visitor.get('/profile')).status).toBe(401)
  const end = await providerWalk(() => comune.origin, 'falso')(server(), browserLike(server()))
  expect(end).toBe('/login?con=falso&error=unavailable')
})

test('HLD-16 a return to another provider than it began with, or that says it comes from another, signs nobody in', async () => {
  comune.person = { email: 'scambiata@esempio.it', emailVerified: true }
  const disguises = [
    (url: string) => url.replace('/callback/comune', '/callback/sicuro'),
    (url: string) => url.replace(/(\/auth\/callback.*[?&]iss=)[^&]+/, `$1${google.origin}`),
  ]
  for (const disguised of disguises) {
    const visitor = browserLike(server())
    const elsewhere = {
      get: (url: string) => visitor.get(disguised(url)),
      post: visitor.post.bind(visitor),
    } as typeof visitor
    const before = comune.exchanges
    expect(signInError(await enterWithComune(server(), elsewhere))).not.toBeNull()
    expect((await visitor.get('/profile')).status).toBe(401)
    // Nobody was given the code of somebody else's sign-in.
    expect(comune.exchanges).toBe(before)
  }
})

test('WHO-40 who shows once more who they are is asked by the provider, which says when it was', async () => {
  comune.person = spid()
  const visitor = browserLike(server())
  await enterWithComune(server(), visitor)
  expect([comune.asked.get('prompt'), comune.asked.get('max_age')]).toEqual([null, null])
  await server().db().updateTable('sessions').set({ provenAt: null }).execute()
  const settings = '/dashboard/impostazioni/secondo-codice'
  const confirm = `/login/conferma?da=${encodeURIComponent(settings)}`
  const page = await (await visitor.get(confirm)).text()
  expect(page).toContain('Accedi di nuovo con il Comune')
  const anew = { da: confirm, [/name="(di-nuovo)"/.exec(page)?.[1] ?? 'none']: 'si' }
  const anHourAgo = Math.floor(Date.now() / 1000) - 3600
  comune.forge = ({ header, claims }) => ({ header, claims: { ...claims, auth_time: anHourAgo } })
  expect(signInError(await enterWithComune(server(), visitor, anew))).toBe('not_asked_anew')
  expect([comune.asked.get('prompt'), comune.asked.get('max_age')]).toEqual(['login', '0'])
  // Whoever's browser took `max_age` out of the question is asked nothing, and no moment is said.
  comune.forge = ({ header, claims: { auth_time: _, ...claims } }) => ({ header, claims })
  expect(signInError(await enterWithComune(server(), visitor, anew))).toBe('not_asked_anew')
  await enterWithComune(server(), visitor, { da: confirm })
  expect((await visitor.get(confirm)).status).toBe(200)
  comune.forge = undefined
  expect(await enterWithComune(server(), visitor, anew)).toBe(confirm)
  expect((await visitor.get(confirm)).headers.get('Location')).toBe(settings)
  // An ordinary sign-in of an hour ago at the provider is no proof of now.
  comune.forge = ({ header, claims }) => ({ header, claims: { ...claims, auth_time: anHourAgo } })
  await enterWithComune(server(), visitor, { da: confirm })
  expect((await visitor.get(confirm)).status).toBe(200)
})

test('WHO-40 a sign-in with Google, which never says when it asked, is no proof of now', async () => {
  google.person = { email: 'sola.google@esempio.it', emailVerified: true }
  const visitor = browserLike(server())
  await providerWalk(() => google.origin)(server(), visitor)
  const wish = { intent: 'change-address', email: 'ladro@esempio.it' }
  const answer = await visitor.post('/dashboard/impostazioni', wish)
  expect(answer.headers.get('Location')).toMatch(/^\/login\/conferma/)
  const page = await (await visitor.get(answer.headers.get('Location') ?? '')).text()
  expect(page).toContain('Per questo serve una password.')
})

const withLevel = (acr: string | undefined) => {
  comune.forge = ({ header, claims }) => ({ header, claims: { ...claims, acr, matricola: 'm-1' } })
}

test('REL-44 REL-35 levels are asked for, a lower one or none does not get in; who it is says the claim of the settings', async () => {
  comune.person = spid()
  for (const acr of [low, undefined]) {
    withLevel(acr)
    const end = await enterSurely(server(), browserLike(server()))
    expect(signInError(end)).toBe('level_too_low')
    expect(await textOf(end, server())).toContain('in un modo che qui non basta')
  }
  expect(comune.asked.get('acr_values')).toBe(`${high} ${highest}`)
  withLevel(highest)
  expect(await enterSurely(server(), browserLike(server()))).toBe('/dashboard')
  expect(await usersOf('m-1')).toMatchObject([{ name: 'Ada Brambilla' }])
})

test('REL-35 the settings in docs/spid-cie.md sign in somebody with the claims that it names', async () => {
  const text = await readFile('docs/spid-cie.md', 'utf8')
  const [, block = ''] = /```sh\n([\s\S]+?)```/.exec(text) ?? []
  const written = Object.fromEntries(
    block
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/s).slice(0, 2)),
  )
  const env = { ...written, ...comune.envAs('spid', written['SIGN_IN_SPID_NAME'] ?? '') }
  const fucina = await startFucina({ env })
  comune.person = spid()
  const claims = {
    acr: 'https://www.spid.gov.it/SpidL2',
    'https://attributes.eid.gov.it/fiscal_number': 'TINIT-RSSMRA80A01H501U',
  }
  for (const name of Object.keys(claims)) expect(text).toContain(name.replace(/L2$/, ''))
  comune.forge = (token) => ({ ...token, claims: { ...token.claims, ...claims } })
  const visitor = browserLike(fucina)
  const enter = providerWalk(() => comune.origin, 'spid')
  expect(await enter(fucina, visitor)).toBe('/dashboard')
  expect(comune.asked.get('scope')).toBe('openid profile')
  expect((await (await visitor.get('/profile')).json()).name).toBe('Ada Brambilla')
  expect(await textOf('/login', fucina)).toContain('Continua con SPID o CIE')
  const tables = ['users', 'accounts', 'sessions', 'verifications', 'register'] as const
  for (const table of tables) {
    const rows = await fucina.db().selectFrom(table).selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('RSSMRA80A01H501U')
  }
})
