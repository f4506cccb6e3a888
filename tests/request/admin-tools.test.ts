import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Database } from '../../app/platform/db/database.server.ts'
import { readRevisions } from '../../app/records/store/revisions.server.ts'
import { findRow, storedRecord } from '../../app/records/store/stored-record.server.ts'
import { toolFormTexts, toolNoun } from '../../app/tools/tool-noun.ts'
import { chatgptBasics } from '../../db/content/guides/chatgpt-basics.ts'
import { browserLike, engine, fucinaForFile, signedIn } from '../harness/server.ts'

const server = fucinaForFile()

const least = {
  whole: 'si',
  name: 'Martello',
  description: 'Batte i chiodi.',
  category: 'Officina',
}

const administrator = async () => (await signedIn(server(), { role: 'admin' })).visitor

/** The tool as it is worked on; undefined when it is not there. */
const storedOf = async (id: string) => {
  const row = await findRow(server().db(), toolNoun, id)
  return row && storedRecord(toolNoun, row)
}

const workingOf = async (id: string) => (await storedOf(id))?.working

const versionOf = async (id: string) => String((await storedOf(id))?.version)

const count = async () =>
  Number(
    (
      await server()
        .db()
        .selectFrom('records')
        .select(({ fn }) => fn.countAll().as('n'))
        .where('noun', '=', 'tool')
        .executeTakeFirstOrThrow()
    ).n,
  )

/** As a form with a file in it is sent. */
function multipart(fields: Record<string, string>, file?: { name: string; bytes: Uint8Array }) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (file) form.set(file.name, new File([new Uint8Array(file.bytes)], 'foto.jpg'))
  return form
}

const photo = () =>
  sharp({ create: { width: 900, height: 450, channels: 3, background: '#E4572E' } })
    .jpeg()
    .toBuffer()

test('ADMT-03 ADMT-05 ADMT-07 without script a tool is created, inactive, and its form is filled with it', async () => {
  const visitor = await administrator()
  const answer = await visitor.post('/admin/tools/new', least)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toBe('/admin/tools/martello?esito=save')
  const { whole: _, ...written } = least
  expect(await storedOf('martello')).toMatchObject({
    content: null,
    working: {
      ...written,
      difficulty: 'beginner',
      rating: 0,
      pricing: { hasFree: false, startingPrice: '', description: '' },
    },
  })
  const page = await (await visitor.get(answer.headers.get('Location') ?? '')).text()
  expect(page).toContain('Strumento salvato. È una bozza: chi visita il sito non lo vede.')
  expect(page).toContain('Inattivo')
  expect(page).toContain('value="Martello"')
  expect(page).toContain('Batte i chiodi.')
})

test('ADMT-02 a tool is activated with its form, and deactivated beside it', async () => {
  const visitor = await administrator()
  const path = '/admin/tools/da-attivare'
  await visitor.post('/admin/tools/new', { ...least, name: 'Da attivare' })
  expect((await visitor.get('/tools/da-attivare')).status).toBe(200)
  const learner = (await signedIn(server())).visitor
  expect((await learner.get('/tools/da-attivare')).status).toBe(404)
  const version = await versionOf('da-attivare')
  const sent = { ...least, name: 'Da attivare', version, intent: 'publish' }
  expect((await visitor.post(path, sent)).status).toBe(303)
  expect((await learner.get('/tools/da-attivare')).status).toBe(200)
  expect(await (await visitor.get(path)).text()).toContain('Attivo')
  expect((await visitor.post(path, { intent: 'unpublish' })).status).toBe(303)
  expect((await learner.get('/tools/da-attivare')).status).toBe(404)
})

test('ADMT-01 a name that another tool has is pointed out, not refused', async () => {
  const visitor = await administrator()
  const answer = await visitor.post('/admin/tools/new', { ...least, name: 'CLAUDE' })
  expect(answer.headers.get('Location')).toMatch(/^\/admin\/tools\/claude/)
  const page = await (await visitor.get(answer.headers.get('Location') ?? '')).text()
  expect(page.replaceAll('&#x27;', "'").replaceAll('<!-- -->', '')).toContain(
    "C'è già uno strumento che si chiama «Claude».",
  )
})

