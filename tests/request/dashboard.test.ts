import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lessons } from '../../db/content/lessons/all.ts'
import { shownWords } from '../harness/page-text.ts'
import { rightAnswers } from '../harness/right-answers.ts'
import { fucinaForFile, signedIn, type Visitor } from '../harness/server.ts'
import { completeChapters, doSteps, saveResponse } from '../harness/under-way.ts'
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
  await setPhoto('https://127.0.0.1/x.png')
  expect((await visitor.get('/profile/foto')).status).toBe(404)
})

test('SESS-01 DASH-02 DASH-03 DASH-05 DASH-06 PAY-03 the page greets, shows the figures of the profile, sells nothing and writes nothing', async () => {
  const { visitor, user } = await signedIn(server(), { name: 'Ada Prova' })
  const db = server().db()
  const first = await dashboard(visitor)
  for (const text of ['Ciao, Ada Prova', user.email, 'Bergamo', 'Esci', 'Il primo passo']) {
    expect(first.text).toContain(text)
  }
  expect(first.text).not.toContain('Il tuo record')
  expect(first.html).not.toMatch(/stripe|checkout|acquist|abbonat/i)
  await completeChapters(server(), user.id, [60, 1, 1])
  await saveResponse(visitor, {})
  const users = db.selectFrom('users').selectAll().where('id', '=', user.id)
  const before = await users.execute()
  const { text } = await dashboard(visitor)
  for (const part of ['1 completata · 3 iniziate', 'Traguardi 3 su 5']) {
    expect(text).toContain(part)
  }
  const { stats } = (await readProfile(visitor)) as { stats: Record<string, number> }
  expect(stats).toMatchObject({ lessonsCompleted: 1, guidesBegun: 3, achievementsUnlocked: 3 })
  expect(await users.execute()).toEqual(before)
  await db.updateTable('users').set({ name: ' ' }).where('id', '=', user.id).execute()
  expect((await dashboard(visitor)).text).toContain('Ciao, Utente')
})

test('DASH-07 DASH-08 DASH-09 DASH-10 DASH-13 saved responses: search, tags and layout by address', async () => {
  const { visitor } = await signedIn(server())
  expect((await dashboard(visitor)).text).toContain('Nessuna risposta salvata')
  const ids = {
    title: await saveResponse(visitor, { title: 'Il CASONCELLO', tags: ['menu & co', 't'] }),
    prompt: await saveResponse(visitor, { prompt: 'Parla di càsoncello', tags: ['casa', 't'] }),
    third: await saveResponse(visitor, { title: 'Tre', tags: ['t'] }),
    other: await saveResponse(visitor, { title: 'Quattro', tags: ['t'] }),
  }
  const shown = async (search: string) => {
    const { html } = await dashboard(visitor, search)
    return Object.entries(ids)
      .filter(([, id]) => html.includes(`href="/saved-searches/${id}"`))
      .map(([name]) => name)
  }
  // The newest three, and the way to all that match.
  expect(await shown('')).toEqual(['prompt', 'third', 'other'])
  const all = await dashboard(visitor, '?tag=t')
  expect(all.text).toContain('Vedi tutte le 4 risposte')
  expect(all.html).toContain('href="/saved-searches?tag=t"')
  expect(await shown('?q=Casoncello')).toEqual(['title', 'prompt'])
  expect(await shown('?tag=casa&q=il+caso')).toEqual([])
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
  for (const text of ['boh', 'cs_test_2%00']) {
    const ignored = await visitor.get(`/dashboard?session_id=${text}`)
    expect([ignored.status, ignored.headers.get('Location')], text).toEqual([302, '/dashboard'])
  }
  expect((await visitor.post('/dashboard', { session_id: '<script>' })).status).toBe(303)
  expect(await subscriptionOf(visitor)).toMatchObject({ stripeSessionId: 'cs_test_1' })
  // Asked for by a link of the application itself: in place of the entry of the history.
  const data = await visitor.data('/dashboard?session_id=boh')
  expect(await data.text()).toMatch(/replace/)
})

const returns: [from: string, headers: Record<string, string>, isNoted: boolean][] = [
  ['our own page', { 'Sec-Fetch-Site': 'same-origin' }, true],
  ['our own page, in an old browser', { 'Sec-Fetch-Site': '', Referer: 'own' }, true],
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }, false],
  [
    'another site, in an old browser',
    { 'Sec-Fetch-Site': '', Referer: 'https://x.example/' },
    false,
  ],
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

test('LRN-84 the home page goes on with the guide under way, else with the lesson, else with the guides', async () => {
  const { visitor, user } = await signedIn(server())
  const goingOn = async () => {
    const html = await (await visitor.get('/')).text()
    const section = /<section class="resume".*?<\/section>/s.exec(html)?.[0] ?? ''
    const [, to] = /<a[^>]* href="([^"]*)"/.exec(section) ?? []
    return { to, words: shownWords(section) }
  }
  await saveResponse(visitor, { title: 'La prima' })
  const first = await goingOn()
  expect(first.to).toBe('/guides')
  expect(first.words).toContain('Scegli la prima guida')
  await doSteps(server(), user.id, { lessons: 2, scenes: 3 })
  const lesson = await goingOn()
  expect(lesson.to).toBe(`/prima-di-cominciare/${lessons[2]?.id}`)
  expect(lesson.words).toContain(`Ti aspetta la lezione «${lessons[2]?.title}»`)
  await completeChapters(server(), user.id, [1])
  const guide = await goingOn()
  expect(guide.to).toMatch(/^\/guides\/[\w-]+\?capitolo=[\w-]+#capitolo-/)
  expect(guide.words).toContain('Il prossimo capitolo:')
  await sql`alter table "chapterCompletions" rename to "elsewhere"`.execute(server().db())
  expect(await goingOn()).toEqual({
    to: '/dashboard',
    words: expect.stringContaining('Non riesco a leggere a che punto sei.'),
  })
  await sql`alter table "elsewhere" rename to "chapterCompletions"`.execute(server().db())
})

test('LRN-85 whoever is on the stairs goes on there first', async () => {
  const { visitor } = await signedIn(server())
  const [, , third] = lessons
  const lesson = `/prima-di-cominciare/${third?.id}`
  const [part] = third?.parts ?? []
  if (!part) throw new Error('the lesson has parts')
  await visitor.post(lesson, { prova: part.id, risposta: rightAnswers(part) })
  const begun = await dashboard(visitor)
  expect(begun.html).toMatch(new RegExp(`href="${lesson}"[^>]*>Riprendi dal gradino 3<`))
  expect(begun.text).toContain(`Hai cominciato la lezione «${third?.title}»`)
  expect(begun.text).not.toContain('Il primo passo')
})
