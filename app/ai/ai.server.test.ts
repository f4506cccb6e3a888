import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { aiOfFile } from '../../tests/harness/ai.ts'
import { testDatabase, testUser } from '../../tests/harness/database.ts'
import type { Database } from '../platform/db/database.server.ts'
import { createLog } from '../platform/log/log.server.ts'
import { parseEnv } from '../platform/settings/env.server.ts'
import { chooseModel, saveBudget, savePrice } from './admin/edit-service.server.ts'
import { tryService } from './admin/try-service.server.ts'
import { recordGeneration } from './generations.server.ts'
import { storedModels } from './models.server.ts'
import { noUsage } from './provider.server.ts'
import { readService } from './read-service.server.ts'
import { aiService } from './service.server.ts'
import { budgetState, readSpending } from './spending.server.ts'
import { tellSpending } from './tell-spending.server.ts'

const ai = await aiOfFile()
beforeEach(() => {
  ai.profile = 'openai'
})

const log = createLog('silent')
const signal = new AbortController().signal

/** A process of an installation, with an outbox of its own. */
async function installation(more: Record<string, string> = {}) {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'fucina-ai-'))
  onTestFinished(() => rm(DATA_DIR, { recursive: true }))
  const named = { AI_CHAT_MODEL: '', AI_IMAGE_MODEL: '' }
  const env = parseEnv({ SECRET: 's'.repeat(32), ...ai.env, ...named, DATA_DIR, ...more })
  const mails = async () => {
    const files = await readdir(join(DATA_DIR, 'outbox')).catch(() => [])
    return Promise.all(files.map((file) => readFile(join(DATA_DIR, 'outbox', file), 'utf8')))
  }
  return { env, log, signal, mails }
}

const admin = async (db: Database) => ({
  ...(await testUser(db, { role: 'admin' })),
  role: 'admin' as const,
})

const spend = (db: Database, tokensOut: number, model = 'gpt-6-luna') =>
  recordGeneration(db, {
    id: randomUUID(),
    userId: null,
    kind: 'answer',
    status: 'ok',
    isDemo: false,
    usage: { ...noUsage(), model, tokensIn: 0, tokensOut },
  })

const luna = { model: 'gpt-6-luna', millionIn: 0, millionOut: 1, picture: null }

