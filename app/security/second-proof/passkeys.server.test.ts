import { generateKeyPairSync } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { testDatabase, testSession, testUser } from '../../../tests/harness/database.ts'
import { failureCode } from '../../../tests/harness/failure-code.ts'
import { giveCode, proofOrigin as origin, proofOn } from '../../../tests/harness/proofs.ts'
import { type Lie, softDevice } from '../../../tests/harness/soft-device.ts'
import { resetSecondProof } from '../../accounts/second-proof/reset-proof.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { parseEnv } from '../../platform/settings/env.server.ts'
import { beginTotp, begunKey, confirmTotp } from './codes.server.ts'
import {
  addPasskey,
  arePasskeysPossible,
  askToAdd,
  askToShow,
  checkPasskey,
  removePasskey,
} from './passkeys.server.ts'
import { type ProofContext, readSecondProof } from './second-proof.server.ts'
import { stepAt, totpCode } from './totp.server.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** What a browser sends back of a `Set-Cookie` value. */
const sentBack = (cookie: string) => cookie.split(';', 1).join()

type Somebody = Awaited<ReturnType<typeof somebody>>

/** A person with a session. */
async function somebody(db: Database) {
  const user = await testUser(db, { emailVerified: true })
  const { id: sessionId } = await testSession(db, user.id)
  return { id: user.id, email: user.email, name: user.name, sessionId }
}

async function add(proof: ProofContext, person: Somebody, device = softDevice(origin), lie?: Lie) {
  const { options, cookie } = await askToAdd(proof, person)
  const typed = device.add(options, lie)
  const named = { cookies: sentBack(cookie), typed, name: 'Il mio telefono' }
  return { device, codes: await addPasskey(proof, person, named) }
}

/** Shows a device once, as somebody who must or as somebody who signs in. */
async function show(
  proof: ReturnType<typeof proofOn>,
  person: Somebody | null,
  device: ReturnType<typeof softDevice>,
  lie?: Lie,
) {
  const { options, cookie } = await askToShow(proof, person)
  const typed = device.show(options, lie)
  return checkPasskey(proof, { cookies: sentBack(cookie), typed }, person)
}

async function withDevice(counts = true) {
  const db = await testDatabase()
  const proof = proofOn(db)
  const person = await somebody(db)
  return { db, proof, person, ...(await add(proof, person, softDevice(origin, { counts }))) }
}

const secondProofId = async (db: Database, { id }: Somebody) =>
  (
    await db
      .selectFrom('users')
      .select('secondProofId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).secondProofId

const provenSessions = async (db: Database, { id }: Somebody) =>
  (
    await db
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', id)
      .where('secondProofAt', 'is not', null)
      .execute()
  ).map((session) => session.id)

test('WHO-50 the first device brings the recovery codes, others do not; the codes are good for both kinds', async () => {
  const db = await testDatabase()
  const proof = proofOn(db)
  const person = await somebody(db)
  const elsewhere = await testSession(db, person.id)
  await db.updateTable('sessions').set({ secondProofAt: new Date() }).execute()
  const { codes } = await add(proof, person)
  expect(codes).toHaveLength(10)
  expect(await secondProofId(db, person)).not.toBeNull()
  // The one elsewhere must give a second proof first.
  expect(await provenSessions(db, person)).toEqual([person.sessionId])
  expect((await add(proof, person)).codes).toBeNull()
  await beginTotp(proof, person)
  const key = (await begunKey(proof, person)) as Buffer
  expect(await confirmTotp(proof, person, totpCode(key, stepAt(new Date())))).toBeNull()
  const other = { ...person, sessionId: elsewhere.id }
  expect(await giveCode(proof, other, codes?.[0] ?? '')).toBe('recovery')
  const state = await readSecondProof(db, person)
  expect(state).toMatchObject({ codesLeft: 9, isBegun: false })
  expect(state.passkeys.map(({ name }) => name)).toEqual(['Il mio telefono', 'Il mio telefono'])
})

test('WHO-53 what was asked is signed once, within five minutes, for its session and its purpose', async () => {
  const { db, proof, person, device } = await withDevice()
  const { options, cookie } = await askToShow(proof, null)
  const cookies = sentBack(cookie)
  const typed = device.show(options)
  const answers = await Promise.all(
    [1, 2, 3].map(() => failureCode(checkPasskey(proof, { cookies, typed }, null))),
  )
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
  expect(await failureCode(checkPasskey(proof, { cookies, typed }, null))).toBe('PASSKEY_WRONG')
  // Another's, another session's, another purpose's, none.
  const asked = await askToShow(proof, person)
  const answer = () => device.show(asked.options)
  const of = sentBack(asked.cookie)
  const elsewhere = { ...person, sessionId: (await testSession(db, person.id)).id }
  for (const [sent, who] of [
    [of, elsewhere],
    [of, null],
    [cookies, person],
    ['__Host-fucina_passkey=x', person],
  ] as const) {
    const given = { cookies: sent, typed: answer() }
    expect(await failureCode(checkPasskey(proof, given, who))).toBe('PASSKEY_OLD')
  }
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 + 1000 })
  const late = { cookies: of, typed: answer() }
  expect(await failureCode(checkPasskey(proof, late, person))).toBe('PASSKEY_OLD')
  // However far the device's own clock is off: it signs no time.
  vi.setSystemTime(Date.now() - 60_000)
  expect(await failureCode(checkPasskey(proof, late, person))).toBe('done')
})

