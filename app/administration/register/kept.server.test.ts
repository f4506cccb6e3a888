import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { testSecret } from '../../../tests/harness/launch.ts'
import { registerRow } from '../../../tests/harness/register.ts'
import { runDirectory } from '../../../tests/harness/run.ts'
import { forgetPerson } from '../../accounts/settings/delete-account.server.ts'
import { suspendUser } from '../../accounts/users.server.ts'
import { sceneNoun } from '../../learning/scenes/scene-noun.ts'
import { removeOldRegister } from '../../lifecycle/remove-expired.server.ts'
import { operator } from '../../platform/actor.server.ts'
import { parseEnv } from '../../platform/settings/env.server.ts'
import { verifyRecord } from '../../records/store/acts.server.ts'
import { readRegister } from './read-register.server.ts'
import { parseRegisterView } from './register-view.ts'

const env = parseEnv({ SECRET: testSecret, DATA_DIR: runDirectory() })
const everything = parseRegisterView(new URLSearchParams())

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

test('WHO-21 with an account its name goes from who did it and whom it was done to; the acts stay', async () => {
  const db = await testDatabase({ seeded: true })
  const { id } = await testUser(db, { role: 'admin', name: 'Maria Filigrana' })
  const admin = { id, role: 'admin', place: 'Edge su Windows' } as const
  const reader = { id: (await testUser(db, { role: 'admin' })).id, role: 'admin' } as const
  const { id: personId } = await testUser(db, { name: 'Anna Filigrana' })
  await verifyRecord(db, admin, sceneNoun, 'sms-sul-pacco')
  await suspendUser(db, admin, personId)
  await db
    .updateTable('register')
    .set({ reason: 'Lo chiede Filigrana' })
    .where('personId', '=', personId)
    .execute()
  const sentences = async () => {
    const { items } = await readRegister(db, reader, everything)
    return items.map(({ sentence }) => sentence)
  }
  const [suspension, verification] = await sentences()
  expect(suspension).toBe("Maria Filigrana ha sospeso l'account di Anna Filigrana")
  expect(verification).toMatch(/^Maria Filigrana ha verificato la scena «/)
  await forgetPerson({ db, env }, { id: personId, email: 'x' }, async () => true, {
    doer: operator,
  })
  await forgetPerson({ db, env }, { id, email: 'x' }, async () => true)
  expect(await sentences()).toEqual([
    'Un comando ha eliminato un account',
    "Account eliminato ha sospeso l'account di un account eliminato",
    verification?.replace('Maria Filigrana', 'Account eliminato'),
  ])
  const rows = JSON.stringify(await db.selectFrom('register').selectAll().execute())
  expect(rows).not.toMatch(/filigrana/i)
  for (const gone of [id, personId]) expect(rows).not.toContain(gone)
  const searched = parseRegisterView(new URLSearchParams({ q: 'filigrana' }))
  expect((await readRegister(db, reader, searched)).items).toEqual([])
})
