import { beforeAll, expect, test } from 'vitest'
import { testDatabase, testSession, testUser } from '../../../tests/harness/database.ts'
import { failureCode } from '../../../tests/harness/failure-code.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { parseEnv } from '../../platform/settings/env.server.ts'
import { recordCheckout } from '../checkout.server.ts'
import { endSession, endSessions, listSessions } from '../session/sessions.server.ts'
import { changePassword } from '../sign-in/password.server.ts'
import { hashPassword, verifyPassword } from '../sign-in/password-hash.server.ts'
import { storePassword } from '../user-record.server.ts'

const env = parseEnv({ SECRET: 's'.repeat(32), SIGN_IN_FAILURES_PER_EMAIL: '3' })
const context = (db: Database) => ({ db, env, address: '192.0.2.1' })

let hash: string
beforeAll(async () => {
  hash = await hashPassword('campanile')
})

const session = async (db: Database, userId: string, id: string, fields: object = {}) =>
  (await testSession(db, userId, { id, token: `token-${id}`, ...fields })).id

/** Somebody who has a password, in the session that asks. */
async function withPassword(db: Database) {
  const user = { ...(await testUser(db)), givenRole: 'customer' as const, sessionId: 'here' }
  await storePassword(db, user.id, { hash, isLong: false })
  return user
}

const sessionsLeft = async (db: Database) =>
  (await db.selectFrom('sessions').select('id').orderBy('id').execute()).map(({ id }) => id)

test('a new password: the old one is asked for, other sessions and reset links end', async () => {
  const db = await testDatabase()
  const user = await withPassword(db)
  const other = await testUser(db)
  await session(db, user.id, 'here')
  await session(db, user.id, 'there')
  await session(db, other.id, 'foreign')
  const now = new Date()
  const link = { id: 'l', identifier: 'reset', value: user.id, expiresAt: now }
  await db
    .insertInto('verifications')
    .values({ ...link, createdAt: now, updatedAt: now })
    .execute()
  const wish = { current: 'sbagliata', password: 'torre civica' }
  expect(await failureCode(changePassword(context(db), user, wish))).toBe('WRONG_PASSWORD')
  expect(await sessionsLeft(db)).toEqual(['foreign', 'here', 'there'])
  await changePassword(context(db), user, { ...wish, current: 'campanile' })
  expect(await sessionsLeft(db)).toEqual(['foreign', 'here'])
  expect(await db.selectFrom('verifications').select('id').execute()).toEqual([])
  const { password } = await db
    .selectFrom('accounts')
    .select('password')
    .where('userId', '=', user.id)
    .executeTakeFirstOrThrow()
  expect(await verifyPassword({ hash: password ?? '', password: 'torre civica' })).toBe(true)
})

test('ERR-05 guessing the password in the settings is counted as at the sign-in', async () => {
  const db = await testDatabase()
  const user = await withPassword(db)
  const guess = () =>
    failureCode(
      changePassword(context(db), user, { current: 'sbagliata', password: 'torre civica' }),
    )
  const codes = await Promise.all([guess(), guess(), guess(), guess()])
  expect(codes.filter((code) => code === 'WRONG_PASSWORD')).toHaveLength(3)
  expect(codes).toContain('TOO_MANY_ATTEMPTS')
})

test('SESS-09 sessions are listed here first, without those that are over, and end one by one', async () => {
  const db = await testDatabase()
  const user = { ...(await testUser(db)), givenRole: 'customer' as const, sessionId: 'b' }
  const other = await testUser(db)
  const day = (of: number) => new Date(Date.UTC(2026, 10, of))
  await session(db, user.id, 'a', { updatedAt: day(20), userAgent: 'Android Firefox/143' })
  await session(db, user.id, 'b', { updatedAt: day(18) })
  await session(db, user.id, 'c', { updatedAt: day(19) })
  await session(db, user.id, 'over', { expiresAt: day(1) })
  await session(db, other.id, 'foreign')
  const devices = await listSessions(db, user)
  expect(devices.map(({ id, name, isHere }) => [id, name, isHere])).toEqual([
    ['b', 'Dispositivo sconosciuto', true],
    ['a', 'Firefox su Android', false],
    ['c', 'Dispositivo sconosciuto', false],
  ])
  await endSession(db, user, 'foreign')
  await endSession(db, user, 'nessuna')
  await endSession(db, user, 'a')
  expect(await sessionsLeft(db)).toEqual(['b', 'c', 'foreign', 'over'])
  await endSessions(db, user, { but: user.sessionId })
  expect(await sessionsLeft(db)).toEqual(['b', 'foreign'])
})

const subscriptionOf = (db: Database, userId: string) =>
  db.selectFrom('subscriptions').selectAll().where('userId', '=', userId).executeTakeFirst()

test('PAY-01 a checkout is noted in the own record, and grants nothing; what is no id of one is not stored', async () => {
  const db = await testDatabase()
  const user = await testUser(db)
  const other = await testUser(db)
  const began = Date.now()
  expect(await recordCheckout(db, user, 'cs_test_1')).toBe(true)
  const stored = await subscriptionOf(db, user.id)
  expect(stored).toMatchObject({ stripeSessionId: 'cs_test_1', plan: 'free', status: 'active' })
  expect(stored?.updatedAt.getTime()).toBeGreaterThanOrEqual(began)
  const former = { plan: 'pro', status: 'past_due', updatedAt: new Date(0) }
  await db.updateTable('subscriptions').set(former).execute()
  await recordCheckout(db, user, 'cs_live_b2')
  const renewed = await subscriptionOf(db, user.id)
  expect(renewed?.updatedAt.getTime()).toBeGreaterThanOrEqual(began)
  expect(renewed).toMatchObject({
    stripeSessionId: 'cs_live_b2',
    plan: 'pro',
    status: 'past_due',
    amount: 0,
  })
  const long = `cs_${'x'.repeat(300)}`
  for (const text of ['', 'cs_test_', 'x', "cs_test_1'", long]) {
    expect(await recordCheckout(db, other, text), text).toBe(false)
  }
  expect(await subscriptionOf(db, other.id)).toBeUndefined()
})
