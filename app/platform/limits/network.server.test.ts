import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/harness/database.ts'
import { writeSetting } from '../settings/stored-settings.server.ts'
import { isSharedAddress, parseSharedRange, sharedKey } from './network.server.ts'

test.for([
  ['203.0.113.7', { range: '203.0.113.7/32' }],
  [' 203.0.113.0/24 ', { range: '203.0.113.0/24' }],
  ['::ffff:203.0.113.7', { range: '203.0.113.7/32' }],
  ['2001:DB8::7', { range: '2001:db8::7/64' }],
  ['203.0.113.7/15', { fault: 'tooWide' }],
  ['2001:db8::/16', { fault: 'tooWide' }],
  ['biblioteca.example', { fault: 'unreadable' }],
] as const)('HLD-09 what is typed as a shared address is read: %s', ([text, parsed]) => {
  expect(parseSharedRange(text)).toEqual(parsed)
})

test('HLD-09 an address is shared when it lies in a range that was named', async () => {
  const db = await testDatabase()
  expect(await isSharedAddress(db, '203.0.113.7')).toBe(false)
  for (const range of ['203.0.113.0/24', '2001:db8::7/64']) {
    await writeSetting(db, sharedKey(range), 'Biblioteca')
  }
  const shared = ['::ffff:203.0.113.9', '2001:db8::ffff', '203.0.114.1', 'x']
  const found = await Promise.all(shared.map((address) => isSharedAddress(db, address)))
  expect(found).toEqual([true, true, false, false])
})
