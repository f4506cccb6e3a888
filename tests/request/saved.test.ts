import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { storeGeneratedPicture } from '../../app/records/pictures/generated-pictures.server.ts'
import {
  browserLike,
  engine,
  fucinaForFile,
  signedIn,
  startFucina,
  type Visitor,
} from '../harness/server.ts'

const server = fucinaForFile()

const answer = (fields: Record<string, unknown> = {}) => ({
  idempotencyKey: randomUUID(),
  title: 'Il menu del giorno',
  prompt: 'Scrivi il menu per la mia osteria',
  response: '# Il menu del giorno\n\n## Punti Chiave\n\n- Casoncelli',
  tags: ['ristoratore'],
  category: null,
  imageId: null,
  ...fields,
})

async function save(visitor: Visitor, fields: Record<string, unknown> = {}): Promise<string> {
  const response = await visitor.postJson('/saved-searches/new', answer(fields))
  expect(response.status).toBe(200)
  const { id } = (await response.json()) as { id: string }
  return id
}

const picture = async (userId: string) => {
  const background = { r: 200, g: 90, b: 40 }
  const image = sharp({ create: { width: 640, height: 640, channels: 3, background } })
  return storeGeneratedPicture(
    server().db(),
    { userId, visitorId: null },
    { webp: await image.webp().toBuffer(), isDemo: false },
  )
}

const count = async () =>
  (await server().db().selectFrom('savedResponses').select('id').execute()).length

test('SAVE-17 ERR-25 ERR-24 a refused save has its machine code and text, and stores nothing', async () => {
  const before = await count()
  const visitor = browserLike(server())
  const signedOut = await visitor.postJson('/saved-searches/new', answer())
  expect(signedOut.status).toBe(401)
  expect(await signedOut.json()).toEqual({
    code: 'User not authenticated',
    message: 'Per salvare serve un account',
  })
  const { visitor: anna } = await signedIn(server())
  const refused = await anna.postJson('/saved-searches/new', answer({ prompt: ' ' }))
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({
    code: 'Missing required fields',
    message: 'Contenuto mancante',
  })
  for (const body of ['', 'null', '[', '{"title":1}']) {
    const headers = { 'Content-Type': 'application/json' }
    const broken = await anna.send('/saved-searches/new', { method: 'POST', body, headers })
    expect(broken.status, body).toBe(400)
    expect(await broken.text()).not.toMatch(/zod|stack|Invalid input/i)
  }
  expect(await count()).toBe(before)
})

