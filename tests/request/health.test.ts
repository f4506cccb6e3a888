import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { testPlace } from '../harness/database.ts'
import { databaseOutage } from '../harness/outage.ts'
import {
  browserLike,
  engine,
  type Fucina,
  person,
  signedIn,
  startFucina,
} from '../harness/server.ts'

const statusOf = async (server: Fucina, path: string) =>
  (await fetch(`${server.url}${path}`)).status

type Line = { level: string; msg: string; err?: { stack?: string } }

/** Every line is JSON, but for the made password: whatever is not fails here. */
const logLines = (server: Fucina): Line[] =>
  server
    .logs()
    .split('\n')
    .filter((line) => line && !line.startsWith('First administrator:'))
    .map((line) => JSON.parse(line))

const saying = (server: Fucina, words: RegExp) =>
  logLines(server).filter(({ msg }) => words.test(msg))

test('HLD-19 while the database is away every line is JSON, and the fault is said once', async () => {
  const server = await startFucina({ interruptible: true, env: { LOG_LEVEL: 'info' } })
  const { visitor } = await signedIn(server)
  await server.outage.takeAway()
  await expect.poll(() => statusOf(server, '/readyz')).toBe(503)
  expect(await statusOf(server, '/healthz'), 'it lives').toBe(200)
  for (const path of ['/dashboard', '/saved-searches', '/login', '/dashboard']) {
    await visitor.get(path)
  }
  await visitor.post('/login/accedi', { email: 'ada@esempio.it', password: 'qualcosa' })
  await visitor.post('/login/password-dimenticata', { email: 'ada@esempio.it' })
  await wait(3000)
  expect(saying(server, /^the database .*does not answer/)).toHaveLength(1)
  await server.outage.bringBack()
  await expect.poll(() => saying(server, /^the database answers again$/).length).toBe(1)
  await expect.poll(() => statusOf(server, '/readyz')).toBe(200)
  for (const { err } of logLines(server)) expect(err?.stack).toBeUndefined()
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
