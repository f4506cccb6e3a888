import { expect, test } from 'vitest'
import { parseEnv } from '../settings/env.server.ts'
import { strictTransport } from './security-headers.server.ts'

const name = 'Strict-Transport-Security'
const sent = (settings: Record<string, string>) => strictTransport(parseEnv(settings))[name]

test('WHO-62 the subdomains are under https too where whoever runs the site says so', () => {
  const PUBLIC_URL = 'https://fucina.example'
  expect(sent({ PUBLIC_URL })).toBe('max-age=31536000')
  expect(sent({ PUBLIC_URL, HSTS_SUBDOMAINS: 'yes' })).toBe('max-age=31536000; includeSubDomains')
  expect(sent({ HSTS_SUBDOMAINS: 'yes' })).toBeUndefined()
})
