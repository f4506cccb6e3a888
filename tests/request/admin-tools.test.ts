import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Database } from '../../app/platform/db/database.server.ts'
import { findRow, readRevisions, storedRecord } from '../../app/records/store/read.server.ts'
import { toolNoun } from '../../app/tools/tool-noun.ts'
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

test('ADMT-06 REC-05 Q29 a save over another version is told and loses nothing; on purpose it replaces it', async () => {
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
  expect(page).toContain('<del>Prima</del>')
  expect(page).toContain('<ins>Seconda</ins>')
  expect((await workingOf('3'))?.name).toBe('Prima')
  expect((await save({ name: 'Seconda', overwrite })).status).toBe(303)
  expect((await workingOf('3'))?.name).toBe('Seconda')
  const versions = await readRevisions(server().db(), toolNoun, '3')
  expect(versions.map(({ content }) => content)).toContainEqual(
    expect.objectContaining({ name: 'Prima' }),
  )
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