test('WHO-53 a device of another person, of another site, with another key or without finger, face or PIN opens nothing', async () => {
  const { db, proof, person, device } = await withDevice()
  const other = await somebody(db)
  const { device: others } = await add(proof, other)
  expect(await failureCode(show(proof, person, others))).toBe('PASSKEY_WRONG')
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const lies: Lie[] = [
    { origin: 'https://fucina.example.invalid' },
    { site: 'example' },
    { isUnverified: true },
    { key: privateKey },
    { challenge: Buffer.from('another one').toString('base64url') },
  ]
  for (const lie of lies) {
    expect(await failureCode(show(proof, person, device, lie))).toBe('PASSKEY_WRONG')
    if (lie.key) continue
    expect(await failureCode(add(proof, person, softDevice(origin), lie))).toBe('PASSKEY_WRONG')
  }
  expect(await failureCode(show(proof, person, device))).toBe('done')
})

test('WHO-53 a count that goes back, or stands still, opens nothing: as of a copy', async () => {
  const { proof, person, device } = await withDevice()
  await show(proof, person, device, { counter: 7 })
  for (const counter of [7, 3, 0]) {
    expect(await failureCode(show(proof, person, device, { counter }))).toBe('PASSKEY_WRONG')
  }
  // As far as a device counts.
  expect(await failureCode(show(proof, person, device, { counter: 4_294_967_295 }))).toBe('done')
  // Devices that share a passkey with one another do not count.
  const shared = await withDevice(false)
  for (const _ of [1, 2]) {
    expect(await failureCode(show(shared.proof, shared.person, shared.device))).toBe('done')
  }
})

test('WHO-55 what no device sends is refused before anything looks at it', async () => {
  const { proof, person, device } = await withDevice()
  const { options, cookie } = await askToShow(proof, person)
  const good = JSON.parse(device.show(options))
  const cookies = sentBack(cookie)
  for (const typed of [
    '',
    'null',
    '['.repeat(5000),
    JSON.stringify({ ...good, id: 'a'.repeat(2000) }),
    JSON.stringify({ ...good, response: { ...good.response, signature: 'no base64url!' } }),
    JSON.stringify({ ...good, response: { ...good.response, clientDataJSON: 'AAAA' } }),
    JSON.stringify({ ...good, more: 'a'.repeat(8000) }),
  ]) {
    expect(await failureCode(checkPasskey(proof, { cookies, typed }, person))).toBe('PASSKEY_WRONG')
    const named = { cookies, typed, name: 'x' }
    expect(await failureCode(addPasskey(proof, person, named))).toBe('PASSKEY_WRONG')
  }
  const typed = JSON.stringify(good)
  expect(await failureCode(checkPasskey(proof, { cookies, typed }, person))).toBe('done')
})

test('WHO-55 a site without a name or without https has no passkeys; this machine has', () => {
  const possible = (PUBLIC_URL: string) => arePasskeysPossible(parseEnv({ PUBLIC_URL }))
  expect(possible('https://fucina.example')).toBe(true)
  expect(possible('http://localhost:3000')).toBe(true)
  expect(possible('http://fucina.example')).toBe(false)
  expect(possible('https://192.0.2.7')).toBe(false)
})

test('WHO-51 WHO-54 a device says whose it is and when it was last used; taken away it opens nothing, with the last one all goes', async () => {
  const { db, proof, person, device } = await withDevice()
  expect((await readSecondProof(db, person)).passkeys[0]?.usedAt).toBeNull()
  expect(await show(proof, null, device)).toEqual({ userId: person.id })
  expect((await readSecondProof(db, person)).passkeys[0]?.usedAt).toBeInstanceOf(Date)
  const { device: second } = await add(proof, person)
  const elsewhere = await testSession(db, person.id)
  await db.updateTable('sessions').set({ secondProofAt: new Date() }).execute()
  const before = await secondProofId(db, person)
  const other = await somebody(db)
  expect(await failureCode(removePasskey(db, other, device.id))).toBe('PASSKEY_GONE')
  expect(await secondProofId(db, person)).toBe(before)
  await removePasskey(db, person, device.id)
  expect(await failureCode(removePasskey(db, person, device.id))).toBe('PASSKEY_GONE')
  expect(await failureCode(show(proof, null, device))).toBe('PASSKEY_WRONG')
  expect(await secondProofId(db, person)).not.toBe(before)
  const proven = await provenSessions(db, person)
  expect(proven).toContain(person.sessionId)
  expect(proven).not.toContain(elsewhere.id)
  expect(await readSecondProof(db, person)).toMatchObject({ codesLeft: 10 })
  await removePasskey(db, person, second.id)
  expect(await secondProofId(db, person)).toBeNull()
  expect(await readSecondProof(db, person)).toMatchObject({ since: null, codesLeft: 0 })
})

test('WHO-54 whoever takes a lost second proof away takes the devices too', async () => {
  const { db, proof, person, device } = await withDevice()
  const { id } = await testUser(db, { role: 'admin' })
  const admin = { id, name: 'Ada', role: 'admin', place: '' } as const
  await resetSecondProof(db, admin, person.id)
  expect(await readSecondProof(db, person)).toMatchObject({ since: null, codesLeft: 0 })
  expect(await failureCode(show(proof, null, device))).toBe('PASSKEY_WRONG')
})
