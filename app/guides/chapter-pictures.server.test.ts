import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import { removeForgottenPictures } from '../records/pictures/pictures.server.ts'
import { createRecord, saveRecord } from '../records/store/acts.server.ts'
import { guideNoun } from './guide-noun.ts'
import { readGuide } from './read-guide.server.ts'

const shown = { isPublished: true }
const picture = { id: 'disegno', address: '/pictures/disegno' }

async function withPicture() {
  const db = await testDatabase({ seeded: true })
  const admin = await testUser(db, { role: 'admin' })
  await db
    .insertInto('pictures')
    .values({
      id: picture.id,
      contentType: 'image/webp',
      bytes: Buffer.from('x'),
      width: 1,
      height: 1,
      usedAt: new Date('2026-01-01'),
      createdBy: admin.id,
    })
    .execute()
  return { db, admin }
}

const content = (imageUrl: string, imageAlt = 'Un contatore con due numeri.') =>
  guideNoun.schema.parse({
    title: 'Il contatore',
    description: 'Lo leggi.',
    toolId: '2',
    chapters: [{ title: 'Guardare', imageUrl, imageAlt }, { title: 'Scrivere' }],
  })

test('LRN-55 a chapter keeps its picture and its words; a chapter without has neither', async () => {
  const { db, admin } = await withPicture()
  const { id } = await createRecord(db, admin, guideNoun, content(picture.address), shown)
  const learner = await testUser(db)
  const { chapters } = await readGuide(db, learner, id)
  expect(chapters.map(({ imageUrl, imageAlt }) => [imageUrl, imageAlt])).toEqual([
    [picture.address, 'Un contatore con due numeri.'],
    [null, ''],
  ])
})

test('LRN-55 a picture that a chapter names is never forgotten, and one that is gone is told', async () => {
  const { db, admin } = await withPicture()
  const { id } = await createRecord(db, admin, guideNoun, content(picture.address), shown)
  const isKept = async () =>
    (await db.selectFrom('pictures').select('id').where('id', '=', picture.id).execute()).length > 0
  await db
    .updateTable('pictures')
    .set({ usedAt: new Date('2026-01-01') })
    .execute()
  await removeForgottenPictures(db)
  expect(await isKept()).toBe(true)

  const save = (version: number, address: string) =>
    saveRecord(db, admin, guideNoun, id, { ...shown, base: { version } }, content(address))
  await expect(save(1, '/pictures/nessuno')).rejects.toMatchObject({ code: 'PICTURE_GONE' })
  await save(1, '')
  await db.deleteFrom('revisions').where('recordId', '=', id).execute()
  await db
    .updateTable('pictures')
    .set({ usedAt: new Date('2026-01-01') })
    .execute()
  await removeForgottenPictures(db)
  expect(await isKept()).toBe(false)
})
