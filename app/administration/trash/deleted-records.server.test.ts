import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { storeRecord } from '../../../tests/harness/records.ts'
import { helpPlaceNoun } from '../../help/help-place-noun.ts'
import { removeExpired } from '../../lifecycle/remove-expired.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { dayMilliseconds } from '../../platform/durations.ts'
import { deleteRecord, restoreRecord } from '../../records/store/acts.server.ts'
import { readRevisions } from '../../records/store/read.server.ts'
import { trashDays } from '../../records/words.ts'
import { countDeleted, listDeleted } from './deleted-records.server.ts'

const noun = helpPlaceNoun
const helpPlace = (name: string) => noun.schema.parse({ name })

/** @param ids of places of help that are there, and then deleted, in this order */
async function place(...ids: string[]) {
  const db = await testDatabase()
  const admin = await testUser(db, { role: 'admin', name: 'Paola Neri' })
  for (const id of ids) await storeRecord(db, noun, id, helpPlace(`Luogo ${id}`))
  for (const id of ids) await deleteRecord(db, admin, noun, id)
  return { db, admin }
}

/** As if it had been deleted so many days ago. */
const age = (db: Database, id: string, days: number) =>
  db
    .updateTable('records')
    .set({ deletedAt: new Date(Date.now() - days * dayMilliseconds) })
    .where('id', '=', id)
    .execute()

test('REC-20 ADM-13 what was deleted is listed, the newest first, with who did it and how long it stays', async () => {
  const { db, admin } = await place('uno', 'due')
  const { items } = await listDeleted(db, admin, 1)
  expect(items.map(({ title, deletedBy }) => [title, deletedBy])).toEqual([
    ['Luogo due', 'Paola Neri'],
    ['Luogo uno', 'Paola Neri'],
  ])
  const [{ deletedAt, endsAt }] = items as [(typeof items)[number]]
  expect(endsAt.getTime() - deletedAt.getTime()).toBe(trashDays * dayMilliseconds)
  await db.deleteFrom('users').where('id', '=', admin.id).execute()
  expect((await listDeleted(db, admin, 1)).items[0]?.deletedBy).toBeNull()
})

test('REC-20 after 30 days it is gone for good, with its versions', async () => {
  const { db, admin } = await place('vecchio', 'nuovo')
  await age(db, 'vecchio', trashDays + 0.1)
  expect((await listDeleted(db, admin, 1)).items.map(({ id }) => id)).toEqual(['nuovo'])
  expect(await countDeleted(db, admin)).toBe(1)
  await expect(restoreRecord(db, admin, noun, 'vecchio')).rejects.toMatchObject({ status: 404 })
  await removeExpired(db)
  expect(await db.selectFrom('records').select('id').execute()).toEqual([{ id: 'nuovo' }])
  expect(await readRevisions(db, noun, 'vecchio')).toEqual([])
  expect(await readRevisions(db, noun, 'nuovo')).toHaveLength(2)
})