test('SAVE-16 PERM-05 saving stores for who is signed in, and the list and page show it', async () => {
  const { visitor, user } = await signedIn(server())
  const other = await signedIn(server())
  const id = await save(visitor, { userId: other.user.id })
  const row = await server()
    .db()
    .selectFrom('savedResponses')
    .select('userId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row.userId).toBe(user.id)
  const list = await (await visitor.get('/saved-searches')).text()
  expect(list).toContain('Il menu del giorno')
  expect(await (await other.visitor.get('/saved-searches')).text()).toContain(
    'Nessuna risposta salvata',
  )
  const page = await visitor.get(`/saved-searches/${id}`)
  expect(page.status).toBe(200)
  expect(page.headers.get('Cache-Control')).toBe('no-store')
  const html = await page.text()
  // SAVE-10, SAVE-14, SAVE-15
  for (const text of [
    'Torna alle risposte',
    'Scrivi il menu per la mia osteria',
    'Casoncelli',
    'alle ore',
  ]) {
    expect(html).toContain(text)
  }
})

test('DASH-15 a response whose date cannot be read takes no screen away', async () => {
  const { visitor } = await signedIn(server())
  const id = await save(visitor)
  await save(visitor, { title: 'Con la sua data' })
  const date = engine === 'sqlite' ? 'ieri' : 'infinity'
  await sql`update "savedResponses" set "createdAt" = ${date} where "id" = ${id}`.execute(
    server().db(),
  )
  for (const path of ['/dashboard', '/saved-searches', `/saved-searches/${id}`]) {
    const page = await visitor.get(path)
    expect.soft(page.status, path).toBe(200)
    const html = await page.text()
    expect.soft(html, path).toContain('Data non disponibile')
    expect.soft(html, path).toContain('Il menu del giorno')
  }
  expect((await visitor.data('/saved-searches')).status).toBe(200)
  expect((await visitor.get(`/saved-searches/${id}/json`)).status).toBe(200)
})

test('SAVE-12 Q12 the JSON file has the named fields, the label and its name', async () => {
  const { visitor, user } = await signedIn(server())
  const id = await save(visitor, { category: 'Menu', imageId: await picture(user.id) })
  const file = await visitor.get(`/saved-searches/${id}/json`)
  expect(file.headers.get('Content-Disposition')).toBe(`attachment; filename="risposta-${id}.json"`)
  expect(await file.json()).toEqual({
    id,
    title: 'Il menu del giorno',
    prompt: 'Scrivi il menu per la mia osteria',
    response: '# Il menu del giorno\n\n## Punti Chiave\n\n- Casoncelli',
    tags: ['ristoratore'],
    category: 'Menu',
    imageUrl: `${server().url}/saved-searches/${id}/image`,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    avvertenza: expect.stringMatching(/intelligenza artificiale/),
  })
})

test('SAVE-18 the picture is served from here to its owner only, as WebP, small and PNG', async () => {
  const { visitor, user } = await signedIn(server())
  const id = await save(visitor, { imageId: await picture(user.id) })
  const path = `/saved-searches/${id}/image`
  const whole = await visitor.get(path)
  expect(whole.headers.get('Content-Type')).toBe('image/webp')
  expect(whole.headers.get('Cache-Control')).toBe('private, no-cache')
  const etag = whole.headers.get('ETag') ?? ''
  expect((await visitor.get(path, { headers: { 'If-None-Match': etag } })).status).toBe(304)
  const small = await sharp(await (await visitor.get(`${path}?formato=piccola`)).bytes()).metadata()
  expect(small).toMatchObject({ format: 'webp', width: 240 })
  const png = await visitor.get(`${path}?formato=png`)
  expect(png.headers.get('Content-Disposition')).toMatch(/^attachment; filename="[\w-]+\.png"$/)
  expect((await sharp(await png.bytes()).metadata()).format).toBe('png')

  const other = await signedIn(server())
  expect((await other.visitor.get(path)).status).toBe(403)
  expect((await other.visitor.get(path, { headers: { 'If-None-Match': etag } })).status).toBe(403)
  expect((await browserLike(server()).get(path)).status).toBe(401)
})

/** Who may do what of it is in permissions-table.ts. */
test('PERM-07 ERR-23 a response of somebody else, and one that is missing, say so', async () => {
  const { visitor } = await signedIn(server())
  const id = await save(visitor, { title: 'Segreto di Anna' })
  const { visitor: other } = await signedIn(server())
  const nobody = browserLike(server())
  const page = `/saved-searches/${id}`
  for (const path of ['nonesiste', 'nonesiste/json', '%00']) {
    expect((await visitor.get(`/saved-searches/${path}`)).status, path).toBe(404)
  }
  const unknown = await visitor.post('/saved-searches', { intent: 'delete', id: 'nonesiste' })
  expect(unknown.status).toBe(404)
  expect(await unknown.text()).toContain('role="alert"')
  expect((await visitor.post('/saved-searches', { intent: 'boh', id })).status).toBe(400)
  const redirect = await nobody.get(page)
  expect(redirect.status).toBe(302)
  expect(redirect.headers.get('Location')).toMatch(/^\/login\?da=/)
  expect(await (await visitor.get(page)).text()).toContain('Segreto di Anna')
  expect(await (await other.get(page)).text()).toContain('Non hai accesso a questa risposta')
  const missing = await visitor.get('/saved-searches/nonesiste')
  expect(await missing.text()).toContain('Risposta non trovata')
})

test('SAVE-13 SAVE-08 deleting leads to the list, and Annulla brings the response back', async () => {
  const { visitor } = await signedIn(server())
  const id = await save(visitor)
  const asking = await (await visitor.get(`/saved-searches/${id}?chiedi=delete`)).text()
  expect(asking).toContain('Sei sicuro di voler eliminare questa risposta?')
  const deleted = await visitor.post(`/saved-searches/${id}`, { intent: 'delete' })
  expect(deleted.status).toBe(303)
  expect(deleted.headers.get('Location')).toBe(`/saved-searches?esito=delete&id=${id}`)
  const list = await (await visitor.get(`/saved-searches?esito=delete&id=${id}`)).text()
  expect(list).toContain('Risposta eliminata')
  expect(list).toContain('Nessuna risposta salvata')
  expect((await visitor.get(`/saved-searches/${id}`)).status).toBe(404)
  const restored = await visitor.post(`/saved-searches/${id}`, { intent: 'restore' })
  expect(restored.status).toBe(303)
  expect((await visitor.get(`/saved-searches/${id}`)).status).toBe(200)
})

test('SAVE-01 SAVE-02 SAVE-03 SAVE-04 SAVE-05 SAVE-06 the address shows what it says, without script', async () => {
  const { visitor, user } = await signedIn(server())
  await save(visitor, { title: 'Zuppa', tags: ['cucina'], imageId: await picture(user.id) })
  await save(visitor, { title: 'Àncora', tags: [] })
  await save(visitor, { title: 'Perché no', tags: ['cucina', 'casa'] })
  const shown = async (search: string) => {
    const html = await (await visitor.get(`/saved-searches${search}`)).text()
    const titles = [...html.matchAll(/<h3[^>]*>.*?>([^<]+)<\/span><\/a><\/h3>/g)].map(
      (match) => match[1],
    )
    const totals = [...html.matchAll(/<dd[^>]*>(\d+)<\/dd>/g)].map((match) => Number(match[1]))
    return [titles.join(', '), ...totals]
  }
  expect(await shown('')).toEqual(['Perché no, Àncora, Zuppa', 3, 1, 2])
  expect(await shown('?ordine=titolo')).toEqual(['Àncora, Perché no, Zuppa', 3, 1, 2])
  expect(await shown('?filtro=immagine')).toEqual(['Zuppa', 3, 1, 2])
  expect(await shown('?filtro=tag&tag=casa')).toEqual(['Perché no', 3, 1, 2])
  expect(await shown('?q=PERCHE')).toEqual(['Perché no', 3, 1, 2])
  expect(await shown('?q=%25&tag=%00&ordine=x&dopo=x')).toEqual(['', 3, 1, 2])
  await visitor.get('/saved-searches?vista=elenco')
  expect(visitor.cookies.get('fucina_vista')).toBe('elenco')
  expect(await (await visitor.get('/saved-searches')).text()).toMatch(
    /aria-current="true"[^>]*>(<svg.*?<\/svg>)?Elenco/,
  )
})

test('Q22 title and tags are edited by a form; what is wrong is said and changes nothing', async () => {
  const { visitor } = await signedIn(server())
  const id = await save(visitor)
  const path = `/saved-searches/${id}`
  const tags = Array.from({ length: 13 }, (_, index) => `t${index}`).join()
  const refused = await visitor.post(path, { intent: 'save', title: 'Nuovo', tags })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('Puoi mettere al massimo 12 tag.')
  const done = await visitor.post(path, { intent: 'save', title: ' Nuovo ', tags: 'a, b, a' })
  expect(done.status).toBe(200)
  expect(await done.text()).toContain('Modifiche salvate.')
  const file = await (await visitor.get(`${path}/json`)).json()
  expect(file).toMatchObject({ title: 'Nuovo', tags: ['a', 'b'] })
})

test('ERR-19 ERR-20 ERR-21 ERR-22 without the database each screen says its own failure', async () => {
  const fucina = await startFucina({ interruptible: true })
  const { visitor } = await signedIn(fucina)
  const saved = await visitor.postJson('/saved-searches/new', answer())
  const { id } = (await saved.json()) as { id: string }
  await fucina.outage.takeAway()
  const failing: [Response, string][] = [
    [await visitor.get('/saved-searches'), 'Errore nel caricamento delle risposte salvate'],
    [await visitor.get(`/saved-searches/${id}`), 'Errore nel caricamento della risposta'],
    [
      await visitor.postJson('/saved-searches/new', answer()),
      'Errore durante il salvataggio della risposta',
    ],
    [
      await visitor.post('/saved-searches', { intent: 'delete', id }),
      "Errore durante l'eliminazione della risposta",
    ],
  ]
  for (const [response, text] of failing) {
    expect.soft(response.status).toBe(503)
    const body = (await response.text()).replaceAll('&#x27;', "'")
    expect.soft(body).toContain(text)
    expect.soft(body).not.toMatch(/ECONNREFUSED|SQLITE|\bat \w+ \(/)
  }
  await fucina.outage.bringBack()
  await expect.poll(async () => (await visitor.get(`/saved-searches/${id}`)).status).toBe(200)
})
