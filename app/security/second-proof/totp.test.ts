import { expect, test } from 'vitest'
import { stepAt, stepOfCode, totpAddress, totpCode } from './totp.server.ts'

const key = Buffer.from('12345678901234567890')

// The eight-digit codes of RFC 6238, appendix B, of which ours are the last six.
test.each([
  [59, '94287082'],
  [1_111_111_111, '14050471'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('WHO-30 the code of second %i is that of the standard', (second, code) => {
  expect(totpCode(key, stepAt(new Date(second * 1000)))).toBe(code.slice(-6))
})

test('WHO-30 a code is good in its own half minute, the one before and the one after', () => {
  const step = 50_000_000
  const code = totpCode(key, step)
  const at = (offset: number) => new Date((step + offset) * 30_000 + 15_000)
  for (const offset of [-1, 0, 1]) expect(stepOfCode(key, code, at(offset))).toBe(step)
  for (const offset of [-2, 2]) expect(stepOfCode(key, code, at(offset))).toBeNull()
  expect(stepOfCode(key, '12345', at(0))).toBeNull()
  expect(stepOfCode(key, '', at(0))).toBeNull()
})

test('WHO-30 the address of a key names site and account, and spaces as apps read them', () => {
  const address = totpAddress(key, { site: 'Fucina di Bergamo', account: 'ada+1@esempio.it' })
  expect(address).toBe(
    'otpauth://totp/Fucina%20di%20Bergamo:ada%2B1%40esempio.it?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Fucina%20di%20Bergamo',
  )
})
