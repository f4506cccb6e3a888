import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { recordOf, storeRecord } from '../../../tests/harness/records.ts'
import { helpPlaceNoun } from '../../help/help-place-noun.ts'
import { removeExpired } from '../../lifecycle/remove-expired.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { dayMilliseconds } from '../../platform/durations.ts'
import { saveRecord } from './acts.server.ts'
import { readRevisions } from './read.server.ts'

const noun = helpPlaceNoun
const helpPlace = (name: string) => noun.schema.parse({ name })

/** A record of `versions` versions, the last of which is called 'Versione {versions}'. */
async function edited(db: Database, id: string, versions: number) {
  const admin = await testUser(db, { role: 'admin' })
  await storeRecord(db, noun, id, helpPlace('Versione 1'))
  for (let version = 1; version < versions; version += 1) {
    const next = helpPlace(`Versione ${version + 1}`)
    await saveRecord(db, admin, noun, id, { base: { version }, isPublished: true }, next)
  }
}

/** As if all that happened to a record had been so many days earlier. */
async function age(db: Database, id: string, days: number) {
  for (const { id: revision, at } of await readRevisions(db, noun, id)) {
    const earlier = new Date(at.getTime() - days * dayMilliseconds)
    await db.updateTable('revisions').set({ at: earlier }).where('id', '=', revision).execute()
  }
}

const versionsOf = async (db: Database, id: string) =>
  (await readRevisions(db, noun, id)).map(({ version }) => version)

test('REC-22 of a record the last 20 versions stay whatever their age, and all of the last 90 days', async () => {
  const db = await testDatabase()
  await edited(db, 'vecchio', 23)
  await edited(db, 'recente', 23)
  await edited(db, 'corto', 3)
  await age(db, 'vecchio', 91)
  await age(db, 'recente', 89)
  await age(db, 'corto', 400)
  await removeExpired(db)
  const last = Array.from({ length: 23 }, (_, at) => 23 - at)
  expect(await versionsOf(db, 'vecchio')).toEqual(last.slice(0, 20))
  expect(await versionsOf(db, 'recente')).toEqual(last)
  expect(await versionsOf(db, 'corto')).toEqual([3, 2, 1])
  expect((await recordOf(db, noun, 'vecchio')).content).toEqual(helpPlace('Versione 23'))
})
