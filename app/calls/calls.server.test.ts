import { expect, test } from 'vitest'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import { testSecret } from '../../tests/harness/launch.ts'
import { withinOneQuarter } from '../../tests/harness/quarter-hour.ts'
import { removeExpired } from '../lifecycle/janitor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import type { Role } from '../platform/roles.ts'
import { parseEnv } from '../platform/settings/env.server.ts'
import { longestShown } from './asking.ts'
import { endOwnCall, endSeenCall, makeCall, openCall, readOwnCall } from './calls.server.ts'

const env = parseEnv({ SECRET: testSecret })
const shown = { page: '/prompts', reading: 'large.dark.simple', text: null as string | null }
const nobody = { callId: null, userId: null }

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof KnownFailure ? error.code : error),
  )

const ground = (db: Database, address = '192.0.2.1') => ({ db, env, address })

const helper = async (db: Database, role: Role = 'facilitator') => ({
  id: (await testUser(db, { role })).id,
  role,
})

async function visitorsCall(db: Database, more: Partial<typeof shown> = {}) {
  const { id } = await makeCall(ground(db), nobody, { ...shown, ...more })
  const caller = { callId: id, userId: null }
  const call = await readOwnCall(db, caller)
  if (!call) throw new Error('the call is not there')
  return { ...call, caller }
}

test('TOG-30 TOG-31 six digits for a day, and a helper sees page and reading, and no text', async () => {
  const db = await testDatabase()
  const call = await visitorsCall(db)
  expect(call.code).toMatch(/^\d{6}$/)
  const left = call.until.getTime() - Date.now()
  expect(left).toBeGreaterThan(86_400_000 - 60_000)
  expect(left).toBeLessThanOrEqual(86_400_000)
  const typed = ` ${call.code.slice(0, 3)}-${call.code.slice(3)} `
  for (const role of ['facilitator', 'desk', 'admin'] as const) {
    expect(await openCall(db, await helper(db, role), typed)).toMatchObject(shown)
  }
})

test.each(['customer', 'editor'] as const)(
  'TOG-31 nobody else sees or ends one: %s',
  async (role) => {
    const db = await testDatabase()
    const call = await visitorsCall(db)
    const actor = await helper(db, role)
    expect(await codeOf(openCall(db, actor, call.code))).toBe('FORBIDDEN')
    expect(await codeOf(endSeenCall(db, actor, call.id))).toBe('FORBIDDEN')
    expect(await readOwnCall(db, call.caller)).not.toBe(null)
  },
)

test('TOG-32 a text is shown as it was ticked, and one that is too long makes no call', async () => {
  const db = await testDatabase()
  const text = 'Gentile Comune,\n\n  due righe. 🙂'
  const call = await visitorsCall(db, { text })
  expect(call.hasText).toBe(true)
  expect(await openCall(db, await helper(db), call.code)).toMatchObject({ text })
  const long = { ...shown, text: 'a'.repeat(longestShown + 1) }
  expect(await codeOf(makeCall(ground(db), nobody, long))).toBe('TEXT_TOO_LONG')
})

test('TOG-33 it ends by either side, by the next one, and after a day', async () => {
  const db = await testDatabase()
  const marta = await helper(db)
  const ended = await visitorsCall(db)
  await endOwnCall(db, ended.caller)
  expect(await codeOf(openCall(db, marta, ended.code))).toBe('CALL_UNKNOWN')

  const closed = await visitorsCall(db)
  await endSeenCall(db, marta, (await openCall(db, marta, closed.code)).id)
  expect(await readOwnCall(db, closed.caller)).toBe(null)

  const former = await visitorsCall(db)
  await makeCall(ground(db), former.caller, shown)
  expect(await codeOf(openCall(db, marta, former.code))).toBe('CALL_UNKNOWN')

  const old = await visitorsCall(db)
  await db
    .updateTable('helpCalls')
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where('id', '=', old.id)
    .execute()
  expect(await readOwnCall(db, old.caller)).toBe(null)
  expect(await codeOf(openCall(db, marta, old.code))).toBe('CALL_UNKNOWN')
  await removeExpired(db)
  expect(await db.selectFrom('helpCalls').select('id').where('id', '=', old.id).execute()).toEqual(
    [],
  )
})

test('TOG-33 a call of an account is found by the account alone', async () => {
  const db = await testDatabase()
  const { id: userId } = await testUser(db)
  const { id: callId } = await makeCall(ground(db), { callId: null, userId }, shown)
  expect(await readOwnCall(db, { callId: null, userId })).not.toBe(null)
  const { id: another } = await testUser(db)
  for (const caller of [
    { callId, userId: null },
    { callId, userId: another },
  ]) {
    await endOwnCall(db, caller)
    expect(await readOwnCall(db, caller)).toBe(null)
  }
  expect(await readOwnCall(db, { callId: null, userId })).not.toBe(null)
})

test('TOG-34 of one helper ten wrong numbers are looked up, of the next one others', async () => {
  const db = await testDatabase()
  const call = await visitorsCall(db)
  const wrong = call.code === '000000' ? '111111' : '000000'
  await withinOneQuarter()
  const marta = await helper(db)
  const together = await Promise.all(
    Array.from({ length: 14 }, () => codeOf(openCall(db, marta, wrong))),
  )
  expect(together.toSorted()).toEqual([
    ...Array(10).fill('CALL_UNKNOWN'),
    ...Array(4).fill('TOO_MANY_ATTEMPTS'),
  ])
  expect(await codeOf(openCall(db, marta, call.code))).toBe('TOO_MANY_ATTEMPTS')
  // What cannot be one is no guess.
  expect(await codeOf(openCall(db, marta, '12'))).toBe('NOT_A_CODE')
  expect(await codeOf(openCall(db, await helper(db), call.code))).toBe('done')
})

test('TOG-34 right numbers are no guesses', async () => {
  const db = await testDatabase()
  const call = await visitorsCall(db)
  const marta = await helper(db)
  for (let turn = 0; turn < 12; turn += 1) await openCall(db, marta, call.code)
})

test('TOG-34 from one address at most 120 are made in an hour', async () => {
  const db = await testDatabase()
  await withinOneQuarter()
  const address = `192.0.2.${Date.now() % 200}`
  for (let made = 0; made < 120; made += 1) await makeCall(ground(db, address), nobody, shown)
  expect(await codeOf(makeCall(ground(db, address), nobody, shown))).toBe('TOO_MANY_CALLS')
  expect(await codeOf(makeCall(ground(db, '198.51.100.7'), nobody, shown))).toBe('done')
})

test('TOG-34 the register says who looked, and nothing of what', async () => {
  const db = await testDatabase()
  const marta = await helper(db)
  const { id: userId } = await testUser(db)
  await makeCall(ground(db), { callId: null, userId }, { ...shown, text: 'Segreto' })
  const own = await readOwnCall(db, { callId: null, userId })
  await openCall(db, marta, own?.code ?? '')
  await openCall(db, marta, (await visitorsCall(db, { text: 'Segreto' })).code)
  const rows = await db
    .selectFrom('register')
    .selectAll()
    .where('act', '=', 'callSeen')
    .orderBy('at')
    .execute()
  expect(rows.map(({ actorId, personId }) => [actorId, personId])).toEqual([
    [marta.id, userId],
    [marta.id, null],
  ])
  expect(JSON.stringify(rows)).not.toMatch(/Segreto|prompts|large/)
})
