/** How long sessions last, and under which name their cookie goes. */
import { expect, test } from 'vitest'
import { storeRole } from '../../app/accounts/users.server.ts'
import {
  browserLike,
  type Fucina,
  fucinaForFile,
  openSession,
  person,
  signedIn,
  testPassword,
} from '../harness/server.ts'
import { askNews } from './news.ts'

const server = fucinaForFile()
const hour = 3_600_000
const day = 24 * hour

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds)

/** Moves the clock for a person's sessions: used so long ago, as this version writes it. */
const usedAgo = (fucina: Fucina, userId: string, milliseconds: number) =>
  fucina
    .db()
    .updateTable('sessions')
    .set({ updatedAt: ago(milliseconds), expiresAt: ago(milliseconds - 30 * day) })
    .where('userId', '=', userId)
    .execute()

const sessionsOf = (fucina: Fucina, userId: string) =>
  fucina.db().selectFrom('sessions').selectAll().where('userId', '=', userId).execute()

test('HLD-15 a session ends after thirty days without use, which use puts off, and after ninety in all', async () => {
  const { email, id } = await person(server())
  const visitor = browserLike(server())
  const entered = await visitor.post('/login/accedi', { email, password: testPassword })
  const cookies = entered.headers.getSetCookie()
  expect(cookies.find((cookie) => cookie.startsWith('fucina.session_token='))).toContain(
    `Max-Age=${(30 * day) / 1000}`,
  )
  await usedAgo(server(), id, 30 * day - hour)
  const used = await visitor.get('/profile')
  expect(used.status).toBe(200)
  expect(used.headers.get('Set-Cookie')).toContain('fucina.session_token=')
  const [session] = await sessionsOf(server(), id)
  expect(Math.abs((session?.expiresAt.getTime() ?? 0) - Date.now() - 30 * day)).toBeLessThan(hour)
  await usedAgo(server(), id, 30 * day + 1000)
  expect((await visitor.get('/profile')).status).toBe(401)
  const { visitor: other, user } = await signedIn(server())
  const sessions = server().db().updateTable('sessions').where('userId', '=', user.id)
  await sessions.set({ createdAt: ago(90 * day + 1000) }).execute()
  expect((await other.get('/profile')).status).toBe(401)
})

test('HLD-15 an administrator’s session ends after twelve hours without use, which an open page is none of', async () => {
  const { visitor, user } = await signedIn(server(), { role: 'admin' })
  await usedAgo(server(), user.id, 12 * hour - 60_000)
  const before = await sessionsOf(server(), user.id)
  expect((await askNews(visitor)).session).not.toBeNull()
  expect(await sessionsOf(server(), user.id)).toEqual(before)
  await usedAgo(server(), user.id, 12 * hour + 1000)
  expect((await visitor.get('/profile')).status).toBe(401)
  expect(await sessionsOf(server(), user.id)).toEqual([])
})

test('HLD-15 what a role allows a session holds at once when the role changes', async () => {
  const admin = { id: (await person(server(), { role: 'admin' })).id, role: 'admin' as const }
  const { visitor, user } = await signedIn(server())
  await usedAgo(server(), user.id, 13 * hour)
  expect((await askNews(visitor)).session).not.toBeNull()
  await storeRole(server().db(), admin, user.id, 'admin')
  expect((await visitor.get('/profile')).status).toBe(401)
})

const origin = 'https://fucina.example'
const secure = fucinaForFile({ env: { PUBLIC_URL: origin } })
const asThere = { headers: { Origin: origin } }

test('HLD-15 under https each cookie of a whole visit is bound to this host, and read back', async () => {
  const fucina = secure()
  const { email } = await person(fucina)
  const visitor = browserLike(fucina)
  const send = (path: string, fields: Record<string, string>) => visitor.post(path, fields, asThere)
  await send('/lettura', { reading: 'large.dark.simple' })
  await send('/prompts', { prompt: 'Scrivi un saluto.' })
  for (const path of ['/privacy', '/prompts']) {
    expect(await (await visitor.get(path)).text(), path).toContain(
      'data-reading="large.dark.simple"',
    )
  }
  const entered = await send('/login/accedi', { email, password: testPassword })
  for (const cookie of entered.headers.getSetCookie()) {
    expect(cookie).toMatch(/; Secure/)
    expect(cookie).toMatch(/; Path=\/(;|$)/)
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).not.toMatch(/Domain/i)
  }
  const list = await visitor.get('/saved-searches?vista=elenco')
  expect(list.headers.getSetCookie().join()).toContain('__Host-fucina_vista=elenco')
  const names = [...visitor.cookies.keys()].map((name) => name.replace('__Host-', ''))
  expect(names).toEqual(
    expect.arrayContaining(['fucina_lettura', 'fucina_visitor', 'fucina_known', 'fucina_vista']),
  )
  expect([...visitor.cookies.keys()].filter((name) => !name.startsWith('__Host-'))).toEqual([])
})

test('HLD-15 a name that a subdomain could set opens no session', async () => {
  const fucina = secure()
  const [name, value] = await openSession(fucina, (await person(fucina)).id)
  const visitor = browserLike(fucina)
  for (const other of [`__Secure-${name}`, name]) {
    visitor.cookies.clear()
    visitor.cookies.set(other, value)
    expect((await visitor.get('/profile')).status).toBe(401)
  }
  visitor.cookies.set(`__Host-${name}`, value)
  expect((await visitor.get('/profile')).status).toBe(200)
})
