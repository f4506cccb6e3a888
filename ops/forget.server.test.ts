import { expect, test, vi } from 'vitest'
import type { Database } from '../app/platform/db/database.server.ts'
import { testPlace, testUser } from '../tests/harness/database.ts'
import { operator } from '../tests/harness/operator.ts'
import { opened } from '../tests/harness/rows.ts'
import { fillPerson, marker } from '../tests/harness/whole-person.ts'

vi.setConfig({ testTimeout: 60_000 })

const emails = async (db: Database) =>
  (await db.selectFrom('users').select('email').orderBy('email').execute()).map((row) => row.email)

const texts = async (db: Database) =>
  JSON.stringify([
    await db.selectFrom('savedResponses').selectAll().execute(),
    await db.selectFrom('sessions').selectAll().execute(),
    await db.selectFrom('subscriptions').selectAll().execute(),
  ])

test('HLD-23 the operator deletes the account of who asks, after a look at whose it is; of nobody with a role', async () => {
  const place = await testPlace('seeded')
  const id = await opened(place, async (db) => {
    const user = await testUser(db, { email: 'ada@esempio.it', name: 'Ada' })
    await fillPerson(db, user, 'ada')
    await testUser(db, { role: 'admin', email: 'capo@esempio.it' })
    return user.id
  })
  const asked = await operator(place, 'forget', 'Ada@Esempio.it')
  expect(asked.output).toMatch(new RegExp(`^ada@esempio.it  Ada, registered .*, account ${id}\n`))
  expect(asked).toMatchObject({
    code: 0,
    output: expect.stringContaining('Nothing is deleted yet'),
  })
  expect(await opened(place, texts)).toContain(marker)

  const done = await operator(place, 'forget', id, '--yes')
  expect(done).toMatchObject({
    code: 0,
    output: expect.stringContaining('The account is deleted.'),
  })
  expect(await opened(place, emails)).toEqual(['capo@esempio.it'])
  expect(await opened(place, texts)).not.toContain(marker)

  const again = await operator(place, 'forget', 'ada@esempio.it', '--yes')
  expect(again).toMatchObject({ code: 1, errors: "Nobody is registered as 'ada@esempio.it'.\n" })
  const refused = await operator(place, 'forget', 'capo@esempio.it', '--yes')
  expect(refused).toMatchObject({
    code: 1,
    errors: 'capo@esempio.it has a role: an administrator takes it away first.\n',
  })
})
