import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { unFile } from '../../db/content/lessons/un-file.ts'
import { testDatabase, testSession, testUser } from '../../tests/harness/database.ts'
import { failureCode } from '../../tests/harness/failure-code.ts'
import { testGroup, testMember } from '../../tests/harness/groups.ts'
import { testSecret } from '../../tests/harness/launch.ts'
import { remaining, takeAllowance } from '../ai/quota.server.ts'
import { removeExpired, removeUnusedAccounts } from '../lifecycle/remove-expired.server.ts'
import { hasAddress, reservedAddress } from '../platform/has-address.ts'
import { parseEnv } from '../platform/settings/env.server.ts'
import { readBoard } from './board.server.ts'
import type { GroupFields } from './group-schema.ts'
import {
  changeGroup,
  createGroup,
  deleteGroup,
  holdDoor,
  listGroups,
  readGroup,
  restoreGroup,
} from './groups.server.ts'
import { handOver } from './leaders.server.ts'
import {
  joinWithAccount,
  joinWithName,
  latestGroupOf,
  leaveGroup,
  readOwnGroup,
  renameMember,
} from './members.server.ts'
import { doneSteps, markStep, readySteps, stepsOf } from './path-steps.server.ts'
import { renewMembersSlip } from './renewed-slip.server.ts'
import { putMemberBack, removeMember } from './take-out.server.ts'

const env = parseEnv({ SECRET: testSecret, AI_DAILY_PER_VISITOR: '3', AI_PER_MINUTE_VISITOR: '9' })

const actor = async (
  db: Awaited<ReturnType<typeof testDatabase>>,
  role: 'facilitator' | 'admin',
) => ({
  id: (await testUser(db, { role })).id,
  role,
})

const fields: GroupFields = {
  ...{ name: 'Giovedì', place: 'Biblioteca', seats: 12, readyPath: 'non-cascarci', steps: [] },
  ...{ startsAt: new Date('2026-11-26T14:00:00Z'), endsAt: new Date('2026-11-26T15:30:00Z') },
}

test('TOG-02 TOG-03 TOG-15 a facilitator makes, changes, deletes and brings back a group of their own', async () => {
  const db = await testDatabase()
  const marta = await actor(db, 'facilitator')
  const id = await createGroup(db, marta, fields)
  const made = await readGroup(db, marta, id)
  expect(made).toMatchObject({ ledBy: marta.id, name: 'Giovedì', path: readySteps['non-cascarci'] })
  expect(made.code).toMatch(/^[BCFGLMNPRSTVZ]{6}$/)
  const own = { ...fields, readyPath: null, steps: ['scene:ciao-mamma', 'scene:ciao-mamma'] }
  await changeGroup(db, marta, id, own)
  expect((await readGroup(db, marta, id)).path).toEqual(['scene:ciao-mamma'])
  await deleteGroup(db, marta, id)
  expect(await failureCode(readGroup(db, marta, id))).toBe('NOT_FOUND')
  expect(await listGroups(db, marta)).toEqual([])
  await restoreGroup(db, marta, id)
  expect((await listGroups(db, marta)).map((group) => group.id)).toEqual([id])
})

test('TOG-15 nobody sees or changes the group of another, and whoever leads none sees no group at all', async () => {
  const db = await testDatabase()
  const [marta, piero] = [await actor(db, 'facilitator'), await actor(db, 'facilitator')]
  const { id } = await testGroup(db, { ledBy: marta.id })
  const member = await testMember(db, id)
  const customer = { id: member, role: 'customer' as const }
  const refusals = (who: typeof piero | typeof customer) =>
    Promise.all(
      [
        readGroup(db, who, id),
        changeGroup(db, who, id, fields),
        holdDoor(db, who, id, true),
        deleteGroup(db, who, id),
        readBoard(db, who, id),
        renameMember(db, who, { groupId: id, userId: member, name: 'Altra' }),
        removeMember({ db, env }, who, id, member),
        renewMembersSlip({ db, env }, who, id, member),
      ].map(failureCode),
    )
  expect(await refusals(piero)).toEqual(Array(8).fill('NOT_FOUND'))
  expect(await refusals(customer)).toEqual(Array(8).fill('FORBIDDEN'))
  const { board } = await readBoard(db, marta, id)
  expect(board.people.map(({ name }) => name)).toEqual(['Luisa'])
  await deleteGroup(db, marta, id)
  expect(await failureCode(restoreGroup(db, piero, id))).toBe('NOT_FOUND')
  expect(await failureCode(readGroup(db, marta, id))).toBe('NOT_FOUND')
})

