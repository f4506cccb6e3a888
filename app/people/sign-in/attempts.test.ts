import { expect, test } from 'vitest'
import { network } from './attempts.server.ts'

test('ERR-05 a household counts as one address: IPv4 by itself, IPv6 by its /64', () => {
  expect(network('203.0.113.7')).toBe('203.0.113.7')
  expect(network('2001:db8:1:2:3:4:5:6')).toBe(network('2001:db8:1:2::1'))
  expect(network('2001:0db8:1:2:ffff::')).toBe('2001:db8:1:2')
  expect(network('2001:db8:1:3::1')).not.toBe(network('2001:db8:1:2::1'))
  expect(network('::1')).toBe('0:0:0:0')
})
