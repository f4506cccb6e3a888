import { expect, onTestFinished, test } from 'vitest'
import { databasePlace, testDatabase, testSession, testUser } from '../../tests/harness/database.ts'
import { type Database, openDatabase } from '../platform/db/database.server.ts'
import { SettingsError } from '../platform/settings/env.server.ts'
import { ensureFirstAdmin } from './first-admin.server.ts'
import { verifyPassword } from './sign-in/password-hash.server.ts'
import { createPasswordUser } from './user-record.server.ts'

const settings = { ADMIN_EMAIL: undefined, ADMIN_PASSWORD: undefined, CITY: 'Bergamo' }

const untold = () => {}

const admins = (db: Database) =>
  db.selectFrom('users').select(['id', 'email']).where('role', '=', 'admin').execute()

async function passwordOf(db: Database, userId: string) {
  const account = await db
    .selectFrom('accounts')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst()
  return account?.password ?? ''
}

test('PERM-02 without an active admin one is made, with a random password that is told once', async () => {
  const db = await testDatabase()
  const { id: suspended } = await testUser(db, { role: 'admin', isActive: false })
  const made = await ensureFirstAdmin(db, settings, untold)
  expect(made?.email).toBe('admin@fucina.invalid')
  const [admin, ...others] = (await admins(db)).filter(({ id }) => id !== suspended)
  expect(others).toEqual([])
  const hash = await passwordOf(db, admin!.id)
  expect(await verifyPassword({ hash, password: made?.password ?? '' })).toBe(true)
  expect(await ensureFirstAdmin(db, settings, untold)).toBeNull()
})

test('PERM-02 a registered person is promoted; the password of the settings replaces his', async () => {
  const db = await testDatabase()
  const person = { name: 'Ada', email: 'ada@esempio.it', password: 'scelta da un altro' }
  const id = await createPasswordUser(db, person, { city: 'Bergamo' })
  const named = { ...settings, ADMIN_EMAIL: 'Ada@Esempio.it', ADMIN_PASSWORD: 'ponte vecchio' }
  expect(await ensureFirstAdmin(db, named, untold)).toEqual({ email: 'ada@esempio.it' })
  expect(await admins(db)).toEqual([{ id, email: 'ada@esempio.it' }])
  const hash = await passwordOf(db, id)
  expect(await verifyPassword({ hash, password: 'ponte vecchio' })).toBe(true)
  expect(await verifyPassword({ hash, password: 'scelta da un altro' })).toBe(false)
})

test('REL-25 an address that nobody confirmed is not trusted: its password, sessions and links go', async () => {
  const db = await testDatabase()
  const person = { name: 'Ada', email: 'ada@esempio.it', password: 'scelta da un altro' }
  const id = await createPasswordUser(db, person, { city: 'Bergamo' })
  const now = new Date()
  const dates = { createdAt: now, updatedAt: now, expiresAt: new Date(now.getTime() + 60_000) }
  await testSession(db, id)
  const link = { id: 'l', identifier: 'reset', value: id, ...dates }
  await db.insertInto('verifications').values(link).execute()
  const made = await ensureFirstAdmin(db, { ...settings, ADMIN_EMAIL: 'ada@esempio.it' }, untold)
  expect(made).toEqual({ email: 'ada@esempio.it', password: expect.stringMatching(/^.{12,}$/) })
  expect(await admins(db)).toEqual([{ id, email: 'ada@esempio.it' }])
  const hash = await passwordOf(db, id)
  expect(await verifyPassword({ hash, password: made?.password ?? '' })).toBe(true)
  expect(await verifyPassword({ hash, password: 'scelta da un altro' })).toBe(false)
  expect(await db.selectFrom('sessions').select('id').execute()).toEqual([])
  expect(await db.selectFrom('verifications').select('id').execute()).toEqual([])
})

test('REL-25 who has confirmed the address keeps the own password', async () => {
  const db = await testDatabase()
  const person = { name: 'Ada', email: 'ada@esempio.it', password: 'scelta da Ada' }
  const id = await createPasswordUser(db, person, { city: 'Bergamo' })
  await db.updateTable('users').set({ emailVerified: true }).execute()
  const named = { ...settings, ADMIN_EMAIL: 'ada@esempio.it' }
  expect(await ensureFirstAdmin(db, named, untold)).toEqual({ email: 'ada@esempio.it' })
  const hash = await passwordOf(db, id)
  expect(await verifyPassword({ hash, password: 'scelta da Ada' })).toBe(true)
})

test('REL-25 WHO-58 a short or common password of the settings makes no administrator', async () => {
  const db = await testDatabase()
  for (const [ADMIN_PASSWORD, fault] of [
    ['undici segn', 'must have 12 characters or more'],
    ['Password2026!', 'is one of those that anybody tries first'],
  ] as const) {
    await expect(ensureFirstAdmin(db, { ...settings, ADMIN_PASSWORD }, untold)).rejects.toThrow(
      new SettingsError(`wrong settings: ADMIN_PASSWORD: ${fault}`),
    )
  }
  expect(await admins(db)).toEqual([])
})

test('PERM-02 processes that start at once make one admin', async () => {
  const place = await databasePlace('migrated')
  const processes = Array.from({ length: 4 }, () => openDatabase(place, () => {}))
  onTestFinished(async () => {
    await Promise.all(processes.map((db) => db.destroy()))
    await place.remove()
  })
  const made = await Promise.all(processes.map((db) => ensureFirstAdmin(db, settings, untold)))
  expect(made.filter(Boolean)).toHaveLength(1)
  expect(await admins(processes[0]!)).toHaveLength(1)
})
