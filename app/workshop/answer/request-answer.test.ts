import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { answerFailed } from '../../ai/failed-texts.ts'
import type { AnswerEvent } from './answer-events.ts'
import { post } from './post.ts'
import { decodeEvents, linesOf } from './request-answer.ts'

const events: AnswerEvent[] = [
  { type: 'start', generationId: 'generazione', isDemo: false, remaining: 7, canDraw: true },
  { type: 'text', text: 'Perché no? Così: «polenta» 🍲\n' },
  { type: 'end', cut: null },
]
const bytes = new TextEncoder().encode(events.map((event) => `${JSON.stringify(event)}\n`).join(''))

function streamOf(chunks: Uint8Array[], failing = false): ReadableStream<Uint8Array> {
  const left = [...chunks]
  return new ReadableStream({
    pull(controller) {
      const next = left.shift()
      if (next) controller.enqueue(next)
      else if (failing) controller.error(new TypeError('network error'))
      else controller.close()
    },
  })
}

/** The server's side is played by the browser's own Response. */
const answering = (respond: () => Response | Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => respond())

afterEach(() => vi.restoreAllMocks())

async function collected(signal = new AbortController().signal): Promise<AnswerEvent[]> {
  const seen: AnswerEvent[] = []
  const response = await post('/prompts/answer', { prompt: 'Ciao' }, answerFailed, signal)
  for await (const event of decodeEvents(response, signal)) seen.push(event)
  return seen
}

describe('the stream of an answer', () => {
  test('is read whole wherever its chunks are cut, in the middle of a letter too', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 12 }), async (cuts) => {
        const places = [0, ...cuts.sort((one, other) => one - other), bytes.length]
        const chunks = places.slice(1).map((end, index) => bytes.slice(places[index], end))
        const lines: string[] = []
        for await (const line of linesOf(streamOf(chunks))) lines.push(line)
        expect(lines.map((line) => JSON.parse(line))).toEqual(events)
      }),
    )
  })

  test.each([
    ['ends early', () => streamOf([bytes.slice(0, -8)])],
    ['loses the line', () => streamOf([bytes.slice(0, 120)], true)],
    ['holds junk', () => streamOf([bytes.slice(0, 75), new TextEncoder().encode('<html>\n')])],
  ])('ERR-30 that %s ends with the message', async (_, stream) => {
    answering(() => new Response(stream()))
    expect((await collected()).at(-1)).toMatchObject({ type: 'error', message: answerFailed })
  })

  test('ERR-30 without a connection says so in the same words', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(collected()).rejects.toMatchObject({
      code: 'OFFLINE',
      message: expect.stringMatching(`^${answerFailed} Sembra che manchi la connessione`),
    })
  })

  test("a refusal carries the server's words", async () => {
    answering(() =>
      Response.json(
        { code: 'AI_TOO_MANY_REQUESTS', message: 'Troppe richieste. Riprova tra qualche minuto.' },
        { status: 429 },
      ),
    )
    await expect(collected()).rejects.toMatchObject({
      code: 'AI_TOO_MANY_REQUESTS',
      message: 'Troppe richieste. Riprova tra qualche minuto.',
    })
  })

  test('ERR-30 a refusal in no words of ours gets the catalogue text', async () => {
    answering(() => new Response('<html>Bad Gateway</html>', { status: 502 }))
    await expect(collected()).rejects.toMatchObject({ code: '502', message: answerFailed })
  })

  test('stopping is not a failure to report', async () => {
    const stop = new AbortController()
    answering(() => {
      stop.abort()
      return Promise.reject(stop.signal.reason)
    })
    await expect(collected(stop.signal)).rejects.toBe(stop.signal.reason)
  })
})
