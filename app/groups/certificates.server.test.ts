import { expect, test } from 'vitest'
import { stepSubjects } from '../../db/content/step-subjects.ts'
import { testDatabase } from '../../tests/harness/database.ts'
import { testGroup, testMember } from '../../tests/harness/groups.ts'
import { testUser } from '../../tests/harness/people.ts'
import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import {
  groupCertificates,
  listCertificates,
  makeCertificate,
  makeGroupCertificates,
  readGroupCertificate,
} from './certificates.server.ts'
import { readySteps } from './path-steps.server.ts'

const path = ['practice:menu-del-giorno', 'practice:conto-del-pranzo']

const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof KnownFailure)) throw new Error('nothing was refused', { cause: error })
  return error
}

async function done(db: Database, userId: string, steps: readonly string[]) {
  await db
    .insertInto('pathMarks')
    .values(steps.map((step) => ({ userId, step, doneAt: new Date() })))
    .execute()
}

async function facilitator(db: Database, name: string): Promise<Actor> {
  const { id } = await testUser(db, { name, role: 'facilitator' })
  return { id, role: 'facilitator' }
}

/** A group of Marta's with Luisa in it, who has done all steps. */
async function finished(db: Database) {
  const marta = await facilitator(db, 'Marta')
  const group = await testGroup(db, { ledBy: marta.id, path })
  const luisa = { id: await testMember(db, group.id) }
  await done(db, luisa.id, path)
  return { marta, group, luisa }
}

test('TOG-43 no attestato while steps are left, and they are named', async () => {
  const db = await testDatabase()
  const group = await testGroup(db, { path })
  const luisa = { id: await testMember(db, group.id) }
  await done(db, luisa.id, path.slice(0, 1))
  const one = await refusal(makeCertificate(db, luisa, group.id))
  expect(one.message).toBe("Per l'attestato ti manca ancora un passo: «Il conto del pranzo».")
  expect(await listCertificates(db, luisa)).toEqual([])
  const empty = await testGroup(db, { code: 'BBBBBB', path: ['guide:mai-esistita'] })
  await testMember(db, empty.id, { userId: luisa.id })
  expect((await refusal(makeCertificate(db, luisa, empty.id))).code).toBe('NO_STEPS')
})

test('TOG-43 it says what was so when it was made, whatever changes later, is made once, and is its owner’s alone', async () => {
  const db = await testDatabase()
  const { marta, group, luisa } = await finished(db)
  const [id, again] = await Promise.all([
    makeCertificate(db, luisa, group.id),
    makeCertificate(db, luisa, group.id),
  ])
  expect(again).toBe(id)
  const { madeAt, ...says } = await readGroupCertificate(db, luisa, id)
  expect(says).toEqual({
    ...{ path: 'Giovedì in biblioteca', duration: '2 ore', place: 'Biblioteca', leader: 'Marta' },
    learned: [
      "Chiedere all'AI il menu del giorno di una trattoria",
      "Trovare l'errore in un conto fatto dall'AI",
    ],
    metOn: null,
    ...{ name: 'Luisa', groupId: group.id },
  })
  for (const other of [marta, { id: await testMember(db, group.id, { name: 'Renato' }) }]) {
    expect((await refusal(readGroupCertificate(db, other, id))).status).toBe(404)
  }
  const piero = await facilitator(db, 'Piero')
  await db
    .updateTable('groups')
    .set({ place: 'Altrove', readyPath: 'primi-passi', ledBy: piero.id })
    .where('id', '=', group.id)
    .execute()
  expect(await makeCertificate(db, luisa, group.id)).toBe(id)
  expect(await readGroupCertificate(db, luisa, id)).toEqual({ ...says, madeAt })
})

