import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { longAgo, testDatabase, testUser } from '../../../tests/harness/database.ts'
import { testGroup, testMember } from '../../../tests/harness/groups.ts'
import { type AiStandIn, startAi } from '../../../tests/stand-ins/ai.ts'
import { addSharedAddress } from '../../ai/admin/edit-shared-addresses.server.ts'
import { readDayUse, takeAllowance, takeCall } from '../../ai/quota.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { reservedAddress } from '../../platform/has-address.ts'
import { registrationNetworks } from '../../platform/limits/network.server.ts'
import { createLog } from '../../platform/log/log.server.ts'
import { type Env, parseEnv } from '../../platform/settings/env.server.ts'
import { newVisitorId } from '../../platform/visitor.server.ts'
import type { Asker } from './asker.server.ts'
import { generateAnswer } from './generation.server.ts'

const settings = (more: Record<string, string> = {}) =>
  parseEnv({ SECRET: 's'.repeat(32), ...more })
const env = settings()

const from = (userId: string | null, address = '192.0.2.1'): Asker =>
  userId === null
    ? { kind: 'visitor', userId, visitorId: newVisitorId(), isNew: true, address }
    : { kind: 'user', userId, visitorId: null, address }
/** A moment of a day in summer, by the clock in Italy, and seconds later. */
const at = (hour: number, seconds = 0) =>
  new Date(Date.parse(`2026-07-06T${String(hour).padStart(2, '0')}:00:00+02:00`) + seconds * 1000)

/** Somebody registered at `from`, and the account is used from elsewhere. */
async function newcomer(db: Database, registeredAt: string, createdAt: Date, usedAt = '192.0.2.9') {
  const registeredFrom = (await registrationNetworks(db, env, registeredAt)) ?? undefined
  const user = await testUser(db, { createdAt, ...(registeredFrom && { registeredFrom }) })
  return from(user.id, usedAt)
}

/** Asks until somebody is refused. @returns how many were let, and why the next was not */
async function askAll(db: Database, askers: Iterable<[Asker, Date]>, settings: Env = env) {
  let granted = 0
  for (const [asker, now] of askers) {
    const taken = await takeAllowance(db, settings, asker, now)
    if (!taken.ok) return { granted, code: taken.code }
    granted += 1
  }
  return { granted, code: null }
}

const times = <T>(count: number, one: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => one(index))

