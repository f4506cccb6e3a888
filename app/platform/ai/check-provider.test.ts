import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AiStandIn, startAi } from '../../../tests/stand-ins/ai.ts'
import { listenOnLoopback } from '../../../tests/stand-ins/http.ts'
import { checkProvider } from './check-provider.server.ts'

let ai: AiStandIn
beforeAll(async () => {
  ai = await startAi()
})
afterAll(() => ai.stop())
beforeEach(() => ai.reset())

const settings = (more: Partial<Parameters<typeof checkProvider>[0]> = {}) => ({
  aiMode: 'openai' as const,
  AI_BASE_URL: ai.url,
  AI_API_KEY: ai.key,
  AI_CHAT_MODEL: 'gpt-3.5-turbo',
  ...more,
})

test('a service that answers is asked for its models alone, with the key, and nothing is generated', async () => {
  expect(await checkProvider(settings())).toEqual({ state: 'answers', hasModel: true })
  expect(ai.modelRequests.map(({ authorization }) => authorization)).toEqual([`Bearer ${ai.key}`])
  expect(ai.requests).toEqual([])
  expect(await checkProvider(settings({ AI_BASE_URL: `${ai.url}/` }))).toMatchObject({
    state: 'answers',
  })
})

test('a service that answers without the configured model, or without a list, says so', async () => {
  ai.models = 'others'
  expect(await checkProvider(settings())).toEqual({ state: 'answers', hasModel: false })
  ai.models = 'html'
  expect(await checkProvider(settings())).toEqual({ state: 'answers', hasModel: null })
})

test('a list without end is left, and who never answers is not waited for', async () => {
  ai.models = 'endless'
  expect(await checkProvider(settings())).toEqual({ state: 'answers', hasModel: null })
  ai.models = 'hang'
  expect(await checkProvider(settings(), 100)).toEqual({ state: 'silent' })
})

test('each refusal has its own word', async () => {
  ai.models = '401'
  expect(await checkProvider(settings())).toEqual({ state: 'keyRefused' })
  ai.models = '429'
  expect(await checkProvider(settings())).toEqual({ state: 'tooManyRequests' })
  ai.models = '404'
  expect(await checkProvider(settings())).toEqual({ state: 'refuses', status: 404 })
  ai.models = '500'
  expect(await checkProvider(settings())).toEqual({ state: 'refuses', status: 500 })
})

test('the key does not follow a redirect', async () => {
  ai.models = 'redirect'
  expect(await checkProvider(settings())).toEqual({ state: 'silent' })
  expect(ai.modelRequests).toHaveLength(1)
})

test('an address where nobody listens is silent', async () => {
  const gone = await listenOnLoopback(() => {})
  await gone.close()
  expect(await checkProvider(settings({ AI_BASE_URL: `${gone.origin}/v1` }))).toEqual({
    state: 'silent',
  })
})

test('the demo, nobody, and a service without key and address are not asked', async () => {
  expect(await checkProvider(settings({ aiMode: 'demo' }))).toEqual({ state: 'demo' })
  expect(await checkProvider(settings({ aiMode: 'off' }))).toEqual({ state: 'off' })
  const bare = settings({ AI_BASE_URL: undefined, AI_API_KEY: undefined })
  expect(await checkProvider(bare)).toEqual({ state: 'notConfigured' })
  expect(ai.modelRequests).toEqual([])
})
