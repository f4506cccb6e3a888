import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { storeRecord } from '../../../tests/harness/records.ts'
import { noticeNoun } from '../../notices/notice-noun.ts'
import { readToCheck } from './to-check.server.ts'
import { readWaiting } from './waiting.server.ts'

test('ADM-15 what waits is told to whoever can do something about it, and to nobody else', async () => {
  const db = await testDatabase({ seeded: true })
  const admin = { ...(await testUser(db, { role: 'admin' })), role: 'admin' as const }
  const editor = { ...(await testUser(db, { role: 'editor' })), role: 'editor' as const }
  const read = async (actor: typeof admin | typeof editor) =>
    readWaiting(db, actor, await readToCheck(db, actor, new Date()))
  expect((await read(admin)).map(({ kind }) => kind)).toEqual(['check'])

  const notice = noticeNoun.schema.parse({ text: 'La biblioteca chiude il 7.' })
  await storeRecord(db, noticeNoun, 'chiusa', notice, 'draft')
  await db.updateTable('records').set({ updatedBy: editor.id }).where('id', '=', 'chiusa').execute()
  const late = await testUser(db, { role: 'facilitator', name: 'Marta', emailVerified: false })
  expect(await read(admin)).toMatchObject([
    {
      title: 'Un avviso in bozza',
      text: '«La biblioteca chiude il 7.»',
      to: '/admin/notices/chiusa',
    },
    {
      title: 'Un ruolo da confermare',
      text: 'Facilitatore: Marta',
      to: `/admin/users/${late.id}`,
    },
    { kind: 'check', to: '#ricontrollare' },
  ])
  expect((await read(editor)).map(({ kind }) => kind)).toEqual(['check'])
})
