import { expect, test } from 'vitest'
import { engine, testDatabase, testSession, testUser } from '../../tests/harness/database.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { wasSuspended } from './session/suspension.server.ts'
import { reactivateUser, setRole, signOut, suspendUser } from './users.server.ts'

const session = async (db: Database, userId: string, token: string) =>
  (await testSession(db, userId, { id: `session ${token}`, token })).id

const standing = (db: Database, id: string) =>
  db.selectFrom('users').select(['role', 'isActive']).where('id', '=', id).executeTakeFirstOrThrow()

const activity = (db: Database) =>
  db
    .selectFrom('activity')
    .select(['kind', 'actorId', 'subjectId', 'subjectTitle'])
    .orderBy('createdAt')
    .execute()

const failureCode = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof KnownFailure ? error.code : error),
  )

test('AUTH-14 suspending ends every session at once, tells the streams, and can be undone', async () => {
  const db = await testDatabase()
  const admin = await testUser(db, { role: 'admin' })
  const user = await testUser(db)
  const other = await testUser(db)
  await session(db, user.id, 'one')
  await session(db, user.id, 'two')
  await session(db, other.id, 'other')
  await suspendUser(db, admin, user.id)
  expect(await standing(db, user.id)).toEqual({ role: 'customer', isActive: false })
  const left = await db.selectFrom('sessions').select('token').execute()
  expect(left).toEqual([{ token: 'other' }])
  expect(await wasSuspended(db, 'one')).toBe(true)
  expect(await wasSuspended(db, 'other')).toBe(false)
  await reactivateUser(db, admin, user.id)
  expect(await standing(db, user.id)).toEqual({ role: 'customer', isActive: true })
  expect(await wasSuspended(db, 'one')).toBe(false)
})

test('ADMU-02 ADMU-03 state and role are stored with updatedAt, and told without a name', async () => {
  const db = await testDatabase()
  const admin = await testUser(db, { role: 'admin' })
  const user = await testUser(db, { name: 'Maria Rossi' })
  const past = new Date('2026-01-02T03:04:05.000Z')
  const changes = [
    () => suspendUser(db, admin, user.id),
    () => reactivateUser(db, admin, user.id),
    () => setRole(db, admin, user.id, 'admin'),
    () => setRole(db, admin, user.id, 'customer'),
  ]
  const kinds = ['userSuspended', 'userReactivated', 'roleGiven', 'roleTaken']
  for (const [position, change] of changes.entries()) {
    await db.deleteFrom('activity').execute()
    await db.updateTable('users').set({ updatedAt: past }).where('id', '=', user.id).execute()
    await change()
    const told = { actorId: admin.id, subjectId: user.id, subjectTitle: null }
    expect(await activity(db)).toEqual([{ kind: kinds[position], ...told }])
    const stored = await db
      .selectFrom('users')
      .select('updatedAt')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()
    expect(stored.updatedAt.getTime()).toBeGreaterThan(past.getTime())
    await change()
    expect(await activity(db), 'done already').toHaveLength(1)
  }
})

test('PERM-10 customers change nobody, and an admin who was demoted meanwhile neither', async () => {
  const db = await testDatabase()
  const admin = await testUser(db, { role: 'admin' })
  const customer = await testUser(db)
  expect(await failureCode(suspendUser(db, customer, admin.id))).toBe('FORBIDDEN')
  expect(await failureCode(reactivateUser(db, customer, customer.id))).toBe('FORBIDDEN')
  expect(await failureCode(setRole(db, customer, customer.id, 'admin'))).toBe('FORBIDDEN')
  expect(await failureCode(setRole(db, { ...customer, role: 'admin' }, customer.id, 'admin'))).toBe(
    'FORBIDDEN',
  )
  expect(await standing(db, customer.id)).toEqual({ role: 'customer', isActive: true })
  expect(await standing(db, admin.id)).toEqual({ role: 'admin', isActive: true })
})

test('PERM-01 ADMU-06 nobody suspends himself, and the last active admin keeps the role', async () => {
  const db = await testDatabase()
  const admin = await testUser(db, { role: 'admin' })
  await testUser(db, { role: 'admin', isActive: false })
  expect(await failureCode(suspendUser(db, admin, admin.id))).toBe('OWN_ACCOUNT')
  expect(await failureCode(setRole(db, admin, admin.id, 'customer'))).toBe('LAST_ADMIN')
  expect(await failureCode(setRole(db, admin, 'nobody', 'admin'))).toBe('NOT_FOUND')
  expect(await standing(db, admin.id)).toEqual({ role: 'admin', isActive: true })
  expect(await activity(db)).toEqual([])
  const second = await testUser(db, { role: 'admin' })
  await setRole(db, admin, admin.id, 'customer')
  expect(await standing(db, admin.id)).toEqual({ role: 'customer', isActive: true })
  expect(await failureCode(suspendUser(db, second, second.id))).toBe('OWN_ACCOUNT')
})

test('SESS-02 a new role is stored and told to the open screens of the person', async () => {
  const db = await testDatabase()
  const admin = await testUser(db, { role: 'admin' })
  const user = await testUser(db)
  await setRole(db, admin, user.id, 'admin')
  expect(await standing(db, user.id)).toEqual({ role: 'admin', isActive: true })
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
          : setRole(db, admin, victim.id, 'customer'),
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

test('SESS-05 signing out ends this session only, and never one of another person', async () => {
  const db = await testDatabase()
  const user = await testUser(db)
  const other = await testUser(db)
  const here = await session(db, user.id, 'here')
  await session(db, user.id, 'elsewhere')
  const foreign = await session(db, other.id, 'foreign')
  await signOut(db, { id: user.id, sessionId: here })
  await signOut(db, { id: user.id, sessionId: foreign })
  const left = await db.selectFrom('sessions').select('token').orderBy('token').execute()
  expect(left).toEqual([{ token: 'elsewhere' }, { token: 'foreign' }])
})
