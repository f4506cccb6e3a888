import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import { verifyPassword } from './sign-in/password-hash.server.ts'
import { createPasswordUser, EmailTaken, recordSignIn } from './user-record.server.ts'

const ada = { name: 'Ada Èlite', email: 'Ada@Esempio.it', password: 'rondine' }

test('DATA-02 DATA-03 a new account has every default, and only a hash of its password', async () => {
  const db = await testDatabase()
  const id = await createPasswordUser(db, ada, { city: 'Bergamo' })
  const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
  expect(user).toMatchObject({
    name: 'Ada Èlite',
    email: 'ada@esempio.it',
    emailVerified: false,
    role: 'customer',
    isActive: true,
    techLevel: 'beginner',
    city: 'Bergamo',
    lastLoginAt: null,
    searchText: 'ada elite ada@esempio.it',
  })
  const account = await db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow()
  expect(account).toMatchObject({ userId: id, providerId: 'credential' })
  expect(await verifyPassword({ hash: account.password ?? '', password: 'rondine' })).toBe(true)
  const { updatedAt, ...subscription } = await db
    .selectFrom('subscriptions')
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(updatedAt).toBeInstanceOf(Date)
  expect(subscription).toEqual({
    userId: id,
    plan: 'free',
    status: 'active',
    priceId: 'free',
    currentPeriodEnd: null,
    cancelAtPeriodEnd: false,
    amount: 0,
    currency: 'eur',
    stripeSessionId: null,
  })
})

test('ERR-01 six registrations of one address at once make one account', async () => {
  const db = await testDatabase()
  const results = await Promise.allSettled(
    Array.from({ length: 6 }, () => createPasswordUser(db, ada, { city: 'Bergamo' })),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(EmailTaken)
  }
  for (const table of ['users', 'accounts', 'subscriptions'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toHaveLength(1)
  }
})

test('SESS-03 SESS-04 signing in notes the time and completes the profile, nothing else', async () => {
  const db = await testDatabase()
  const user = await testUser(db)
  const before = Date.now()
  await recordSignIn(db, user.id)
  const first = await db.selectFrom('users').selectAll().executeTakeFirstOrThrow()
  expect(first.lastLoginAt?.getTime()).toBeGreaterThanOrEqual(before)
  await db.updateTable('subscriptions').set({ plan: 'kept' }).execute()
  await Promise.all(Array.from({ length: 16 }, () => recordSignIn(db, user.id)))
  const second = await db.selectFrom('users').selectAll().executeTakeFirstOrThrow()
  expect({ ...second, lastLoginAt: null }).toEqual({ ...first, lastLoginAt: null })
  const subscriptions = await db.selectFrom('subscriptions').select('plan').execute()
  expect(subscriptions).toEqual([{ plan: 'kept' }])
})
