import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/harness/database.ts'
import { removeExpired } from './remove-expired.server.ts'

const rows = 130

test('HLD-02 whatever has expired goes, and no statement takes more than a few rows', async () => {
  const plain = await testDatabase()
  const past = new Date(Date.now() - 1000)
  const later = new Date(Date.now() + 3_600_000)
  const longAgo = new Date(Date.now() - 400 * 86_400_000)
  const all = Array.from({ length: rows }, (_, index) => index)
  await plain
    .insertInto('quotas')
    .values(
      all.map((index) => ({ key: `k${index % 7}`, window: `w${index}`, used: 1, expiresAt: past })),
    )
    .execute()
  await plain
    .insertInto('quotas')
    .values({ key: 'k0', window: 'now', used: 1, expiresAt: later })
    .execute()
  await plain
    .insertInto('heartbeats')
    .values(all.map((index) => ({ minute: new Date(longAgo.getTime() + index * 60_000) })))
    .execute()
  const taken: bigint[] = []
  const noting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      taken.push(result.numAffectedRows ?? 0n)
      return result
    },
  }
  await removeExpired(plain.withPlugin(noting))
  expect(await plain.selectFrom('quotas').select('window').execute()).toEqual([{ window: 'now' }])
  expect(await plain.selectFrom('heartbeats').selectAll().execute()).toEqual([])
  expect(taken.reduce((sum, one) => sum + one, 0n)).toBe(BigInt(2 * rows))
  expect(Math.max(...taken.map(Number))).toBeLessThanOrEqual(50)
})
