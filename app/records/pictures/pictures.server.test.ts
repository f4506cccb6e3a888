import { createServer } from 'node:http'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { freePort } from '../../../tests/harness/launch.ts'
import { rewriteRecord } from '../../../tests/harness/records.ts'
import { guideNoun } from '../../guides/guide-noun.ts'
import { removeExpired } from '../../lifecycle/remove-expired.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { parsePictureId, pictureTexts } from '../../platform/picture.ts'
import { professionNoun } from '../../professions/profession-noun.ts'
import { toolNoun } from '../../tools/tool-noun.ts'
import { deleteRecord } from '../store/acts.server.ts'
import { addPicture, copyPicture, readPicture } from './pictures.server.ts'

const photo = (width: number, height: number, background = '#E4572E') =>
  sharp({ create: { width, height, channels: 3, background } })
    .withMetadata({ exif: { IFD0: { Copyright: 'Via Colleoni 1' } } })
    .jpeg()
    .toBuffer()

const administrator = (db: Database) => testUser(db, { role: 'admin' })

const day = 86_400_000

/** As if the picture had been uploaded, and last saved in a record, `days` ago. */
const age = (db: Database, address: string, days: number) =>
  db
    .updateTable('pictures')
    .set({ usedAt: new Date(Date.now() - days * day) })
    .where('id', '=', parsePictureId(address) ?? '')
    .execute()

const isStored = async (db: Database, address: string) =>
  (await readPicture(db, parsePictureId(address) ?? '')) !== null

test('an uploaded photo is written anew as WebP of the size its use needs, without metadata', async () => {
  const db = await testDatabase()
  const admin = await administrator(db)
  const stored = await addPicture(db, admin, await photo(3000, 1500), 'tool')
  expect(stored).toEqual({
    address: expect.stringMatching(/^\/pictures\/[\w-]{32}$/),
    width: 640,
    height: 320,
  })
  const picture = await readPicture(db, parsePictureId(stored.address) ?? '')
  expect(picture?.contentType).toBe('image/webp')
  const { format, width, exif } = await sharp(picture?.bytes).metadata()
  expect({ format, width, exif }).toEqual({ format: 'webp', width: 640, exif: undefined })
  expect(await addPicture(db, admin, await photo(3000, 1500), 'tool')).toEqual(stored)
  expect(await db.selectFrom('pictures').select('createdBy').execute()).toEqual([
    { createdBy: admin.id },
  ])
  expect(await addPicture(db, admin, await photo(3000, 1500), 'hero')).toMatchObject({
    width: 1600,
  })
})

test('PERM-08 customers add no picture; what is none, or too large, is refused', async () => {
  const db = await testDatabase()
  const admin = await administrator(db)
  const customer = await testUser(db)
  const file = await photo(10, 10)
  const signal = new AbortController().signal
  await expect(addPicture(db, customer, file, 'tool')).rejects.toMatchObject({ status: 403 })
  await expect(
    copyPicture(db, customer, 'https://esempio.invalid/x.png', 'tool', { signal }),
  ).rejects.toMatchObject({ status: 403 })
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  for (const bytes of [svg, file.subarray(0, 200)]) {
    await expect(addPicture(db, admin, bytes, 'tool')).rejects.toMatchObject({
      status: 400,
      message: pictureTexts.notAPicture,
    })
  }
  await expect(
    addPicture(db, admin, Buffer.alloc(8 * 1024 * 1024 + 1), 'tool'),
  ).rejects.toMatchObject({ status: 413, message: pictureTexts.tooLarge })
  expect(await db.selectFrom('pictures').selectAll().execute()).toEqual([])
})

test('a copy is taken of a picture elsewhere; private addresses and pages are refused', async () => {
  const db = await testDatabase()
  const admin = await administrator(db)
  const file = await photo(700, 700)
  const port = await freePort()
  const site = createServer((request, response) => {
    response.end(request.url === '/foto.jpg' ? file : '<html>')
  })
  await new Promise<void>((listening) => site.listen(port, '127.0.0.1', listening))
  onTestFinished(() => void site.close())
  const origin = `http://127.0.0.1:${port}`
  const signal = new AbortController().signal
  const copy = (address: string, trusted?: string) =>
    copyPicture(db, admin, address, 'tool', { signal, ...(trusted && { trusted }) })
  expect(await copy(`${origin}/foto.jpg`, origin)).toMatchObject({ width: 640, height: 640 })
  const refused = { status: 400, message: pictureTexts.notFetched }
  await expect(copy(`${origin}/pagina`, origin)).rejects.toMatchObject(refused)
  for (const address of [
    `${origin}/foto.jpg`,
    'https://127.0.0.1/foto.jpg',
    'javascript:alert(1)',
  ]) {
    await expect(copy(address), address).rejects.toMatchObject(refused)
  }
})

test('LRN-55 a picture stays while a record, a chapter or the trash names it, and 30 days for drafts', async () => {
  const db = await testDatabase({ seeded: true })
  const admin = await administrator(db)
  const stored = await Promise.all(
    Array.from('12345678', async (colour) =>
      addPicture(db, admin, await photo(20, 20, `#${colour.repeat(6)}`), 'tool'),
    ),
  )
  const addresses = stored.map(({ address }) => address)
  const [ofTool = '', ofGuide = '', ofChapter = '', ofHero = '', ofPerson = '', inTrash = ''] =
    addresses
  const ofDraft = addresses.at(-1)
  await rewriteRecord(db, toolNoun, '1', { imageUrl: ofTool })
  await rewriteRecord(db, guideNoun, 'canva-basics', { imageUrl: ofGuide })
  const { chapters } = guideNoun.schema.parse({
    ...{ title: 'Il contatore', description: 'Lo leggi.', toolId: '2' },
    chapters: [{ title: 'Guardare', imageUrl: ofChapter }],
  })
  await rewriteRecord(db, guideNoun, 'deepl-basics', { chapters })
  await rewriteRecord(db, professionNoun, 'medico', {
    heroImage: ofHero,
    testimonials: [{ name: 'Esempio', role: 'r', image: ofPerson, text: 't' }],
  })
  await rewriteRecord(db, professionNoun, 'avvocato', { heroImage: inTrash })
  await deleteRecord(db, admin, professionNoun, 'avvocato')
  for (const address of addresses) await age(db, address, address === ofDraft ? 29 : 31)
  await removeExpired(db)
  const kept = await Promise.all(addresses.map((address) => isStored(db, address)))
  expect(kept).toEqual([true, true, true, true, true, true, false, true])
})
