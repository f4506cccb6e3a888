import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/harness/database.ts'
import { registerRow } from '../../../tests/harness/register.ts'
import { removeOldRegister } from '../../lifecycle/remove-expired.server.ts'

test('WHO-21 nothing writes to the register but what adds rows, forgets names and tidies', () => {
  const root = resolve(import.meta.dirname, '../../..')
  const writes = /(insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(\s*'register'/g
  const raw =
    /(insert into|update|delete from)\s+"?register\b|sql\.table\('register'|'register', \[/gi
  const found = globSync('{app,db,ops}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.|^ops\/guide-pictures\//.test(file))
    .flatMap((file) => {
      const text = readFileSync(resolve(root, file), 'utf8')
      return [...text.matchAll(writes), ...text.matchAll(raw)].map(([hit]) => `${file}: ${hit}`)
    })
  expect(found.sort()).toEqual([
    "app/lifecycle/remove-expired.server.ts: 'register', [",
    ...["insertInto('register'", "updateTable('register'", "updateTable('register'"].map(
      (hit) => `app/records/register/register.server.ts: ${hit}`,
    ),
  ])
})

test('WHO-21 rows are kept for 24 months', async () => {
  const db = await testDatabase()
  const monthsAgo = (months: number, days: number) => {
    const at = new Date()
    at.setUTCMonth(at.getUTCMonth() - months)
    at.setUTCDate(at.getUTCDate() + days)
    return registerRow({ id: `${months} ${days}`, at })
  }
  const ages = [monthsAgo(24, -1), monthsAgo(24, 1), monthsAgo(1, 1)]
  await db.insertInto('register').values(ages).execute()
  await removeOldRegister(db)
  const left = await db.selectFrom('register').select('id').orderBy('at').execute()
  expect(left.map(({ id }) => id)).toEqual(['24 1', '1 1'])
})
