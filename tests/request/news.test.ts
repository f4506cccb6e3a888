import { expect, test } from 'vitest'
import { browserLike, fucinaForFile, signedIn } from '../harness/server.ts'
import { askNews } from './news.ts'

const banner = 'Errore di connessione a database'

const server = fucinaForFile({ interruptible: true })

test('DATA-16 the news of an open tab say how the database is, and are kept by nobody', async () => {
  const answer = await browserLike(server()).get('/news')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(await answer.json()).toEqual({
    database: { isUp: true, lastUpdated: null },
    session: null,
    shown: null,
  })
})

test('SESS-09 they stay the same while nothing changes, and tell the end of that session alone', async () => {
  const { visitor } = await signedIn(server())
  const other = await signedIn(server())
  const [mine, theirs] = [await askNews(visitor), await askNews(other.visitor)]
  expect(mine.session).not.toBeNull()
  expect(mine.session).not.toBe(theirs.session)
  expect(await askNews(visitor)).toEqual(mine)
  await visitor.post('/logout')
  expect(await askNews(visitor)).toMatchObject({ session: null, shown: null })
  expect(await askNews(other.visitor)).toEqual(theirs)
})

test('REC-25 a draft that a colleague saves is told to administrators, and to nobody else', async () => {
  const [mine, learner] = [await signedIn(server(), { role: 'admin' }), await signedIn(server())]
  const before = [await askNews(mine.visitor), await askNews(learner.visitor)]
  const { visitor } = await signedIn(server(), { role: 'admin' })
  const form = { whole: 'si', name: 'Una prova', intent: 'save' }
  expect((await visitor.post('/admin/tools/new', form)).status).toBe(303)
  await expect
    .poll(async () => (await askNews(mine.visitor)).shown, { timeout: 5000 })
    .not.toBe(before[0]?.shown)
  expect(await askNews(learner.visitor)).toEqual(before[1])
})

test('SESS-09 ADMD-07 a chapter done, a response saved, a person changed behind our back are told', async () => {
  const { visitor, user } = await signedIn(server())
  const seen = new Set([(await askNews(visitor)).shown])
  await visitor.post('/guides/chatgpt-basics', {
    intent: 'complete',
    id: 'chatgpt-basics-aprire',
  })
  seen.add((await askNews(visitor)).shown)
  await visitor.postJson('/saved-searches/new', {
    idempotencyKey: crypto.randomUUID(),
    ...{ title: 'Ciao', prompt: 'Richiesta', response: 'Risposta', tags: [] },
    ...{ category: null, imageId: null },
  })
  seen.add((await askNews(visitor)).shown)
  const people = server().db().updateTable('users').where('id', '=', user.id)
  await people.set({ name: 'Bea' }).execute()
  seen.add((await askNews(visitor)).shown)
  expect(seen.size).toBe(4)
})

test('NAV-11 ERR-26 DATA-16 the banner follows the database within seconds, and nobody is signed out', async () => {
  const { outage, url } = server()
  const { visitor } = await signedIn(server())
  const isUp = async () => (await askNews(visitor)).database.isUp
  expect(await (await browserLike(server()).get('/prompts')).text()).not.toContain(banner)

  await outage.takeAway()
  await expect.poll(isUp, { timeout: 8000 }).toBe(false)
  const away = await (await browserLike(server()).get('/prompts')).text()
  expect(away).toContain(banner)
  expect(away).toMatch(/Ultimo aggiornamento: \d+ \w+ \d{4} alle ore \d\d:\d\d/)
  expect((await fetch(`${url}/readyz`)).status).toBe(503)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)

  await outage.bringBack()
  await expect.poll(isUp, { timeout: 8000 }).toBe(true)
  expect(await (await browserLike(server()).get('/prompts')).text()).not.toContain(banner)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect((await askNews(visitor)).session).not.toBeNull()
})
