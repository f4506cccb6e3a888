import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/harness/database.ts'
import { withinOneQuarter } from '../../../tests/harness/quarter-hour.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { parseEnv } from '../../platform/settings/env.server.ts'
import { countGuess } from './attempts.server.ts'

const env = parseEnv({ SECRET: 's'.repeat(32) })

/** Whether one more guess of an address is looked at. */
const isLookedAt = (db: Database, address: string) =>
  countGuess(db, env, 'group-code', address).then(
    () => true,
    (error: unknown) => {
      if (error instanceof KnownFailure && error.status === 429) return false
      throw error
    },
  )

async function guess(db: Database, count: number, addressOf: (index: number) => string) {
  let looked = 0
  for (let index = 0; index < count; index += 1) {
    looked += Number(await isLookedAt(db, addressOf(index)))
  }
  return looked
}

test('WHO-118 one line’s many IPv6 networks are bounded together, and keep nobody else out', async () => {
  const db = await testDatabase()
  await withinOneQuarter(60_000)
  expect(await guess(db, 105, () => '2001:db8:1:1::1')).toBe(100)
  const looked = await guess(db, 300, (index) => `2001:db8:1:${(index + 2).toString(16)}::1`)
  expect(looked).toBe(200)
  expect(await isLookedAt(db, '2001:db8:2::1')).toBe(true)
})
