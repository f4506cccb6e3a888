import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { helpPlaceNoun } from '../app/help/help-place-noun.ts'
import { readCertificate } from '../app/operations/certificate.server.ts'
import { openDatabase } from '../app/platform/db/database.server.ts'
import { createLog } from '../app/platform/log/log.server.ts'
import { parseEnv } from '../app/platform/settings/env.server.ts'
import { beginTotp } from '../app/security/second-proof/codes.server.ts'
import { engine, testPlace, testUser } from '../tests/harness/database.ts'
import { startOperator } from '../tests/harness/operator.ts'
import type { DatabasePlace } from '../tests/harness/place.ts'
import { makeCertificate } from '../tests/harness/proxy.ts'
import { storeRecord } from '../tests/harness/records.ts'
import { opened } from '../tests/harness/rows.ts'
import { startAi } from '../tests/stand-ins/ai.ts'
import { startMail } from '../tests/stand-ins/mail.ts'
import { startOidc } from '../tests/stand-ins/oidc.ts'

vi.setConfig({ testTimeout: 60_000 })

type Where = Pick<DatabasePlace, 'directory' | 'url'>

const doctor = (place: Where, env: Record<string, string> = {}) =>
  startOperator(place, 'doctor', [], { SECRET: 's'.repeat(32), ...env }).ended

test('HLD-21 LRN-32 doctor finds an installation well, and writes to see whether it can', async () => {
  const place = await testPlace('seeded')
  const { code, output, errors } = await doctor(place)
  expect([code, errors]).toEqual([0, ''])
  expect(output).toMatch(/^ok {4}database: (sqlite|postgres) \d/m)
  expect(output).toMatch(/^ok {4}database: takes writes$/m)
  expect(output).toMatch(/^ok {4}tables: of this version$/m)
  expect(output).toMatch(/^warn {2}backup: there has been none: npm run backup makes one$/m)
  expect(output).toMatch(/^ok {4}disk: \d+ MB are free$/m)
  expect(output).toMatch(/^warn {2}help: 'Aiuto' names nobody: .*\/admin\/help.*CONTACT_EMAIL$/m)
  if (engine === 'postgres') {
    expect(output).toMatch(/^ok {4}clock: agrees with that of the database$/m)
  }
  expect(output).toMatch(/, 0 wrong\n$/)
})

test('LRN-32 HLD-21 doctor is content once the page of help names a place or an address', async () => {
  const place = await testPlace('seeded')
  const written = await doctor(place, { CONTACT_EMAIL: 'ciao@esempio.example' })
  expect(written.output).toMatch(/^ok {4}help: .* ciao@esempio\.example to write to$/m)

  const library = helpPlaceNoun.schema.parse({ name: 'Biblioteca di quartiere' })
  await opened(place, (db) => storeRecord(db, helpPlaceNoun, 'biblioteca', library))
  expect((await doctor(place)).output).toMatch(/^ok {4}help: 'Aiuto' names 1 place$/m)
})

