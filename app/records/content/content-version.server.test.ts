import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/harness/database.ts'
import { changeContentVersion, readContentVersion } from './content-version.server.ts'

test('the content keeps its name until it changes', async () => {
  const db = await testDatabase()
  expect(await readContentVersion(db)).toBe('0')
  await changeContentVersion(db)
  const first = await readContentVersion(db)
  expect(first).not.toBe('0')
  expect(await readContentVersion(db)).toBe(first)
  await changeContentVersion(db)
  expect(await readContentVersion(db)).not.toBe(first)
})
