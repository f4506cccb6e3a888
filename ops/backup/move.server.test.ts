import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { engine, testPlace } from '../../tests/harness/database.ts'
import { operator, startOperator } from '../../tests/harness/operator.ts'
import { fillEveryTable, opened, readEverything, searchSaved } from '../../tests/harness/rows.ts'

vi.setConfig({ testTimeout: 90_000 })

test.runIf(engine === 'postgres')(
  'HLD-27 the move carries over every row, and nothing starts on the file any more',
  async () => {
    const source = await testPlace('seeded', 'sqlite')
    await opened(source, fillEveryTable)
    const before = await readEverything(source)
    const saved = await opened(source, (db) => searchSaved(db, 'filigrana'))
    const target = await testPlace('empty', 'postgres')

    const moved = await operator(source, 'move-to-postgres', target.url ?? '')
    expect(moved).toMatchObject({ code: 0, errors: '' })
    expect(moved.output).toContain('Moved, and compared row by row.')
    expect(moved.output).toContain('DATABASE_URL')
    expect(await readEverything(target)).toEqual(before)
    await opened(target, async (db) => {
      expect(await searchSaved(db, 'filigrana')).toEqual(saved)
      // References hold again: whoever leaves takes what is theirs along.
      await db.deleteFrom('users').where('id', '=', 'chi-legge').execute()
      expect(await searchSaved(db, 'filigrana')).toEqual([])
    })

    const words = /were moved to PostgreSQL: set DATABASE_URL/
    for (const [command, ...args] of [
      ['backup'],
      ['admin', '--list'],
      ['move-to-postgres', target.url ?? ''],
    ] as const) {
      const { code, errors } = await operator(source, command, ...args)
      expect([command, code, errors]).toEqual([command, 1, expect.stringMatching(words)])
    }
    await expect(opened(source, async () => {})).rejects.toThrow(words)
  },
)

test.runIf(engine === 'postgres')(
  'HLD-27 the move takes the address of the settings, whose password no list of processes shows',
  async () => {
    const source = await testPlace('seeded', 'sqlite')
    const before = await readEverything(source)
    const target = await testPlace('empty', 'postgres')
    const { directory } = source
    const { code, output, errors } = await operator(
      { directory, url: target.url },
      'move-to-postgres',
    )
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(output).toContain('Now start the server.')
    expect(await readEverything(target)).toEqual(before)
    const { code: unclear } = await operator(source, 'move-to-postgres')
    expect(unclear).toBe(2)
  },
)

test.runIf(engine === 'postgres')(
  'HLD-27 nothing is moved into a database that holds something; the file stays as it is',
  async () => {
    const source = await testPlace('seeded', 'sqlite')
    const before = await readEverything(source)
    const target = await testPlace('empty', 'postgres')
    await opened(target, (db) => db.schema.createTable('theirs').addColumn('id', 'text').execute())
    const { code, errors } = await operator(source, 'move-to-postgres', target.url ?? '')
    expect(errors).toMatch(/^There are tables in .* already: nothing was changed\./)
    expect(code).toBe(1)
    expect(await readEverything(source)).toEqual(before)
    const file = join(source.directory, 'copy')
    expect(await operator(source, 'backup', file)).toMatchObject({ code: 0 })
  },
)

test.runIf(engine === 'sqlite')(
  'HLD-27 the move says when it cannot reach the database',
  async () => {
    const source = await testPlace('seeded', 'sqlite')
    const address = 'postgres://ada:segreta@127.0.0.1:9/nowhere'
    const { code, output, errors } = await operator(source, 'move-to-postgres', address)
    expect(errors).toMatch(/^Failed: .*(ECONNREFUSED|cannot be reached)/)
    expect(code).toBe(1)
    expect(output + errors).not.toContain('segreta')
    const server = await startOperator(source, 'backup', []).ended
    expect(server).toMatchObject({ code: 0 })
  },
)
