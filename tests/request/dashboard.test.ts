import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guides } from '../../db/content/guides/all.ts'
import { shownWords } from '../harness/page-text.ts'
import { fucinaForFile, signedIn, type Visitor } from '../harness/server.ts'
import { doSteps, saveResponse } from '../harness/under-way.ts'
import { type LoopbackServer, listenOnLoopback } from '../stand-ins/http.ts'

/** Serves the photos of the provider of sign-ins. */
let photos: LoopbackServer
let photo: Buffer

const server = fucinaForFile(async () => {
  photos = await listenOnLoopback((request, response) => {
    if (request.url === '/ada.png') response.end(photo)
    else response.writeHead(404).end()
  })
  return {
    env: {
      ...{ GOOGLE_CLIENT_ID: 'uno', GOOGLE_CLIENT_SECRET: 'due' },
      SIGN_IN_GOOGLE_ISSUER: photos.origin,
    },
  }
})
beforeAll(async () => {
  const background = { r: 40, g: 90, b: 200 }
  photo = await sharp({ create: { width: 500, height: 400, channels: 3, background } })
    .png()
    .toBuffer()
})
afterAll(() => photos.close())

const dashboard = async (visitor: Visitor, search = '') => {
  const response = await visitor.get(`/dashboard${search}`)
  const html = await response.text()
  return { status: response.status, html, text: shownWords(html) }
}

const readProfile = async (visitor: Visitor) => (await visitor.get('/profile')).json()

test('SESS-01 DASH-02 DASH-03 the header shows name, address and city, and Utente for who has no name', async () => {
  const { visitor, user } = await signedIn(server(), { name: 'Ada Prova' })
  const first = await dashboard(visitor)
  expect(first.text).toContain('Ciao, Ada Prova')
  for (const text of [user.email, 'Bergamo', 'Impostazioni', 'Esci']) {
    expect(first.text).toContain(text)
  }
  await server()
    .db()
    .updateTable('users')
    .set({ name: ' ', city: 'Treviglio' })
    .where('id', '=', user.id)
    .execute()
  const { text } = await dashboard(visitor)
  expect(text).toContain('Ciao, Utente')
  expect(text).toContain('Treviglio')
})

test('DASH-01 the photo comes from here, made anew; a drawing stands for one that is not there', async () => {
  const { visitor, user } = await signedIn(server())
  const setPhoto = (photoURL: string) =>
    server().db().updateTable('users').set({ photoURL }).where('id', '=', user.id).execute()
  expect((await dashboard(visitor)).html).toContain('src="/drawings/ritratto.svg"')
  await setPhoto(`${photos.origin}/ada.png`)
  const [, path = ''] =
    /src="(\/profile\/foto\?v=[\w-]+)"/.exec((await dashboard(visitor)).html) ?? []
  const shown = await visitor.get(path)
  expect(shown.headers.get('Content-Type')).toBe('image/webp')
  expect(shown.headers.get('Cache-Control')).toBe('private, no-cache')
  expect(await sharp(await shown.bytes()).metadata()).toMatchObject({ format: 'webp', width: 240 })
  const etag = shown.headers.get('ETag') ?? ''
  expect((await visitor.get(path, { headers: { 'If-None-Match': etag } })).status).toBe(304)
  for (const elsewhere of [
    `${photos.origin}/niente.png`,
    'https://127.0.0.1/x.png',
    'http://x.y/z',
  ]) {
    await setPhoto(elsewhere)
    expect((await visitor.get('/profile/foto')).status, elsewhere).toBe(404)
  }
})

