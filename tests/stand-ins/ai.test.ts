import OpenAI from 'openai'
import { expect, onTestFinished, test } from 'vitest'
import { startAi } from './ai.ts'
import { structuredAnswer } from './ai-texts.ts'

async function standIn() {
  const ai = await startAi()
  onTestFinished(() => ai.stop())
  const client = new OpenAI({ baseURL: ai.url, apiKey: ai.key, maxRetries: 0 })
  const ask = (content: string, signal?: AbortSignal) =>
    client.chat.completions.create(
      { model: 'm', messages: [{ role: 'user', content }], stream: true },
      { signal },
    )
  return { ai, client, ask }
}

test('the official client reads the whole answer of the stand-in', async () => {
  const { ai, ask } = await standIn()
  ai.pace = 0
  let text = ''
  for await (const chunk of await ask('Ciao')) text += chunk.choices[0]?.delta.content ?? ''
  expect(text).toBe(structuredAnswer('Ciao'))
  expect((await ai.untilLast('complete')).body).toMatchObject({ model: 'm', stream: true })
})

test('a mode written in the prompt wins over the mode that is set', async () => {
  const { ask } = await standIn()
  await expect(ask('#prova-429 per favore')).rejects.toMatchObject({ status: 429 })
})

test('the stand-in notices that the reader hung up', async () => {
  const { ai, ask } = await standIn()
  ai.chat = 'endless'
  const abort = new AbortController()
  const stream = await ask('Ciao', abort.signal)
  for await (const _ of stream) {
    if ((ai.requests[0]?.pieces ?? 0) > 3) break
  }
  abort.abort()
  expect((await ai.untilLast('aborted')).pieces).toBeGreaterThan(3)
})

test('a picture comes as data', async () => {
  const { ai, client } = await standIn()
  const { data } = await client.images.generate({ model: 'm', prompt: 'arco' })
  expect(
    Buffer.from(data?.[0]?.b64_json ?? '', 'base64')
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
  ai.image = 'empty-list'
  expect((await client.images.generate({ model: 'm', prompt: 'arco' })).data).toEqual([])
})
