import { expect, test } from 'vitest'
import { longAgo, testDatabase, testUser } from '../../tests/harness/database.ts'
import { fillSaved } from '../../tests/harness/fill-saved.ts'
import type { Database } from '../platform/db/database.server.ts'
import { deleteSaved, restoreSaved, updateSaved } from './change.server.ts'
import { saveResponse } from './save.server.ts'
import { countSave, fillingText } from './saved-ceiling.server.ts'
import type { SaveInput } from './saved-schema.ts'
import { countKept } from './savers.server.ts'

const answer = (fields: Partial<SaveInput> = {}): SaveInput => ({
  idempotencyKey: crypto.randomUUID(),
  title: 'Menu del giorno',
  prompt: 'Scrivi il menu',
  response: 'Casoncelli',
  turns: [],
  tags: ['menu'],
  category: null,
  imageId: null,
  ...fields,
})

const save = (db: Database, user: { id: string }, most: number, input = answer()) =>
  saveResponse(db, user, input, { visitorId: null, isDemo: false, most })

const total = (db: Database, user: { id: string }) => countKept(db, user.id)
const rows = async (db: Database) =>
  (await db.selectFrom('savedResponses').select('id').execute()).length

test('HLD-11 sixteen saves at once with room for one store one, and count one', async () => {
  const db = await testDatabase()
  const user = await testUser(db, { createdAt: longAgo() })
  for (let number = 0; number < 4; number += 1) await save(db, user, 5)
  const outcomes = await Promise.allSettled(Array.from({ length: 16 }, () => save(db, user, 5)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = outcomes.find((one) => one.status === 'rejected')
  expect(refused?.reason).toMatchObject({
    status: 409,
    code: 'SAVED_FULL',
    message:
      "Hai salvato 5 risposte su 5: per salvarne un'altra, eliminane una che non ti serve. Questa resta qui.",
  })
  expect(await total(db, user)).toBe(5)
  expect(await rows(db)).toBe(5)
  // Others have their own room.
  await save(db, await testUser(db, { createdAt: longAgo() }), 5)
})

test('HLD-11 at the limit what is there can be saved anew, changed, deleted and brought back', async () => {
  const db = await testDatabase()
  const user = await testUser(db, { createdAt: longAgo() })
  const kept = answer()
  const { id } = await save(db, user, 2, kept)
  await save(db, user, 2)
  await save(db, user, 2, { ...kept, title: 'Altro titolo' })
  await updateSaved(db, user, id, { title: 'Terzo titolo', tags: [] })
  await deleteSaved(db, user, id)
  await save(db, user, 2)
  await restoreSaved(db, user, id)
  expect(await total(db, user)).toBe(3)
  await expect(save(db, user, 2)).rejects.toMatchObject({ code: 'SAVED_FULL' })
})

test('HLD-11 deleting and saving again and again does not fill the disk', async () => {
  const db = await testDatabase()
  const user = await testUser(db, { createdAt: longAgo() })
  for (let number = 0; number < 6; number += 1) {
    await deleteSaved(db, user, (await save(db, user, 3)).id)
  }
  await expect(save(db, user, 3)).rejects.toMatchObject({
    code: 'SAVED_FULL',
    message: expect.stringContaining('domani'),
  })
  expect(await rows(db)).toBe(6)
})

test('HLD-11 who has more than the limit keeps it all', async () => {
  const db = await testDatabase()
  const user = await testUser(db, { createdAt: longAgo() })
  for (let number = 0; number < 4; number += 1) await save(db, user, 10)
  await expect(save(db, user, 2)).rejects.toMatchObject({ code: 'SAVED_FULL' })
  expect(await total(db, user)).toBe(4)
  expect(await fillingText(db, user, 2)).toBe(
    'Hai salvato 4 risposte su 2: per salvarne altre, elimina quelle che non ti servono.',
  )
})

test('HLD-11 a person is told before the limit, and at it', async () => {
  const db = await testDatabase()
  const user = await testUser(db, { createdAt: longAgo() })
  await fillSaved(db, user.id, 949, 'Casoncelli')
  expect(await fillingText(db, user, 1000)).toBeNull()
  await save(db, user, 1000)
  expect(await fillingText(db, user, 1000)).toBe(
    'Hai salvato 950 risposte su 1.000: presto dovrai eliminare quelle che non ti servono.',
  )
  await fillSaved(db, user.id, 50, 'Casoncelli')
  expect(await fillingText(db, user, 1000)).toMatch(/^Hai salvato 1\.000 risposte su 1\.000: per/)
})

test('HLD-11 saves have a pace, each person’s own', async () => {
  const db = await testDatabase()
  const [anna, bruno] = [
    await testUser(db, { createdAt: longAgo() }),
    await testUser(db, { createdAt: longAgo() }),
  ]
  const now = new Date('2026-07-06T12:00:00Z')
  for (let number = 0; number < 30; number += 1) await countSave(db, anna, 30, now)
  await expect(countSave(db, anna, 30, now)).rejects.toMatchObject({
    status: 429,
    message: 'Hai salvato molte risposte in poco tempo: aspetta un minuto e riprova.',
  })
  await countSave(db, bruno, 30, now)
  await countSave(db, anna, 30, new Date(now.getTime() + 60_000))
})

test('HLD-11 an account of its first day keeps a tenth, and reads that it is more tomorrow', async () => {
  const db = await testDatabase()
  const user = await testUser(db)
  for (let number = 0; number < 2; number += 1) await save(db, user, 20)
  await expect(save(db, user, 20)).rejects.toMatchObject({
    status: 409,
    message:
      "Hai salvato 2 risposte su 2: per salvarne un'altra, eliminane una che non ti serve. Il tuo account è nuovo: domani potrai salvarne di più. Questa resta qui.",
  })
  expect(await fillingText(db, user, 20)).toBe(
    'Hai salvato 2 risposte su 2: il tuo account è nuovo, domani potrai salvarne di più.',
  )
  const dayBefore = new Date(Date.now() - 24 * 3_600_000)
  await db.updateTable('users').set({ createdAt: dayBefore }).where('id', '=', user.id).execute()
  await save(db, user, 20)
  expect(await fillingText(db, user, 20)).toBeNull()
  const administrator = await testUser(db, { role: 'admin' })
  for (let number = 0; number < 3; number += 1) await save(db, administrator, 20)
})
