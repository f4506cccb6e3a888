import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.server.ts'

test('HLD-04 who registers together is hashed in turn, and each recognised', async () => {
  const hashes = await Promise.all(Array.from({ length: 12 }, () => hashPassword('campanile')))
  expect(new Set(hashes).size).toBe(12)
  const [hash = ''] = hashes
  expect(await verifyPassword({ hash, password: 'campanile' })).toBe(true)
  expect(await verifyPassword({ hash, password: 'campanili' })).toBe(false)
}, 60_000)
