import { expect, test } from 'vitest'
import type { AnswerEvent } from './answer-events.ts'
import { encodeEvents } from './answer-response.server.ts'

const start: AnswerEvent = {
  type: 'start',
  generationId: 'one',
  isDemo: false,
  remaining: 3,
  canDraw: true,
}
const words = (text: string): AnswerEvent => ({ type: 'text', text })
const end: AnswerEvent = { type: 'end', cut: null }

/** One read after the other, each as its events; null: the body has ended. */
function readerOf(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  const next = async (): Promise<AnswerEvent[] | null> => {
    const { done, value } = await reader.read()
    if (done) return null
    const lines = decoder.decode(value).trimEnd().split('\n')
    return lines.map((line) => JSON.parse(line))
  }
  return { next, leave: () => reader.cancel() }
}

test('WORK-13 the first words go on at once with the start, what comes soon after together', async () => {
  const body = encodeEvents()
  const reader = readerOf(body.stream)
  body.take(start)
  body.take(words('Una'))
  expect(await reader.next()).toEqual([start, words('Una')])
  for (const text of [' lettera', ' al', ' Comune']) body.take(words(text))
  expect(await reader.next()).toEqual([words(' lettera al Comune')])
  body.take(words('.'))
  body.take(end)
  body.end()
  expect(await reader.next()).toEqual([words('.'), end])
  expect(await reader.next()).toBeNull()
})

test('WORK-13 an answer that fails before its first event does not begin, one that fails later breaks off', async () => {
  const none = encodeEvents()
  none.fail(new Error('nobody answers'))
  await expect(none.begun).rejects.toThrow('nobody answers')
  const body = encodeEvents()
  body.take(start)
  body.take(words('Una'))
  await body.begun
  const reader = readerOf(body.stream)
  await reader.next()
  body.fail(new Error('broken'))
  await expect(reader.next()).rejects.toThrow('broken')
})
