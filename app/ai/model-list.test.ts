import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AiStandIn, startAi } from '../../tests/stand-ins/ai.ts'
import { modelsIn, readModelList } from './model-list.server.ts'

let ai: AiStandIn
beforeAll(async () => {
  ai = await startAi()
})
afterAll(() => ai.stop())
beforeEach(() => ai.reset())

const read = (milliseconds?: number) =>
  readModelList({ baseUrl: ai.url, apiKey: ai.key }, milliseconds)

test('AIX-01 a service is asked for its models alone, with the key, and nothing is generated', async () => {
  const models = ['dall-e-3', 'gpt-3.5-turbo']
  expect(await read()).toEqual({ state: 'answers', models })
  expect(ai.modelRequests.map(({ authorization }) => authorization)).toEqual([`Bearer ${ai.key}`])
  expect(ai.requests).toEqual([])
})

test('AIX-01 the newest of the list stands first, as far as the list says when they came', () => {
  const list = (...data: object[]) => modelsIn(JSON.stringify({ data }), 'https://esempio.it/v1')
  expect(
    list({ id: 'a', created: 5 }, { id: 'b', created: 9 }, { id: 'c' }, { id: 'd', created: 'x' }),
  ).toEqual(['b', 'a', 'c', 'd'])
})

test("AIX-01 Azure's list names what could be deployed: it is none to choose from", () => {
  const list = JSON.stringify({ data: [{ id: 'gpt-6-luna' }] })
  expect(modelsIn(list, 'https://citta.openai.azure.com/openai/v1')).toBeNull()
  expect(modelsIn(list, 'https://openai.azure.com.esempio.it/v1')).not.toBeNull()
})

test.for([
  ['401', { state: 'keyRefused' }],
  ['500', { state: 'refuses', status: 500 }],
  ['endless', { state: 'answers', models: null }],
] as const)('AIX-01 mode %s is said as it is', async ([mode, expected]) => {
  ai.models = mode
  expect(await read()).toEqual(expected)
})

test('the key does not follow a redirect, and who never answers is not waited for', async () => {
  ai.models = 'redirect'
  expect(await read()).toEqual({ state: 'silent' })
  expect(ai.modelRequests).toHaveLength(1)
  ai.models = 'hang'
  expect(await read(100)).toEqual({ state: 'silent' })
})
