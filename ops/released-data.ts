/**
 * Makes the data of this version in tests/fixtures anew, until it is tagged: the backups of an
 * installation on each engine in which people have worked, and how many rows each table has.
 * `node ops/run.mjs ops/released-data.ts` (docs/decisions/0045-data-outlive-versions.md)
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { constants, gzipSync } from 'node:zlib'
import { fillSaved } from '../tests/harness/fill-saved.ts'
import { launchFucina } from '../tests/harness/launch.ts'
import { chapterDone } from '../tests/harness/learned.ts'
import { person } from '../tests/harness/people.ts'
import { databasePlace, type TestEngine } from '../tests/harness/place.ts'
import { fillEveryTable, readEverything } from '../tests/harness/rows.ts'
import { endRun } from '../tests/harness/run.ts'
import { makeBackup } from './backup/make-backup.ts'
import { providePostgres } from './test-postgres.ts'

const root = resolve(import.meta.dirname, '..')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const folder = join(root, 'tests/fixtures', version)

/** Whom the tests sign in as, with a chapter done and three saved responses. */
const learner = { name: 'Ada Prova', email: 'ada@esempio.it' }

async function make(engine: TestEngine, file: string): Promise<Record<string, number>> {
  const place = await databasePlace('started', engine)
  const server = await launchFucina({ place })
  try {
    const { id } = await person(server, learner)
    await chapterDone(server.db(), id)
    await fillSaved(server.db(), id, 3, 'Gentile ufficio, chiedo un appuntamento.')
    await fillEveryTable(server.db())
    await server.stop()
    const made = join(place.directory, 'made')
    await makeBackup(place, made)
    const bytes = readFileSync(made)
    const isPacked = engine === 'postgres'
    writeFileSync(file, isPacked ? bytes : gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }))
    const rows = Object.entries(await readEverything(place))
    return Object.fromEntries(rows.map(([table, { length }]) => [table, length]))
  } finally {
    await server.remove()
    await place.remove()
  }
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const postgres = await providePostgres()
if (!postgres) throw new Error('no PostgreSQL can be had here')
try {
  process.env.TEST_DATABASE_URL = postgres.url
  const rows = {
    sqlite: await make('sqlite', join(folder, 'fucina.sqlite.gz')),
    postgres: await make('postgres', join(folder, 'fucina.pgdump')),
  }
  writeFileSync(join(folder, 'rows.json'), `${JSON.stringify(rows, null, 2)}\n`)
} finally {
  postgres.stop()
  endRun()
}
