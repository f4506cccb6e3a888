import { expect, test } from 'vitest'
import { scenes } from '../../../db/content/scenes/all.ts'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { forgetRecord, recordOf } from '../../../tests/harness/records.ts'
import { sceneNoun } from '../../learning/scenes/scene-noun.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { saveRecord } from '../../records/store/acts.server.ts'
import { countOffered, decideOffered, listOffered, takeUntouched } from './offered.server.ts'

const [missing = '', edited = ''] = scenes.map(({ id }) => id)

/** A database of a former version: one scene was not there yet, one was another and is edited. */
async function updated() {
  const db = await testDatabase({ seeded: true })
  const admin = await testUser(db, { role: 'admin' })
  expect(await countOffered(db, admin)).toBe(0)
  await forgetRecord(db, sceneNoun, missing)
  await db.deleteFrom('builtIns').where('recordId', '=', missing).execute()
  const { version, working } = await recordOf(db, sceneNoun, edited)
  const base = { base: { version }, isPublished: true }
  await saveRecord(db, admin, sceneNoun, edited, base, { ...working, title: 'La nostra' })
  await db.updateTable('builtIns').set({ hash: 'former' }).where('recordId', '=', edited).execute()
  return { db, admin }
}

const titleOf = async (db: Database, id: string) =>
  (await recordOf(db, sceneNoun, id)).working.title

test('REC-27 the offers of all nouns stand together, with what they are', async () => {
  const { db, admin } = await updated()
  const offered = await listOffered(db, admin)
  expect(offered.map(({ noun, id, state }) => [noun, id, state])).toEqual([
    ['scene', missing, 'new'],
    ['scene', edited, 'both'],
  ])
  expect(await countOffered(db, admin)).toBe(2)
})

test('REC-28 what replaces nobody’s words is taken at one press; the rest one by one', async () => {
  const { db, admin } = await updated()
  expect(await takeUntouched(db, admin)).toBe(1)
  expect(await titleOf(db, missing)).toBe(scenes[0]?.title)
  expect(await titleOf(db, edited)).toBe('La nostra')
  await decideOffered(db, admin, { name: 'scene', id: edited, isTaken: true })
  expect(await titleOf(db, edited)).toBe(scenes[1]?.title)
  expect(await listOffered(db, admin)).toEqual([])
})

test('REC-28 PERM-08 what is not offered, or to customers, is refused', async () => {
  const { db, admin } = await updated()
  const learner = await testUser(db)
  const one = { name: 'scene', id: missing, isTaken: true }
  for (const work of [
    () => listOffered(db, learner),
    () => takeUntouched(db, learner),
    () => decideOffered(db, learner, one),
  ]) {
    await expect(work()).rejects.toMatchObject({ status: 403 })
  }
  for (const wanted of [
    { ...one, name: 'altro' },
    { ...one, id: 'nonesiste' },
  ]) {
    await expect(decideOffered(db, admin, wanted)).rejects.toMatchObject({ status: 404 })
  }
  expect(await countOffered(db, admin)).toBe(2)
})