test('TOG-15 an administrator hands a group over to whose role counts, and leads those of all', async () => {
  const db = await testDatabase()
  const marta = await actor(db, 'facilitator')
  const admin = await actor(db, 'admin')
  const heir = await testUser(db, { role: 'facilitator', email: 'piero@esempio.it' })
  await testUser(db, { email: 'cliente@esempio.it' })
  await testUser(db, { role: 'facilitator', email: 'sospeso@esempio.it', isActive: false })
  const { id } = await testGroup(db, { ledBy: marta.id })
  for (const email of ['cliente', 'sospeso', 'nessuno']) {
    const handed = handOver(db, admin, id, `${email}@esempio.it`)
    expect(await failureCode(handed), email).toBe('NO_FACILITATOR')
  }
  const typed = ' Piero@Esempio.it '
  expect(await failureCode(handOver(db, marta, id, typed))).toBe('FORBIDDEN')
  await handOver(db, admin, id, typed)
  expect(await failureCode(readGroup(db, marta, id))).toBe('NOT_FOUND')
  expect((await readGroup(db, { id: heir.id, role: 'facilitator' }, id)).ledBy).toBe(heir.id)
  await db.deleteFrom('users').where('id', '=', heir.id).execute()
  expect((await readGroup(db, admin, id)).ledBy).toBe(null)
  expect((await listGroups(db, admin)).map(({ leader }) => leader)).toEqual([null])
})

test('TOG-10 of 41 who come in the same second 40 are in, two of them by the same name', async () => {
  const db = await testDatabase()
  const { id: groupId } = await testGroup(db, { seats: 40 })
  const names = Array.from({ length: 41 }, (_, index) => (index < 2 ? 'Luisa' : `Persona ${index}`))
  const came = await Promise.all(
    names.map((name, index) =>
      failureCode(joinWithName({ db, env }, { groupId, name, page: `pagina-${index}` })),
    ),
  )
  expect(came.toSorted()).toEqual(['GROUP_FULL', ...Array(40).fill('done')])
  const people = await db.selectFrom('groupMembers').select('userId').execute()
  expect(people).toHaveLength(40)
  // Whoever found no place has no account either.
  expect(await db.selectFrom('users').select('id').execute()).toHaveLength(40)
})

test('TOG-05 TOG-12 a form that is sent twice makes one person, and the last slip is the one that holds', async () => {
  const db = await testDatabase()
  const { id: groupId } = await testGroup(db)
  const coming = { groupId, name: 'Luisa', page: randomUUID() }
  const both = await Promise.all([
    joinWithName({ db, env }, coming),
    joinWithName({ db, env }, coming),
  ])
  expect(both[0].userId).toBe(both[1].userId)
  expect(await db.selectFrom('slips').select('userId').execute()).toHaveLength(1)
  // On a tablet that was handed on the same page comes back: another name is another person.
  const next = await joinWithName({ db, env }, { ...coming, name: 'Renato' })
  expect(next.userId).not.toBe(both[0].userId)
  const ofSite = joinWithName({ db, env }, { ...coming, name: 'Sportello' })
  expect(await failureCode(ofSite)).toBe('NAME_OF_SITE')
})

test('TOG-10 TOG-05 with an account: in, out, in again; the door is asked, and what was done stays', async () => {
  const db = await testDatabase({ seeded: true })
  const user = await testUser(db, { name: 'Anna' })
  const { id: groupId } = await testGroup(db)
  await joinWithAccount({ db, env }, user, { groupId, name: 'Anna' })
  await joinWithAccount({ db, env }, user, { groupId, name: 'Anna' })
  const { path } = await readOwnGroup(db, user, groupId)
  const steps = await stepsOf(db, path)
  for (const step of steps) await markStep(db, user, step)
  const done = async () => [...((await doneSteps(db, [user.id], steps)).get(user.id) ?? [])]
  // A scene is done where it is decided, and nowhere else.
  expect(await done()).toEqual(['practice:menu-del-giorno'])
  await leaveGroup(db, user, groupId)
  expect(await latestGroupOf(db, user)).toBe(null)
  expect(await failureCode(readOwnGroup(db, user, groupId))).toBe('NOT_FOUND')
  expect(await done()).toEqual(['practice:menu-del-giorno'])
  await db
    .updateTable('groups')
    .set({ endsAt: new Date(Date.now() - 1000) })
    .execute()
  expect(await failureCode(joinWithAccount({ db, env }, user, { groupId, name: 'Anna' }))).toBe(
    'DOOR_CLOSED',
  )
})