describe('an account of its first day', () => {
  test('HLD-09 many new accounts count towards the address they were made from, wherever used', async () => {
    const db = await testDatabase()
    const narrow = settings({ AI_DAILY_TOTAL: '225' })
    const askers: [Asker, Date][] = []
    for (let number = 0; number < 10; number += 1) {
      const asker = await newcomer(db, '198.51.100.7', at(9), `203.0.113.${number}`)
      // A few a minute each, so that no minute is too full.
      for (let asked = 0; asked < 5; asked += 1) askers.push([asker, at(12, 60 * asked)])
    }
    expect(await askAll(db, askers, narrow)).toEqual({ granted: 30, code: 'QUOTA_DAY' })
    const visitor: [Asker, Date] = [from(null, '198.51.100.7'), at(12, 600)]
    expect(await askAll(db, [visitor], narrow)).toMatchObject({ code: 'QUOTA_DAY' })
    expect(await askAll(db, [[from(null, '203.0.113.1'), at(12, 600)]], narrow)).toMatchObject({
      granted: 1,
    })
  })

  test('HLD-09 it has the allowance of a visitor for 24 hours, and a person’s from then on', async () => {
    const db = await testDatabase()
    const wide = settings({ AI_PER_MINUTE_VISITOR: '1000', AI_PER_MINUTE_USER: '1000' })
    const asker = await newcomer(db, '198.51.100.7', at(9))
    const asks = (now: Date) => times(150, (): [Asker, Date] => [asker, now])
    expect(await askAll(db, asks(at(10)), wide)).toEqual({ granted: 20, code: 'QUOTA_DAY' })
    const nextDay = (hour: number) => new Date(at(hour).getTime() + 86_400_000)
    expect(await askAll(db, asks(nextDay(8)), wide)).toEqual({ granted: 20, code: 'QUOTA_DAY' })
    expect(await askAll(db, asks(nextDay(10)), wide)).toEqual({ granted: 100, code: 'QUOTA_DAY' })
  })

  test('HLD-09 without cookies, and with ever new accounts, an address keeps its pace per minute', async () => {
    const db = await testDatabase()
    const first = times(100, (): [Asker, Date] => [from(null), at(12)])
    expect(await askAll(db, first)).toEqual({ granted: 60, code: 'QUOTA_MINUTE' })
    expect(await askAll(db, [[from(null), at(12, 60)]])).toMatchObject({ granted: 1 })
    const asker = await newcomer(db, '192.0.2.1', at(9))
    expect(await askAll(db, [[asker, at(12, 30)]])).toMatchObject({ code: 'QUOTA_MINUTE' })
    expect(await askAll(db, [[asker, at(12, 60)]])).toMatchObject({ granted: 1 })
  })

  test('HLD-09 a class that comes for the first time gets in, and has the day of its address', async () => {
    const db = await testDatabase()
    const together = await Promise.all(times(40, () => takeAllowance(db, env, from(null), at(12))))
    expect(together.filter(({ ok }) => ok)).toHaveLength(40)
    const all = times(1000, (number): [Asker, Date] => [from(null), at(12, 60 + number * 2)])
    expect(await askAll(db, all)).toEqual({ granted: 360, code: 'QUOTA_DAY' })
  })

  test('HLD-09 IPv6 counts at its /64 and at its /48, and no network takes more than a third of everybody’s', async () => {
    const db = await testDatabase()
    const narrow = settings({ NETWORK_TIMES: '0.025' })
    const inside = (network: number) =>
      times(20, (host): [Asker, Date] => [
        from(null, `2001:db8:7:${network}::${host}`),
        at(10 + network, 60 * host),
      ])
    for (const network of [1, 2, 3]) {
      expect(await askAll(db, inside(network), narrow)).toEqual({ granted: 10, code: 'QUOTA_DAY' })
    }
    expect(await askAll(db, inside(4), narrow)).toEqual({ granted: 0, code: 'QUOTA_DAY' })
    // Whoever made their account there today counts there, wherever they are.
    const asker = await newcomer(db, '2001:db8:7:5::1', at(9))
    expect(await askAll(db, [[asker, at(16)]], narrow)).toMatchObject({ code: 'QUOTA_DAY' })
    expect(await askAll(db, [[from(null, '2001:db8:8::1'), at(16)]], narrow)).toMatchObject({
      granted: 1,
    })
    const ofIpv4 = settings({ AI_DAILY_TOTAL: '150' })
    const one = times(50, (): [Asker, Date] => [from(null), at(12)])
    expect(await askAll(db, one, ofIpv4)).toEqual({ granted: 20, code: 'QUOTA_DAY' })
  })
})