test('DASH-05 DASH-06 DASH-16 DATA-04 the figures are those of the profile, and nothing is written', async () => {
  const { visitor, user } = await signedIn(server())
  const db = server().db()
  const inOrder = guides.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const [whole, second, third] = inOrder.map(({ id: guideId, chapters }) =>
    chapters.map(({ id, duration }) => ({ id, duration, guideId })),
  )
  const done = [...(whole ?? []), second?.[0], third?.[0]].flatMap((chapter) => chapter ?? [])
  const { text: empty } = await dashboard(visitor)
  expect(empty).not.toContain('Quello che hai fatto')
  expect(empty).not.toContain('Il tuo record')
  expect(empty).not.toContain('0 completate')
  expect((await dashboard(visitor)).text).toContain('Il primo passo')
  await doSteps(server(), user.id, { lessons: 1, scenes: 2 })
  expect((await dashboard(visitor)).text).toContain('3 di 30')
  await db
    .insertInto('chapterCompletions')
    .values(
      done.map(({ id, guideId }) => ({
        userId: user.id,
        guideId,
        chapterId: id,
        completedAt: new Date(),
      })),
    )
    .execute()
  await saveResponse(visitor, {})
  const before = await db.selectFrom('users').selectAll().where('id', '=', user.id).execute()
  const { text } = await dashboard(visitor)
  for (const part of [
    '1 completata · 3 iniziate',
    'Traguardi 3 su 5',
    'Giorni di fila 1 giorno',
    'Riprendi da qui',
    'La prima guida Finisci tutti i capitoli di una guida. Raggiunto',
    'Cinque guide Finisci cinque guide. Da raggiungere',
  ]) {
    expect(text).toContain(part)
  }
  const { stats } = (await readProfile(visitor)) as { stats: Record<string, number> }
  expect(stats).toEqual({
    lessonsCompleted: 1,
    guidesBegun: 3,
    achievementsUnlocked: 3,
    totalTimeSpent: done.reduce((sum, { duration }) => sum + duration, 0),
    currentStreak: 1,
    longestStreak: 1,
  })
  expect(await db.selectFrom('users').selectAll().where('id', '=', user.id).execute()).toEqual(
    before,
  )
})

test('DASH-07 DASH-08 DASH-09 DASH-10 DASH-13 saved responses: search, tags and layout by address', async () => {
  const { visitor } = await signedIn(server())
  expect((await dashboard(visitor)).text).toContain('Nessuna risposta salvata')
  const ids = {
    title: await saveResponse(visitor, {
      ...{ title: 'Il CASONCELLO perfetto', tags: ['menu & co', 't'] },
    }),
    prompt: await saveResponse(visitor, {
      ...{ title: 'Due', prompt: 'Parla di càsoncello', tags: ['casa', 't'] },
    }),
    response: await saveResponse(visitor, {
      ...{ title: 'Tre', response: 'Un casoncello al giorno', tags: ['t'] },
    }),
    other: await saveResponse(visitor, { title: 'Quattro', tags: ['t'] }),
  }
  const shown = async (search: string) => {
    const { html } = await dashboard(visitor, search)
    return Object.entries(ids)
      .filter(([, id]) => html.includes(`href="/saved-searches/${id}"`))
      .map(([name]) => name)
  }
  // The newest three, and the way to all that match.
  expect(await shown('')).toEqual(['prompt', 'response', 'other'])
  const all = await dashboard(visitor, '?tag=t')
  expect(all.text).toContain('Vedi tutte le 4 risposte')
  expect(all.html).toContain('href="/saved-searches?tag=t"')
  expect(await shown('?q=Casoncello')).toEqual(['title', 'prompt', 'response'])
  expect(await shown('?tag=casa')).toEqual(['prompt'])
  expect(await shown('?tag=casa&q=perfetto')).toEqual([])
  const { html, text } = await dashboard(visitor, '?tag=casa&q=parla')
  expect(text).toMatch(/\d{1,2} \p{L}+ \d{4} alle ore \d\d:\d\d/u)
  // The chosen tag clears itself and keeps the search; the page opens at the list.
  expect(html).toContain('href="/dashboard?q=parla#risposte-salvate"')
  expect(html).toContain('href="/dashboard?q=parla&amp;tag=menu+%26+co#risposte-salvate"')
  expect(html).toContain('action="/dashboard#risposte-salvate"')
  expect(html).toContain('<input type="hidden" name="tag" value="casa"/>')
  expect((await dashboard(visitor)).html).toContain('md:grid-cols-2 xl:grid-cols-3')
  await dashboard(visitor, '?vista=elenco')
  expect((await dashboard(visitor)).html).not.toContain('md:grid-cols-2 xl:grid-cols-3')
})

const subscriptionOf = async (visitor: Visitor) =>
  ((await readProfile(visitor)) as { subscription?: Record<string, unknown> }).subscription

