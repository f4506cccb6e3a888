import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { parseEnv } from '../../app/platform/settings/env.server.ts'
import { ok } from '../../ops/doctor/finding.ts'
import { checkWayIn } from '../../ops/doctor/services.ts'
import { testPlace } from '../harness/database.ts'
import { databaseOutage } from '../harness/outage.ts'
import {
  browserLike,
  engine,
  type Fucina,
  openSession,
  person,
  signedIn,
  startFucina,
} from '../harness/server.ts'
import { newResponse } from '../harness/under-way.ts'

const statusOf = async (server: Fucina, path: string) =>
  (await fetch(`${server.url}${path}`)).status

test('WORK-17 a process killed at any moment loses nothing it acknowledged', async () => {
  const first = await startFucina()
  const { visitor, user } = await signedIn(first)
  const acknowledged: string[] = []
  const saving = async (name: string) => {
    for (let at = 0; ; at += 1) {
      const title = `${name} ${at}`
      const response = await visitor.postJson('/saved-searches/new', newResponse({ title }))
      if (response.status !== 200) return
      acknowledged.push(title)
    }
  }
  const savers = ['uno', 'due', 'tre'].map((name) => saving(name).catch(() => {}))
  while (acknowledged.length < 20) await wait(5)
  await first.kill('SIGKILL')
  await Promise.all(savers)

  const again = await startFucina({ place: first.place })
  const rows = await again
    .db()
    .selectFrom('savedResponses')
    .select('title')
    .where('userId', '=', user.id)
    .execute()
  const stored = rows.map(({ title }) => title)
  expect(acknowledged.filter((title) => !stored.includes(title))).toEqual([])
  expect(new Set(stored).size).toBe(stored.length)

  const returned = browserLike(again)
  returned.cookies.set(...(await openSession(again, user.id)))
  const list = await (await returned.get('/saved-searches')).text()
  expect(list).toContain(stored.at(-1))
})

// On SQLite one process owns the file, and a missing file is a new database.
if (engine === 'postgres') {
  test('a server that starts before its database listens, and is ready when it comes', async () => {
    const place = await testPlace('empty')
    const outage = await databaseOutage(place)
    onTestFinished(() => outage.close())
    await outage.takeAway()
    const server = await startFucina({
      place,
      ready: false,
      env: { DATABASE_URL: outage.url ?? '' },
    })
    expect(await statusOf(server, '/readyz')).toBe(503)
    const privacy = await fetch(`${server.url}/privacy`)
    // Its text comes from the settings; it is kept nowhere, as the frame says that the database is away.
    expect([privacy.status, privacy.headers.get('cache-control'), await privacy.text()]).toEqual([
      200,
      'no-store',
      expect.stringContaining('Chi risponde dei tuoi dati'),
    ])
    await outage.bringBack()
    await expect.poll(() => statusOf(server, '/readyz'), { timeout: 10_000 }).toBe(200)
    const professions = await server
      .db()
      .selectFrom('records')
      .select('id')
      .where('noun', '=', 'profession')
      .execute()
    expect(professions).toHaveLength(8)
  })

  test('two servers that start at once on an empty database fill it once, and share who is signed in', async () => {
    const place = await testPlace('empty')
    const [one, other] = await Promise.all([startFucina({ place }), startFucina({ place })])
    const db = one.db()
    expect(
      await db.selectFrom('records').select('id').where('noun', '=', 'profession').execute(),
    ).toHaveLength(8)
    const admins = await db.selectFrom('users').select('id').where('role', '=', 'admin').execute()
    expect(admins).toHaveLength(1)
    expect(await statusOf(other, '/readyz')).toBe(200)

    // Who signs in on one server goes on at the other.
    const { email, password } = await person(one)
    const here = browserLike(one)
    expect((await here.post('/login/accedi', { email, password })).status).toBe(303)
    const there = browserLike(other)
    for (const [name, value] of here.cookies) there.cookies.set(name, value)
    expect((await there.get('/dashboard')).status).toBe(200)
    expect((await there.post('/logout')).status).toBe(303)
    expect((await here.get('/dashboard')).status).toBe(302)
  })
}

test('HLD-21 the doctor knows a running server behind the address of the site', async () => {
  const server = await startFucina()
  const { port: PORT } = new URL(server.url)
  const settings = parseEnv({ PUBLIC_URL: server.url, PORT, TRUST_PROXY: '127.0.0.1' })
  const asked = (more = {}) => checkWayIn({ ...settings, isLoopback: false, ...more })
  expect(await asked({ PUBLIC_URL: 'http://127.0.0.1:9' })).toMatchObject([{ state: 'warn' }])
  expect(await asked({ isLoopback: true })).toMatchObject([{ state: 'ok' }])
  expect(await asked()).toEqual([ok('way in', `${server.url} leads to a running server`)])
  await server.stop()
  const stopped = [{ state: 'warn', thing: 'way in', matters: true }]
  expect(await asked()).toMatchObject(stopped)
  expect(await asked({ isLoopback: true })).toMatchObject(stopped)
})
