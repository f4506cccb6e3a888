import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/harness/database.ts'
import { rewriteRecord } from '../../../tests/harness/records.ts'
import { sceneNoun } from '../../learning/scenes/scene-noun.ts'
import { readRevisions } from '../../records/store/read.server.ts'
import { readHistory } from './versions.server.ts'

test('REC-22 the version that an address names stands beside now, also behind those that are listed', async () => {
  const db = await testDatabase({ seeded: true })
  const id = 'sms-sul-pacco'
  for (let number = 1; number <= 203; number += 1) {
    await rewriteRecord(db, sceneNoun, id, { title: `Titolo ${number}` })
  }
  const oldest = (await readRevisions(db, sceneNoun, id)).at(-1)
  const { versions, comparison } = await readHistory(db, sceneNoun, id, oldest?.id ?? null)
  expect(versions).toHaveLength(200)
  expect(comparison).toMatchObject({ former: { id: oldest?.id } })
  expect(comparison?.differences.map(({ place }) => place)).toEqual(['Titolo'])
  expect(comparison?.differences[0]?.pieces.at(-1)).toMatchObject({
    text: expect.stringContaining('203'),
  })
})
