import { describe, expect, test } from 'vitest'
import { parseEnv } from '../settings/env.server.ts'
import { sharesBackends } from './pooler.server.ts'
import {
  faultOfAddress,
  hostsOf,
  postgresAddress,
  withoutPassword,
} from './postgres-address.server.ts'

const several = 'postgres://ada:a%40b,c@uno.it:5433,due.it,[::1]:6000/fucina'

describe('HLD-07 an address of PostgreSQL', () => {
  test('may name several hosts, each with its port', () => {
    expect(postgresAddress(`${several}?sslmode=verify-full`)).toEqual({
      hosts: [
        { host: 'uno.it', port: 5433 },
        { host: 'due.it', port: 5432 },
        { host: '::1', port: 6000 },
      ],
      single: 'postgres://ada:a%40b,c@uno.it:5433/fucina?sslmode=verify-full',
      needsPrimary: true,
      database: 'fucina',
    })
  })

  test.for([
    ['', false],
    ['?target_session_attrs=any', false],
    ['?target_session_attrs=read-write', true],
    ['?target_session_attrs=primary', true],
  ] as const)('of one host with %s needs a primary: %s', ([query, needed]) => {
    expect(postgresAddress(`postgresql://uno.it/fucina${query}`).needsPrimary).toBe(needed)
  })

  test('of several hosts needs none when it says so', () => {
    expect(postgresAddress(`${several}?target_session_attrs=any`).needsPrimary).toBe(false)
  })

  test.for([
    ['https://uno.it/fucina', 'begin with'],
    ['postgres://uno.it,/fucina', 'no name'],
    ['postgres://uno.it,due.it:porta/fucina', 'no address'],
    ['postgres://uno.it/fucina?target_session_attrs=standby', 'target_session_attrs'],
  ] as const)('%s is refused in words', ([url, words]) => {
    expect(faultOfAddress(url)).toContain(words)
    expect(() => parseEnv({ DATABASE_URL: url })).toThrow(/^wrong settings: DATABASE_URL: /)
  })

  test('is a setting, whose hosts can be told', () => {
    expect(parseEnv({ DATABASE_URL: several }).DATABASE_URL).toBe(several)
    expect(hostsOf(several)).toBe('uno.it, due.it, ::1')
  })

  test.for([
    [several, 'postgres://ada:***@uno.it:5433,due.it,[::1]:6000/fucina'],
    [
      'postgresql://uno.it,due.it/fucina?user=ada&password=a%20b&sslmode=require',
      'postgresql://uno.it,due.it/fucina?user=ada&password=***&sslmode=require',
    ],
    ['postgres://ada@uno.it/fucina', 'postgres://ada@uno.it/fucina'],
    ['postgres:///fucina?host=/run/postgresql', 'postgres:///fucina?host=/run/postgresql'],
    ['postgres://ada:a/b@uno.it/fucina', 'postgres://***'],
    ['/srv/fucina/fucina.db', '/srv/fucina/fucina.db'],
  ] as const)('%s is shown without its password', ([place, shown]) => {
    expect(withoutPassword(place)).toBe(shown)
  })
})

describe('HLD-07 a pooler in transaction mode', () => {
  test.for([
    [
      'each its own, always',
      [
        ['1', '2'],
        ['1', '2'],
      ],
      false,
    ],
    [
      'the one is the other',
      [
        ['1', '1'],
        ['1', '1'],
      ],
      true,
    ],
    [
      'the other has what the one had',
      [
        ['1', '2'],
        ['2', '1'],
      ],
      true,
    ],
    [
      'the one changes',
      [
        ['1', '2'],
        ['3', '2'],
      ],
      true,
    ],
  ] as [string, [string, string][], boolean][])('%s', ([, seen, expected]) => {
    expect(sharesBackends(seen)).toBe(expected)
  })
})
