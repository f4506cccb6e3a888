import { expect, test } from 'vitest'
import { engine, testDatabase, testSession, testUser } from '../../tests/harness/database.ts'
import { failureCode } from '../../tests/harness/failure-code.ts'
import type { Database } from '../platform/db/database.server.ts'
import { countSessions, endAllSessions } from './session/sessions.server.ts'
import { readUserSettings, saveUserSettings } from './settings/user-settings.server.ts'
import { reactivateUser, storeRole, suspendUser } from './users.server.ts'

const session = async (db: Database, userId: string, token: string) =>
  (await testSession(db, userId, { id: `session ${token}`, token })).id

const standing = (db: Database, id: string) =>
  db.selectFrom('users').select(['role', 'isActive']).where('id', '=', id).executeTakeFirstOrThrow()

const rows = (db: Database) =>
  db.selectFrom('register').select(['act', 'actorId', 'personId', 'personName']).execute()

test('AUTH-14 ADMU-02 a suspension leaves no session open, and whoever is let in again signs in anew', async () => {
  const db = await testDatabase()
  const admin = await testUser(db, { role: 'admin' })
  const user = await testUser(db)
  const other = await testUser(db)
  await session(db, user.id, 'one')
  await session(db, user.id, 'two')
  await session(db, other.id, 'other')
  await suspendUser(db, admin, user.id)
  expect(await standing(db, user.id)).toEqual({ role: 'customer', isActive: false })
  expect(await countSessions(db, admin, user.id)).toBe(0)
  await reactivateUser(db, admin, user.id)
  expect(await standing(db, user.id)).toEqual({ role: 'customer', isActive: true })
  const left = await db.selectFrom('sessions').select('token').execute()
  expect(left).toEqual([{ token: 'other' }])
})

test('ADMU-02 ADMU-03 each change of state or role is dated in the record', async () => {
  const db = await testDatabase()
  const admin = await testUser(db, { role: 'admin' })
  const { id } = await testUser(db)
  const isDatedBy = async (change: () => Promise<unknown>) => {
    await db
      .updateTable('users')
      .set({ updatedAt: new Date(0) })
      .where('id', '=', id)
      .execute()
    await change()
    const { updatedAt } = await db
      .selectFrom('users')
      .select('updatedAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return updatedAt.getTime() > 0
  }
  expect(await isDatedBy(() => suspendUser(db, admin, id))).toBe(true)
  expect(await isDatedBy(() => reactivateUser(db, admin, id))).toBe(true)
  expect(await isDatedBy(() => storeRole(db, admin, id, 'admin'))).toBe(true)
})

test('PERM-10 PERM-08 WHO-10 customers, editors, and an admin who was demoted meanwhile do nothing to people', async () => {
  const db = await testDatabase()
  const admin = await testUser(db, { role: 'admin' })
  const customer = await testUser(db)
  const settings = { name: 'Altro', city: 'Treviglio', techLevel: 'advanced' as const }
  for (const actor of [customer, await testUser(db, { role: 'editor' })]) {
    for (const work of [
      () => suspendUser(db, actor, admin.id),
      () => reactivateUser(db, actor, admin.id),
      () => storeRole(db, actor, actor.id, 'admin'),
      () => endAllSessions(db, actor, admin.id),
      () => countSessions(db, actor, admin.id),
      () => readUserSettings(db, actor, admin.id),
      () => saveUserSettings(db, actor, admin.id, settings),
    ]) {
      expect(await failureCode(work())).toBe('FORBIDDEN')
    }
  }
  const demoted = { ...customer, role: 'admin' as const }
  expect(await failureCode(storeRole(db, demoted, customer.id, 'admin'))).toBe('FORBIDDEN')
  expect(await standing(db, customer.id)).toEqual({ role: 'customer', isActive: true })
  expect(await standing(db, admin.id)).toEqual({ role: 'admin', isActive: true })
})

test('PERM-01 ADMU-03 ADMU-06 nobody suspends himself, and the last active admin keeps the role', async () => {
  const db = await testDatabase()
  const admin = await testUser(db, { role: 'admin' })
  await testUser(db, { role: 'admin', isActive: false })
  expect(await failureCode(suspendUser(db, admin, admin.id))).toBe('OWN_ACCOUNT')
  expect(await failureCode(storeRole(db, admin, admin.id, 'customer'))).toBe('LAST_ADMIN')
  expect(await failureCode(storeRole(db, admin, 'nobody', 'admin'))).toBe('NOT_FOUND')
  expect(await standing(db, admin.id)).toEqual({ role: 'admin', isActive: true })
  expect(await rows(db)).toEqual([])
  await testUser(db, { role: 'admin' })
  await storeRole(db, admin, admin.id, 'customer')
  expect(await standing(db, admin.id)).toEqual({ role: 'customer', isActive: true })
})

test('PERM-01 ADMU-06 sixteen admins who take the role from each other at once leave one', async () => {
  const db = await testDatabase()
  const admins = await Promise.all(
    Array.from({ length: 16 }, () => testUser(db, { role: 'admin' })),
  )
  const codes = await Promise.all(
    admins.map((admin, position) => {
      const victim = admins[(position + 1) % admins.length]!
      return failureCode(
        position % 2
          ? suspendUser(db, admin, victim.id)
          : storeRole(db, admin, victim.id, 'customer'),
      )
    }),
  )
  const active = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('isActive', '=', true)
    .execute()
  expect(active.length, engine).toBeGreaterThanOrEqual(1)
  const done = codes.filter((code) => code === 'done').length
  expect(active.length).toBe(16 - done)
  expect(new Set(codes)).toEqual(new Set(['done', 'FORBIDDEN']))
})

test('WHO-14 WHO-16 a role that waits may do nothing, and leaves the last administrator alone', async () => {
  const db = await testDatabase()
  const admin = await testUser(db, { role: 'admin' })
  const waiting = [
    await testUser(db, { role: 'admin', emailVerified: false }),
    await testUser(db, { role: 'admin', hasLongPassword: false }),
  ]
  const user = await testUser(db)
  for (const one of waiting) {
    expect(await failureCode(suspendUser(db, one, user.id))).toBe('FORBIDDEN')
    expect(await failureCode(storeRole(db, one, one.id, 'customer'))).toBe('FORBIDDEN')
  }
  expect(await failureCode(storeRole(db, admin, admin.id, 'editor'))).toBe('LAST_ADMIN')
  const [first] = waiting
  await db.updateTable('users').set({ emailVerified: true }).where('id', '=', first!.id).execute()
  expect(await failureCode(suspendUser(db, first!, user.id))).toBe('done')
  expect(await failureCode(storeRole(db, admin, admin.id, 'editor'))).toBe('done')
})

test('WHO-17 the desk suspends, reactivates and signs out customers, and gives no role', async () => {
  const db = await testDatabase()
  const desk = await testUser(db, { role: 'desk' })
  const customer = await testUser(db)
  await session(db, customer.id, 'one')
  await endAllSessions(db, desk, customer.id)
  expect(await db.selectFrom('sessions').select('id').execute()).toEqual([])
  await suspendUser(db, desk, customer.id)
  expect(await standing(db, customer.id)).toEqual({ role: 'customer', isActive: false })
  await reactivateUser(db, desk, customer.id)
  expect(await standing(db, customer.id)).toEqual({ role: 'customer', isActive: true })
  expect(await failureCode(storeRole(db, desk, customer.id, 'desk'))).toBe('FORBIDDEN')
})
