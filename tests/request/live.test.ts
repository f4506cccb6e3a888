import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { browserLike, engine, fucinaForFile, signedIn, startFucina } from '../harness/server.ts'
import { listen } from './live-stream.ts'

const banner = 'Errore di connessione a database'

describe('the live stream', () => {
  const server = fucinaForFile()

  test('DATA-16 says first how the database is, and is neither kept nor compressed', async () => {
    const stream = await listen(browserLike(server()))
    expect(stream.response.headers.get('Content-Type')).toContain('text/event-stream')
    expect(stream.response.headers.get('Content-Encoding')).toBeNull()
    expect(stream.response.headers.get('Cache-Control')).toBe('no-store')
    expect(await stream.next(() => true)).toMatchObject({ type: 'database', up: true })
    stream.close()
  })

  test('SESS-09 signing out closes the stream of that session at once, and no other', async () => {
    const { visitor } = await signedIn(server())
    const other = await signedIn(server())
    const [mine, theirs] = [await listen(visitor), await listen(other.visitor)]
    await visitor.post('/logout')
    await mine.next(({ type }) => type === 'signedOut', 1000)
    await mine.ended
    expect(theirs.events.some(({ type }) => type === 'signedOut')).toBe(false)
    theirs.close()
  })

  test('AUTH-14 SESS-09 a session that ended before the stream began is told so; a visitor hears nothing', async () => {
    const { visitor, user } = await signedIn(server())
    const { visitor: admin } = await signedIn(server(), { role: 'admin' })
    await visitor.get('/dashboard')
    await admin.post('/admin/users', { intent: 'suspend', id: user.id })
    const stream = await listen(visitor)
    await stream.next(({ type }) => type === 'signedOut', 1000)
    stream.close()
    const nobodys = await listen(browserLike(server()))
    await nobodys.next(({ type }) => type === 'database')
    await wait(200)
    expect(nobodys.events.some(({ type }) => type === 'signedOut')).toBe(false)
    nobodys.close()
  })

  test('SESS-05 the ended session is refused afterwards', async () => {
    const { visitor } = await signedIn(server())
    const stolen = new Map(visitor.cookies)
    await visitor.post('/logout')
    for (const [name, value] of stolen) visitor.cookies.set(name, value)
    expect((await visitor.get('/dashboard')).headers.get('Location')).toContain('/login')
  })

  test('SESS-09 a session that is removed, or a person changed, behind our back is noticed', async () => {
    const { visitor, user } = await signedIn(server())
    const stream = await listen(visitor)
    await server()
      .db()
      .updateTable('users')
      .set({ name: 'Bea' })
      .where('id', '=', user.id)
      .execute()
    await stream.next(({ type }) => type === 'changed')
    await server().db().deleteFrom('sessions').where('userId', '=', user.id).execute()
    await stream.next(({ type }) => type === 'signedOut')
    await stream.ended
  })
})

test('NAV-11 ERR-26 DATA-16 the banner follows the database within seconds', async () => {
  const server = await startFucina({ interruptible: true })
  const visitor = browserLike(server)
  const stream = await listen(visitor)
  expect(await (await visitor.get('/')).text()).not.toContain(banner)

  await server.outage.takeAway()
  await stream.next((event) => event.type === 'database' && !event.up, 5000)
  const away = await (await visitor.get('/')).text()
  expect(away).toContain(banner)
  expect(away).toMatch(/Ultimo aggiornamento: \d+ \w+ \d{4} alle ore \d\d:\d\d/)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)

  await server.outage.bringBack()
  await stream.next((event) => event.type === 'database' && event.up, 8000)
  expect(await (await visitor.get('/')).text()).not.toContain(banner)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  stream.close()
})

test('a session whose person could not be read is asked again when the database is back', async () => {
  const server = await startFucina({ interruptible: true })
  const { visitor } = await signedIn(server)
  await server.outage.takeAway()
  await wait(1500)
  const stream = await listen(visitor)
  await stream.next((event) => event.type === 'database' && !event.up)
  await server.outage.bringBack()
  await stream.next((event) => event.type === 'database' && event.up)
  await stream.ended
  expect(stream.events.some(({ type }) => type === 'signedOut')).toBe(false)
})

if (engine === 'postgres') {
  test('SESS-09 what happens in one server process reaches the streams of another', async () => {
    const one = await startFucina()
    const other = await startFucina({ place: one.place, env: { PUBLIC_URL: one.url } })
    const { visitor } = await signedIn(one)
    const there = browserLike(other)
    for (const [name, value] of visitor.cookies) there.cookies.set(name, value)
    const stream = await listen(there)
    await visitor.post('/logout')
    await stream.next(({ type }) => type === 'signedOut', 1000)
    await stream.ended
  })
}
