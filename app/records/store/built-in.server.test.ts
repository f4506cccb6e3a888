import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/harness/database.ts'
import { recordOf } from '../../../tests/harness/records.ts'
import { helpPlaceNoun } from '../../help/help-place-noun.ts'
import { type BuiltIn, hashOf, seeding, seedRecords, settledHashes } from './built-in.server.ts'
import { readRevisions } from './read.server.ts'

const noun = helpPlaceNoun
type Place = BuiltIn<typeof noun>
const helpPlace = (name: string, hours = '') => noun.schema.parse({ name, hours })
const builtIn = (id: string, name: string): Place => ({
  id,
  isPublished: true,
  content: helpPlace(name),
})

/** As the product came: two places. */
const first = [builtIn('uno', 'Uno'), builtIn('due', 'Due')]
async function seeded() {
  const db = await testDatabase()
  await seeding(db, (change) => seedRecords(change, noun, first))
  return db
}

test('REC-27 what comes with the product is published where it comes so, and known as taken', async () => {
  const db = await seeded()
  expect((await recordOf(db, noun, 'uno')).content).toEqual(helpPlace('Uno'))
  expect((await readRevisions(db, noun, 'uno')).map(({ act }) => act)).toEqual(['reset'])
  expect((await settledHashes(db, noun)).get('uno')).toBe(hashOf(helpPlace('Uno')))
})
