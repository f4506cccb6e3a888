/** What a released version has written is opened by every later one of the same first number. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { executedMigrations } from '../../app/platform/db/database-fault.server.ts'
import { knownMigrations } from '../../app/platform/db/migrate.server.ts'
import { restore } from '../../ops/backup/restore.ts'
import { engine, testPlace } from '../harness/database.ts'
import { testPassword } from '../harness/people.ts'
import { opened, readEverything } from '../harness/rows.ts'
import { browserLike, type Fucina, startFucina } from '../harness/server.ts'

const fixtures = resolve(import.meta.dirname, '../fixtures')
const versions = readdirSync(fixtures).filter((name) => /^\d+\.\d+\.\d+$/.test(name))

/** Tables of 1.0 that db/migrations/0002-less.ts drops. */
const dropped = ['helpCalls']

const packed = (version: string) => readFileSync(join(fixtures, version, 'fucina.sqlite.gz'))

/** The learner whom ops/released-data.ts has left there signs in, and finds what is theirs. */
async function expectRead(server: Fucina): Promise<void> {
  const learner = browserLike(server)
  const signIn = { email: 'ada@esempio.it', password: testPassword }
  expect((await learner.post('/login/accedi', signIn)).status).toBe(303)
  const textOf = async (path: string) => (await learner.get(path)).text()
  expect((await textOf('/saved-searches')).split('Gentile ufficio').length).toBeGreaterThan(3)
  expect(await textOf('/guides/chatgpt-basics')).toContain('1 capitolo su 4')
}

test('REL-71 a database of 1.0.0 is kept', () => {
  expect(versions).toContain('1.0.0')
})

test.each(versions)('REL-71 a backup of %s is restored, migrated and read', async (version) => {
  const place = await testPlace('empty')
  let file = join(fixtures, version, 'fucina.pgdump')
  if (engine === 'sqlite') {
    file = join(place.directory, 'backup')
    writeFileSync(file, gunzipSync(packed(version)))
  }
  const said: string[] = []
  await restore(place, file, (line) => said.push(line))
  expect(said).toContain(`The backup was made with Fucina ${version}.`)
  expect(await opened(place, executedMigrations)).toEqual(knownMigrations())
  const rows = JSON.parse(readFileSync(join(fixtures, version, 'rows.json'), 'utf8'))[engine]
  const found = Object.entries(await readEverything(place))
  const counted = Object.fromEntries(found.map(([table, { length }]) => [table, length]))
  for (const table of ['kysely_migration', ...dropped]) delete rows[table]
  // A restore ends all sessions. Changes of addresses had been carried out, and could be taken back:
  // 0002 forgets them.
  expect(counted).toMatchObject({ ...rows, addressChanges: 0, sessions: 0 })
  expect(Object.keys(rows).length).toBeGreaterThan(30)
  await expectRead(await startFucina({ place }))
})

test.runIf(engine === 'sqlite').each(versions)(
  'REL-71 a start on the file of %s migrates it, and people go on',
  async (version) => {
    const place = await testPlace('empty')
    writeFileSync(join(place.directory, 'fucina.sqlite'), gunzipSync(packed(version)))
    await expectRead(await startFucina({ place }))
  },
)