describe('the model in use', () => {
  test('AIX-10 an administrator chooses one of the list, and only one of the list', async () => {
    const db = await testDatabase()
    const actor = await admin(db)
    const { env } = await installation()
    const service = aiService(db, env, log)
    if (!service) throw new Error('a service is configured')
    expect((await service.choice('text'))?.model).toBe('gpt-6-luna')
    await chooseModel(db, actor, service, { kind: 'text', model: 'gpt-6-astra' })
    expect(await service.choice('text')).toMatchObject({
      model: 'gpt-6-astra',
      reason: 'administrator',
      next: 'gpt-6-luna',
    })
    await expect(
      chooseModel(db, actor, service, { kind: 'text', model: 'gpt-7' }),
    ).rejects.toMatchObject({ status: 400 })
    await expect(
      chooseModel(db, actor, service, { kind: 'text', model: 'whisper-1' }),
    ).rejects.toMatchObject({ status: 400, code: 'NO_WORDS' })
    await chooseModel(db, actor, service, { kind: 'text', model: null })
    expect((await service.choice('text'))?.reason).toBe('list')
    const rows = await db.selectFrom('register').select(['act', 'title']).execute()
    expect(rows).toContainEqual({ act: 'modelChosen', title: 'gpt-6-astra' })
  })

  test('AIX-01 that a model took the place of another stands in the register', async () => {
    const db = await testDatabase()
    const stored = storedModels(db, 'https://a.it/v1')
    expect(await stored.noteInUse('text', 'old')).toBeNull()
    expect(await stored.noteInUse('text', 'new')).toBe('old')
    expect(await storedModels(db, 'https://a.it/v1').noteInUse('text', 'new')).toBeNull()
    const rows = await db.selectFrom('register').select(['act', 'title', 'place']).execute()
    expect(rows).toEqual([{ act: 'modelReplaced', title: 'new', place: 'sito' }])
  })

  test('AIX-10 a trial is one answer and one picture, recorded and paid like all', async () => {
    const db = await testDatabase()
    const actor = await admin(db)
    const { env } = await installation()
    await savePrice(db, actor, env, { ...luna, millionIn: 1 })
    const flare = { model: 'gpt-image-2.5-flare', millionIn: null, millionOut: null }
    await savePrice(db, actor, env, { ...flare, picture: 0.05 })
    const [answer, picture] = (await tryService(db, actor, { env, log, signal })) ?? []
    expect(answer).toMatchObject({ kind: 'text', model: 'gpt-6-luna', fault: null })
    expect(answer?.cost).toBeCloseTo(0.00053)
    expect(picture).toMatchObject({ model: 'gpt-image-2.5-flare', fault: null, cost: 0.05 })
    expect(picture?.pictureUrl).toMatch(/^\/prompts\/images\//)
    const rows = await db.selectFrom('generations').select(['kind', 'model', 'status']).execute()
    expect(rows).toHaveLength(2)
    ai.chat = 'no-credit'
    const [failed] = (await tryService(db, actor, { env, log, signal })) ?? []
    expect(failed).toMatchObject({ fault: 'AI_NO_CREDIT', milliseconds: null, text: null })
    const { faults } = await readService(db, actor, { env, log })
    expect(faults).toMatchObject([{ code: 'AI_NO_CREDIT', count: 1, lastAt: expect.any(Date) }])
  })
})

describe('money', () => {
  test('AIX-12 tokens of a month and a model add up, however many ask at once', async () => {
    const db = await testDatabase()
    await Promise.all(Array.from({ length: 16 }, () => spend(db, 1000)))
    const { env } = await installation()
    const { used, spent } = await readSpending(db, env)
    expect(used).toMatchObject([
      { model: 'gpt-6-luna', kind: 'answer', generations: 16, tokensIn: 0, tokensOut: 16_000 },
    ])
    expect(spent).toBeNull()
    const nextYear = await readSpending(db, env, new Date(Date.now() + 366 * 86_400_000))
    expect(nextYear.used).toEqual([])
  })

  test('AIX-12 at the whole of the budget the AI pauses, and not before', async () => {
    const db = await testDatabase()
    const actor = await admin(db)
    const { env } = await installation({ AI_MONTHLY_BUDGET: '10' })
    await savePrice(db, actor, env, luna)
    await spend(db, 9_999_999)
    expect(await budgetState(db, env)).toBe('room')
    await spend(db, 1)
    expect(await budgetState(db, env)).toBe('usedUp')
    expect(await budgetState(db, (await installation()).env)).toBe('none')
  })

  test('AIX-12 half and four fifths of the budget are told once, to active administrators alone', async () => {
    const db = await testDatabase()
    const actor = await admin(db)
    await testUser(db, { role: 'admin', isActive: false })
    await testUser(db)
    const { env, mails } = await installation({ AI_MONTHLY_BUDGET: '10' })
    await savePrice(db, actor, env, luna)
    await spend(db, 5_000_000)
    const ground = { db, env, log }
    await Promise.all([tellSpending(ground), tellSpending(ground), tellSpending(ground)])
    expect(await mails()).toHaveLength(1)
    await spend(db, 3_000_000)
    await tellSpending(ground)
    expect(await mails()).toHaveLength(2)
    await spend(db, 2_000_000)
    await tellSpending(ground)
    expect(await mails()).toHaveLength(2)
  })

  test('AIX-12 a budget without any price allows no answer; the page asks for a price first', async () => {
    const db = await testDatabase()
    const actor = await admin(db)
    const { env } = await installation({ AI_MONTHLY_BUDGET: '10' })
    expect(await budgetState(db, env)).toBe('unpriced')
    const { env: free } = await installation()
    const refused = { status: 400, code: 'PRICE_NEEDED', field: 'budget' }
    await expect(saveBudget(db, actor, 5)).rejects.toMatchObject(refused)
    expect(await budgetState(db, free)).toBe('none')
    await savePrice(db, actor, env, luna)
    expect(await budgetState(db, env)).toBe('room')
  })

  test('AIX-12 the budget of the page goes before that of the settings, and is left again', async () => {
    const db = await testDatabase()
    const actor = await admin(db)
    const { env } = await installation({ AI_MONTHLY_BUDGET: '10' })
    await savePrice(db, actor, env, luna)
    await saveBudget(db, actor, 2.5)
    expect((await readSpending(db, env)).budget).toBe(2.5)
    await spend(db, 3_000_000)
    expect(await budgetState(db, env)).toBe('usedUp')
    await saveBudget(db, actor, null)
    expect(await budgetState(db, env)).toBe('room')
    const customer = { ...(await testUser(db)), role: 'customer' as const }
    await expect(saveBudget(db, customer, 100)).rejects.toMatchObject({ status: 403 })
  })
})

describe('what administrators are told', () => {
  test('AIX-01 a model that is gone gives way to the next, which is told once', async () => {
    const db = await testDatabase()
    await admin(db)
    const { env, mails } = await installation()
    const service = aiService(db, env, log)
    expect(await service?.modelFor('text')).toBe('gpt-6-luna')
    await service?.noteGone('gpt-6-luna')
    const next = await service?.modelFor('text')
    expect(next).not.toBe('gpt-6-luna')
    await service?.modelFor('text')
    await expect.poll(async () => (await mails()).length).toBe(1)
    const [mail] = await mails()
    expect(mail).toContain('gpt-6-luna')
    expect(mail).toContain(next)
  })
})
