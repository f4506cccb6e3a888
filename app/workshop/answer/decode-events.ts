import { answerFailed } from '../../ai/failed-texts.ts'
import type { AnswerEvent } from './answer-events.ts'
import { RequestFailed } from './post.ts'

/**
 * The events of an answer as they arrive; the last one is `end` or `error`. A stream that breaks off
 * ends with an `error`.
 * @throws RequestFailed when the response has no body
 */
export async function* decodeEvents(
  response: Response,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  if (!response.body) throw new RequestFailed('NO_ANSWER', answerFailed)
  try {
    for await (const line of linesOf(response.body)) {
      const event = JSON.parse(line) as AnswerEvent
      yield event
      if (event.type === 'end' || event.type === 'error') return
    }
  } catch (error) {
    if (signal.aborted) throw error
  }
  yield { type: 'error', code: 'BROKEN_OFF', message: answerFailed }
}

/** The lines of a stream of UTF-8 bytes, wherever its chunks are cut. */
export async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      const lines = (rest + decoder.decode(value, { stream: !done })).split('\n')
      rest = done ? '' : (lines.pop() ?? '')
      for (const line of lines) if (line.trim()) yield line
      if (done) return
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}
