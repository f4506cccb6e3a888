import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testDatabase, testSession, testUser } from '../../../tests/harness/database.ts'
import { failureCode } from '../../../tests/harness/failure-code.ts'
import { giveCode, proofOn } from '../../../tests/harness/proofs.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { beginTotp, begunKey, confirmTotp } from './codes.server.ts'
import { readSecondProof, removeSecondProof, renewRecoveryCodes } from './second-proof.server.ts'
import { stepAt, totpCode } from './totp.server.ts'

// Codes are worked out from the hour: it stands still, so that none runs out while a test goes on.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const codeAt = (key: Buffer, later = 0) => totpCode(key, stepAt(new Date()) + later)

/** A person with a session, and a key that waits for its first code. */
async function begun() {
  const db = await testDatabase()
  const user = await testUser(db, { emailVerified: true })
  const proof = proofOn(db)
  const { id: sessionId } = await testSession(db, user.id)
  const person = { id: user.id, email: user.email, sessionId }
  await beginTotp(proof, person)
  const key = (await begunKey(proof, person)) as Buffer
  return { db, proof, person, key }
}

/** The same with the first code typed: the one before the current one, so that this is still good. */
async function setUp() {
  const given = await begun()
  const codes = (await confirmTotp(given.proof, given.person, codeAt(given.key, -1))) ?? []
  return { ...given, codes }
}

const sessionsOf = (db: Database, userId: string) =>
  db.selectFrom('sessions').selectAll().where('userId', '=', userId).execute()

test('WHO-30 a second code is set up with a first code, and not before', async () => {
  const { db, proof, person, key } = await begun()
  const other = await testSession(db, person.id)
  await db.updateTable('sessions').set({ secondProofAt: new Date() }).execute()
  expect(await readSecondProof(db, person)).toMatchObject({
    ...{ isBegun: true, setUpAt: null, since: null, codesLeft: 0 },
  })
  expect(await failureCode(confirmTotp(proof, person, '000000x'))).toBe('CODE_WRONG')
  expect(await failureCode(giveCode(proof, person, codeAt(key)))).toBe('CODE_WRONG')
  const users = await db.selectFrom('users').select('secondProofId').execute()
  expect(users).toEqual([{ secondProofId: null }])
  // As people type it.
  const code = codeAt(key)
  const codes = (await confirmTotp(proof, person, `${code.slice(0, 3)} ${code.slice(3)}`)) ?? []
  expect(new Set(codes).size).toBe(10)
  for (const recovery of codes) expect(recovery).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
  expect(await readSecondProof(db, person)).toMatchObject({ isBegun: false, codesLeft: 10 })
  // The others must give a code before they open anything again.
  for (const { id, secondProofAt } of await sessionsOf(db, person.id)) {
    expect(secondProofAt === null, id).toBe(id === other.id)
  }
  expect(await failureCode(beginTotp(proof, person))).toBe('ALREADY_SET_UP')
  expect(await failureCode(confirmTotp(proof, person, codeAt(key)))).toBe('NOT_BEGUN')
})

test('WHO-30 neither the key nor a recovery code can be read in the database', async () => {
  const { db, key, codes } = await setUp()
  const stored = JSON.stringify([
    await db.selectFrom('totpKeys').selectAll().execute(),
    await db.selectFrom('recoveryCodes').selectAll().execute(),
  ])
  expect(stored).not.toContain(key.toString('hex'))
  expect(stored).not.toContain(key.toString('base64url'))
  for (const code of codes) {
    expect(stored).not.toContain(code)
    expect(stored).not.toContain(code.replace('-', ''))
  }
})

test('WHO-30 a code of the telephone works once, whoever sends it at the same time', async () => {
  const { proof, person, key } = await setUp()
  const tries = Array.from({ length: 4 }, () => failureCode(giveCode(proof, person, codeAt(key))))
  expect((await Promise.all(tries)).filter((code) => code === 'done')).toEqual(['done'])
})