test('PAY-01 PAY-02 PERM-10 a checkout is noted and leaves the address; nothing else is believed', async () => {
  const { visitor } = await signedIn(server())
  const address = '/dashboard?session_id=cs_test_1&tag=casa&plan=pro&status=trialing'
  const back = await visitor.post(address, { session_id: 'cs_test_1' })
  expect(back.status).toBe(303)
  expect(back.headers.get('Location')).toBe('/dashboard?tag=casa&plan=pro&status=trialing')
  expect(await subscriptionOf(visitor)).toMatchObject({
    stripeSessionId: 'cs_test_1',
    plan: 'free',
    status: 'active',
    updatedAt: expect.stringMatching(/^\d{4}-/),
  })
  for (const text of ['boh', '', 'cs_test_2%00', '%3Cscript%3E', `cs_${'a'.repeat(400)}`]) {
    const ignored = await visitor.get(`/dashboard?session_id=${text}`)
    expect([ignored.status, ignored.headers.get('Location')], text).toEqual([302, '/dashboard'])
  }
  expect(await subscriptionOf(visitor)).toMatchObject({ stripeSessionId: 'cs_test_1' })
  for (const text of ['boh', '', 'cs_test_2\0', '<script>', `cs_${'a'.repeat(400)}`]) {
    expect((await visitor.post('/dashboard', { session_id: text })).status, text).toBe(303)
  }
  expect(await subscriptionOf(visitor)).toMatchObject({ stripeSessionId: 'cs_test_1' })
  // Asked for by a link of the application itself: in place of the entry of the history.
  const data = await visitor.data('/dashboard?session_id=boh')
  expect(await data.text()).toMatch(/replace/)
})

const returns: [from: string, headers: Record<string, string>, isNoted: boolean][] = [
  ['our own page', { 'Sec-Fetch-Site': 'same-origin' }, true],
  ['the address bar', { 'Sec-Fetch-Site': 'none' }, true],
  ['a browser that says nothing', { 'Sec-Fetch-Site': '' }, true],
  ['our own page, in an old browser', { 'Sec-Fetch-Site': '', Referer: 'own' }, true],
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }, false],
  ['a site beside ours', { 'Sec-Fetch-Site': 'same-site' }, false],
  [
    'another site, in an old browser',
    { 'Sec-Fetch-Site': '', Referer: 'https://x.example/' },
    false,
  ],
  ['a referrer that is no address', { 'Sec-Fetch-Site': '', Referer: 'x' }, false],
  ['a look ahead', { 'Sec-Fetch-Site': 'same-origin', 'Sec-Purpose': 'prefetch' }, false],
]

test.each(returns)(
  'HLD-17 PAY-01 PAY-02 a checkout’s return from %s is noted, or asked about',
  async (_from, sent, isNoted) => {
    const { visitor } = await signedIn(server())
    const headers = { ...sent }
    if (sent.Referer === 'own') headers.Referer = `${server().url}/prompts`
    const page = await visitor.get('/dashboard?tag=casa&session_id=cs_test_1', { headers })
    const stored = (await subscriptionOf(visitor))?.stripeSessionId ?? null
    expect(stored).toBe(isNoted ? 'cs_test_1' : null)
    if (isNoted) {
      expect([page.status, page.headers.get('Location')]).toEqual([302, '/dashboard?tag=casa'])
      return
    }
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain('Hai appena completato un pagamento?')
    expect(html).toContain('name="session_id" value="cs_test_1"')
  },
)

test('PAY-03 the dashboard sells nothing', async () => {
  const { visitor } = await signedIn(server())
  const { html } = await dashboard(visitor)
  expect(html).not.toMatch(/stripe|checkout|acquist|abbonat/i)
})

test('ERR-19 when the saved responses fail, the rest of the dashboard stands', async () => {
  const fucina = server()
  const { visitor } = await signedIn(fucina, { name: 'Ada Prova' })
  await sql`alter table "savedTags" rename to "elsewhere"`.execute(fucina.db())
  const { status, text } = await dashboard(visitor)
  expect(status).toBe(200)
  for (const part of [
    'Ciao, Ada Prova',
    'Accanto alle guide',
    'Errore nel caricamento delle risposte salvate',
    'Riprova',
    'Il primo capitolo',
  ]) {
    expect(text).toContain(part)
  }
  await sql`alter table "elsewhere" rename to "savedTags"`.execute(fucina.db())
  expect((await dashboard(visitor)).text).toContain('Nessuna risposta salvata')
})
