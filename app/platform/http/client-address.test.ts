import { expect, test } from 'vitest'
import { clientAddress, trustedProxies } from './client-address.server.ts'

const proxies = trustedProxies('10.0.0.0/8, 192.168.1.7 2001:db8::/32')

test('the peer counts when no proxy is trusted, whatever it claims', () => {
  expect(clientAddress('203.0.113.5', '198.51.100.1', trustedProxies(undefined))).toBe(
    '203.0.113.5',
  )
  expect(clientAddress('203.0.113.5', '198.51.100.1', proxies)).toBe('203.0.113.5')
})

test('a trusted proxy is believed, and only its own addition', () => {
  expect(clientAddress('10.1.2.3', '198.51.100.1', proxies)).toBe('198.51.100.1')
  expect(clientAddress('10.1.2.3', '1.1.1.1, 198.51.100.1', proxies)).toBe('198.51.100.1')
  expect(clientAddress('10.1.2.3', '198.51.100.1, 192.168.1.7', proxies)).toBe('198.51.100.1')
  expect(clientAddress('10.1.2.3', '198.51.100.1, nonsense', proxies)).toBe('10.1.2.3')
  expect(clientAddress('10.1.2.3', undefined, proxies)).toBe('10.1.2.3')
  expect(clientAddress('2001:db8::1', '2001:470::9', proxies)).toBe('2001:470::9')
})
