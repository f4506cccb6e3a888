import { expect, onTestFinished, test, vi } from 'vitest'
import { withSnapshot } from '../../app/platform/db/snapshot.server.ts'
import { tallyAll } from '../../app/platform/db/stored-tables.server.ts'
import { databasePlace, engine } from '../../tests/harness/database.ts'
import { operator } from '../../tests/harness/operator.ts'
import type { Contents, DatabasePlace, TestEngine } from '../../tests/harness/place.ts'
import { fillEveryTable, opened, savedOf } from '../../tests/harness/rows.ts'

vi.setConfig({ testTimeout: 90_000 })

async function placeFor(contents: Contents, on: TestEngine): Promise<DatabasePlace> {
  const place = await databasePlace(contents, on)
  onTestFinished(() => place.remove())
  return place
}

const talliesOf = (place: DatabasePlace) => withSnapshot(place, tallyAll)

test.runIf(engine === 'postgres')(
  'the move to PostgreSQL carries over every row, reads its source only, and can be repeated',
  async () => {
    const source = await placeFor('seeded', 'sqlite')
    await opened(source, fillEveryTable)
    const before = await talliesOf(source)
    const target = await placeFor('empty', 'postgres')
    const url = target.url ?? ''

    const moved = await operator(source, 'move-to-postgres', url)
    expect(moved).toMatchObject({ code: 0, errors: '' })
    expect(moved.output).toContain('Moved, and compared row by row.')
    expect(moved.output).toContain('DATABASE_URL')
    expect(await talliesOf(target)).toEqual(before)
    expect(await talliesOf(source)).toEqual(before)
    expect(await opened(target, (db) => savedOf(db, 'filigrana'))).toEqual(
      await opened(source, (db) => savedOf(db, 'filigrana')),
    )

    const again = await operator(source, 'move-to-postgres', url)
    expect(again).toMatchObject({ code: 0, errors: '' })
    expect(again.output).toContain('equal row by row: nothing was changed')

    await opened(target, (db) => db.deleteFrom('tools').where('id', '=', 'nessuno').execute())
    await opened(target, (db) => db.updateTable('users').set({ city: 'Lecco' }).execute())
    const changed = await talliesOf(target)
    const refused = await operator(source, 'move-to-postgres', url)
    expect(refused.errors).toMatch(/^There is data in .* already: nothing was changed\./)
    expect(refused.code).toBe(1)
    expect(await talliesOf(target)).toEqual(changed)
  },
)

test.runIf(engine === 'postgres')('nothing is moved into another program’s database', async () => {
  const source = await placeFor('seeded', 'sqlite')
  const target = await placeFor('empty', 'postgres')
  await opened(target, (db) => db.schema.createTable('theirs').addColumn('id', 'text').execute())
  const { code, errors } = await operator(source, 'move-to-postgres', target.url ?? '')
  expect(errors).toMatch(/holds tables of another program: nothing was changed\.\n$/)
  expect(code).toBe(1)
})

test.runIf(engine === 'sqlite')('the move says when it cannot reach the database', async () => {
  const source = await placeFor('seeded', 'sqlite')
  const address = 'postgres://ada:segreta@127.0.0.1:9/nowhere'
  const { code, output, errors } = await operator(source, 'move-to-postgres', address)
  expect(errors).toMatch(/^Failed: .*(ECONNREFUSED|cannot be reached)/)
  expect(code).toBe(1)
  expect(output + errors).not.toContain('segreta')
})
