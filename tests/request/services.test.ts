/** The built server with the AI services of today: a key alone is enough, and models may die. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../app/platform/db/database.server.ts'
import { testPlace } from '../harness/database.ts'
import { browserLike, fucinaForFile, startFucina } from '../harness/server.ts'
import { type AiStandIn, startAi } from '../stand-ins/ai.ts'
import { structuredAnswer } from '../stand-ins/ai-texts.ts'

let ai: AiStandIn
beforeAll(async () => {
  ai = await startAi()
  // A server asks for the list as soon as it starts.
  ai.profile = 'openai'
})
afterAll(() => ai.stop())
beforeEach(() => {
  ai.reset()
  ai.pace = 0
  ai.profile = 'openai'
})

const keyAlone = () => ({
  AI_BASE_URL: ai.url,
  AI_API_KEY: ai.key,
  AI_PER_MINUTE_VISITOR: '100',
  NETWORK_TIMES: '20',
})

const server = fucinaForFile(() => ({ env: keyAlone() }))

type Line = { type: string; text?: string; canDraw?: boolean; cut?: string | null }

async function ask(prompt = 'Ciao', visitor = browserLike(server())) {
  const response = await visitor.post('/prompts/answer', { prompt })
  const body = await response.text()
  const lines: Line[] = response.ok
    ? body.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []))
    : []
  const text = lines.map((line) => line.text ?? '').join('')
  return { status: response.status, body, lines, text }
}

test('AIX-01 with a key alone there are answers and pictures', async () => {
  const { lines, text } = await ask()
  expect(text).toBe(structuredAnswer('Ciao'))
  expect(lines[0]).toMatchObject({ type: 'start', canDraw: true })
  const drawn = await browserLike(server()).post('/prompts/image', { prompt: 'x', answer: 'y' })
  expect(drawn.status).toBe(200)
  expect(ai.requests.at(-1)?.body.model).toBe('gpt-image-2.5-flare')
})

test('AIX-04 no key, no prompt and no word of the service stands in a log or an answer', async () => {
  const talkative = await startFucina({ env: { ...keyAlone(), LOG_LEVEL: 'debug' } })
  const visitor = browserLike(talkative)
  for (const mode of ['401', '500', 'no-credit', 'policy', 'error-event', 'broken-json'] as const) {
    ai.chat = mode
    const { body } = await ask('Parole segretissime', visitor)
    expect(body).not.toMatch(/Internal detail|quota|safety/i)
  }
  expect(talkative.logs()).toContain('generation failed')
  expect(talkative.logs()).not.toContain(ai.key)
  expect(talkative.logs()).not.toMatch(/segretissime|Internal detail|current quota|safety system/i)
})

describe('a budget', () => {
  test('AIX-12 reached while 50 answers run, these end whole and the next is refused kindly', async () => {
    const place = await testPlace('seeded')
    const db = openDatabase(place, () => {})
    const price = { model: 'gpt-6-luna', millionIn: 0, millionOut: 1000, picture: null }
    await db
      .insertInto('aiPrices')
      .values({ ...price, updatedAt: new Date() })
      .execute()
    await db.destroy()
    const rich = await startFucina({ env: { ...keyAlone(), AI_MONTHLY_BUDGET: '5' }, place })
    ai.pace = 2
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => ask('Ciao', browserLike(rich))),
    )
    const served = answers.filter(({ status }) => status === 200)
    for (const { lines } of served) expect(lines.at(-1)).toEqual({ type: 'end', cut: null })
    expect(served.length).toBeGreaterThan(20)
    const after = await ask('Ciao', browserLike(rich))
    expect(after.status).toBe(503)
    expect(after.body).toContain('Guide e strumenti restano aperti')
    // Not one after the budget was reached.
    const taken = ai.requests.filter(({ body }) => 'reasoning_effort' in body)
    expect(taken).toHaveLength(served.length)
  })
})
