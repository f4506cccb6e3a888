import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import { failureCode } from '../../tests/harness/failure-code.ts'
import { testGroup, testMember } from '../../tests/harness/groups.ts'
import type { Database } from '../platform/db/database.server.ts'
import { minuteMilliseconds } from '../platform/durations.ts'
import { readBoard } from './board.server.ts'
import { readGroupNow } from './group-now.server.ts'
import { deleteGroup, gatherGroup, restoreGroup } from './groups.server.ts'
import { lowerHand, setHand } from './hands.server.ts'
import { leaveGroup } from './members.server.ts'

const ago = (minutes: number) => new Date(Date.now() - minutes * minuteMilliseconds)

const path = ['lesson:un-file', 'scene:sms-sul-pacco', 'practice:menu-del-giorno']

async function ledGroup(db: Database, fields: Parameters<typeof testGroup>[1] = {}) {
  const { id: ledBy } = await testUser(db, { role: 'facilitator', name: 'Marta' })
  const group = await testGroup(db, { ledBy, path, startsAt: ago(60), ...fields })
  return { group, marta: { id: ledBy, role: 'facilitator' as const } }
}

const marked = (db: Database, userId: string, step: string, doneAt: Date) =>
  db.insertInto('pathMarks').values({ userId, step, doneAt }).execute()

const seen = (db: Database, userId: string, stepId: string, doneAt: Date) =>
  db.insertInto('learningSteps').values({ userId, kind: 'scene', stepId, doneAt }).execute()

test('TOG-20 the board says who is where, for how long nothing was done, and who asks for help', async () => {
  const db = await testDatabase({ seeded: true })
  const { group, marta } = await ledGroup(db)
  const came = (name: string, minutes: number, handAt?: Date) =>
    testMember(db, group.id, { name, joinedAt: ago(minutes), ...(handAt && { handAt }) })
  const luisa = await came('Luisa', 40, ago(4.5))
  await came('Renato', 7.5)
  const ida = await came('Ida', 39)
  await seen(db, ida, 'sms-sul-pacco', ago(14.5))
  // What is on no path of the group moves nobody.
  await seen(db, ida, 'ciao-mamma', ago(1))
  await marked(db, luisa, 'practice:menu-del-giorno', ago(2.5))
  const { board } = await readBoard(db, marta, group.id)
  expect(board.steps.map(({ ref }) => ref)).toEqual(path)
  const shown = board.people.map(({ name, done, at, hand, still }) => ({
    ...{ name, done, at, hand, still },
  }))
  expect(shown).toEqual([
    { name: 'Luisa', done: [2], at: 0, hand: 4, still: null },
    { name: 'Ida', done: [1], at: 0, hand: null, still: 14 },
    { name: 'Renato', done: [], at: 0, hand: null, still: null },
  ])
})

test('TOG-20 two people of one name are told apart as they came', async () => {
  const db = await testDatabase()
  const { group, marta } = await ledGroup(db)
  const at = (text: string) => new Date(`2026-11-26T${text}:00+01:00`)
  await testMember(db, group.id, { name: 'Maria', joinedAt: at('15:02') })
  await testMember(db, group.id, { name: 'Luisa', joinedAt: at('15:03') })
  await testMember(db, group.id, { name: 'maria', joinedAt: at('15:07') })
  const { board } = await readBoard(db, marta, group.id)
  expect(board.people.map(({ name }) => name)).toEqual(['Maria', 'Luisa', 'maria (2)'])
})

test('TOG-20 before the meeting nobody is late, and after it nobody waits', async () => {
  const db = await testDatabase()
  const { group, marta } = await ledGroup(db, { startsAt: ago(-30), endsAt: ago(-90) })
  await testMember(db, group.id, { joinedAt: ago(25) })
  expect((await readBoard(db, marta, group.id)).board.people[0]?.still).toBe(null)
  const over = await ledGroup(db, { startsAt: ago(180), endsAt: ago(61), code: 'BBBBBB' })
  await testMember(db, over.group.id, { joinedAt: ago(180), handAt: ago(100) })
  const { board } = await readBoard(db, over.marta, over.group.id)
  expect(board.people[0]).toMatchObject({ hand: null, still: null })
})