test('TOG-43 all who are there have theirs at once, in the order in which they came, and nobody else', async () => {
  const db = await testDatabase()
  const { marta, group, luisa } = await finished(db)
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  await db
    .updateTable('groupMembers')
    .set({ joinedAt: ago(9) })
    .execute()
  const renato = await testMember(db, group.id, { name: 'Renato', joinedAt: ago(8) })
  await testMember(db, group.id, { name: 'Ugo', joinedAt: ago(7) })
  const gone = await testMember(db, group.id, { name: 'Chi è uscito' })
  await done(db, gone, path)
  await done(db, renato, path.slice(0, 1))
  await makeGroupCertificates(db, marta, group.id)
  await db.deleteFrom('groupMembers').where('userId', '=', gone).execute()
  const made = async () =>
    (await groupCertificates(db, marta, group.id)).map(({ name, metOn, learned }) => [
      ...[name, metOn !== null, learned.length],
    ])
  expect(await made()).toEqual([
    ['Luisa', false, 2],
    ['Renato', true, 1],
    ['Ugo', true, 0],
  ])
  // What is done meanwhile is on the next one; who has done all has that of the whole path.
  await done(db, renato, path.slice(1))
  await makeGroupCertificates(db, marta, group.id)
  expect((await made())[1]).toEqual(['Renato', false, 2])
  expect(await listCertificates(db, luisa)).toHaveLength(1)
  const piero = await facilitator(db, 'Piero')
  expect((await refusal(groupCertificates(db, piero, group.id))).status).toBe(404)
})

test('TOG-43 before the meeting only who has finished has one, and after it whoever was there takes their own', async () => {
  const db = await testDatabase()
  const marta = await facilitator(db, 'Marta')
  const group = await testGroup(db, {
    ledBy: marta.id,
    path,
    startsAt: new Date(Date.now() + 60_000),
  })
  expect((await refusal(makeGroupCertificates(db, marta, group.id))).code).toBe('NOBODY_FINISHED')
  const luisa = { id: await testMember(db, group.id) }
  expect((await refusal(makeGroupCertificates(db, marta, group.id))).code).toBe('NOBODY_FINISHED')
  await done(db, luisa.id, path.slice(0, 1))
  const times = {
    startsAt: new Date('2026-11-26T14:00:00Z'),
    endsAt: new Date('2026-11-26T15:30:00Z'),
  }
  await db.updateTable('groups').set(times).execute()
  const id = await makeCertificate(db, luisa, group.id)
  expect(await readGroupCertificate(db, luisa, id)).toMatchObject({
    ...{ metOn: 'giovedì 26 novembre 2026', duration: '1 ora e 30 minuti' },
    learned: ["Chiedere all'AI il menu del giorno di una trattoria"],
  })
  await done(db, luisa.id, path.slice(1))
  expect(await makeCertificate(db, luisa, group.id)).toBe(id)
  expect(await readGroupCertificate(db, luisa, id)).toMatchObject({ metOn: null })
})

test('TOG-43 every step of a ready path says what it is about, in the infinitive', () => {
  for (const step of new Set(Object.values(readySteps).flat())) {
    if (step.startsWith('quiz:')) continue
    expect(stepSubjects[step], step).toMatch(/^[A-Z][a-zà-ù]*(?:are|ere|ire|rre|rsi),? /)
  }
})

test('TOG-52 it outlasts the group and the account of who led it, whose name goes; it goes with its owner', async () => {
  const db = await testDatabase()
  const { marta, group, luisa } = await finished(db)
  const id = await makeCertificate(db, luisa, group.id)
  await db.deleteFrom('groups').where('id', '=', group.id).execute()
  expect(await readGroupCertificate(db, luisa, id)).toMatchObject({
    groupId: null,
    leader: 'Marta',
  })
  await db.deleteFrom('users').where('id', '=', marta.id).execute()
  expect(await readGroupCertificate(db, luisa, id)).toMatchObject({ leader: null, name: 'Luisa' })
  await db.deleteFrom('users').where('id', '=', luisa.id).execute()
  expect(await db.selectFrom('certificates').select('id').execute()).toEqual([])
})
