import { expect, test } from 'vitest'
import { securityText } from './security-text.server.ts'

test('LRN-77 names whom to tell, and for how long that holds: less than a year', () => {
  const now = new Date('2026-11-23T04:00:00.123Z')
  const text = securityText('aiuto@fucina.example', 'https://fucina.example/x', now)
  expect(text).toContain('Contact: mailto:aiuto@fucina.example\n')
  expect(text).toContain('Canonical: https://fucina.example/x\n')
  expect(text).toContain('Expires: 2027-11-22T04:00:00Z\n')
  expect(text).toContain('Preferred-Languages: it, en\n')
})
