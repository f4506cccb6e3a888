/** A first start, with its migration and the built-in content, that is killed on its way. */
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openDatabase } from '../../app/platform/db/database.server.ts'
import { executedMigrations } from '../../app/platform/db/database-fault.server.ts'
import { knownMigrations } from '../../app/platform/db/migrate.server.ts'
import { testPlace } from '../harness/database.ts'
import { startFucina } from '../harness/server.ts'

const hook = fileURLToPath(new URL('../harness/killed.mjs', import.meta.url))

test.each([
  { statement: 90, among: 'the tables', isMigrated: false },
  { statement: 175, among: 'the built-in content', isMigrated: true },
])(
  'REL-64 a start killed among $among leaves all of a migration or nothing; the next one goes on',
  async ({ statement, isMigrated }) => {
    const place = await testPlace('empty')
    const env = { NODE_OPTIONS: `--import=${hook}`, KILLED_AT: String(statement) }
    await expect(startFucina({ place, env })).rejects.toThrow('the server ended')
    const db = openDatabase(place, () => {})
    expect(await executedMigrations(db)).toEqual(isMigrated ? knownMigrations() : [])
    const tables = (await db.introspection.getTables()).map(({ name }) => name)
    expect(tables.includes('users')).toBe(isMigrated)
    await db.destroy()

    const server = await startFucina({ place })
    const professions = server.db().selectFrom('records').where('noun', '=', 'profession')
    expect(await professions.select('id').execute()).toHaveLength(8)
    const people = server.db().selectFrom('users').select('role')
    expect(await people.execute()).toEqual([{ role: 'admin' }])
  },
  60_000,
)
