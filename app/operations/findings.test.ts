import { expect, test } from 'vitest'
import { backupFinding, mailFinding, providerFinding } from './findings.ts'

const hour = 3_600_000

test('REL-16 a backup is missing, recent, old, failed, or its date cannot be read', () => {
  const now = Date.now()
  expect(backupFinding(new Date(now), now, true).tone).toBe('bad')
  expect(backupFinding(null, now, false)).toMatchObject({ tone: 'bad', text: 'Mai fatta' })
  expect(backupFinding(new Date(now - 25 * hour), now, false)).toMatchObject({ tone: 'well' })
  expect(backupFinding(new Date(now - 27 * hour), now, false)).toMatchObject({ text: 'Da rifare' })
  expect(backupFinding(new Date('rotta'), now, false)).toMatchObject({
    tone: 'bad',
    text: 'Da rifare',
  })
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
  expect(providerFinding({ state: 'refuses', status: 404 }, 'OpenAI').tone).toBe('plain')
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
  for (const check of ['silent', 'signInRefused', 'untrusted', 'fails', 'none'] as const) {
    expect(mailFinding(check).tone).toBe('bad')
  }
})
