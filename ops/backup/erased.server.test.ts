import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shareErasures } from '../../app/accounts/erasures.server.ts'
import { forgetPerson } from '../../app/accounts/settings/delete-account.server.ts'
import { engine, testPlace, testUser } from '../../tests/harness/database.ts'
import { opened } from '../../tests/harness/rows.ts'
import { makeBackup } from './make-backup.ts'
import { restore } from './restore.ts'

test('REL-26 who was deleted since the backup is deleted again, on another machine too; the list hides their ids', async () => {
  const place = await testPlace('seeded')
  const env = { SECRET: 's'.repeat(32), DATA_DIR: place.directory }
  const { stays, leaves } = await opened(place, async (db) => ({
    stays: await testUser(db),
    leaves: await testUser(db),
  }))
  const { file } = await makeBackup(place, undefined)
  await opened(place, (db) =>
    forgetPerson({ db, env }, { id: leaves.id, email: leaves.email }, async () => true),
  )
  const list = join(place.directory, 'erasures')
  expect(readFileSync(list, 'utf8')).not.toContain(leaves.id)
  expect(statSync(list).mode & 0o777).toBe(0o600)
  const people = (where: typeof place) =>
    opened(where, async (db) =>
      (await db.selectFrom('users').select('id').execute()).map(({ id }) => id),
    )
  const isBack = async (where: typeof place, lists: string[] = []) => {
    const told: string[] = []
    await restore(where, file, (line) => told.push(line), lists)
    const there = await people(where)
    expect(there).toContain(stays.id)
    expect(told.includes('Accounts deleted again, as they had been since: 1.')).toBe(
      !there.includes(leaves.id),
    )
    return there.includes(leaves.id)
  }
  if (engine === 'sqlite') expect(await isBack(place)).toBe(false)

  // Nothing is left of the machine but what lies beside the backups.
  expect(await isBack(await testPlace('empty'))).toBe(true)
  const beside = join(place.directory, 'elsewhere')
  mkdirSync(beside)
  shareErasures(place.directory, beside)
  rmSync(join(place.directory, 'erasures'))
  expect(await isBack(await testPlace('empty'), [beside])).toBe(false)
  shareErasures(beside, join(place.directory, 'backups'))
  expect(await isBack(await testPlace('empty'))).toBe(false)
})