test('HLD-21 doctor asks mail, AI and sign-in providers without spending, and tells no secret', async () => {
  const place = await testPlace('seeded')
  const [ai, mail, oidc] = await Promise.all([startAi(), startMail(), startOidc()])
  const { port } = new URL(oidc.origin)
  onTestFinished(async () => void (await Promise.all([ai.stop(), mail.stop(), oidc.stop()])))
  const well = await doctor(place, { ...ai.env, ...mail.env, ...oidc.env })
  expect(well.output).toMatch(/^ok {4}ai: .* answers with /m)
  expect(well.output).toMatch(/^ok {4}mail: /m)
  expect(well.output).toMatch(
    /^ok {4}sign-in google: return address to register: .*\/auth\/callback\/google$/m,
  )
  expect(ai.requests.filter(({ path }) => /completions|images/.test(path))).toEqual([])
  expect(mail.mails).toEqual([])

  ai.models = '401'
  const wrong = await doctor(place, {
    ...ai.env,
    AI_API_KEY: 'sk-segreta-sbagliata',
    SMTP_URL: 'smtp://ada:segreta@127.0.0.1:9',
    GOOGLE_CLIENT_ID: 'x',
    GOOGLE_CLIENT_SECRET: 'segreta',
    SIGN_IN_GOOGLE_ISSUER: 'http://127.0.0.1:9',
    ...oidc.envAs('comune', 'il Comune'),
    SIGN_IN_COMUNE_ISSUER: `http://localhost:${port}`,
  })
  expect(wrong.code).toBe(1)
  expect(wrong.output).toMatch(/^fail {2}ai: .* does not know the key: check AI_API_KEY$/m)
  expect(wrong.output).toMatch(/^fail {2}mail: the server does not answer/m)
  expect(wrong.output).toMatch(/^fail {2}sign-in google: http:\/\/127\.0\.0\.1:9\//m)
  expect(wrong.output).toMatch(/^fail {2}sign-in comune: .*says that it is another provider/m)
  expect(wrong.errors).toBe('Something is wrong: see the lines above.\n')
  expect(wrong.output + wrong.errors).not.toContain('segreta')
})

test('HLD-21 doctor tells of a secret that is not that of the data', async () => {
  const place = await testPlace('seeded')
  const db = openDatabase(place, () => {})
  const person = await testUser(db)
  const proof = {
    db,
    env: parseEnv({ SECRET: 's'.repeat(32), PUBLIC_URL: 'https://a.it' }),
    log: createLog('silent'),
  }
  await beginTotp(proof, person)
  await db.destroy()
  expect((await doctor(place)).output).toMatch(/^ok {4}SECRET: is set$/m)
  const other = await doctor(place, { SECRET: 't'.repeat(32) })
  expect(other.output).toMatch(/^warn {2}SECRET: is not that of the data.* codes of 1 are/m)
  const none = await doctor(place, { SECRET: '' })
  expect(none.output).toMatch(
    engine === 'sqlite'
      ? /^warn {2}SECRET: .*secret is missing beside data/m
      : /^warn {2}SECRET: /m,
  )
})

test('REL-16 --strict counts a missing backup as wrong, and --json says all for a program', async () => {
  const place = await testPlace('seeded')
  const run = (...args: string[]) =>
    startOperator(place, 'doctor', args, { SECRET: 's'.repeat(32), PORT: '9' }).ended
  const strict = await run('--strict')
  expect(strict.output).toMatch(/^fail {2}backup: there has been none/m)
  expect(strict.output).toMatch(/^fail {2}way in: no server answers/m)
  expect(strict.code).toBe(1)
  const json = await run('--json', '--strict')
  expect(json.code).toBe(1)
  const { version, at, findings, count } = JSON.parse(json.output)
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(Date.parse(at)).not.toBeNaN()
  expect(findings).toContainEqual({
    ...{ state: 'fail', thing: 'backup', words: expect.stringContaining('none') },
  })
  expect(count.ok + count.warn + count.fail).toBe(findings.length)
  expect((await run('--srtict')).code).toBe(2)
})

test('REL-16 the certificate is read from the address itself; one that cannot be is said', async () => {
  const away = await readCertificate({ PUBLIC_URL: 'https://127.0.0.1:9', isHttps: true })
  expect(away).toEqual({ reason: 'ECONNREFUSED' })
  expect(await readCertificate({ PUBLIC_URL: 'http://127.0.0.1', isHttps: false })).toBeNull()
  const directory = mkdtempSync(join(tmpdir(), 'fucina-certificate-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const made = makeCertificate(directory)
  const server = createServer({
    cert: readFileSync(made.certificate),
    key: readFileSync(made.key),
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const shown = await readCertificate({ PUBLIC_URL: `https://127.0.0.1:${port}`, isHttps: true })
  // It is made for a day.
  const days = shown && 'validTo' in shown ? (shown.validTo - Date.now()) / 86_400_000 : Number.NaN
  expect(days).toBeGreaterThan(0)
  expect(days).toBeLessThan(2)
})

describe.runIf(engine === 'sqlite')('HLD-21 doctor says what is wrong with a file', () => {
  test('damaged, open to others, a secret too short, a folder that is a file', async () => {
    const place = await testPlace('seeded')
    const file = join(place.directory, 'fucina.sqlite')
    chmodSync(file, 0o644)
    writeFileSync(join(place.directory, 'secret'), 'abc')
    const open = await doctor(place, { SECRET: '' })
    expect(open.output).toMatch(/^warn {2}rights: others can read fucina\.sqlite.*chmod 600/m)
    expect(open.output).toMatch(/^fail {2}SECRET: .*too short/m)
    writeFileSync(file, 'no database '.repeat(1000))
    const damaged = await doctor(place)
    expect(damaged.output).toMatch(/^fail {2}database: .*fucina\.sqlite is damaged: .*restore/m)
    const isFile = await doctor({ directory: file, url: undefined })
    expect(isFile.output).toMatch(/^fail {2}DATA_DIR: .* (a file|rights?) ?/m)
  })
})

describe.runIf(engine === 'postgres')('HLD-21 doctor says what is wrong with PostgreSQL', () => {
  test('away, another name, another database', async () => {
    const place = await testPlace('seeded')
    const at = (change: (url: URL) => void) => {
      const url = new URL(place.url ?? '')
      change(url)
      return doctor({ ...place, url: url.href })
    }
    const away = await at((url) => {
      url.port = '9'
      url.password = 'segreta'
    })
    expect(away.output).toMatch(/^fail {2}database: .* does not answer \(ECONNREFUSED\)$/m)
    expect(away.output).not.toContain('segreta')
    const missing = await at((url) => {
      url.pathname = '/nessuna'
    })
    expect(missing.output).toMatch(/^fail {2}database: DATABASE_URL: the server has no database/m)
  })
})
