import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { testSecret } from '../../../tests/harness/launch.ts'
import { runDirectory } from '../../../tests/harness/run.ts'
import { removeUnopenedAccounts } from '../../lifecycle/remove-expired.server.ts'
import { createPasswordUser, insertWithoutAddress, recordSignIn } from '../user-record.server.ts'
import { insertUnopened } from './invitation.server.ts'
import { invitationLifetime } from './invitation.ts'

test('WHO-18 accounts of invitations that nobody opened in time go, and no others', async () => {
  const db = await testDatabase()
  const city = 'Bergamo'
  const late = await insertUnopened(db, { email: 'tardi@esempio.it', city })
  const young = await insertUnopened(db, { email: 'presto@esempio.it', city })
  const registered = await createPasswordUser(
    db,
    { name: 'Ada', email: 'ada@esempio.it', password: 'rondine' },
    { city },
  )
  const slip = randomUUID()
  await insertWithoutAddress(db, { id: slip, name: 'Luisa', city })
  const provider = await testUser(db)
  await recordSignIn(db, provider.id)
  expect(await insertUnopened(db, { email: 'ada@esempio.it', city })).toMatchObject({
    id: registered,
  })
  const longAgo = new Date(Date.now() - invitationLifetime - 1000)
  await db.updateTable('users').set({ updatedAt: longAgo }).where('id', '!=', young.id).execute()
  await removeUnopenedAccounts(db, { SECRET: testSecret, DATA_DIR: runDirectory() })
  const left = await db.selectFrom('users').select('id').execute()
  const kept = [young.id, registered, slip, provider.id]
  expect(left.map(({ id }) => id).toSorted()).toEqual(kept.toSorted())
  expect(late.id).not.toBe(young.id)
})
