import { expect, test } from 'vitest'
import { Crowded } from '../../platform/known-failure.server.ts'
import { askedFrom, hashPassword, verifyPassword } from './password-hash.server.ts'

const outcome = (work: Promise<string>) =>
  work.catch((error: unknown) => (error instanceof Crowded ? 'crowded' : error))

test('HLD-04 what is hashed is recognised; one address does not fill the line', {
  timeout: 60_000,
}, async () => {
  const flood = Array.from({ length: 13 }, () =>
    askedFrom('192.0.2.1', () => outcome(hashPassword('campanile'))),
  )
  const other = await askedFrom('192.0.2.2', () => hashPassword('campanile'))
  const answers = await Promise.all(flood)
  expect(answers.slice(12)).toEqual(['crowded'])
  expect(answers.slice(0, 12)).not.toContain('crowded')
  expect(await verifyPassword({ hash: other, password: 'campanile' })).toBe(true)
  expect(await verifyPassword({ hash: other, password: 'campanili' })).toBe(false)
})
