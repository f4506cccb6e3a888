import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inheritedEnvironment } from '../tests/harness/run.ts'
import { type AiStandIn, startAi } from '../tests/stand-ins/ai.ts'

let ai: AiStandIn
beforeAll(async () => {
  ai = await startAi()
})
afterAll(() => ai.stop())
beforeEach(() => ai.reset())

async function tryAi(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'try-ai.ts'), ...args], {
    env: { ...inheritedEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  await once(child, 'close')
  return { code: child.exitCode, output }
}

const key = () => ({ AI_BASE_URL: ai.url, AI_API_KEY: ai.key })

test('AIX-14 a new key is tried with one answer and one picture, and a model that refuses our options is named', async () => {
  ai.profile = 'openai'
  const { code, output } = await tryAi(key())
  expect(code).toBe(0)
  expect(output).toContain('Answer by gpt-6-luna')
  expect(output).toContain('Picture by gpt-image-2.5-flare')
  expect(output).not.toContain(ai.key)
  ai.profile = 'plain-only'
  const plain = await tryAi(key(), '--no-picture')
  expect(plain.code).toBe(0)
  expect(plain.output).toMatch(/^Answer by strict-model: .+\nIt refused our options/m)
})

test('AIX-14 a fault ends it with what to do, and pictures can be left out', async () => {
  ai.chat = 'no-credit'
  const { code, output } = await tryAi(key(), '--no-picture')
  expect(code).toBe(1)
  expect(output).toMatch(/^AI_NO_CREDIT: .+money.+$/m)
  expect(ai.requests.map(({ path }) => path)).toEqual(['/v1/chat/completions'])
})

test('AIX-14 without a key or address it says what to set', async () => {
  const { code, output } = await tryAi({})
  expect(code).toBe(2)
  expect(output).toContain('AI_API_KEY')
})
