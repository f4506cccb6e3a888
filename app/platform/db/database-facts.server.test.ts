import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { engine, testDatabase } from '../../../tests/harness/database.ts'
import { databaseFacts } from './database-facts.server.ts'
import { pendingMigrations } from './migrate.server.ts'

test('a database says what it is, how large, and where, without who signs in there', async () => {
  const db = await testDatabase()
  const url = 'postgres://ada:segreta@db.esempio.it:5433/citt%C3%A0?sslmode=require'
  const facts = await databaseFacts(db, { url: engine === 'postgres' ? url : undefined })
  expect(facts).toEqual({
    engine,
    version: expect.stringMatching(/^\d+(\.\d+)+$/),
    bytes: expect.any(Number),
    place: engine === 'postgres' ? 'città su db.esempio.it' : 'fucina.sqlite',
  })
  expect(facts.bytes).toBeGreaterThan(0)
})

test('a migration that has not run is pending, and nothing is when all have', async () => {
  const db = await testDatabase()
  expect(await pendingMigrations(db)).toEqual([])
  await sql`delete from kysely_migration where name = '0001-everything'`.execute(db)
  expect(await pendingMigrations(db)).toEqual(['0001-everything'])
})
