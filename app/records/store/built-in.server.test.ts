import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { recordOf, storeRecord } from '../../../tests/harness/records.ts'
import { helpPlaceNoun } from '../../help/help-place-noun.ts'
import type { Doer } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { removeRecord, saveRecord } from './acts.server.ts'
import {
  type BuiltIn,
  decideBuiltIn,
  offeredBuiltIns,
  previewReset,
  resetRecords,
  seeding,
  seedRecords,
} from './built-in.server.ts'
import { readRevisions } from './revisions.server.ts'

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
/** As it comes after an update: one changed, one new. */
const second = [builtIn('uno', 'Uno nuovo'), builtIn('due', 'Due'), builtIn('tre', 'Tre')]

async function seeded() {
  const db = await testDatabase()
  const admin = await testUser(db, { role: 'admin' })
  await seeding(db, (change) => seedRecords(change, noun, first))
  return { db, admin }
}

const offers = async (db: Database, doer: Doer, builtIns: readonly Place[] = second) =>
  (await offeredBuiltIns(db, doer, noun, builtIns)).map(({ id, state }) => `${id} ${state}`)

const edit = async (db: Database, doer: Doer, id: string, name: string) => {
  const { version } = await recordOf(db, noun, id)
  const base = { base: { version }, isPublished: true }
  await saveRecord(db, doer, noun, id, base, helpPlace(name))
}

test('REC-27 what comes with the product is published where it comes so, and nothing is offered', async () => {
  const { db, admin } = await seeded()
  expect((await recordOf(db, noun, 'uno')).content).toEqual(helpPlace('Uno'))
  expect((await readRevisions(db, noun, 'uno')).map(({ act }) => act)).toEqual(['reset'])
  expect(await offers(db, admin, first)).toEqual([])
})

test('REC-27 after an update new texts are offered record by record, and nobody’s words are replaced', async () => {
  const { db, admin } = await seeded()
  expect(await offers(db, admin)).toEqual(['uno ours', 'tre new'])
  await edit(db, admin, 'uno', 'Uno di casa nostra')
  const [changed] = await offeredBuiltIns(db, admin, noun, second)
  expect(changed).toMatchObject({ id: 'uno', title: 'Uno nuovo', state: 'both' })
  expect(changed?.differences.map(({ place }) => place)).toEqual([noun.labels.name])
  expect((await recordOf(db, noun, 'uno')).content?.name).toBe('Uno di casa nostra')
  // Whoever wrote the same by hand is offered nothing.
  await edit(db, admin, 'uno', 'Uno nuovo')
  expect(await offers(db, admin)).toEqual(['tre new'])
})

test('REC-28 an offer is taken or declined, and comes back with the next update alone', async () => {
  const { db, admin } = await seeded()
  const [uno, , tre] = second as [Place, Place, Place]
  await edit(db, admin, 'uno', 'Nostro')
  await decideBuiltIn(db, admin, noun, uno, false)
  await decideBuiltIn(db, admin, noun, tre, true)
  expect(await offers(db, admin)).toEqual([])
  expect((await recordOf(db, noun, 'uno')).content?.name).toBe('Nostro')
  expect((await recordOf(db, noun, 'tre')).content).toEqual(tre.content)
  const third = [builtIn('uno', 'Uno ancora'), ...second.slice(1)]
  expect(await offers(db, admin, third)).toEqual(['uno both'])
  await decideBuiltIn(db, admin, noun, third[0] as Place, true)
  expect((await recordOf(db, noun, 'uno')).content?.name).toBe('Uno ancora')
  const versions = await readRevisions(db, noun, 'uno')
  expect(versions.map(({ act }) => act)).toEqual(['reset', 'published', 'reset'])
})

test('REC-29 ADMD-03 a reset says before what it would do, does it, and keeps what was there', async () => {
  const { db, admin } = await seeded()
  await edit(db, admin, 'uno', 'Cambiato')
  await removeRecord(db, admin, noun, 'due')
  await storeRecord(db, noun, 'nostro', helpPlace('Nostro'))
  const counts = { configured: 2, added: 1, replaced: 1, removed: 1 }
  expect(await previewReset(db, admin, noun, first)).toMatchObject(counts)
  const reset = (removingAdded: boolean) =>
    seeding(db, (change) => resetRecords(change, noun, first, { removingAdded }))
  expect(await reset(false)).toEqual({ ...counts, removed: 0 })
  expect(await reset(true)).toEqual({ ...counts, added: 0, replaced: 0 })
  expect((await recordOf(db, noun, 'uno')).content).toEqual(helpPlace('Uno'))
  expect((await recordOf(db, noun, 'due')).content).toEqual(helpPlace('Due'))
  await expect(recordOf(db, noun, 'nostro')).rejects.toMatchObject({ status: 404 })
  const former = (await readRevisions(db, noun, 'uno')).map(({ content }) => content)
  expect(former).toContainEqual(helpPlace('Cambiato'))
  expect(await reset(true)).toEqual({ configured: 2, added: 0, replaced: 0, removed: 0 })
})

test('REC-27 PERM-08 offers are for administrators', async () => {
  const { db, admin } = await seeded()
  const learner = await testUser(db)
  const refused = { status: 403 }
  await expect(offers(db, learner)).rejects.toMatchObject(refused)
  await expect(decideBuiltIn(db, learner, noun, second[2] as Place, true)).rejects.toMatchObject(
    refused,
  )
  await expect(previewReset(db, learner, noun, first)).rejects.toMatchObject(refused)
  expect(await offers(db, admin)).toEqual(['uno ours', 'tre new'])
})
