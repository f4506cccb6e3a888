import { describe, expect, test } from 'vitest'
import { longAgo, testDatabase, testUser } from '../../tests/harness/database.ts'
import type { Database } from '../platform/db/database.server.ts'
import { databaseFilling } from '../platform/db/database-room.server.ts'
import { parseEnv } from '../platform/settings/env.server.ts'
import { correctSaved, deleteSaved, restoreSaved, updateSaved } from './change.server.ts'
import { countSaved, person } from './count-saved.server.ts'
import { saveResponse } from './save.server.ts'
import { type SavedCeilings, savedCeilings } from './saved-ceiling.server.ts'
import type { SaveInput } from './saved-schema.ts'

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

const ceilings = (responses: number, more: Partial<SavedCeilings> = {}): SavedCeilings => ({
  ...savedCeilings(parseEnv({})),
  responses,
  ...more,
})

const save = (db: Database, user: { id: string }, most: number, input = answer()) =>
  saveResponse(db, user, input, { visitorId: null, isDemo: false, ceilings: ceilings(most) })

const total = async (db: Database, user: { id: string }) =>
  (await countSaved(db, person(user.id))).kept.responses
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

test('HLD-11 an account of its first day keeps a tenth, and reads that it is more tomorrow', async () => {
  const db = await testDatabase()
  const user = await testUser(db)
  for (let number = 0; number < 2; number += 1) await save(db, user, 20)
  await expect(save(db, user, 20)).rejects.toMatchObject({
    status: 409,
    message:
      "Hai salvato 2 risposte su 2: per salvarne un'altra, eliminane una che non ti serve. Il tuo account è nuovo: domani potrai salvarne di più. Questa resta qui.",
  })
  const dayBefore = new Date(Date.now() - 24 * 3_600_000)
  await db.updateTable('users').set({ createdAt: dayBefore }).where('id', '=', user.id).execute()
  await save(db, user, 20)
  const administrator = await testUser(db, { role: 'admin' })
  for (let number = 0; number < 3; number += 1) await save(db, administrator, 20)
})

describe('bytes', () => {
  const small = ceilings(1000, { megabytes: 1 })
  const saveIn = (db: Database, user: { id: string }, all: SavedCeilings, input = answer()) =>
    saveResponse(db, user, input, { visitorId: null, isDemo: false, ceilings: all })
  /** A tenth of a megabyte: each text is stored once more to be searched. */
  const long = () => answer({ response: 'a'.repeat(50_000) })
  const fault = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => null,
      (error: Error) => error,
    )
    return error?.message ?? null
  }

  test('HLD-11 a person’s responses have a ceiling in bytes', async () => {
    const db = await testDatabase()
    const user = await testUser(db, { createdAt: longAgo() })
    for (let number = 0; number < 9; number += 1) await saveIn(db, user, small, long())
    const { id } = await saveIn(db, user, small, answer({ response: 'è'.repeat(24_000) }))
    const full =
      "Le tue risposte occupano tutto lo spazio che hai (1 MB): per salvarne un'altra, eliminane una che non ti serve. Questa resta qui."
    expect(await fault(saveIn(db, user, small, long()))).toBe(full)
    // Neither by a longer version, nor by hand.
    const typed = 'è'.repeat(39_000)
    expect(await fault(correctSaved(db, user, id, { typed, ceilings: small }))).toBe(full)
    expect(await total(db, user)).toBe(10)
    await deleteSaved(db, user, id)
    await saveIn(db, user, small)
  })

  test('HLD-11 all who registered today in one network keep what one person may', async () => {
    const db = await testDatabase()
    const ten = ceilings(1000, { megabytes: 3 })
    const newcomer = (registeredFrom: string) => testUser(db, { registeredFrom })
    const texts = (count: number) => Array.from({ length: count }, long)
    for (let number = 0; number < 4; number += 1) {
      const user = await newcomer(`house-${number} wide`)
      for (const input of texts(7)) await saveIn(db, user, ten, input)
    }
    const last = await newcomer('wide')
    await saveIn(db, last, ten, long())
    expect(await fault(saveIn(db, last, ten, long()))).toBe(
      'Oggi chi si è iscritto dalla tua rete ha salvato molto: domani potrai salvare ancora. Questa resta qui.',
    )
    await saveIn(db, await newcomer('elsewhere'), ten, long())
    await saveIn(db, await testUser(db, { createdAt: longAgo() }), ten, long())
  })

  test('HLD-11 the site has a ceiling: nobody saves more, and what is there stays', async () => {
    const db = await testDatabase()
    const user = await testUser(db, { createdAt: longAgo() })
    const tiny = ceilings(1000, { DATABASE_MEGABYTES: 1 })
    for (let number = 0; number < 12; number += 1) {
      await saveIn(db, user, ceilings(1000), long())
    }
    expect(await fault(saveIn(db, user, tiny, long()))).toBe(
      'Lo spazio di questo sito è finito: copia o stampa la risposta. Questa resta qui.',
    )
    expect(await total(db, user)).toBe(12)
    expect(await databaseFilling(db, tiny)).toBeGreaterThanOrEqual(100)
    expect(await databaseFilling(db, ceilings(1000))).toBeNull()
  })
})