test('ADMT-04 activating without a required field, on new and on edit: the message, what was typed, nothing stored', async () => {
  const visitor = await administrator()
  const [before, tools] = [await storedOf('2'), await count()]
  for (const path of ['/admin/tools/new', '/admin/tools/2']) {
    for (const name of ['name', 'description', 'category']) {
      const version = await versionOf('2')
      const fields = {
        ...least,
        name: 'Resta qui',
        description: 'Scritta a mano',
        ...{ version, intent: 'publish', [name]: ' ' },
      }
      const answer = await visitor.post(path, fields)
      expect(answer.status).toBe(400)
      const page = await answer.text()
      expect(page).toContain(toolFormTexts.required)
      if (name !== 'name') expect(page).toContain('value="Resta qui"')
      if (name !== 'description') expect(page).toContain('Scritta a mano')
    }
  }
  expect(await storedOf('2')).toEqual(before)
  expect(await count()).toBe(tools)
  // Kept as a draft it may lack all of it.
  expect((await visitor.post('/admin/tools/new', { whole: 'si' })).status).toBe(303)
})

/** The control of this name, as it stands in the page. */
const inputOf = (page: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(page)?.[0]

test('ADMT-08 CONST-01 CONST-07 an address that is not https, a fourth level and a wrong rating are refused', async () => {
  const visitor = await administrator()
  const before = await storedOf('2')
  const wrongs: Record<string, string>[] = [
    { url: 'javascript:alert(1)' },
    { imageUrl: 'javascript:alert(1)' },
    { imageUrl: 'abc' },
    { rating: '4.55' },
    { rating: '5.1' },
    { rating: '-0.1' },
    { difficulty: 'expert' },
  ]
  for (const wrong of wrongs) {
    const version = await versionOf('2')
    const answer = await visitor.post('/admin/tools/2', { ...least, version, ...wrong })
    expect(answer.status, JSON.stringify(wrong)).toBe(400)
  }
  expect(await storedOf('2')).toEqual(before)
  const page = await (await visitor.get('/admin/tools/2')).text()
  for (const name of ['url', 'imageUrl']) {
    expect(inputOf(page, name)).toContain('type="url"')
  }
  for (const limit of ['inputMode="decimal"', 'min="0"', 'max="5"', 'step="0.1"']) {
    expect(inputOf(page, 'rating')).toContain(limit)
  }
})

test('ADMT-06 Q29 a save over another version is told and loses nothing; on purpose it replaces it', async () => {
  const visitor = await administrator()
  const version = await versionOf('3')
  const save = (fields: Record<string, string>) =>
    visitor.post('/admin/tools/3', { ...least, version, ...fields })
  expect((await save({ name: 'Prima' })).status).toBe(303)
  const refused = await save({ name: 'Seconda' })
  expect(refused.status).toBe(409)
  const page = await refused.text()
  const overwrite = await versionOf('3')
  expect(page).toContain('Hai già salvato questo strumento')
  expect(page).toContain('value="Seconda"')
  expect((await workingOf('3'))?.name).toBe('Prima')
  expect((await save({ name: 'Seconda', overwrite })).status).toBe(303)
  expect((await workingOf('3'))?.name).toBe('Seconda')
  const versions = await readRevisions(server().db(), toolNoun, '3')
  expect(versions.map(({ content }) => content)).toContainEqual(
    expect.objectContaining({ name: 'Prima' }),
  )
})

test('ADMT-01 ADMT-02 ADM-14 the list finds inside words, shows the state and relative dates', async () => {
  const visitor = await administrator()
  const { title = '' } = (await storedOf('6')) ?? {}
  await visitor.post('/admin/tools/6', { intent: 'unpublish', leaving: 'si' })
  const five = new Date(Date.now() - 5 * 60_000 - 5000)
  await server()
    .db()
    .updateTable('records')
    .set({ updatedAt: five })
    .where('noun', '=', 'tool')
    .where('id', '=', '6')
    .execute()
  const page = await (await visitor.get(`/admin/tools?q=${title.slice(1, 5)}&stato=bozza`)).text()
  expect(page).toContain(title)
  expect(page).toContain('Inattivo')
  expect(page).toContain('5 minuti fa')
  const none = await (await visitor.get('/admin/tools?q=nessunocosi')).text()
  expect(none).toContain('Non ho trovato niente')
})

test('ADMT-09 a tool is deleted from its list, once', async () => {
  const visitor = await administrator()
  await visitor.post('/admin/tools/new', { ...least, name: 'Da buttare' })
  expect(await storedOf('da-buttare')).toBeDefined()
  const fields = { intent: 'delete', id: 'da-buttare' }
  const answer = await visitor.post('/admin/tools?q=da+buttare', fields)
  expect(answer.headers.get('Location')).toMatch(/^\/admin\/tools\?q=da\+buttare&esito=delete/)
  expect(await storedOf('da-buttare')).toBeUndefined()
  expect((await visitor.get('/tools/da-buttare')).status).toBe(404)
  expect((await visitor.post('/admin/tools', fields)).status).toBe(404)
})

test('Q16 a tool with guides stays, and the guides are named', async () => {
  const visitor = await administrator()
  const answer = await visitor.post('/admin/tools/1', { intent: 'delete' })
  expect(answer.status).toBe(409)
  expect(await storedOf('1')).toBeDefined()
  expect(await answer.text()).toContain(`ha una guida: «${chatgptBasics.title}»`)
})

test('a picture of a record is served by us, as nothing but a picture', async () => {
  const visitor = await administrator()
  const sent = await visitor.send('/admin/pictures', {
    method: 'POST',
    body: multipart({ use: 'tool' }, { name: 'file', bytes: await photo() }),
  })
  const { address } = await sent.json()
  const picture = await browserLike(server()).get(address)
  expect(picture.status).toBe(200)
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(await sharp(await picture.bytes()).metadata()).toMatchObject({ width: 640, height: 320 })
  const etag = picture.headers.get('ETag') ?? ''
  expect((await visitor.get(address, { headers: { 'If-None-Match': etag } })).status).toBe(304)
})

test('pictures are uploaded beside the form; too large ones are refused with 413', async () => {
  const visitor = await administrator()
  const upload = (bytes: Uint8Array, use = 'hero') =>
    visitor.send('/admin/pictures', {
      method: 'POST',
      body: multipart({ use }, { name: 'file', bytes }),
    })
  const stored = await upload(await photo())
  expect(stored.status).toBe(201)
  expect(await stored.json()).toEqual({
    address: expect.stringMatching(/^\/pictures\/[\w-]{32}$/),
    width: 900,
    height: 450,
  })
  expect((await upload(await photo(), 'altro')).status).toBe(400)
  const megabyte = 1024 * 1024
  for (const size of [8 * megabyte + 1, 10 * megabyte]) {
    const refused = await upload(Buffer.alloc(size))
    expect(refused.status).toBe(413)
    expect(await refused.text()).toContain('immagine è troppo grande: il limite è 8 MB.')
  }
  const foreign = await visitor.send(
    '/admin/pictures',
    { method: 'POST', body: multipart({ use: 'tool' }) },
    { headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://altrove.example' } },
  )
  expect(foreign.status).toBe(403)
})

test('ERR-12 a missing tool leads back to the list', async () => {
  const visitor = await administrator()
  const missing = await visitor.get('/admin/tools/nonesiste')
  expect(missing.status).toBe(404)
  const page = await missing.text()
  expect(page).toContain('Strumento non trovato')
  expect(page).toContain('Torna agli strumenti')
})

/** From now on the very statement fails that stores a tool. */
async function refuseWrites(db: Database) {
  const whole =
    engine === 'postgres'
      ? [
          `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`,
          'create trigger refuse before insert or update on records for each row execute function refuse()',
        ]
      : ['insert', 'update'].map(
          (event) =>
            `create trigger refuse_${event} before ${event} on records begin select raise(abort, 'refused'); end`,
        )
  for (const statement of whole) await sql.raw(statement).execute(db)
}

test('ERR-36 ERR-37 when storing fails, the text is told and what was typed stays', async () => {
  const visitor = await administrator()
  const version = await versionOf('7')
  const before = await storedOf('7')
  await refuseWrites(server().db())
  const created = await visitor.post('/admin/tools/new', { ...least, name: 'Non nasce' })
  expect(created.status).toBe(500)
  const page = await created.text()
  expect(page).toContain('Errore durante la creazione dello strumento')
  expect(page).toContain('value="Non nasce"')
  const saved = await visitor.post('/admin/tools/7', { ...least, name: 'Non cambia', version })
  expect(saved.status).toBe(500)
  const edit = await saved.text()
  expect(edit).toContain('Errore nel salvataggio dello strumento')
  expect(edit).toContain('value="Non cambia"')
  expect(await storedOf('7')).toEqual(before)
})
