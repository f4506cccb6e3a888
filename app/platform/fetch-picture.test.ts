import { expect, test } from 'vitest'
import { isPublicAddress } from './fetch-picture.server.ts'

test.for([
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.1.1',
  '::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fd12:3456::1',
])('%s is not on the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.for(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])(
  '%s is on the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)
