import { expect, test } from 'vitest'
import { parseEnv } from '../platform/settings/env.server.ts'
import type { CheckName } from './check.ts'
import { runChecks } from './checks.server.ts'
import { certificateFound } from './found.server.ts'
import type { Seen, SeenInDatabase } from './seen.server.ts'

const now = new Date('2026-11-29T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

const stored: SeenInDatabase = {
  ...{ pendingMigrations: 0, lastBackup: hoursAgo(1), backupFault: null },
  ...{ answers: [], budget: 'room' },
}
const well: Seen = {
  now,
  env: parseEnv({ AI_API_KEY: 'chiave' }),
  database: { isUp: true, refusal: null },
  ...{ filling: null, room: { freeBytes: 50e9, totalBytes: 100e9 }, stored },
  services: {
    provider: { state: 'answers', model: 'penna', isOffered: true },
    mail: 'answers',
    certificate: { validTo: now.getTime() + 80 * 86_400_000, distrust: null },
    at: now,
  },
}

const found = (name: CheckName, seen: Partial<Seen>) =>
  runChecks({ ...well, ...seen }).find(({ check }) => check.name === name)?.found ?? null

test('REL-16 every check of a site that is well is well; of one of which nothing is known, silent', () => {
  expect(runChecks(well).filter(({ found: one }) => one?.tone !== 'well')).toEqual([])
  const unknown = { database: null, filling: null, room: null, services: null, stored: null }
  expect(runChecks({ ...well, ...unknown }).filter(({ found: one }) => one)).toEqual([])
})

test('REL-16 each check tells what is bad, in Italian and for doctor', () => {
  const bad = (name: CheckName, seen: Partial<Seen>) => {
    const one = found(name, seen)
    expect([name, one?.tone]).toEqual([name, 'bad'])
    return `${one?.text} ${one?.line}`
  }
  const away = { isUp: false, refusal: null }
  expect(bad('database', { database: away })).toMatch(/non risponde.*does not answer/)
  const full = { isUp: true, refusal: 'the disk is full' }
  expect(bad('database', { database: full })).toMatch(/non prende.*no writes: the disk is full/)
  expect(bad('tables', { stored: { ...stored, pendingMigrations: 1 } })).toContain('1 in attesa')
  expect(bad('room', { filling: 93 })).toMatch(/pieno al 93%.*DATABASE_MEGABYTES/)
  const left = (freeBytes: number) => ({ room: { freeBytes, totalBytes: 20e9 } })
  expect(bad('disk', left(300 * 1024 * 1024))).toContain('restano 300 MB')
  expect(bad('budget', { stored: { ...stored, budget: 'usedUp' } })).toContain('è finita')
  expect(bad('budget', { stored: { ...stored, budget: 'unpriced' } })).toContain('nessun prezzo')
  const said = (more: Partial<NonNullable<Seen['services']>>) => ({
    services: { ...(well.services as NonNullable<Seen['services']>), ...more },
  })
  for (const mail of ['silent', 'signInRefused', 'untrusted', 'fails', 'none'] as const) {
    bad('mail', said({ mail }))
  }
  for (const state of ['keyRefused', 'tooManyRequests', 'silent', 'notConfigured'] as const) {
    expect(bad('ai', said({ provider: { state } }))).toContain('OpenAI')
  }
  bad('ai', said({ provider: { state: 'refuses', status: 500 } }))
  bad('ai', said({ provider: { state: 'answers', model: 'penna', isOffered: false } }))
  expect(found('ai', said({ provider: { state: 'refuses', status: 404 } }))?.tone).toBe('plain')
  expect(found('ai', said({ provider: { state: 'demo' } }))?.tone).toBe('plain')
  expect(found('mail', said({ mail: 'outbox' }))?.tone).toBe('plain')
})

test('REL-16 a backup is missing, recent, old, failed, or its date cannot be read', () => {
  const tone = (lastBackup: Date | null, backupFault: string | null = null) =>
    found('backup', { stored: { ...stored, lastBackup, backupFault } })?.tone
  expect([hoursAgo(25), hoursAgo(27), new Date('rotta'), null].map((at) => tone(at))).toEqual([
    ...['well', 'bad', 'bad', 'bad'],
  ])
  expect(tone(hoursAgo(1), 'no room')).toBe('bad')
})

test('REL-16 a certificate is wrong with two days left or ended, and bad with thirteen', () => {
  const left = (days: number, distrust: string | null = null) =>
    certificateFound(
      'fucina.example',
      { validTo: now.getTime() + days * 86_400_000 + 1000, distrust },
      now,
    )
  expect(left(14).tone).toBe('well')
  expect(left(13)).toMatchObject({ tone: 'bad', line: expect.stringContaining('13 days left') })
  expect(left(3).doctor).toBeUndefined()
  expect(left(2).doctor).toBe('fail')
  expect(left(-1)).toMatchObject({ doctor: 'fail', line: expect.stringContaining('ended on') })
  expect(left(90, 'DEPTH_ZERO_SELF_SIGNED_CERT')).toMatchObject({ tone: 'plain', doctor: 'warn' })
})
