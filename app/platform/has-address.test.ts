import { expect, test } from 'vitest'
import { addressOf, hasAddress, isReserved, reservedAddress } from './has-address.ts'

test('TOG-09 the reserved address is none, however it is spelled', () => {
  const email = reservedAddress('abc')
  expect(hasAddress({ email })).toBe(false)
  expect(addressOf({ email })).toBe(null)
  expect(isReserved(` ${email.toUpperCase()} `)).toBe(true)
  expect(hasAddress({ email: 'ada@esempio.it' })).toBe(true)
  expect(addressOf({ email: 'ada@esempio.it' })).toBe('ada@esempio.it')
  expect(isReserved('ada@senza-indirizzo.invalid.esempio.it')).toBe(false)
})