describe('the day', () => {
  const small = settings({
    AI_DAILY_TOTAL: '240',
    AI_PER_MINUTE_USER: '1000',
    AI_DAILY_PER_USER: '1000',
  })
  const confirmed = { createdAt: new Date(0), emailVerified: true }
  const known = async (db: Database, address?: string) =>
    from((await testUser(db, confirmed)).id, address)
  const repeat = (asker: Asker, now: Date) => times(300, (): [Asker, Date] => [asker, now])
  /** No network takes more than a third of what people known before have. */
  async function useUpKnown(db: Database, now: Date) {
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      await askAll(db, repeat(await known(db, address), now), small)
    }
  }
  /** Visitors of a thousand addresses, at one moment. */
  const crowd = (now: Date) =>
    times(300, (number): [Asker, Date] => [from(null, `198.51.${number % 200}.${number}`), now])

  test('HLD-09 people known before and administrators have shares that nobody else uses up', async () => {
    const db = await testDatabase()
    const boss = from((await testUser(db, { role: 'admin', createdAt: at(9) })).id)
    expect(await askAll(db, crowd(at(9)), small)).toEqual({ granted: 96, code: 'QUOTA_DAY' })
    expect(await askAll(db, crowd(at(23)), small)).toEqual({ granted: 0, code: 'QUOTA_DAY' })
    const [one, late] = [await known(db), await known(db, '192.0.2.4')]
    expect((await askAll(db, repeat(one, at(23)), small)).granted).toBe(16)
    await useUpKnown(db, at(23))
    expect(await askAll(db, repeat(late, at(23)), small)).toEqual({ granted: 0, code: 'QUOTA_DAY' })
    expect(await askAll(db, repeat(boss, at(23)), small)).toEqual({
      granted: 24,
      code: 'QUOTA_DAY',
    })
  })

  test('HLD-09 an address that nobody confirmed, and a slip, make nobody known; a provider does', async () => {
    const db = await testDatabase()
    await askAll(db, crowd(at(9)), small)
    const id = randomUUID()
    for (const [fields, granted] of [
      [{}, 0],
      [{ id, email: reservedAddress(id) }, 0],
      [{ email: reservedAddress(randomUUID()) }, 16],
    ] as const) {
      const asker = from((await testUser(db, { createdAt: new Date(0), ...fields })).id)
      expect((await askAll(db, repeat(asker, at(23)), small)).granted).toBe(granted)
    }
  })

  test('HLD-09 the reserve is for administrators whose role counts: not for editors, not for the desk', async () => {
    const db = await testDatabase()
    const given = [
      { role: 'editor' as const },
      { role: 'desk' as const },
      { role: 'admin' as const, emailVerified: false },
      { role: 'admin' as const, hasLongPassword: false },
    ]
    await askAll(db, crowd(at(9)), small)
    await useUpKnown(db, at(23))
    for (const fields of given) {
      const asker = from((await testUser(db, { ...fields, createdAt: new Date(0) })).id)
      expect(await askAll(db, repeat(asker, at(23)), small), JSON.stringify(fields)).toEqual({
        granted: 0,
        code: 'QUOTA_DAY',
      })
    }
    const boss = from((await testUser(db, { role: 'admin' })).id)
    expect((await askAll(db, repeat(boss, at(23)), small)).granted).toBe(24)
  })

  test('HLD-09 a group in its hours and a named library have what nobody else can use up', async () => {
    const db = await testDatabase()
    const inHours = { startsAt: at(22), endsAt: at(24) }
    const { id: groupId } = await testGroup(db, { ...inHours, seats: 40 })
    const members = await Promise.all(times(12, () => testMember(db, groupId)))
    const admin = { ...(await testUser(db, { role: 'admin' })), role: 'admin' as const }
    await addSharedAddress(db, admin, { address: '192.0.2.80', name: 'Biblioteca' })
    await askAll(db, crowd(at(21)), small)
    await useUpKnown(db, at(21))
    await askAll(db, repeat(from(admin.id), at(21)), small)
    const class12 = (now: Date) =>
      times(60, (number): [Asker, Date] => [from(members[number % 12] ?? null), now])
    expect(await askAll(db, class12(at(21)), small)).toEqual({ granted: 0, code: 'QUOTA_DAY' })
    expect(await askAll(db, class12(at(23)), small)).toEqual({ granted: 48, code: 'QUOTA_DAY' })
    const library = times(60, (): [Asker, Date] => [from(null, '192.0.2.80'), at(23)])
    expect(await askAll(db, library, small)).toEqual({ granted: 24, code: 'QUOTA_DAY' })
    expect((await readDayUse(db, small, at(23))).used).toBe(240)
  })

  test('HLD-09 administrators see what is left for whom, and the refusals', async () => {
    const db = await testDatabase()
    await askAll(db, crowd(at(12)), small)
    await askAll(db, crowd(at(12)), small)
    await useUpKnown(db, at(12))
    await askAll(
      db,
      times(99, (): [Asker, Date] => [from(null), at(13)]),
      small,
    )
    expect(await readDayUse(db, small, at(12))).toEqual({
      total: 240,
      used: 144,
      shares: [
        { share: 'administrators', most: 24, used: 0 },
        { share: 'groups', most: 48, used: 0 },
        { share: 'named', most: 24, used: 0 },
        { share: 'known', most: 48, used: 48 },
        { share: 'everybody', most: 96, used: 96 },
      ],
      refused: [{ refusal: 'everybody', count: 6 }],
    })
    expect(await readDayUse(db, small, new Date(at(12).getTime() + 86_400_000))).toMatchObject({
      used: 0,
      refused: [],
    })
  })
})

