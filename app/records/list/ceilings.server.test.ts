import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { longAgo, testDatabase, testUser } from '../../../tests/harness/database.ts'
import { endOldestSessions, mostSessions } from '../../accounts/session/session-limits.server.ts'
import { removeExpired } from '../../lifecycle/remove-expired.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { storeGeneratedPicture } from '../pictures/generated-pictures.server.ts'
import { requirePictureRoom } from '../pictures/picture-room.server.ts'

const ceilings = { ofOwner: 3, megabytes: 1 }
const webp = (bytes: number) => ({ webp: new Uint8Array(bytes), isDemo: false })

test('HLD-11 unsaved pictures have a ceiling for each person, and what is saved makes room', async () => {
  const db = await testDatabase()
  const user = await testUser(db)
  const mine = { userId: user.id, visitorId: null }
  const visitors = { userId: null, visitorId: 'visitor' }
  const ids: string[] = []
  for (let number = 0; number < 3; number += 1) {
    await requirePictureRoom(db, mine, ceilings)
    ids.push(await storeGeneratedPicture(db, mine, webp(10)))
  }
  await expect(requirePictureRoom(db, mine, ceilings)).rejects.toMatchObject({
    status: 429,
    message:
      'Hai già 3 immagini non salvate: salva quelle che ti servono. Le altre spariscono dopo un giorno.',
  })
  await requirePictureRoom(db, visitors, ceilings)
  await db
    .updateTable('images')
    .set({ expiresAt: null })
    .where('id', '=', ids[0] ?? '')
    .execute()
  await requirePictureRoom(db, mine, ceilings)
})

test('HLD-11 unsaved pictures have a ceiling in all, in bytes', async () => {
  const db = await testDatabase()
  const other = { userId: null, visitorId: 'other' }
  await storeGeneratedPicture(db, { userId: null, visitorId: 'one' }, webp(999_999))
  await requirePictureRoom(db, other, ceilings)
  await storeGeneratedPicture(db, { userId: null, visitorId: 'two' }, webp(1))
  await expect(requirePictureRoom(db, other, ceilings)).rejects.toMatchObject({ status: 503 })
  await db.updateTable('images').set({ expiresAt: longAgo() }).execute()
  await requirePictureRoom(db, other, ceilings)
})

async function openSessions(db: Database, userId: string, count: number) {
  const rows = Array.from({ length: count }, (_, minute) => {
    const createdAt = new Date(Date.parse('2026-07-06T12:00:00Z') + minute * 60_000)
    return {
      id: `${userId}-${minute}`,
      userId,
      token: randomUUID(),
      expiresAt: new Date(Date.now() + 86_400_000),
      ipAddress: null,
      userAgent: null,
      createdAt,
      updatedAt: createdAt,
    }
  })
  await db.insertInto('sessions').values(rows).execute()
}

test('HLD-11 WHO-34 beyond fifty the oldest end: sessions without the second key push out none that gave it, however many there are', async () => {
  const db = await testDatabase()
  const anna = await testUser(db)
  await openSessions(db, anna.id, mostSessions + 3)
  const proven = { secondProofAt: new Date() }
  const oldest = ['0', '1'].map((minute) => `${anna.id}-${minute}`)
  await db.updateTable('sessions').set(proven).where('id', 'in', oldest).execute()
  await endOldestSessions(db, anna.id)
  const left = await db.selectFrom('sessions').select(['id', 'secondProofAt']).execute()
  expect(left.filter(({ secondProofAt }) => secondProofAt !== null).map(({ id }) => id)).toEqual(
    expect.arrayContaining(oldest),
  )
  expect(left).toHaveLength(2 + mostSessions)
  expect(left.map(({ id }) => id)).not.toContain(`${anna.id}-2`)
})

test('HLD-09 where an account was made from is forgotten once it is known', async () => {
  const db = await testDatabase()
  const old = new Date(Date.now() - 3 * 86_400_000)
  const known = await testUser(db, { createdAt: old, registeredFrom: 'hidden' })
  const fresh = await testUser(db, { registeredFrom: 'hidden' })
  await removeExpired(db)
  const rows = await db.selectFrom('users').select(['id', 'registeredFrom']).execute()
  expect(new Map(rows.map((row) => [row.id, row.registeredFrom]))).toEqual(
    new Map([
      [known.id, null],
      [fresh.id, 'hidden'],
    ]),
  )
})
