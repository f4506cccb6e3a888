/** Each act and each refusal leaves its line in the log, without words of anybody's. */
import { expect, test, vi } from 'vitest'
import { planForm } from '../harness/plan-form.ts'
import {
  browserLike,
  type Fucina,
  fucinaForFile,
  person,
  signedIn,
  testPassword,
} from '../harness/server.ts'

const server = fucinaForFile({
  env: { LOG_LEVEL: 'info', SIGN_IN_FAILURES_PER_EMAIL: '3', AI_PER_MINUTE_VISITOR: '1' },
})

type Line = Record<string, unknown> & { audit?: string }

const logLines = (fucina: Fucina): Line[] =>
  fucina
    .logs()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))

/** The lines that `work` leaves, once there is one of the kind. */
async function auditLines(kind: string, work: () => Promise<unknown>): Promise<Line[]> {
  const before = logLines(server()).length
  await work()
  const since = () => logLines(server()).slice(before)
  await vi.waitFor(() => expect(since().map(({ audit }) => audit)).toContain(kind), 5000)
  const lines = since().filter(({ audit }) => audit)
  for (const line of lines) {
    expect(line).toMatchObject({ requestId: expect.stringMatching(/^[\da-f-]{36}$/) })
    expect(line.address).toMatch(/^[\w-]{22}$/)
    expect(JSON.stringify(line)).not.toMatch(/@|127\.0\.0\.1|esempio|prova-42|session_token/)
  }
  return lines
}

/** The one line of the kind. */
async function auditLine(kind: string, work: () => Promise<unknown>): Promise<Line> {
  const lines = (await auditLines(kind, work)).filter(({ audit }) => audit === kind)
  expect(lines).toHaveLength(1)
  return lines[0] as Line
}

const settings = '/dashboard/impostazioni'

test('HLD-12 signing in, signing out, and being refused', async () => {
  const { id, email } = await person(server())
  const visitor = browserLike(server())
  const wrong = { email, password: 'sbagliata' }
  const refused = await auditLine('signInRefused', () => visitor.post('/login/accedi', wrong))
  expect(refused).toMatchObject({ level: 'warn', subjectId: id, reason: 'SIGN_IN_FAILED' })
  expect(refused.accountId).toBeUndefined()
  const unknown = { ...wrong, email: 'nessuno@esempio.it' }
  const nobody = await auditLine('signInRefused', () => visitor.post('/login/accedi', unknown))
  expect(nobody.subjectId).toBeUndefined()
  const right = { ...wrong, password: testPassword }
  const come = await auditLine('signedIn', () => visitor.post('/login/accedi', right))
  expect(come).toMatchObject({ level: 'info', accountId: id, way: 'password' })
  expect(await auditLine('signedOut', () => visitor.post('/logout'))).toMatchObject({
    accountId: id,
  })
})

test('HLD-12 a suspended person who tries', async () => {
  const { id, email } = await person(server(), { isActive: false })
  const fields = { email, password: testPassword }
  const line = await auditLine('signInRefused', () =>
    browserLike(server()).post('/login/accedi', fields),
  )
  expect(line).toMatchObject({ subjectId: id, reason: 'ACCOUNT_SUSPENDED' })
})

test('HLD-12 a lockout', async () => {
  const { id, email } = await person(server())
  const fields = { email, password: 'sbagliata' }
  const line = await auditLine('limitReached', async () => {
    for (let time = 0; time < 4; time += 1)
      await browserLike(server()).post('/login/accedi', fields)
  })
  expect(line).toMatchObject({ level: 'warn', subjectId: id, reason: 'TOO_MANY_ATTEMPTS' })
})

test('HLD-12 an allowance that is used up', async () => {
  const visitor = browserLike(server())
  const lines = await auditLines('limitReached', async () => {
    // A minute may end between two of them, not between three.
    for (let time = 0; time < 3; time += 1) {
      await (await visitor.postJson('/prompts/answer', { prompt: 'Scrivi una frase.' })).text()
    }
  })
  const [refused] = lines.filter(({ audit }) => audit === 'limitReached')
  expect(refused?.reason).toMatch(/^QUOTA_/)
})

