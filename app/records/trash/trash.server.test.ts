import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { removeExpired } from '../../lifecycle/janitor.server.ts'
import { putInTrash } from './trash.server.ts'
import { trashDays } from './trash-days.ts'

const item = (recordId: string) => ({
  kind: 'tool' as const,
  recordId,
  title: `Strumento ${recordId}`,
  record: { id: recordId, features: ['Una', 'Due'] },
})

test('what is in the trash stays for its thirty days, then it is gone for good', async () => {
  const db = await testDatabase()
  const admin = await testUser(db, { role: 'admin' })
  const young = await putInTrash(db, admin, item('young'))
  const old = await putInTrash(db, admin, item('old'))
  const { deletedAt, expiresAt } = await db
    .selectFrom('trash')
    .select(['deletedAt', 'expiresAt'])
    .where('id', '=', young)
    .executeTakeFirstOrThrow()
  expect(expiresAt.getTime() - deletedAt.getTime()).toBe(trashDays * 86_400_000)
  await db
    .updateTable('trash')
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where('id', '=', old)
    .execute()
  await removeExpired(db)
  expect(await db.selectFrom('trash').select('id').execute()).toEqual([{ id: young }])
})

test('the trash forgets who filled it when his account is deleted, and keeps what is in it', async () => {
  const db = await testDatabase()
  const admin = await testUser(db, { role: 'admin' })
  await putInTrash(db, admin, item('one'))
  await db.deleteFrom('users').where('id', '=', admin.id).execute()
  const left = await db.selectFrom('trash').select(['recordId', 'deletedBy', 'record']).execute()
  expect(left).toEqual([{ recordId: 'one', deletedBy: null, record: item('one').record }])
})
