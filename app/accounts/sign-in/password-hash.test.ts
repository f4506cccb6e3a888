import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.server.ts'

test('WHO-57 a hash says at which cost it was made, and is what scrypt makes at it', async () => {
  const hash = await hashPassword('perché no')
  const [name, log, r, p, salt = '', key] = hash.split(':')
  expect([name, log, r, p]).toEqual(['scrypt', '14', '8', '5'])
  const made = scryptSync('perche\u0301 no'.normalize('NFKC'), Buffer.from(salt, 'base64url'), 32, {
    ...{ N: 16_384, r: 8, p: 5, maxmem: 64 * 1024 * 1024 },
  })
  expect(made.toString('base64url')).toBe(key)
  expect(await verifyPassword({ hash, password: 'perche\u0301 no' })).toBe(true)
  expect(await verifyPassword({ hash, password: 'perché si' })).toBe(false)
})
