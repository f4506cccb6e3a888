import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/harness/database.ts'
import { pendingMigrations } from './migrate.server.ts'

test('a migration that has not run is pending, and nothing is when all have', async () => {
  const db = await testDatabase()
  expect(await pendingMigrations(db)).toEqual([])
  await sql`delete from kysely_migration where name = '0001-everything'`.execute(db)
  expect(await pendingMigrations(db)).toEqual(['0001-everything'])
})
