import { describe, expect, test } from 'vitest'
import { parseEnv } from '../settings/env.server.ts'
import { faultOfAddress, withoutPassword } from './postgres-address.server.ts'

describe('HLD-06 an address of PostgreSQL', () => {
  test.for([
    ['https://uno.it/fucina', 'begin with'],
    ['postgres://uno.it,due.it/fucina', 'several hosts'],
    ['postgres://uno.it:porta/fucina', 'no address'],
  ] as const)('%s is refused in words', ([url, words]) => {
    expect(faultOfAddress(url)).toContain(words)
    expect(() => parseEnv({ DATABASE_URL: url })).toThrow(/^wrong settings: DATABASE_URL: /)
  })

  test.for([
    'postgres://ada:a%40b,c@uno.it:5433/fucina',
    'postgresql://[::1]:6000/fucina?sslmode=require',
    'postgres:///fucina?host=/run/postgresql',
  ])('%s is a setting', (url) => {
    expect(parseEnv({ DATABASE_URL: url }).DATABASE_URL).toBe(url)
  })

  test.for([
    [
      'postgresql://uno.it/fucina?user=ada&password=a%20b&sslmode=require',
      'postgresql://uno.it/fucina?user=ada&password=***&sslmode=require',
    ],
    ['postgres://ada:a%40b@uno.it:5433/fucina', 'postgres://ada:***@uno.it:5433/fucina'],
    ['postgres://ada@uno.it/fucina', 'postgres://ada@uno.it/fucina'],
    ['postgres://ada:a/b@uno.it/fucina', 'postgres://***'],
  ] as const)('%s is shown without its password', ([place, shown]) => {
    expect(withoutPassword(place)).toBe(shown)
  })
})
