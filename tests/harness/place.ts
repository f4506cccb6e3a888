/** Where a database of a test lives, on the engine under test. Knows nothing of a test runner. */
import { randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { ensureFirstAdmin } from '../../app/accounts/first-admin.server.ts'
import { openDatabase } from '../../app/platform/db/database.server.ts'
import { migrate } from '../../app/platform/db/migrate.server.ts'
import { seed } from '../../app/seed.server.ts'
import { runDirectory, runName } from './run.ts'

export type TestEngine = 'sqlite' | 'postgres'

export const engine: TestEngine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite'

/**
 * What a new database holds: nothing at all, our tables, the built-in content too, or the first
 * administrator as well, as after a start: to hash a password takes each server a tenth of a second.
 */
export type Contents = 'empty' | 'migrated' | 'seeded' | 'started'

export type DatabasePlace = {
  engine: TestEngine
  /** DATA_DIR: the SQLite file, the outbox, the secret. */
  directory: string
  /** DATABASE_URL, on PostgreSQL only. */
  url: string | undefined
  remove(): Promise<void>
}

function clusterUrl() {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('TEST_DATABASE_URL names no PostgreSQL for the tests')
  return url
}

function urlOf(database: string) {
  const url = new URL(clusterUrl())
  url.pathname = `/${database}`
  return url.href
}

async function onCluster<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: urlOf('postgres') })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const drop = (name: string) =>
  onCluster((client) => client.query(`drop database if exists "${name}" with (force)`))

async function fill(at: { directory: string; url?: string }, contents: Contents) {
  const db = openDatabase(at, (error) => {
    throw error
  })
  try {
    await migrate(db)
    if (contents !== 'migrated') await seed(db)
    if (contents === 'started') await ensureFirstAdmin(db, { CITY: 'Bergamo' }, () => {})
  } finally {
    await db.destroy()
  }
}

/** A finished SQLite file to copy, made once in a run. */
async function sqliteTemplate(contents: Contents): Promise<string> {
  const template = join(runDirectory(), `${contents}.sqlite`)
  if (existsSync(template)) return template
  const directory = mkdtempSync(join(runDirectory(), 'template-'))
  await fill({ directory }, contents)
  renameSync(join(directory, 'fucina.sqlite'), template)
  return template
}

const templateName = (contents: Contents) => `${runName()}_${contents}`

/** A finished PostgreSQL database to copy, made once in a run. */
async function postgresTemplate(contents: Contents): Promise<string> {
  const name = templateName(contents)
  await onCluster(async (client) => {
    // The lock belongs to the connection: whoever comes second waits and finds the work done.
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    const making = `${name}_making`
    await client.query(`drop database if exists "${making}" with (force)`)
    await client.query(`create database "${making}"`)
    await fill({ directory: tmpdir(), url: urlOf(making) }, contents)
    await client.query(`alter database "${making}" rename to "${name}"`)
  })
  return name
}

/** Removes the templates of this run from the cluster. */
export async function dropTemplates() {
  if (!process.env.TEST_DATABASE_URL) return
  const made: Contents[] = ['migrated', 'seeded', 'started']
  for (const contents of made) await drop(templateName(contents))
}

/** A new database of the engine under test. */
export async function databasePlace(
  contents: Contents = 'empty',
  on: TestEngine = engine,
): Promise<DatabasePlace> {
  const directory = mkdtempSync(join(tmpdir(), 'fucina-test-'))
  const removeDirectory = () => rmSync(directory, { recursive: true, force: true })
  if (on === 'sqlite') {
    if (contents !== 'empty') {
      copyFileSync(await sqliteTemplate(contents), join(directory, 'fucina.sqlite'))
    }
    return { engine: on, directory, url: undefined, remove: async () => removeDirectory() }
  }
  const name = `fucina_test_${randomUUID().replaceAll('-', '')}`
  const template = contents === 'empty' ? 'template1' : await postgresTemplate(contents)
  // Copying files is quicker than writing every block to the log of a cluster without fsync.
  await onCluster((client) =>
    client.query(`create database "${name}" template "${template}" strategy file_copy`),
  )
  return {
    engine: on,
    directory,
    url: urlOf(name),
    async remove() {
      removeDirectory()
      await drop(name)
    },
  }
}
