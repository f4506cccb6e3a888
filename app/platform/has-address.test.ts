import { expect, test } from 'vitest'
import { addressOf, hasAddress, hasSlip, isReserved, reservedAddress } from './has-address.ts'

test('TOG-09 the reserved address is none, however it is spelled', () => {
  const email = reservedAddress('abc')
  expect(hasAddress({ email })).toBe(false)
  expect(addressOf({ email })).toBe(null)
  expect(isReserved(` ${email.toUpperCase()} `)).toBe(true)
  expect(hasAddress({ email: 'ada@esempio.it' })).toBe(true)
  expect(addressOf({ email: 'ada@esempio.it' })).toBe('ada@esempio.it')
  expect(isReserved('ada@senza-indirizzo.invalid.esempio.it')).toBe(false)
})

test('REL-39 the reserved address says whether a slip is the way in', () => {
  expect(hasSlip({ id: 'abc', email: reservedAddress('abc') })).toBe(true)
  expect(hasSlip({ id: 'abc', email: reservedAddress('from a provider') })).toBe(false)
  expect(hasSlip({ id: 'abc', email: 'ada@esempio.it' })).toBe(false)
})
