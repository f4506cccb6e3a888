/** 'Non è il mio computer': how long such a session lasts, what it keeps, and 'Finito'. */
import { expect, test } from 'vitest'
import {
  browserLike,
  type Fucina,
  fucinaForFile,
  person,
  signedIn,
  testPassword,
  type Visitor,
} from '../harness/server.ts'
import { askNews } from './news.ts'

const server = fucinaForFile()
const hour = 3_600_000

const wish = { condiviso: 'on' }

const enter = (visitor: Visitor, email: string, fields: Record<string, string> = wish) =>
  visitor.post('/login/accedi', { email, password: testPassword, ...fields })

const sessionCookieOf = (answer: Response) =>
  answer.headers.getSetCookie().find((cookie) => cookie.includes('fucina.session_token='))

const sessionsOf = (fucina: Fucina, userId: string) =>
  fucina.db().selectFrom('sessions').selectAll().where('userId', '=', userId).execute()

const stepsOf = (fucina: Fucina, userId: string) =>
  fucina.db().selectFrom('learningSteps').select('stepId').where('userId', '=', userId).execute()

/** A visitor does a part of a lesson in this browser. */
const learn = (visitor: Visitor) =>
  visitor.post('/prima-di-cominciare/toccare-e-cliccare?prova=1', {
    prova: 'una-volta',
    risposta: '2',
  })

test('LET-50 such a session ends with the browser and two hours after the sign-in, however much it is used', async () => {
  const { id, email } = await person(server())
  const tablet = browserLike(server())
  const entered = await enter(tablet, email)
  expect(entered.status).toBe(303)
  expect(sessionCookieOf(entered)).toBeDefined()
  expect(sessionCookieOf(entered)).not.toMatch(/max-age|expires/i)
  const [session] = await sessionsOf(server(), id)
  expect(session?.isShared).toBeTruthy()
  const left = (session?.expiresAt.getTime() ?? 0) - Date.now()
  expect(Math.abs(left - 2 * hour)).toBeLessThan(60_000)
  // Used again, an hour and a half later: nothing is prolonged.
  const begun = new Date(Date.now() - 1.5 * hour)
  const end = new Date(Date.now() + hour / 2)
  await server()
    .db()
    .updateTable('sessions')
    .set({ createdAt: begun, updatedAt: begun, expiresAt: end })
    .where('userId', '=', id)
    .execute()
  const used = await tablet.get('/profile')
  expect([used.status, used.headers.get('Set-Cookie')]).toEqual([200, null])
  expect((await sessionsOf(server(), id))[0]?.expiresAt).toEqual(end)
  await server()
    .db()
    .updateTable('sessions')
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where('userId', '=', id)
    .execute()
  expect((await tablet.get('/profile')).status).toBe(401)
  expect((await askNews(tablet)).session).toBeNull()
})

test('LET-50 no account gets to know the browser, at sign-in and registration; the tick stays when the form comes back', async () => {
  const { email } = await person(server())
  const tablet = browserLike(server())
  const wrong = await enter(tablet, email, { ...wish, password: 'sbagliata-di-molto' })
  expect(await wrong.text()).toMatch(/name="condiviso"[^>]*checked|checked[^>]*name="condiviso"/)
  await enter(tablet, email)
  expect([...tablet.cookies.keys()]).toEqual(['fucina.session_token'])
  const other = browserLike(server())
  const password = 'campanile-nuovo-7'
  const registered = await other.post('/login/registrati', {
    name: 'Nuova Persona',
    email: `nuova.${crypto.randomUUID().slice(0, 8)}@esempio.it`,
    password,
    confirm: password,
    ...wish,
  })
  expect(registered.status).toBe(303)
  expect([...other.cookies.keys()]).toEqual(['fucina.session_token'])
  expect(sessionCookieOf(registered)).not.toMatch(/max-age|expires/i)
  // The usual sign-in is what it was.
  const own = browserLike(server())
  const usual = await person(server())
  const entered = await enter(own, usual.email, {})
  expect(sessionCookieOf(entered)).toContain('Max-Age=2592000')
  expect([...own.cookies.keys()]).toContain('fucina_known')
})

test('LET-50 what was learned on such a device before goes into nobody’s account, and the usual sign-in takes it', async () => {
  const one = await person(server())
  const tablet = browserLike(server())
  await learn(tablet)
  expect([...tablet.cookies.keys()]).toContain('fucina_passi')
  await enter(tablet, one.email)
  expect(await stepsOf(server(), one.id)).toEqual([])
  const own = browserLike(server())
  await learn(own)
  await enter(own, one.email, {})
  expect(await stepsOf(server(), one.id)).toHaveLength(1)
})

test.each(['/finito', '/logout'])(
  'LET-51 %s ends such a session and has the browser forget everything',
  async (way) => {
    const { id, email } = await person(server())
    const tablet = browserLike(server())
    await tablet.post('/lettura', { reading: 'large.dark.full' })
    await learn(tablet)
    await enter(tablet, email)
    const before = new Map(tablet.cookies)
    const left = await tablet.post(way)
    const end = '/finito/fatto?scheda=questa'
    expect([left.status, left.headers.get('Location')]).toEqual([303, end])
    expect(left.headers.get('Clear-Site-Data')).toBe('"cache", "cookies", "storage"')
    expect([...tablet.cookies.keys()]).toEqual([])
    expect(await sessionsOf(server(), id)).toEqual([])
    for (const [name, value] of before) tablet.cookies.set(name, value)
    expect((await tablet.get('/profile')).status).toBe(401)
  },
)

test('LET-51 on every page of such a session stands the way to it, and on no other', async () => {
  const { visitor, user } = await signedIn(server())
  const shown = (path: string) => visitor.get(path).then((page) => page.text())
  const paths = ['/', '/prompts', '/dashboard', '/lettura']
  for (const path of paths) expect(await shown(path), path).not.toContain('/finito?da')
  const sessions = server().db().updateTable('sessions').where('userId', '=', user.id)
  await sessions.set({ isShared: true }).execute()
  for (const path of paths) {
    expect(await shown(path), path).toContain(`href="/finito?da=${encodeURIComponent(path)}"`)
  }
})
