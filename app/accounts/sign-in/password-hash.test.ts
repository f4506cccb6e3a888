import { scryptSync } from 'node:crypto'
import { hashPassword as formerHash } from 'better-auth/crypto'
import { expect, test } from 'vitest'
import { hashPassword, isOutdatedHash, verifyPassword } from './password-hash.server.ts'

test('WHO-57 a hash says at which cost it was made, and is what scrypt makes at it', async () => {
  const hash = await hashPassword('perché no')
  const [name, log, r, p, salt = '', key] = hash.split(':')
  expect([name, log, r, p]).toEqual(['scrypt', '14', '8', '5'])
  const made = scryptSync('perche\u0301 no'.normalize('NFKC'), Buffer.from(salt, 'base64url'), 32, {
    ...{ N: 16_384, r: 8, p: 5, maxmem: 64 * 1024 * 1024 },
  })
  expect(made.toString('base64url')).toBe(key)
  expect(isOutdatedHash(hash)).toBe(false)
  expect(await verifyPassword({ hash, password: 'perche\u0301 no' })).toBe(true)
})

test('WHO-57 hashes of another cost, and those of the sign-in library, are still recognised', async () => {
  const salt = Buffer.alloc(16, 7)
  const key = scryptSync('campanile', salt, 32, { N: 8192, r: 8, p: 2 })
  const cheaper = `scrypt:13:8:2:${salt.toString('base64url')}:${key.toString('base64url')}`
  for (const hash of [cheaper, await formerHash('campanile')]) {
    expect(isOutdatedHash(hash)).toBe(true)
    expect(await verifyPassword({ hash, password: 'campanile' })).toBe(true)
    expect(await verifyPassword({ hash, password: 'campanili' })).toBe(false)
  }
})