test('TOG-23 a hand counts from its first raising, is taken down by either, and is not seen once its person is gone', async () => {
  const db = await testDatabase()
  const { group, marta } = await ledGroup(db)
  const id = await testMember(db, group.id, { handAt: ago(9) })
  await setHand(db, { id }, group.id, true)
  const seen = async () => (await readBoard(db, marta, group.id)).board.people[0]?.hand
  expect(await seen()).toBe(9)
  const suspend = (isActive: boolean) =>
    db.updateTable('users').set({ isActive }).where('id', '=', id).execute()
  await suspend(false)
  expect(await seen()).toBe(null)
  await suspend(true)
  await db
    .updateTable('sessions')
    .set({ expiresAt: ago(1) })
    .where('userId', '=', id)
    .execute()
  expect(await seen()).toBe(null)
  await lowerHand(db, marta, group.id, id)
  expect((await readGroupNow(db, { id }))?.hand).toBe('down')
  const stranger = await testUser(db)
  expect(await failureCode(setHand(db, stranger, group.id, true))).toBe('NOT_FOUND')
})

test('TOG-23 TOG-26 hands and calls end with whoever leads: suspended, without the role, gone', async () => {
  const db = await testDatabase({ seeded: true })
  const { group, marta } = await ledGroup(db)
  const id = await testMember(db, group.id, { handAt: ago(1) })
  await gatherGroup(db, marta, group.id, 'scene:sms-sul-pacco')
  const now = () => readGroupNow(db, { id })
  expect(await now()).toMatchObject({ hand: 'up', leaders: ['Marta'] })
  expect((await now())?.gathering?.title).toBe('Un SMS sul pacco')
  const set = (values: object) =>
    db.updateTable('users').set(values).where('id', '=', marta.id).execute()
  for (const [without, again] of [
    [{ isActive: false }, { isActive: true }],
    [{ emailVerified: false }, { emailVerified: true }],
  ] as const) {
    await set(without)
    expect(await now()).toMatchObject({ hand: null, leaders: [], gathering: null })
    expect(await failureCode(setHand(db, { id }, group.id, true))).toBe('NOT_RUNNING')
    await set(again)
    expect((await now())?.hand).toBe('up')
  }
  // A call ends by itself after twenty minutes.
  const gathered = (minutes: number) => db.updateTable('groups').set({ gatheredAt: ago(minutes) })
  await gathered(19).execute()
  expect((await now())?.gathering).not.toBe(null)
  await gathered(20).execute()
  expect((await now())?.gathering).toBe(null)
  await gathered(1).execute()
  await db.deleteFrom('users').where('id', '=', marta.id).execute()
  expect(await now()).toMatchObject({ hand: null, gathering: null })
})

test('TOG-23 TOG-52 who leaves has no hand up afterwards, and a group brought back has none', async () => {
  const db = await testDatabase()
  const { group, marta } = await ledGroup(db)
  const [one, two] = [
    await testMember(db, group.id, { handAt: ago(1) }),
    await testMember(db, group.id, { handAt: ago(1) }),
  ]
  await leaveGroup(db, { id: one }, group.id)
  expect(await readGroupNow(db, { id: one })).toBe(null)
  await gatherGroup(db, marta, group.id, 'page:help')
  await deleteGroup(db, marta, group.id)
  expect(await readGroupNow(db, { id: two })).toBe(null)
  await restoreGroup(db, marta, group.id)
  expect(await readGroupNow(db, { id: two })).toMatchObject({ hand: 'down', gathering: null })
  expect((await readBoard(db, marta, group.id)).board.gathering).toBe(null)
})