test('WHO-30 each recovery code works once, as it is typed, for its owner; new ones end the old ones', async () => {
  const { db, proof, person, key, codes } = await setUp()
  const [first = '', second = '', third = ''] = codes
  expect(await giveCode(proof, person, ` ${first.toUpperCase().replace('-', ' ')} `)).toBe(
    'recovery',
  )
  expect(await failureCode(giveCode(proof, person, first))).toBe('CODE_WRONG')
  const both = [second, second].map((code) => failureCode(giveCode(proof, person, code)))
  expect((await Promise.all(both)).toSorted()).toEqual(['CODE_WRONG', 'done'])
  expect((await readSecondProof(db, person)).codesLeft).toBe(8)
  // A right code among many other signs is none, and somebody else's is worth nothing.
  expect(await failureCode(giveCode(proof, person, ' '.repeat(50) + codeAt(key)))).toBe(
    'CODE_WRONG',
  )
  const other = await testUser(db)
  const stranger = { ...other, sessionId: (await testSession(db, other.id)).id }
  expect(await failureCode(giveCode(proof, stranger, third))).toBe('CODE_WRONG')
  expect(await failureCode(renewRecoveryCodes(proof, stranger))).toBe('NOT_SET_UP')
  const renewed = await renewRecoveryCodes(proof, person)
  expect((await readSecondProof(db, person)).codesLeft).toBe(10)
  expect(await failureCode(giveCode(proof, person, third))).toBe('CODE_WRONG')
  expect(await giveCode(proof, person, renewed[0] ?? '')).toBe('recovery')
})

test('WHO-33 five wrong codes close a network for a while, and nobody else’s; right ones are not counted', async () => {
  const { db, proof, person, key, codes } = await setUp()
  const wrong = (address = proof.address) =>
    failureCode(giveCode({ ...proof, address }, person, 'aaaaa-aaaaa'))
  for (let tries = 0; tries < 4; tries += 1) expect(await wrong()).toBe('CODE_WRONG')
  expect(await giveCode(proof, person, codeAt(key))).toBe('totp')
  for (let tries = 0; tries < 5; tries += 1) expect(await wrong()).toBe('CODE_WRONG')
  expect(await wrong()).toBe('TOO_MANY_ATTEMPTS')
  // The right one too: nobody looks at it.
  expect(await failureCode(giveCode(proof, person, codes[0] ?? ''))).toBe('TOO_MANY_ATTEMPTS')
  expect((await readSecondProof(db, person)).codesLeft).toBe(10)
  // However many networks guess, the owner gets in.
  for (let other = 1; other <= 20; other += 1) await wrong(`198.51.100.${other}`)
  const atHome = { ...proof, address: '203.0.113.9' }
  expect(await giveCode(atHome, person, codes[0] ?? '')).toBe('recovery')
})

test('WHO-33 wrong codes sent all at once count like those sent one after the other', async () => {
  const { proof, person } = await setUp()
  const tries = Array.from({ length: 12 }, () => failureCode(giveCode(proof, person, '000 00')))
  const answers = await Promise.all(tries)
  expect(answers.filter((code) => code === 'CODE_WRONG')).toHaveLength(5)
  expect(answers.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(7)
})

test('WHO-35 switched off, nothing is left of it; set up again, the old telephone is worth nothing', async () => {
  const { db, proof, person, key, codes } = await setUp()
  const idNow = async () =>
    (await db.selectFrom('users').select('secondProofId').executeTakeFirstOrThrow()).secondProofId
  const former = await idNow()
  await db.transaction().execute((trx) => removeSecondProof(trx, person))
  expect(await idNow()).toBeNull()
  expect(await db.selectFrom('totpKeys').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('recoveryCodes').selectAll().execute()).toEqual([])
  await beginTotp(proof, person)
  const next = (await begunKey(proof, person)) as Buffer
  await confirmTotp(proof, person, codeAt(next, -1))
  expect(await idNow()).not.toBe(former)
  expect(await failureCode(giveCode(proof, person, codeAt(key)))).toBe('CODE_WRONG')
  expect(await failureCode(giveCode(proof, person, codes[0] ?? ''))).toBe('CODE_WRONG')
  expect(await giveCode(proof, person, codeAt(next))).toBe('totp')
})
