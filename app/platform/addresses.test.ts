import { expect, test } from 'vitest'
import { addressGroup, isInRanges, parseAddress, parseRange } from './addresses.server.ts'

test.for([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['unknown', 'unknown'],
] as const)('ERR-05 a household counts as one address: %s as %s', ([address, group]) => {
  expect(addressGroup(address)).toBe(group)
})

test('an address is parsed strictly, without its zone', () => {
  expect(String(parseAddress('::ffff:10.1.2.3'))).toBe('10.1.2.3')
  expect(String(parseAddress(' fe80::1%eth0 '))).toBe('fe80::1')
  for (const text of ['', '0x7f000001', '010.0.0.1', '10.0.0.1:80', 'proxy.example']) {
    expect(parseAddress(text), text).toBeNull()
  }
})

test('a range holds the addresses of its own kind', () => {
  const ranges = ['10.0.0.0/8', '2001:db8::/32'].map(
    (text) => parseRange(text) ?? expect.fail(text),
  )
  for (const text of ['10.255.0.1', '::ffff:10.0.0.1', '2001:db8:1::']) {
    expect(isInRanges(parseAddress(text), ranges), text).toBe(true)
  }
  for (const text of ['11.0.0.1', '2001:db9::', 'x']) {
    expect(isInRanges(parseAddress(text), ranges), text).toBe(false)
  }
})
