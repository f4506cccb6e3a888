import { expect, test } from 'vitest'
import {
  backupFinding,
  durationText,
  engineText,
  mailFinding,
  migrationsFinding,
  placeText,
  providerFinding,
  sizeText,
} from './facts.ts'

const day = 86_400_000

test('sizes and times are said as people say them', () => {
  expect([0, 999, 12_345, 3_400_000, 1_250_000_000].map(sizeText)).toEqual([
    '0 byte',
    '999 byte',
    '12 KB',
    '3,4 MB',
    '1,3 GB',
  ])
  expect([10, 60, 3_600, 7_500, 90_000, 200_000].map(durationText)).toEqual([
    'meno di un minuto',
    '1 minuto',
    '1 ora',
    '2 ore e 5 minuti',
    '1 giorno e 1 ora',
    '2 giorni e 7 ore',
  ])
})

test('the engine and its place have names', () => {
  const file = { engine: 'sqlite' as const, version: '3.51.0', bytes: 1, place: 'fucina.sqlite' }
  expect(engineText(file)).toBe('SQLite 3.51.0')
  expect(placeText(file)).toContain('fucina.sqlite')
  const server = { ...file, engine: 'postgres' as const, place: 'fucina su db.esempio.it' }
  expect(placeText(server)).toBe('fucina su db.esempio.it')
})

test('a backup is missing, recent, old, or its date cannot be read', () => {
  const now = Date.now()
  expect(backupFinding(null, now)).toMatchObject({ tone: 'bad', text: 'Mai fatta' })
  expect(backupFinding(new Date(now - day), now)).toMatchObject({ tone: 'well' })
  expect(backupFinding(new Date(now - 8 * day), now)).toMatchObject({ text: 'Da rifare' })
  expect(backupFinding(new Date('rotta'), now)).toMatchObject({ tone: 'bad', text: 'Da rifare' })
})

test('what a check found is said in Italian, good, bad or neither', () => {
  expect(providerFinding({ state: 'answers', model: 'uno', isOffered: true }, 'OpenAI')).toEqual({
    tone: 'well',
    text: 'OpenAI risponde con uno',
  })
  for (const model of ['uno', null]) {
    const check = { state: 'answers', model, isOffered: false } as const
    expect(providerFinding(check, 'OpenAI').tone).toBe('bad')
  }
  expect(providerFinding({ state: 'refuses', status: 500 }, 'OpenAI').text).toContain('(500)')
  for (const state of ['keyRefused', 'tooManyRequests', 'silent', 'notConfigured'] as const) {
    expect(providerFinding({ state }, 'Mistral')).toMatchObject({
      tone: 'bad',
      text: expect.stringContaining('Mistral'),
    })
  }
  for (const state of ['demo', 'off'] as const) {
    expect(providerFinding({ state }, 'Mistral').tone).toBe('plain')
  }
  expect(mailFinding('answers').tone).toBe('well')
  expect(mailFinding('outbox').tone).toBe('plain')
  for (const check of ['silent', 'signInRefused', 'none'] as const) {
    expect(mailFinding(check).tone).toBe('bad')
  }
  expect(migrationsFinding(0).tone).toBe('well')
  expect(migrationsFinding(1)).toMatchObject({ tone: 'bad', text: '1 in attesa' })
})
