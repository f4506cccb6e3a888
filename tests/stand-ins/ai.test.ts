import OpenAI from 'openai'
import { expect, onTestFinished, test } from 'vitest'
import { startAi } from './ai.ts'
import { structuredAnswer } from './ai-texts.ts'

test('the official client reads the whole answer of the stand-in', async () => {
  const ai = await startAi()
  onTestFinished(() => ai.stop())
  const { chat } = new OpenAI({ baseURL: ai.url, apiKey: ai.key, maxRetries: 0 })
  ai.pace = 0
  let text = ''
  for await (const { choices } of await chat.completions.create({
    model: 'm',
    messages: [{ role: 'user', content: 'Ciao' }],
    stream: true,
  })) {
    text += choices[0]?.delta.content ?? ''
  }
  expect(text).toBe(structuredAnswer('Ciao'))
  expect((await ai.untilLast('complete')).body).toMatchObject({ model: 'm', stream: true })
})