test('HLD-12 registering, and an address that is taken', async () => {
  const fields = {
    name: 'Nina Traccia',
    email: 'nina.traccia@esempio.it',
    password: testPassword,
    confirm: testPassword,
  }
  const line = await auditLine('registered', () =>
    browserLike(server()).post('/login/registrati', fields),
  )
  expect(line.accountId).toBeTruthy()
  const taken = await auditLine('registrationRefused', () =>
    browserLike(server()).post('/login/registrati', fields),
  )
  expect(taken).toMatchObject({ subjectId: line.accountId, reason: 'EMAIL_TAKEN' })
})

test('HLD-12 a reset asked for, and a link worth nothing', async () => {
  const { id, email } = await person(server())
  const asked = await auditLine('resetAsked', () =>
    browserLike(server()).post('/login/password-dimenticata', { email }),
  )
  expect(asked).toMatchObject({ subjectId: id })
  const wish = { token: 'x'.repeat(20), password: testPassword }
  const refused = await auditLine('resetRefused', () =>
    browserLike(server()).post('/login/nuova-password', { ...wish, confirm: testPassword }),
  )
  expect(refused.reason).toBe('LINK_WORTHLESS')
})

test('HLD-12 requests from elsewhere, and without the right', async () => {
  const { visitor, user } = await signedIn(server())
  const elsewhere = { headers: { 'Sec-Fetch-Site': 'cross-site' } }
  const foreign = await auditLine('originRefused', () => visitor.post('/logout', {}, elsewhere))
  expect(foreign.level).toBe('warn')
  const line = await auditLine('rightsMissing', () =>
    visitor.post('/admin/users', { intent: 'suspend', id: user.id }),
  )
  expect(line).toMatchObject({ accountId: user.id, level: 'warn' })
})

const ownActs: [kind: string, fields: Record<string, string>][] = [
  ['profileChanged', { intent: 'save', name: 'Nuova', city: 'Como', techLevel: 'beginner' }],
  [
    'passwordRefused',
    { intent: 'change-password', current: 'no', password: 'torre civica', confirm: 'torre civica' },
  ],
  [
    'passwordChanged',
    {
      intent: 'change-password',
      current: testPassword,
      password: 'torre civica',
      confirm: 'torre civica',
    },
  ],
  ['resetAsked', { intent: 'send-reset' }],
  ['sessionsEnded', { intent: 'end-other-sessions' }],
  ['accountDeleted', { intent: 'delete', ownPassword: testPassword }],
]

test.each(ownActs)('HLD-12 what people do with their own account: %s', async (kind, fields) => {
  const { visitor, user } = await signedIn(server())
  const line = await auditLine(kind, () => visitor.post(settings, fields))
  expect(line).toMatchObject({ accountId: user.id })
})

test('HLD-12 the own data taken along, and a checkout noted', async () => {
  const { visitor, user } = await signedIn(server())
  const taken = await auditLine('dataExported', async () =>
    (await visitor.get(`${settings}/dati`)).text(),
  )
  expect(taken.accountId).toBe(user.id)
  await auditLine('checkoutNoted', () => visitor.post('/dashboard', { session_id: 'cs_test_1' }))
})

test('HLD-12 what administrators do with people', async () => {
  const { visitor, user } = await signedIn(server(), { role: 'admin' })
  const subject = await person(server())
  const acts = {
    'give-role': 'roleGiven',
    'take-role': 'roleTaken',
    suspend: 'userSuspended',
    reactivate: 'userReactivated',
  }
  for (const [intent, kind] of Object.entries(acts)) {
    const line = await auditLine(kind, () =>
      visitor.post('/admin/users', { intent, id: subject.id }),
    )
    expect(line).toMatchObject({ accountId: user.id, subjectId: subject.id })
  }
})

test('HLD-12 what administrators do with the content', async () => {
  const { visitor, user } = await signedIn(server(), { role: 'admin' })
  const everything = '/admin/content?insieme=professioni-incluse'
  const asked = await (await visitor.get(everything)).text()
  const acts: [kind: string, work: () => Promise<unknown>][] = [
    ['contentReset', () => visitor.post(everything, planForm(asked))],
    ['contentExported', async () => (await visitor.get('/admin/content/esporta')).text()],
  ]
  for (const [kind, work] of acts) {
    expect(await auditLine(kind, work)).toMatchObject({ accountId: user.id })
  }
  await visitor.post('/admin/professions', { intent: 'delete', id: 'medico' })
  const line = await auditLine('trashRestored', () =>
    visitor.post('/admin/test', { intent: 'restore', tipo: 'profession', id: 'medico' }),
  )
  expect(line).toMatchObject({ accountId: user.id, reason: 'profession' })
})
