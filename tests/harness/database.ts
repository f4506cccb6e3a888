import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { seed } from '../../db/seed.ts'
import { type Database, openDatabase } from '../../app/platform/db/database.server.ts'
import { migrate } from '../../app/platform/db/migrate.server.ts'

export const engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite'

const cluster = () => {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('TEST_DATABASE_URL names no PostgreSQL for the tests')
  return url
}

async function onCluster(sql: string) {
  const client = new pg.Client({ connectionString: cluster() })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** Where a fresh database of the engine under test lives, and how to remove it. */
export type DatabasePlace = {
  directory: string
  url: string | undefined
  remove(): Promise<void>
}

/** An empty place for a database: a temporary folder, or a new database on the test cluster. */
export async function databasePlace(): Promise<DatabasePlace> {
  const directory = mkdtempSync(join(tmpdir(), 'fucina-test-'))
  if (engine === 'sqlite') {
    return {
      directory,
      url: undefined,
      remove: async () => rmSync(directory, { recursive: true, force: true }),
    }
  }
  const name = `fucina_test_${randomUUID().replaceAll('-', '')}`
  await onCluster(`create database "${name}"`)
  const url = new URL(cluster())
  url.pathname = `/${name}`
  return {
    directory,
    url: url.href,
    async remove() {
      rmSync(directory, { recursive: true, force: true })
      await onCluster(`drop database if exists "${name}" with (force)`)
    },
  }
}

/**
 * A migrated database of the engine under test, gone when the test is.
 * @param options.seeded fill it with the built-in content
 */
export async function testDatabase({ seeded = false } = {}): Promise<Database> {
  const place = await databasePlace()
  const db = openDatabase(place, (error) => {
    throw error
  })
  onTestFinished(async () => {
    await db.destroy()
    await place.remove()
  })
  await migrate(db)
  if (seeded) await seed(db)
  return db
}

/** A stored person; fields given win over the defaults. */
export async function testUser(
  db: Database,
  fields: { role?: 'customer' | 'admin'; name?: string; email?: string; isActive?: boolean } = {},
) {
  const id = randomUUID()
  const now = new Date()
  const user = {
    id,
    name: 'Persona di prova',
    email: `${id}@esempio.invalid`,
    emailVerified: false,
    photoURL: null,
    role: 'customer' as const,
    isActive: true,
    techLevel: 'beginner' as const,
    city: 'Bergamo',
    searchText: '',
    createdAt: now,
    updatedAt: now,
    lastLoginAt: null,
    ...fields,
  }
  await db.insertInto('users').values(user).execute()
  return user
}