test('TOG-03 a path names what is published now; a lesson is done with all of its parts', async () => {
  const db = await testDatabase({ seeded: true })
  const user = await testUser(db)
  for (const path of Object.values(readySteps)) {
    expect((await stepsOf(db, path)).map(({ ref }) => ref)).toEqual(path)
  }
  const steps = await stepsOf(db, ['lesson:un-file', 'scene:sms-sul-pacco', 'guide:mai-esistita'])
  expect(steps.map(({ title, to }) => [title, to])).toEqual([
    ["Un file: dov'è finito?", '/prima-di-cominciare/un-file'],
    ['Un SMS sul pacco', '/palestra/sms-sul-pacco'],
  ])
  const doneAt = new Date()
  for (const part of unFile.parts) {
    expect((await doneSteps(db, [user.id], steps)).get(user.id)?.size, part.id).toBe(0)
    const step = { userId: user.id, kind: 'lesson' as const, stepId: `un-file.${part.id}`, doneAt }
    await db.insertInto('learningSteps').values(step).execute()
  }
  expect((await doneSteps(db, [user.id], steps)).get(user.id)?.size).toBe(1)
})

test('TOG-06 TOG-15 REL-39 a slip made anew ends the sessions; a name is changed everywhere', async () => {
  const db = await testDatabase()
  const marta = await actor(db, 'facilitator')
  const { id: groupId } = await testGroup(db, { ledBy: marta.id })
  const { userId, slip } = await joinWithName(
    { db, env },
    { groupId, name: 'Parolaccia', page: 'p' },
  )
  const hashOf = () =>
    db.selectFrom('slips').select('hash').where('userId', '=', userId).executeTakeFirstOrThrow()
  const before = await hashOf()
  await renameMember(db, marta, { groupId, userId, name: 'Luisa' })
  const user = await db
    .selectFrom('users')
    .select(['name', 'email', 'searchText'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  expect(user).toMatchObject({ name: 'Luisa', searchText: 'luisa' })
  expect(hasAddress(user)).toBe(false)
  const renewed = await renewMembersSlip({ db, env }, marta, groupId, userId)
  expect(renewed.name).toBe('Luisa')
  expect(renewed.slip).toMatch(/^[a-z]+-[a-z]+-[a-z]+-\d{4}$/)
  expect(renewed.slip).not.toBe(slip)
  expect(await hashOf()).not.toEqual(before)
  // The second came from a sign-in provider without an address.
  for (const email of ['ada@esempio.it', reservedAddress(randomUUID())]) {
    const other = await testUser(db, { email })
    await testMember(db, groupId, { userId: other.id })
    const work = renewMembersSlip({ db, env }, marta, groupId, other.id)
    expect(await failureCode(work), email).toBe('NO_SLIP')
  }
  const { board } = await readBoard(db, marta, groupId)
  expect(board.people.map(({ hasSlip }) => hasSlip)).toEqual([true, false, false])
})

test('TOG-15 who is taken out is put back as they were, for a while, and by whoever leads the group alone', async () => {
  const db = await testDatabase()
  const marta = await actor(db, 'facilitator')
  const { id: groupId } = await testGroup(db, { ledBy: marta.id, seats: 1 })
  const joinedAt = new Date(Date.now() - 1_800_000)
  const userId = await testMember(db, groupId, { name: 'Luisa', joinedAt })
  const people = async () =>
    (await db
      .selectFrom('groupMembers')
      .select(['userId', 'name', 'joinedAt'])
      .execute()) as object[]
  const { name, undo } = await removeMember({ db, env }, marta, groupId, userId)
  expect([name, await people()]).toEqual(['Luisa', []])
  const back = (who: typeof marta, id: string, text: string) =>
    failureCode(putMemberBack({ db, env }, who, id, text))
  expect(await back(await actor(db, 'facilitator'), groupId, undo)).toBe('NOT_FOUND')
  const other = await testGroup(db, { code: 'BBBBBB', ledBy: marta.id })
  expect(await back(marta, groupId, undo.slice(1))).toBe('TOO_LATE')
  expect(await back(marta, other.id, undo)).toBe('TOO_LATE')
  expect(await back(marta, groupId, undo)).toBe('done')
  expect(await people()).toEqual([{ userId, name: 'Luisa', joinedAt }])
  const again = await removeMember({ db, env }, marta, groupId, userId)
  await db.deleteFrom('users').where('id', '=', userId).execute()
  expect(await back(marta, groupId, again.undo)).toBe('TOO_LATE')
})

test('HLD-09 a group has what its people have as visitors, apart from the address', async () => {
  const db = await testDatabase()
  const { id: groupId } = await testGroup(db, { seats: 2 })
  const address = '192.0.2.7'
  const member = async () => ({ userId: await testMember(db, groupId), address })
  const [one, two, third] = [await member(), await member(), await member()]
  for (const asker of [one, one, one, two, two, two]) {
    expect((await takeAllowance(db, env, asker)).ok).toBe(true)
  }
  const keys = await db.selectFrom('quotas').select(['key', 'used']).execute()
  expect(keys.find(({ key }) => key === `ai-day-group:group:${groupId}`)?.used).toBe(6)
  expect(keys.filter(({ key }) => key.includes('address:'))).toEqual([])
  // A visitor of the same address has all of theirs.
  expect(await remaining(db, env, { userId: null, visitorId: 'v', address })).toBe(3)
  // Whoever finds the group's used up asks as a stranger.
  expect(await takeAllowance(db, env, third)).toMatchObject({ ok: true, remaining: 2 })
  const after = await db.selectFrom('quotas').select('key').execute()
  expect(after.map(({ key }) => key.split(':', 1).join())).toContain('ai-third')
})

test('HLD-09 a place that came free gives nobody a group’s answers a second time that day', async () => {
  const db = await testDatabase()
  const { id: groupId } = await testGroup(db, { seats: 2 })
  const address = '192.0.2.7'
  const { userId: vera } = await joinWithName({ db, env }, { groupId, name: 'Vera', page: '' })
  for (let round = 0; round < 4; round += 1) {
    const { userId } = await joinWithName({ db, env }, { groupId, name: 'Rosa', page: '' })
    for (let asked = 0; asked < 3; asked += 1) await takeAllowance(db, env, { userId, address })
    await db.deleteFrom('users').where('id', '=', userId).execute()
  }
  await takeAllowance(db, env, { userId: vera, address })
  const counted = await db.selectFrom('quotas').select(['key', 'used']).execute()
  const usedOf = (key: string) => counted.find((row) => row.key === key)?.used
  expect([usedOf(`ai-day-group:group:${groupId}`), usedOf('ai-groups')]).toEqual([4, 4])
})

test('TOG-17 an account without address goes a year after its last use, and no other', async () => {
  const db = await testDatabase()
  const { id: groupId } = await testGroup(db)
  const [old, young, open] = await Promise.all(
    ['vecchia', 'giovane', 'aperta'].map(async (name) => {
      const { userId } = await joinWithName({ db, env }, { groupId, name, page: name })
      return userId
    }),
  )
  const withAddress = await testUser(db)
  const monthsAgo = (months: number) => {
    const then = new Date()
    then.setUTCMonth(then.getUTCMonth() - months)
    return then
  }
  const used = (id: string | undefined, lastLoginAt: Date) =>
    db
      .updateTable('users')
      .set({ lastLoginAt })
      .where('id', '=', id ?? '')
      .execute()
  await used(old, monthsAgo(13))
  await used(young, monthsAgo(11))
  await used(open, monthsAgo(13))
  await used(withAddress.id, monthsAgo(30))
  await testSession(db, open ?? '')
  await removeUnusedAccounts(db, env)
  const left = await db.selectFrom('users').select('id').execute()
  expect(left.map(({ id }) => id).toSorted()).toEqual([young, open, withAddress.id].toSorted())
})

test('TOG-17 TOG-52 a group goes a year after its meeting, or a month after it was deleted; its people keep what they did', async () => {
  const db = await testDatabase()
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  const kept = await testGroup(db, { code: 'BBBBBB', endsAt: daysAgo(300) })
  const undo = await testGroup(db, { code: 'CCCCCC', deletedAt: daysAgo(29) })
  const gone = await testGroup(db, { code: 'FFFFFF', deletedAt: daysAgo(31) })
  await testGroup(db, { code: 'GGGGGG', endsAt: daysAgo(370) })
  const userId = await testMember(db, gone.id)
  await db
    .insertInto('pathMarks')
    .values({ userId, step: 'practice:menu-del-giorno', doneAt: new Date() })
    .execute()
  await removeExpired(db)
  const left = await db.selectFrom('groups').select('id').execute()
  expect(left.map(({ id }) => id).toSorted()).toEqual([kept.id, undo.id].toSorted())
  expect(await db.selectFrom('groupMembers').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('pathMarks').select('step').execute()).toHaveLength(1)
})
