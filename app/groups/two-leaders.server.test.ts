import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import { failureCode } from '../../tests/harness/failure-code.ts'
import { testGroup, testMember } from '../../tests/harness/groups.ts'
import type { Database } from '../platform/db/database.server.ts'
import { readBoard } from './board.server.ts'
import { closeMeeting } from './close-meeting.server.ts'
import { readGroupNow } from './group-now.server.ts'
import { deleteGroup, gatherGroup, holdDoor, listGroups, readGroup } from './groups.server.ts'
import { setHand } from './hands.server.ts'
import { endSecond, handOver, leadersOf, nameSecond } from './leaders.server.ts'

async function facilitator(db: Database, name: string) {
  const email = `${name.toLowerCase()}@esempio.it`
  const { id } = await testUser(db, { name, email, role: 'facilitator' })
  return { id, role: 'facilitator' as const, email }
}

/** Marta's group, and Piero, whom she names. */
async function ground() {
  const db = await testDatabase()
  const [marta, piero] = [await facilitator(db, 'Marta'), await facilitator(db, 'Piero')]
  const { id } = await testGroup(db, { ledBy: marta.id })
  return { db, marta, piero, id }
}

test('TOG-54 the first names a second by address, who sees and leads the same, and gives nothing away', async () => {
  const { db, marta, piero, id } = await ground()
  expect(await failureCode(readGroup(db, piero, id))).toBe('NOT_FOUND')
  await testUser(db, { email: 'cliente@esempio.it' })
  expect(await failureCode(nameSecond(db, marta, id, 'cliente@esempio.it'))).toBe('NO_FACILITATOR')
  expect(await failureCode(nameSecond(db, marta, id, marta.email))).toBe('LEADS_ALREADY')
  expect(await nameSecond(db, marta, id, ' Piero@Esempio.it ')).toMatchObject({ id: piero.id })
  expect(await nameSecond(db, marta, id, piero.email)).toBe(null)
  const member = { id: await testMember(db, id) }
  await setHand(db, member, id, true)
  await holdDoor(db, piero, id, true)
  expect((await readBoard(db, piero, id)).board.people).toHaveLength(1)
  expect(await listGroups(db, piero)).toMatchObject([
    { id, isOwn: false, isSecond: true, leader: 'Marta' },
  ])
  expect(await readGroupNow(db, member)).toMatchObject({ hand: 'up', leaders: ['Marta', 'Piero'] })
  expect(await failureCode(deleteGroup(db, piero, id))).toBe('FORBIDDEN')
  expect(await failureCode(nameSecond(db, piero, id, marta.email))).toBe('FORBIDDEN')
  // Somebody is still there who may lead it, and nobody's hand falls.
  await db.updateTable('users').set({ isActive: false }).where('id', '=', marta.id).execute()
  expect(await readGroupNow(db, member)).toMatchObject({ hand: 'up', leaders: ['Piero'] })
  await endSecond(db, piero, id)
  expect(await failureCode(readGroup(db, piero, id))).toBe('NOT_FOUND')
})

test('TOG-54 a group that is handed over keeps its second, or makes them the first; of an account that goes the second is left', async () => {
  const { db, marta, piero, id } = await ground()
  const rosa = await facilitator(db, 'Rosa')
  const admin = { id: (await testUser(db, { role: 'admin' })).id, role: 'admin' as const }
  await nameSecond(db, marta, id, piero.email)
  await handOver(db, admin, id, rosa.email)
  expect(await leadersOf(db, await readGroup(db, piero, id))).toEqual(['Rosa', 'Piero'])
  await handOver(db, admin, id, piero.email)
  expect(await readGroup(db, piero, id)).toMatchObject({ ledBy: piero.id, alsoLedBy: null })
  await nameSecond(db, piero, id, rosa.email)
  await db.deleteFrom('users').where('id', '=', piero.id).execute()
  expect(await failureCode(nameSecond(db, rosa, id, marta.email))).toBe('done')
})

test('TOG-53 closing ends every session of the hall at once, and no other', async () => {
  const { db, marta, id } = await ground()
  await gatherGroup(db, marta, id, 'page:help')
  await holdDoor(db, marta, id, true)
  const inHall = await testMember(db, id, { name: 'Luisa', isShared: true })
  const atHome = await testMember(db, id, { name: 'Ada', isShared: false })
  const other = await testGroup(db, { code: 'BBBBBB', ledBy: marta.id })
  const elsewhere = await testMember(db, other.id, { isShared: true })
  await setHand(db, { id: inHall }, id, true)
  expect(await failureCode(closeMeeting(db, await facilitator(db, 'Rosa'), id))).toBe('NOT_FOUND')
  await closeMeeting(db, marta, id)
  const left = await db.selectFrom('sessions').select('userId').execute()
  expect(left.map(({ userId }) => userId).toSorted()).toEqual([atHome, elsewhere].toSorted())
  const { group, board } = await readBoard(db, marta, id)
  expect([group.gatherTo, board.isOpen, board.isOver, board.heldUntil]).toEqual([
    ...[null, false, true, null],
  ])
  expect(await readGroupNow(db, { id: inHall })).toMatchObject({ hand: null, gathering: null })
  // Held anew the door opens.
  await holdDoor(db, marta, id, true)
  expect((await readBoard(db, marta, id)).board).toMatchObject({ isOpen: true, isOver: false })
})
