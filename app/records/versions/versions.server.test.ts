import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { rewriteRecord } from '../../../tests/harness/records.ts'
import { sceneNoun } from '../../learning/scenes/scene-noun.ts'
import {
  requestContext,
  type SignedInUser,
  sessionContext,
} from '../../platform/http/context.server.ts'
import { readRevisions } from '../store/revisions.server.ts'
import { loadVersions } from './versions.server.ts'

test('WHO-25 versions that an address names are compared, also behind those that are listed', async () => {
  const db = await testDatabase({ seeded: true })
  const user = {
    ...(await testUser(db, { role: 'admin' })),
    role: 'admin',
  } as unknown as SignedInUser
  const id = 'sms-sul-pacco'
  for (let number = 1; number <= 203; number += 1) {
    await rewriteRecord(db, sceneNoun, id, { title: `Titolo ${number}` })
  }
  const [from, to] = (await readRevisions(db, sceneNoun, id)).slice(-2).toReversed()
  const context = requestContext('192.0.2.1')
  context.set(sessionContext, { kind: 'user', user })
  const url = new URL(`https://fucina.example/?da=${from?.id}&a=${to?.id}`)
  const { versions, comparison } = await loadVersions(
    { context, params: { id }, url },
    db,
    sceneNoun,
  )
  expect(versions).toHaveLength(200)
  expect(comparison).toMatchObject({ from: { id: from?.id }, to: { id: to?.id } })
  expect(comparison?.differences.map(({ place }) => place)).toEqual(['Titolo'])
})
