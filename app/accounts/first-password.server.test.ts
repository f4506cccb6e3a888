import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../tests/harness/database.ts'
import type { Database } from '../platform/db/database.server.ts'
import { ensureFirstAdmin } from './first-admin.server.ts'
import {
  firstPasswordFile,
  keepFirstPassword,
  removeUsedPassword,
} from './first-password.server.ts'
import { preparePassword, storePassword } from './user-record.server.ts'

const settings = { ADMIN_EMAIL: undefined, ADMIN_PASSWORD: undefined, CITY: 'Bergamo' }

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'fucina-first-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
})

const make = (db: Database) =>
  ensureFirstAdmin(db, settings, (made) => keepFirstPassword(directory, made))

test('REL-25 the made password stands in a file that its owner alone reads, until somebody signs in or changes it', async () => {
  const db = await testDatabase()
  const made = await make(db)
  const file = firstPasswordFile(directory)
  expect(readFileSync(file, 'utf8')).toBe(`admin@fucina.invalid\n${made?.password}\n`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await removeUsedPassword(db, directory)).toBe(false)
  const lastLoginAt = new Date(Date.now() + 5)
  await db.updateTable('users').set({ lastLoginAt }).execute()
  expect(await removeUsedPassword(db, directory)).toBe(true)
  expect(statSync(file, { throwIfNoEntry: false })).toBeUndefined()
  await db.updateTable('users').set({ lastLoginAt: null }).execute()
  keepFirstPassword(directory, { email: made?.email ?? '', password: made?.password ?? '' })
  expect(await removeUsedPassword(db, directory)).toBe(false)
  const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  await storePassword(db, id, await preparePassword('tre parole lunghe'))
  expect(await removeUsedPassword(db, directory)).toBe(true)
})
