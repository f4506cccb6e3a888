/** Each act and each refusal leaves its line in the log, without words of anybody's. */
import { expect, test, vi } from 'vitest'
import {
  browserLike,
  type Fucina,
  fucinaForFile,
  person,
  signedIn,
  testPassword,
} from '../harness/server.ts'

const server = fucinaForFile({
  env: { LOG_LEVEL: 'info', SIGN_IN_FAILURES_PER_EMAIL: '3' },
})

type Line = Record<string, unknown> & { audit?: string }

const logLines = (fucina: Fucina): Line[] =>
  fucina
    .logs()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))

/** The one line of the kind that `work` leaves. */
async function auditLine(kind: string, work: () => Promise<unknown>): Promise<Line> {
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
  const ofKind = lines.filter(({ audit }) => audit === kind)
  expect(ofKind).toHaveLength(1)
  return ofKind[0] as Line
}

test('HLD-12 signing in, signing out, and being refused or locked out', async () => {
  const { id, email } = await person(server())
  const visitor = browserLike(server())
  const signIn = (fields: Record<string, string>, from = visitor) =>
    from.post('/login/accedi', { email, password: testPassword, ...fields })
  const refused = await auditLine('signInRefused', () => signIn({ password: 'sbagliata' }))
  expect(refused).toMatchObject({ level: 'warn', subjectId: id, reason: 'SIGN_IN_FAILED' })
  expect(refused.accountId).toBeUndefined()
  const come = await auditLine('signedIn', () => signIn({}))
  expect(come).toMatchObject({ level: 'info', accountId: id, way: 'password' })
  const gone = await auditLine('signedOut', () => visitor.post('/logout'))
  expect(gone).toMatchObject({ accountId: id })

  const locked = await auditLine('limitReached', async () => {
    for (let time = 0; time < 4; time += 1) {
      await signIn({ password: 'sbagliata' }, browserLike(server()))
    }
  })
  expect(locked).toMatchObject({ level: 'warn', subjectId: id, reason: 'TOO_MANY_ATTEMPTS' })
})

test('HLD-12 registering, an address that is taken, a reset asked for', async () => {
  const visitor = browserLike(server())
  const email = 'nina.traccia@esempio.it'
  const twice = { password: testPassword, confirm: testPassword }
  const register = () =>
    visitor.post('/login/registrati', { name: 'Nina Traccia', email, ...twice })
  const { accountId } = await auditLine('registered', register)
  expect(accountId).toBeTruthy()
  await visitor.post('/logout')
  const taken = await auditLine('registrationRefused', register)
  expect(taken).toMatchObject({ subjectId: accountId, reason: 'EMAIL_TAKEN' })
  const asked = await auditLine('resetAsked', () =>
    visitor.post('/login/password-dimenticata', { email }),
  )
  expect(asked).toMatchObject({ subjectId: accountId })
})

test('HLD-12 requests from elsewhere, without the right, and what people do with their own account', async () => {
  const { visitor, user } = await signedIn(server())
  const elsewhere = { headers: { 'Sec-Fetch-Site': 'cross-site' } }
  const foreign = await auditLine('originRefused', () => visitor.post('/logout', {}, elsewhere))
  expect(foreign.level).toBe('warn')
  const unfit = await auditLine('rightsMissing', () =>
    visitor.post('/admin/users', { intent: 'suspend', id: user.id }),
  )
  expect(unfit).toMatchObject({ accountId: user.id, level: 'warn' })

  const settings = '/dashboard/impostazioni'
  const password = { password: 'torre civica', confirm: 'torre civica' }
  const change = (current: string) =>
    visitor.post(settings, { intent: 'change-password', current, ...password })
  const save = { intent: 'save', name: 'Nuova', city: 'Como', techLevel: 'beginner' }
  const acts: [kind: string, work: () => Promise<unknown>][] = [
    ['profileChanged', () => visitor.post(settings, save)],
    ['dataExported', async () => (await visitor.get(`${settings}/dati`)).text()],
    ['sessionsEnded', () => visitor.post(settings, { intent: 'end-other-sessions' })],
    ['passwordRefused', () => change('no')],
    ['passwordChanged', () => change(testPassword)],
    [
      'accountDeleted',
      () => visitor.post(settings, { intent: 'delete', ownPassword: password.password }),
    ],
  ]
  for (const [kind, work] of acts) {
    expect(await auditLine(kind, work), kind).toMatchObject({ accountId: user.id })
  }
})

test('HLD-12 what administrators do with people and with the content', async () => {
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
  const exported = await auditLine('contentExported', async () =>
    (await visitor.get('/admin/content/esporta')).text(),
  )
  expect(exported.accountId).toBe(user.id)
})