describe('an address that an administrator named', () => {
  const narrow = settings({ NETWORK_TIMES: '0.0125' })
  const name = async (db: Database, address: string) =>
    addSharedAddress(
      db,
      { ...(await testUser(db, { role: 'admin' })), role: 'admin' },
      { address, name: 'Biblioteca' },
    )
  const visitors = (address: string) =>
    times(60, (minute): [Asker, Date] => [from(null, address), at(20, 60 * minute)])

  test('HLD-09 may ask ten times as much', async () => {
    const db = await testDatabase()
    await name(db, '198.51.100.0/24')
    await name(db, '2001:db8:7:1::')
    for (const address of ['198.51.100.77', '2001:db8:7:1::abcd']) {
      expect(await askAll(db, visitors(address), narrow)).toMatchObject({ granted: 50 })
    }
    expect(await askAll(db, visitors('198.51.101.1'), narrow)).toMatchObject({ granted: 5 })
  })
})

describe('calls to the provider', () => {
  let ai: AiStandIn
  beforeAll(async () => {
    ai = await startAi()
  })
  afterAll(() => ai.stop())
  beforeEach(() => {
    ai.reset()
    ai.pace = 0
  })

  const wide = {
    AI_PER_MINUTE_USER: '100000',
    AI_DAILY_PER_USER: '100000',
    AI_PER_MINUTE_VISITOR: '100000',
  }

  test('HLD-10 a thousand at once, refused, filtered, broken, silent and asked twice, never pass the total', async () => {
    const db = await testDatabase({ poolSize: 40 })
    // Its model refuses our options: the first questions take two calls each.
    ai.profile = 'plain-only'
    const named = { AI_CHAT_MODEL: '', AI_IMAGE_MODEL: '' }
    const total = 120
    const env = settings({ ...ai.env, ...named, ...wide, AI_DAILY_TOTAL: String(total) })
    const boss = (await testUser(db, { role: 'admin' })).id
    const person = (await testUser(db, { createdAt: longAgo() })).id
    const modes = ['policy', '500', '401', '429', 'empty', 'cut', 'filtered', 'broken-json', 'hang']
    const leaving = new AbortController()
    const ground = { env, log: createLog('silent'), signal: leaving.signal }
    const asked = (number: number) => modes[number % modes.length]
    const questions = times(1000, async (number) => {
      const asker = from([boss, person, null][number % 3] ?? null, `198.51.100.${number % 250}`)
      const prompt = `#prova-${asked(number)}`
      await generateAnswer(db, asker, { prompt }, ground, () => {}).catch(() => {})
    })
    await Promise.all(questions.filter((_, number) => asked(number) !== 'hang'))
    leaving.abort()
    await Promise.all(questions)
    expect(ai.requests.length).toBeLessThanOrEqual(total)
    expect(ai.requests.length).toBeGreaterThan(total / 2)
    expect((await readDayUse(db, env)).used).toBeGreaterThanOrEqual(ai.requests.length)
    // Whatever failed before is not given back: nobody gets a call beyond the total.
    while (await takeCall(db, env));
    await expect(
      generateAnswer(db, from(boss), { prompt: 'Ciao' }, ground, () => {}),
    ).rejects.toMatchObject({
      status: 429,
    })
  }, 60_000)
})
