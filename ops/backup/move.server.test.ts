import { expect, test, vi } from 'vitest'
import { engine, testPlace } from '../../tests/harness/database.ts'
import { operator } from '../../tests/harness/operator.ts'
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

    // The address stands in the settings: no list of processes shows its password.
    const { directory } = source
    const moved = await operator({ directory, url: target.url }, 'move-to-postgres')
    expect(moved).toMatchObject({ code: 0, errors: '' })
    expect(moved.output).toContain('Moved, and compared row by row.')
    expect(moved.output).toContain('Now start the server.')
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
