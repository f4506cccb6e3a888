import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { storeGeneratedPicture } from '../../app/records/pictures/generated-pictures.server.ts'
import { browserLike, fucinaForFile, signedIn, type Visitor } from '../harness/server.ts'

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
  const headers = { 'Content-Type': 'application/json' }
  const broken = await anna.send('/saved-searches/new', { method: 'POST', body: '[', headers })
  expect(broken.status).toBe(400)
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
  for (const text of ['Scrivi il menu per', 'Casoncelli']) expect(html).toContain(text)
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
})

/** Who may do what of it is in permissions-table.ts. */
test('PERM-07 ERR-23 a response of somebody else, and one that is missing, say so', async () => {
  const { visitor } = await signedIn(server())
  const id = await save(visitor, { title: 'Segreto di Anna' })
  const { visitor: other } = await signedIn(server())
  const page = `/saved-searches/${id}`
  for (const path of ['nonesiste', 'nonesiste/json', '%00']) {
    expect((await visitor.get(`/saved-searches/${path}`)).status, path).toBe(404)
  }
  const unknown = await visitor.post('/saved-searches', { intent: 'delete', id: 'nonesiste' })
  expect(unknown.status).toBe(404)
  expect((await visitor.post('/saved-searches', { intent: 'boh', id })).status).toBe(400)
  expect(await (await visitor.get(page)).text()).toContain('Segreto di Anna')
  expect(await (await other.get(page)).text()).toContain('Non hai accesso a questa risposta')
  const missing = await visitor.get('/saved-searches/nonesiste')
  expect(await missing.text()).toContain('Risposta non trovata')
})

test('SAVE-13 SAVE-08 deleting leads to the list, and Annulla brings the response back', async () => {
  const { visitor } = await signedIn(server())
  const id = await save(visitor)
  const deleted = await visitor.post(`/saved-searches/${id}`, { intent: 'delete' })
  expect(deleted.status).toBe(303)
  expect(deleted.headers.get('Location')).toBe(`/saved-searches?esito=delete&id=${id}`)
  const list = await (await visitor.get(`/saved-searches?esito=delete&id=${id}`)).text()
  expect(list).toContain('Nessuna risposta salvata')
  expect((await visitor.get(`/saved-searches/${id}`)).status).toBe(404)
  const restored = await visitor.post('/saved-searches', { intent: 'restore', id })
  expect(restored.status).toBe(200)
  expect((await visitor.get(`/saved-searches/${id}`)).status).toBe(200)
})
