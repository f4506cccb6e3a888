import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testDatabase } from '../../../tests/harness/database.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { sharedKey } from '../../platform/limits/network.server.ts'
import { parseEnv } from '../../platform/settings/env.server.ts'
import { countRegistration, countReset, countSignIn } from './attempts.server.ts'

const settings = parseEnv({ SECRET: 's'.repeat(32), NETWORK_TIMES: '0.05' })
const usual = parseEnv({ SECRET: 's'.repeat(32) })
const quarter = 15 * 60_000

/** Registers again and again, a quarter of an hour after the other. @returns how many were let */
async function register(db: Database, address: string, quarters: number): Promise<number> {
  let granted = 0
  for (let at = 0; at < quarters; at += 1) {
    vi.setSystemTime(Date.parse('2026-07-06T08:00:00Z') + at * quarter)
    for (let number = 0; number < 7; number += 1) {
      const counted = countRegistration(db, settings, address)
      granted += await counted.then(
        () => 1,
        () => 0,
      )
    }
  }
  return granted
}

test('HLD-11 an address makes so many accounts a quarter of an hour, and twice as many a day', async () => {
  const db = await testDatabase()
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    expect(await register(db, '198.51.100.7', 1)).toBe(5)
    expect(await register(db, '198.51.100.8', 4)).toBe(10)
    const named = { key: sharedKey('203.0.113.0/24'), value: 'Biblioteca', updatedAt: new Date() }
    await db.insertInto('settings').values(named).execute()
    expect(await register(db, '203.0.113.9', 18)).toBe(100)
  } finally {
    vi.useRealTimers()
  }
})

describe('reset mails', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Asks six times in each quarter of a day's first and last hours. @returns the mails of an hour */
  async function mailsByHour(own: string | null) {
    const db = await testDatabase()
    const mails = Array.from({ length: 24 }, () => 0)
    for (const at of [0, 1, 2, 23].flatMap((hour) => [0, 1, 2, 3].map((part) => hour * 4 + part))) {
      vi.setSystemTime(Date.parse('2026-07-05T22:00:00Z') + at * quarter)
      for (let number = 0; number < 6; number += 1) {
        const address = `198.51.100.${number % 2}`
        const attempt = { email: 'ada@esempio.it', address, own }
        const goesOut = await countReset(db, usual, attempt).then(
          () => true,
          () => false,
        )
        const hour = Math.floor(at / 4)
        mails[hour] = (mails[hour] ?? 0) + Number(goesOut)
      }
    }
    return mails.filter((count) => count > 0)
  }

  test('HLD-13 for a mailbox there are so many an hour, however many ask; twice as many with a browser known to it', async () => {
    expect(await mailsByHour(null)).toEqual([3, 3, 3, 3])
    expect(await mailsByHour('browser:uno')).toEqual([6, 6, 6, 6])
  })
})

test('LGX-02 without our key nobody can tell by trying whose attempts are counted', async () => {
  const attempt = { email: 'ada@esempio.it', address: '198.51.100.7', own: 'browser:uno' }
  const keysWith = async (secret: string) => {
    const db = await testDatabase()
    const env = parseEnv({ SECRET: secret.repeat(32) })
    await countSignIn(db, env, attempt)
    await countSignIn(db, env, { ...attempt, own: null })
    const rows = await db.selectFrom('quotas').select('key').orderBy('key').execute()
    return rows.map(({ key }) => key)
  }
  const keys = await keysWith('s')
  expect(keys).toHaveLength(4)
  expect(await keysWith('s')).toEqual(keys)
  const others = await keysWith('t')
  expect(keys.filter((key) => others.includes(key))).toEqual([])
})
